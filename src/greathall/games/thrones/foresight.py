"""How the board of Westeros is judged when a round is over, for bots that look ahead."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from greathall.games.thrones.bot import plan_by
from greathall.games.thrones.bot.orders import plan
from greathall.games.thrones.bot.realm import Realm
from greathall.games.thrones.control import controlled
from greathall.games.thrones.facts import (
    AREAS_TO_WIN,
    LANDS,
    ROUNDS,
    STRENGTH,
    TRACKS,
    Area,
    House,
    Order,
)
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.victory import castles
from greathall.kernel import Question, Random, state_from

PLAYOUTS: Final = 20  # for a decision; more of them take too long for people who wait
# Left to the steward: little hangs on it, and to look ahead costs time.
UNSEARCHED: Final = frozenset(
    [
        *("orders-ready", "casualty", "retreat-loss", "disband", "lose-unit", "replacement-card"),
        *("accept-support", "leave-power-token", "capture-ships", "wildling-card-back"),
        *("break-tie", "highest-bidder", "lowest-bidder", "discard-card", "take-card-back"),
    ]
)
PLANNED: Final = frozenset(["place-order"])  # all of them are one move
NUDGE: Final = 1.6  # in the points of a realm: how different another plan may be
TRIES: Final = 4  # for each plan that is wanted
# What else than castles and strongholds is worth, in castles.
LAND: Final = 0.12
STRENGTH_OF_UNITS: Final = 0.1
BARREL: Final = 0.08
POWER: Final = 0.03
MOST_POWER: Final = 12  # more of it is of no use
PLACE: Final = 0.05  # on a track
NEAR: Final = 0.4  # one castle from victory
SURE: Final = 0.5  # castles of doubt in the last round
UNSURE: Final = 0.6  # and more of them in the first


def moment(game: Westeros) -> int:
    """What stays the same as long as a position cannot be judged: the round."""
    return game.round


def plans(
    view: dict[str, Any], question: Question[Any], rng: Random, most: int
) -> list[Mapping[Area, Order]]:
    """Different orders for all areas of a house, first those of the steward."""
    realm = Realm(state_from(Westeros, view), question.actor)
    found: list[Mapping[Area, Order]] = [plan_by(view, question.actor)]
    for _ in range(TRIES * most):
        if len(found) == most:
            break
        other = plan(realm, lambda: NUDGE * (rng.random() + rng.random() - 1))
        if other not in found:
            found.append(other)
    return found


def worth(game: Westeros, house: House) -> float:
    """How likely this house wins, by what it has and what the others have."""
    left = (ROUNDS - game.round) / ROUNDS
    doubt = SURE + UNSURE * left
    have = castles(game)
    weights = {
        each: exp(
            (have[each] + NEAR * (have[each] >= AREAS_TO_WIN - 1) + wealth(game, each)) / doubt
        )
        for each in game.power
    }
    return weights[house] / sum(weights.values())


def wealth(game: Westeros, house: House) -> float:
    """What else a house has, in castles; less and less of it counts."""
    lands = LAND * len(controlled(game, house, LANDS))
    units = sum(
        STRENGTH[unit]
        for table in (game.units, game.routed)
        for area, there in table.items()
        if game.holder.get(area) == house
        for unit in there
    )
    places = sum(len(game.power) - 1 - game.tracks[track].index(house) for track in TRACKS)
    power = POWER * min(game.power[house], MOST_POWER)
    rest = STRENGTH_OF_UNITS * units + BARREL * game.supply[house] + power + PLACE * places
    return lands + rest * (ROUNDS - game.round) / ROUNDS
