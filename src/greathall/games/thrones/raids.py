"""Resolving raid orders (p. 14)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.control import has_enemy_units
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
    Order,
)
from greathall.games.thrones.table import Westeros, gain_power, lose_power
from greathall.games.thrones.turns import open_phase, take_next_turn
from greathall.kernel import choose

NONE: Final = "none"
# Which kinds of area a raid reaches from each kind (pp. 14, 25).
REACH: Final = {LAND: (LAND,), SEA: (SEA, LAND, PORT), PORT: (SEA,)}


async def resolve_raids(game: Westeros) -> None:
    open_phase(game, "raids")
    game.then(raid_turn)


async def raid_turn(game: Westeros) -> None:
    """The next house resolves one raid order, with a target or without."""
    turn = take_next_turn(game, RAID)
    if turn is None:
        return
    house, areas = turn
    area = await choose(house, "choose-raid", areas)
    targets = raid_targets(game, house, area, game.orders[area])
    target = await choose(house, "raid-target", (*targets, NONE), about=area)
    del game.orders[area]
    game.then(raid_turn)
    if target == NONE:
        game.emit(RaidInVain(house, area))
    else:
        raid(game, house, area, target)


def areas_within_raid(game: Westeros, house: House, area: Area) -> list[Area]:
    """Adjacent enemy areas that a raid from here reaches."""
    reach = REACH[AREAS[area].kind]
    return [
        other
        for other in AREAS[area].adjacent
        if AREAS[other].kind in reach and has_enemy_units(game, house, other)
    ]


def raid_targets(game: Westeros, house: House, area: Area, order: Order) -> list[Area]:
    """Adjacent enemy orders that this raid order can remove from here."""
    return [
        other
        for other in areas_within_raid(game, house, area)
        if other in game.orders and can_remove(order, game.orders[other])
    ]


def can_remove(raid_order: Order, order: Order) -> bool:
    """Whether this raid order removes that order: only a special one removes a defense."""
    kind = ORDERS[order].type
    return kind in (RAID, SUPPORT, CONSOLIDATE) or (kind == DEFENSE and ORDERS[raid_order].special)


def raid(game: Westeros, house: House, area: Area, target: Area) -> None:
    """The order is removed; a raid on consolidating power also pillages."""
    order, victim = game.orders.pop(target), game.holder[target]
    game.emit_cause(RaidMade(house, area, target, order, victim))
    if ORDERS[order].type == CONSOLIDATE:
        game.emit(PowerGained(house, gain_power(game, house, 1)))
        game.emit(PowerLost(victim, lose_power(game, victim, 1)))
