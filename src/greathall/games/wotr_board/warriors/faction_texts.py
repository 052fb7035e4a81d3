"""What cards of the expansion say, and the moments at which they speak.

A faction event is an Event card of a third deck. Its text is a class of `warriors.cards`, named as
the card; it fills the moments of an `EventText` and those below. So A Great Fleet is written:

    class AGreatFleet(FactionText):
        before_entry = True  # it can add to the figures with which its faction will enter

        async def played(self, game: WarOfFactions, player: Player) -> None:
            await recruit_by_card(game, player, CORSAIRS)  # or adds to its starting figures
            if has_entered(game, CORSAIRS):
                await move_corsairs(game, player)

`can_be_played` is the printed condition alone: an event whose faction is not in play, or is
eliminated, can be played and does nothing. `has_effect` sees to that, so `played` need not ask;
such a card never lies on the table. A text serves all copies of its card.

A card on the table that can be used with a Faction die fills `can_use_die` and `use_die`. One that
holds figures calls `faction_figures.put_on_card` when it is played and `take_from_card` later; it
`stays` while `figures_on_card` is not 0. Call to Battle cards are `CombatText`s with the id of the
card; what they cost is eliminated by `faction_figures.lose_figures`.

The nine new events are `WarriorsText`s, with a combat half like that of every Event card.
"""

from __future__ import annotations

from typing import Any, ClassVar

from greathall.games.wotr_board.card_texts import EVENTS, EventText, on_table
from greathall.games.wotr_board.facts import EVENT_CARDS, GONE, Card, Faction, Figure, Region
from greathall.games.wotr_board.warriors.table import WarOfFactions, has_entered
from greathall.kernel import Player


class WarriorsText(EventText, abstract=True):
    """An event that speaks of factions: what it may say while it lies on the table."""

    def bars_faction(self, game: WarOfFactions, faction: Faction) -> bool:
        """Whether no card of this faction can be played, be it an event or a Call to Battle."""
        return False

    def guards(self, game: WarOfFactions, region: Region) -> bool:
        """Whether no Free Peoples faction may enter, attack or be called to battle there."""
        return False

    def opens(self, game: WarOfFactions, region: Region) -> tuple[Region, ...]:
        """Regions that are adjacent to this one for the Army of the Dead, besides the board's."""
        return ()

    def arms(self, game: WarOfFactions, faction: Faction) -> bool:
        """Whether figures of this faction add to Combat Strength when it is called to battle."""
        return False

    def shields(self, game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
        """Figures in a region that may be taken as casualties of an attack by Ents."""
        return ()

    def can_use_die(self, game: WarOfFactions, player: Player) -> bool:
        """Whether any result of the Faction die can be spent on it now."""
        return False

    async def use_die(self, game: WarOfFactions, player: Player) -> None:
        """What a Faction die does that was spent on it."""

    async def faction_event_played(self, game: WarOfFactions, player: Player, card: Card) -> None:
        """Another faction event has done what it says."""


class FactionText(WarriorsText, abstract=True):
    """A faction event."""

    before_entry: ClassVar[bool] = False  # whether it also works while its faction is not in play

    @classmethod
    def register(cls, text: Any) -> None:
        for card in EVENT_CARDS.values():
            if text.id in (card.id, card.copy_of):
                EVENTS[card.id] = text

    @property
    def faction(self) -> Faction:
        """The faction whose event it is; none for a general one."""
        return EVENT_CARDS[self.id].faction

    def has_effect(self, game: Any) -> bool:
        """An eliminated faction has no use for it; one not in play only for some."""
        if not self.faction or has_entered(game, self.faction):
            return True
        return self.before_entry and game.factions[self.faction] != GONE


def speaking(game: WarOfFactions, moment: Any) -> tuple[Any, ...]:
    """The cards on the table that say something at a moment of the expansion."""
    return on_table(game, moment)


def is_barred(game: WarOfFactions, faction: Faction) -> bool:
    """Whether no card of this faction can be played."""
    texts = speaking(game, WarriorsText.bars_faction)
    return any(text.bars_faction(game, faction) for text in texts)


def is_guarded(game: WarOfFactions, region: Region) -> bool:
    """Whether Free Peoples factions must keep away from a region."""
    return any(text.guards(game, region) for text in speaking(game, WarriorsText.guards))
