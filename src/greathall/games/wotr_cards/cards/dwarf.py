"""The Dwarves: cards 31–32."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import CardText
from greathall.games.wotr_cards.game_terms import DISCARD_PILE, may, take
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Player, when


class Gimli(CardText):
    """Played: you may take Dwarven Axe out of your discard pile."""

    @when(CardText.played)
    async def pick_up_the_axe(self, game: MiddleEarth, me: Player) -> None:
        if await may(game, me, self.id):
            await take(game, me, ("dwarven-axe",), DISCARD_PILE)
