"""What several cards of the expansion do, each in one place.

The rules of the base game declare their moments for every War; the texts of this folder speak in a
War of factions only.

Questions, both about the card: `chain` (a faction event that is played without a die, or
`shuffle`), `keep-card` (one of the cards just drawn).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.drawing import draw_card
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import (
    FACTION,
    FREE,
    GONE,
    WILL,
    Card,
    Face,
    Region,
)
from greathall.games.wotr_board.table import put_in_hand, side_of
from greathall.games.wotr_board.warriors.entering import recruit_by_card
from greathall.games.wotr_board.warriors.events import BuriedCardTakenBack, CardTakenBack
from greathall.games.wotr_board.warriors.faction_events import (
    playable_faction_events,
    shuffle_faction_in,
)
from greathall.games.wotr_board.warriors.faction_figures import (
    figures_on_card,
    put_on_card,
    take_from_card,
)
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.table import WarOfFactions, has_entered
from greathall.kernel import Player, choose

SHUFFLE: Final = "shuffle"
DRAWN: Final = 3
HELD: Final = 3


def is_at_sea(game: WarOfFactions) -> bool:
    """Whether the Shadow cannot draw Hunt tiles."""
    return any(text.bars_tiles(game) for text in on_table(game, EventText.bars_tiles))


# ------------------------------------------------ cards taken back


async def take_back(game: WarOfFactions, player: Player, card: Card) -> None:
    """A discarded faction event goes back into hand; one that lay face down stays a secret."""
    is_seen = card in game.discard
    game.discard = tuple(other for other in game.discard if other != card)
    buried = tuple(other for other in game.faction_buried[player] if other != card)
    game.faction_buried = {**game.faction_buried, player: buried}
    put_in_hand(game, player, card)
    game.emit(CardTakenBack(player, card) if is_seen else BuriedCardTakenBack(player, card))
    await game.expansion.limit_hand(game, player)


# ------------------------------------------------ kinds of cards


class HoldingFigures(FactionText, abstract=True):
    """Three figures of its faction lie on it; it goes with the last of them."""

    async def played(self, game: Any, player: Player) -> None:
        put_on_card(game, player, self.id, HELD)

    def stays(self, game: Any) -> bool:
        return figures_on_card(game, self.id) > 0

    def release(self, game: WarOfFactions, player: Player, region: Region) -> None:
        """One of them goes to a region or joins the starting figures."""
        if game.factions[self.faction] != GONE:
            take_from_card(game, player, self.id, region)

    def can_use_die(self, game: WarOfFactions, player: Player) -> bool:
        """Whether one of its figures could be recruited by this player."""
        return side_of(game, player) == FREE and has_entered(game, self.faction)


class Awakening(FactionText, abstract=True):
    """Recruit a figure, then play another faction event or shuffle the faction's discards in."""

    before_entry = True

    async def played(self, game: Any, player: Player) -> None:
        """Of a faction not in play only the figure counts."""
        await recruit_by_card(game, player, self.faction)
        if not has_entered(game, self.faction):
            return
        options = (SHUFFLE, *playable_faction_events(game, player))
        answer = await choose(
            player, "chain", options, about=self.id, visible_to=(player,), always_ask=True
        )
        if answer == SHUFFLE:
            shuffle_faction_in(game, player, self.faction)
        else:
            await play(game, player, answer)


class UntilWill(FactionText, abstract=True):
    """The Free Peoples remove it from the table with a Will of the West."""

    def removal(self, game: Any, player: Player, face: Face) -> bool:
        return side_of(game, player) == FREE and face == WILL


class Foreseeing(FactionText, abstract=True):
    """Draw three faction events, and keep one of them."""

    async def played(self, game: Any, player: Player) -> None:
        drawn = await draw_some(game, player)
        if not drawn:
            return
        kept = await choose(player, "keep-card", drawn, about=self.id, visible_to=(player,))
        await self.return_others(game, player, tuple(card for card in drawn if card != kept))
        await game.expansion.limit_hand(game, player)

    async def return_others(
        self, game: WarOfFactions, player: Player, others: tuple[Card, ...]
    ) -> None:
        """What becomes of the other cards, which are in hand yet."""
        raise NotImplementedError


async def draw_some(game: WarOfFactions, player: Player) -> tuple[Card, ...]:
    """Up to three faction events; they are in hand until it is said where they go."""
    before = game.faction_hand[player]
    for _ in range(DRAWN):
        await draw_card(game, player, FACTION)
    return tuple(card for card in game.faction_hand[player] if card not in before)
