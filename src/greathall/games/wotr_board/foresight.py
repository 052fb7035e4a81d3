"""How the board of Middle-earth is judged when a turn is over, for bots that look ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.games.wotr_board.bot.aims import level
from greathall.games.wotr_board.bot.outlook import aims, power, pull
from greathall.games.wotr_board.dice import dice_of
from greathall.games.wotr_board.facts import FREE, NATIONS_OF, SHADOW, SIDES, Side
from greathall.games.wotr_board.routes import steps_left
from greathall.games.wotr_board.table import War, armies, hand, is_in_mordor, side_of
from greathall.games.wotr_board.victory import points
from greathall.kernel import Player

PLAYOUTS: Final = 12  # for a decision; more of them take too long for people who wait
# Left to the steward: little hangs on it, and to look ahead costs time.
UNSEARCHED: Final = frozenset(
    [
        *(
            "casualty",
            "remove-unit",
            "discard",
            "pay-with-card",
            "draw-from",
            "own-hits",
            "advance",
        ),
        *("join-army", "enter-mordor", "ring-face", "guide-draw", "recruit", "stay-behind"),
    ]
)
EXPECTED: Final = 0.65  # the Corruption of a step to the Crack of Doom
GRIEF: Final = 0.45  # what a point of Corruption is worth, expected or there
COMPANY: Final = 0.12  # the level of a Companion who can still be lost instead
REVEALED: Final = -0.3
TAKEN: Final = {SHADOW: -0.32, FREE: 0.75}  # a victory point
LAST_POINTS: Final = 6  # of the Shadow, after which each is worth more
URGENT: Final = -0.35
ON_THE_WAY: Final = -0.035  # the power of an Army of the Shadow, by what is near it
DEFENDERS: Final = 0.02  # the power of an Army of the Free Peoples
DIE: Final = 0.4
CARD: Final = 0.1
RING: Final = 0.25
STEP_TO_WAR: Final = 0.1


def moment(game: War) -> int:
    """What stays the same as long as a position cannot be judged: the turn."""
    return game.turn


def worth(game: War, player: Player) -> float:
    """How likely the side of this player wins, by the Ring and by arms."""
    for_free = 1 / (1 + exp(-(ring(game) + war(game) + means(game))))
    return for_free if side_of(game, player) == FREE else 1 - for_free


def ring(game: War) -> float:
    """How far the Fellowship is, and what that has cost."""
    fellowship = game.fellowship
    borne = fellowship.corruption + EXPECTED * steps_left(game)
    company = sum(level(who) for who in fellowship.companions)
    revealed = 0.0 if fellowship.is_hidden or is_in_mordor(game) else REVEALED
    return COMPANY * company - GRIEF * borne + revealed


def war(game: War) -> float:
    """What was conquered, and who stands before what may be."""
    taken = sum(TAKEN[side] * points(game, side) for side in SIDES)
    urgent = URGENT * max(0, points(game, SHADOW) - LAST_POINTS)
    goals = aims(game, SHADOW)
    near = sum(power(game, SHADOW, a) * pull(goals, a) for a in armies(game, SHADOW))
    held = sum(power(game, FREE, a) for a in armies(game, FREE))
    return taken + urgent + ON_THE_WAY * near + DEFENDERS * held


def means(game: War) -> float:
    """Dice, cards, Rings and Nations at war: what the sides can do with next."""
    return sum(sign * of_side(game, side) for side, sign in ((FREE, 1), (SHADOW, -1)))


def of_side(game: War, side: Side) -> float:
    cards = sum(len(hand(game, player)) for player in game.teams[side])
    peace = sum(game.steps[nation] for nation in NATIONS_OF[side])
    return DIE * dice_of(game, side) + CARD * cards + RING * game.rings[side] - STEP_TO_WAR * peace
