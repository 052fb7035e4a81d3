"""The faction events of the Shadow that belong to no faction.

Question: `take-back` (a discarded faction event; about the card).
"""

from __future__ import annotations

from typing import Any

from greathall.games.wotr_board.facts import SHADOW, Card
from greathall.games.wotr_board.table import side_of, take_from_hand
from greathall.games.wotr_board.warriors.cards.effects import Foreseeing, take_back
from greathall.games.wotr_board.warriors.faction_events import discarded, reshuffle, shuffle_in
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Player, choose


class HisWillAndHisMalice(FactionText):
    """Take a discarded faction event back into hand, but not this card."""

    async def played(self, game: Any, player: Player) -> None:
        this = game.discard[-1]  # whichever copy was just played
        cards = tuple(card for card in discarded(game, SHADOW) if card != this)
        cards += game.faction_buried[player]
        if cards:
            card = await choose(
                player, "take-back", cards, about=self.id, visible_to=(player,), always_ask=True
            )
            await take_back(game, player, card)


class ServantsOfSauron(Foreseeing):
    """Draw three, keep one, and shuffle the others and all discards into the deck."""

    async def return_others(
        self, game: WarOfFactions, player: Player, others: tuple[Card, ...]
    ) -> None:
        for card in others:
            take_from_hand(game, player, card)
        shuffle_in(game, side_of(game, player), others)
        reshuffle(game, side_of(game, player))
