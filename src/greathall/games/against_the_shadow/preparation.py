"""Preparation: the Free Peoples as usual; bots have no Ring tokens and do not look (p. 2)."""

from __future__ import annotations

from greathall.games.against_the_shadow.table import ShadowedEarth, bots_at
from greathall.games.against_the_shadow.victory import victory_phase
from greathall.games.wotr_cards import preparation, scoring
from greathall.games.wotr_cards.card_texts import HAND
from greathall.games.wotr_cards.game_round import ROUND
from greathall.games.wotr_cards.game_terms import out_of_hand, to_discard_pile
from greathall.games.wotr_cards.preparation import PREPARATION
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import Pile, Seats
from greathall.kernel.game import Options


def set_up(scenario_id: str, seats: Seats, options: Options) -> MiddleEarth:
    """The table of the card game, with the 60 bot cards in the bots' decks (pp. 1, 2)."""
    game = preparation.set_up(scenario_id, seats, options, ShadowedEarth)
    for bot in bots_at(game):
        game.ring_token.pop(bot, None)
        deck = preparation.deck_of(scenario_id, bot, promos=False, table=ShadowedEarth)
        game.deck[bot] = Pile(deck)
    return game


async def discard_from_opening_hands(game: MiddleEarth) -> None:
    """Bots discard the cards drawn last, unseen; people choose as usual (p. 2)."""
    for bot in bots_at(game):
        count = scenario(game).decks[bot].opening["discard"]
        for card in game.hand[bot][len(game.hand[bot]) - count :]:
            out_of_hand(game, bot, card)
            to_discard_pile(game, card, HAND, shown=False)
    await preparation.discard_from_opening_hands(game)


# The outlines are the card game's but for these steps, which the expansion has its own of.
ShadowedEarth.outlines = {
    PREPARATION: PREPARATION.replacing(
        preparation.discard_from_opening_hands, discard_from_opening_hands
    ),
    ROUND: ROUND.replacing(scoring.victory_phase, victory_phase),
}
