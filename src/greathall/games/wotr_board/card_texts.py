"""What Event cards say, and the moments at which they speak (5, 8.3).

An Event card has two halves, each a text of its own: the event, and the Combat card, which several
cards share. A text fills the moments at which it says something; at all others it is silent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from greathall.games.wotr_board.facts import (
    REMEMBERED,
    Card,
    Character,
    Combat,
    Face,
    Figure,
    Nation,
    Region,
    Side,
)
from greathall.kernel import Player, Text

if TYPE_CHECKING:
    from greathall.games.wotr_board.table import War


class EventText(Text, abstract=True):
    """The event half of a card."""

    can_be_discarded: ClassVar[bool] = True  # whether any other text can take it from the table

    @classmethod
    def register(cls, text: Any) -> None:
        EVENTS[text.id] = text

    # ------------------------------------------------ being played

    def can_be_played(self, game: War, player: Player) -> bool:
        """Whether its condition is met and any part of it can do something (5.2).

        The die that plays it is used already.
        """
        return True

    def has_effect(self, game: War) -> bool:
        """Whether it does anything; if not, it is discarded when it is played."""
        return True

    async def played(self, game: War, player: Player) -> None:
        """What it does."""

    # ------------------------------------------------ lying on the table

    def stays(self, game: War) -> bool:
        """Whether what it needs still holds; if not it is discarded at once (5.3)."""
        return True

    def removal(self, game: War, player: Player, face: Face) -> bool:
        """Whether this player may pay with such a die, and with what else it costs (5.6)."""
        return False

    async def removed(self, game: War, player: Player, face: Face) -> None:
        """Pay what else its removal costs."""

    def can_stop_tile(self, game: War) -> bool:
        """Whether it may keep the Shadow from drawing a Hunt tile."""
        return False

    def can_replace_tile(self, game: War) -> bool:
        """Whether another tile may be drawn instead of the one just drawn."""
        return False

    def can_ignore_reveal(self, game: War) -> bool:
        """Whether the icon that reveals may be ignored on the tile just drawn."""
        return False

    def lowers_damage(self, game: War) -> int:
        """By how much it can lower the damage of a Hunt tile."""
        return 0

    def hunt_roll_bonus(self, game: War) -> int:
        """What it can add to every die of a Hunt roll."""
        return 0

    def spares_hunt_box(self, game: War) -> bool:
        """Whether dice that move the Fellowship stay out of the Hunt Box."""
        return False

    async def fellowship_traced(self, game: War, path: tuple[Region, ...], declared: bool) -> None:
        """The Ring-bearers went this way, from the first region to the last."""

    async def fellowship_declared(self, game: War) -> None:
        """The Fellowship was declared where it now stands."""

    async def fellowship_revealed(self, game: War) -> None:
        """The Fellowship was revealed."""

    async def companion_taken(self, game: War, companion: Character) -> None:
        """A Companion of the Fellowship was taken as a casualty of the Hunt."""

    async def event_played(self, game: War, player: Player, card: Card, face: Face) -> None:
        """Another card was played with such a die."""

    def closes(self) -> tuple[Region, ...]:
        """Where no Shadow Army may enter or attack."""
        return ()

    def bars_activation(self, game: War, nation: Nation, how: str, region: Region) -> bool:
        """Whether this cannot activate the Nation; see `politics` for the ways."""
        return False

    def bars_advance(self, game: War, nation: Nation, how: str) -> bool:
        """Whether this cannot advance the Nation; see `politics` for the ways."""
        return False

    def nation_activated(self, game: War, nation: Nation) -> None:
        """A Nation became active."""

    def nation_advanced(self, game: War, nation: Nation, how: str) -> None:
        """A Nation moved down the Political Track."""

    def bars_combat_card(self, game: War, side: Side) -> bool:
        """Whether this side may not play a Combat card in the battle that is fought."""
        return False

    def serves_in_battle(self, game: War, side: Side) -> bool:
        """Whether it may be used from the table as this round's Combat card."""
        return False

    # ------------------------------------------------ lying on the table: Warriors of Middle-earth

    def bars_tiles(self, game: War) -> bool:
        """Whether the Shadow may not draw a Hunt tile for any reason."""
        return False

    def hunts(self, game: War, region: Region) -> bool:
        """Whether figures in the Fellowship's region count as a Shadow unit for the Hunt."""
        return False

    def joins(self, game: War, region: Region) -> tuple[Region, ...]:
        """Regions that are adjacent to this one for Companions, besides those of the board."""
        return ()

    def leads_the_ring(self, game: War, region: Region) -> tuple[Region, ...]:
        """Regions that are adjacent to this one for the Fellowship, besides those of the board."""
        return ()

    def fills(self, game: War) -> Figure:
        """A kind of figure that counts towards the stacking limit of Shadow Armies."""
        return ""

    async def voice_used(self, game: War) -> None:
        """The Shadow has used the Voice of Saruman."""

    async def battle_begins(self, game: War) -> None:
        """A battle is about to be fought."""


class CombatText(Text, abstract=True):
    """The Combat half of a card. Its moments are the initiatives 0 to 7, in this order.

    `side` is always the side that played it.
    """

    @classmethod
    def register(cls, text: Any) -> None:
        COMBATS[text.id] = text

    def can_be_used(self, game: War, side: Side) -> bool:
        """Whether its condition is met."""
        return True

    async def cancel(self, game: War, side: Side) -> None:
        """0: it may cancel the enemy's card."""

    async def before_all(self, game: War, side: Side) -> None:
        """1: before everything else of the round."""

    async def strike_first(self, game: War, side: Side) -> None:
        """2: an additional attack before the Combat roll."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        """3: modifiers of the round's rolls."""

    async def help_the_reroll(self, game: War, side: Side) -> None:
        """4: after the Combat roll, before the Leader re-roll."""

    async def add_hits(self, game: War, side: Side) -> None:
        """5: after the Leader re-roll."""

    async def spare_or_slay(self, game: War, side: Side) -> None:
        """6: before casualties are removed."""

    async def rescue(self, game: War, side: Side) -> None:
        """7: after casualties were removed, before a force without units is lost."""

    async def strike_last(self, game: War, side: Side) -> None:
        """7: after casualties were removed."""

    async def end_the_round(self, game: War, side: Side) -> None:
        """8: at the end of the round, before anybody ceases or retreats."""


INITIATIVES: Final = (
    CombatText.cancel,
    CombatText.before_all,
    CombatText.strike_first,
    CombatText.help_the_roll,
    CombatText.help_the_reroll,
    CombatText.add_hits,
    CombatText.spare_or_slay,
    CombatText.strike_last,
)
EVENTS: Final[dict[Card, EventText]] = {}
COMBATS: Final[dict[Combat, CombatText]] = {}


def on_table(game: War, moment: Any) -> tuple[EventText, ...]:
    """The cards on the table that say something at this moment, in the order of their playing."""
    cards = game.on_table  # there are none for half of the match
    return texts_that_say(cards, moment) if cards else ()


@lru_cache(maxsize=REMEMBERED)
def texts_that_say(cards: tuple[Card, ...], moment: Any) -> tuple[EventText, ...]:
    return tuple(EVENTS[card] for card in cards if EVENTS[card].says(moment))
