"""Resolving raid orders (p. 14)."""

from __future__ import annotations

from greathall.games.thrones.action_phase import take_next_turn
from greathall.games.thrones.events import PowerGained, PowerLost, RaidInVain, RaidMade
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    DEFENSE,
    LAND,
    ORDERS,
    PORT,
    RAID,
    SEA,
    SUPPORT,
    Area,
    House,
)
from greathall.games.thrones.table import Westeros, gain_power, lose_power, step
from greathall.kernel import choose

NONE = "none"
# Which kinds of area a raid reaches from each kind (pp. 14, 25).
REACH = {LAND: (LAND,), SEA: (SEA, LAND, PORT), PORT: (SEA,)}


@step
async def raid_turn(game: Westeros) -> None:
    """The next house resolves one raid order, with a target or without."""
    turn = take_next_turn(game, RAID)
    if turn is None:
        return
    house, areas = turn
    area = await choose(house, "choose-raid", areas)
    targets = raid_targets(game, house, area)
    target = await choose(house, "raid-target", (*targets, NONE), about=area)
    del game.orders[area]
    if target == NONE:
        game.emit(RaidInVain(house, area))
    else:
        _raid(game, house, area, target)
    game.then("raid_turn")


def raid_targets(game: Westeros, house: House, area: Area) -> list[Area]:
    """Adjacent enemy orders that this raid can remove."""
    removable = [RAID, SUPPORT, CONSOLIDATE]
    if ORDERS[game.orders[area]].special:
        removable.append(DEFENSE)
    reach = REACH[AREAS[area].kind]
    return [
        other
        for other in AREAS[area].adjacent
        if other in game.orders
        and game.holder[other] != house
        and AREAS[other].kind in reach
        and ORDERS[game.orders[other]].type in removable
    ]


def _raid(game: Westeros, house: House, area: Area, target: Area) -> None:
    """The order is removed; a raid on consolidating power also pillages."""
    order, victim = game.orders.pop(target), game.holder[target]
    game.emit(RaidMade(house, area, target, order, victim))
    if ORDERS[order].type == CONSOLIDATE:
        game.emit(PowerGained(house, gain_power(game, house, 1)))
        game.emit(PowerLost(victim, lose_power(game, victim, 1)))
