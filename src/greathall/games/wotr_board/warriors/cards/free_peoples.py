"""The faction events of the Free Peoples that belong to no faction.

Questions, all about the card: `union-price` (a faction event that is discarded), `union` (a
discarded one that is taken, or `draw`), `put-back` (`top` or `bottom`: where the others go),
`uppermost` (which of them lies above the other).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.drawing import discard, draw_from_any
from greathall.games.wotr_board.facts import EVENT_CARDS, FACTION, FREE, Card
from greathall.games.wotr_board.table import deck_of, set_deck, side_of, take_from_hand
from greathall.games.wotr_board.warriors.cards.effects import Foreseeing, take_back
from greathall.games.wotr_board.warriors.events import CardsPutBack
from greathall.games.wotr_board.warriors.faction_events import discarded
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Player, choose

DRAW: Final = "draw"
TOP: Final = "top"
BOTTOM: Final = "bottom"


class TheUnionOfAllOurStrength(FactionText):
    """Discard an event of a faction; take one of another faction back, or draw a card."""

    async def played(self, game: Any, player: Player) -> None:
        prices = tuple(card for card in game.faction_hand[player] if EVENT_CARDS[card].faction)
        if not prices:
            return
        price = await choose(
            player, "union-price", prices, about=self.id, visible_to=(player,), always_ask=True
        )
        discard(game, player, price)
        given = EVENT_CARDS[price].faction
        others = (
            card for card in discarded(game, FREE) if EVENT_CARDS[card].faction not in ("", given)
        )
        taken = await choose(player, "union", (*others, DRAW), about=self.id)
        if taken == DRAW:
            await draw_from_any(game, player)
        else:
            await take_back(game, player, taken)


class ByChanceOrByForesight(Foreseeing):
    """Draw three, keep one, and put the others on top or at the bottom of the deck."""

    async def return_others(
        self, game: WarOfFactions, player: Player, others: tuple[Card, ...]
    ) -> None:
        if not others:
            return
        place = await choose(player, "put-back", (TOP, BOTTOM), about=self.id)
        if len(others) > 1:
            first = await choose(player, "uppermost", others, about=self.id, visible_to=(player,))
            others = (first, *(card for card in others if card != first))
        side = side_of(game, player)
        pile = deck_of(game, FACTION)[side]
        for card in reversed(others) if place == TOP else others:
            take_from_hand(game, player, card)
            pile = (pile.put_on_top if place == TOP else pile.put_at_bottom)(card, player)
        set_deck(game, FACTION, side, pile)
        game.emit(CardsPutBack(player, place, len(others)))
