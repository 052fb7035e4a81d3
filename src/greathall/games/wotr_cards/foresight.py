"""How a position of the card game is judged when a round is over, for bots that look ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.games.wotr_cards.bot.fronts import Fronts
from greathall.games.wotr_cards.facts import ENEMY
from greathall.games.wotr_cards.scoring import final_score
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import Player

PLAYOUTS: Final = 48  # for a decision; more of them take too long for people who wait
# Left to the steward: little hangs on it, and to look ahead costs time.
UNSEARCHED: Final = frozenset(["opening-discard", "agree", "agree-support", "support", "ride"])
READY: Final = 0.35  # points that a card is worth, of the quality that it has on the table
IN_RESERVE: Final = 0.3  # more of it if it needs no payment
SETTLED: Final = 1.2  # points of doubt that are left in the last round
DOUBT: Final = 0.9  # more of them for every round to come


def moment(game: MiddleEarth) -> int:
    """What stays the same as long as a position cannot be judged: the round."""
    return game.round


def worth(game: MiddleEarth, player: Player) -> float:
    """How likely the side of this player wins, by points and by the cards that are ready."""
    side = scenario(game).side[player]
    lead = float(final_score(game, side) - final_score(game, ENEMY[side]))
    rounds = max(0, scenario(game).last_path - game.path_number)
    if rounds:
        lead += sum(
            (1 if of == side else -1) * readiness(game, who)
            for who, of in scenario(game).side.items()
        )
    return 1 / (1 + exp(-lead / (SETTLED + DOUBT * rounds)))


def readiness(game: MiddleEarth, player: Player) -> float:
    """What the cards in hand and in reserve may still bring, in points."""
    fronts = Fronts(game, player)
    hand = sum(fronts.quality(card) for card in game.hand[player])
    reserve = sum(fronts.quality(card) for card in game.reserve[player])
    return READY * fronts.rounds_left * (hand + (1 + IN_RESERVE) * reserve)
