"""The Westeros card Supply: how many armies a house can keep, and how large (p. 8)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from greathall.games.thrones.control import controlled
from greathall.games.thrones.events import SupplySet, UnitLost
from greathall.games.thrones.facts import (
    AREAS,
    HIGHEST_SUPPLY,
    SUPPLY,
    WITH_BARRELS,
    Area,
    House,
)
from greathall.games.thrones.table import Westeros, all_units, take_units
from greathall.kernel import choose


def sizes_of_groups(game: Westeros, house: House) -> dict[Area, int]:
    """How many units this house has in each area; attackers count where they fight."""
    units, routed = game.units, game.routed
    sizes = {
        area: len(units.get(area, ())) + len(routed.get(area, ()))
        for area, holder in game.holder.items()
        if holder == house
    }
    battle = game.battle
    if battle and battle.attacker == house and battle.units:
        sizes[battle.area] = len(battle.units)
    return sizes


def sizes_after_fight(game: Westeros, house: House) -> tuple[dict[Area, int], dict[Area, int]]:
    """The same, if the fight that a march has begun is won, and if the attackers come back."""
    won = sizes_of_groups(game, house)
    battle = game.battle
    if not battle or battle.attacker != house:
        return won, won
    beaten = dict(won)
    returning = beaten.pop(battle.area, 0)
    beaten[battle.origin] = beaten.get(battle.origin, 0) + returning
    return won, beaten


def armies(sizes: Mapping[Area, int]) -> tuple[int, ...]:
    """The armies among these groups, the greatest first: one unit alone is none (p. 6)."""
    return tuple(sorted([size for size in sizes.values() if size > 1], reverse=True))


@cache
def fits(found: tuple[int, ...], level: int) -> bool:
    """Whether a house with this supply can keep these armies."""
    limits = SUPPLY[level]
    return len(found) <= len(limits) and all(
        size <= limit for size, limit in zip(found, limits, strict=False)
    )


def excess(found: tuple[int, ...], level: int) -> int:
    """How many units are too many: of an army beyond the last limit, all but one."""
    limits = SUPPLY[level] + (1,) * len(found)
    return sum(max(0, size - limit) for size, limit in zip(found, limits, strict=False))


def may_become(before: tuple[int, ...], after: tuple[int, ...], level: int) -> bool:
    """Whether a deed may change these armies so: it must not lead over the limits (p. 8).

    A house that is over them already may do what makes no army larger and adds none.
    """
    return fits(after, level) or (
        len(after) <= len(before)
        and all(now <= then for now, then in zip(after, before, strict=False))
    )


def fits_with(sizes: Mapping[Area, int], level: int, area: Area, more: int = 1) -> bool:
    """Whether so many more units in an area would still be supplied."""
    after = {**sizes, area: sizes.get(area, 0) + more}
    return may_become(armies(sizes), armies(after), level)


def supply_icons(game: Westeros, house: House) -> int:
    """The barrels in the areas that this house controls, as far as the track goes."""
    icons = sum(AREAS[area].supply for area in controlled(game, house, WITH_BARRELS))
    return min(icons, HIGHEST_SUPPLY)


async def adjust_supply(game: Westeros, house: House) -> None:
    """Move the marker of one house, and cut its armies (p. 8)."""
    await set_supply(game, house, supply_icons(game, house))


async def set_supply(game: Westeros, house: House, level: int) -> None:
    if level != game.supply[house]:
        game.supply[house] = level
        game.emit_cause(SupplySet(house, level))
    await cut_armies(game, house)


async def cut_armies(game: Westeros, house: House) -> None:
    """Units of the owner's choice leave its armies until all are supplied, and no more (p. 8)."""
    level = game.supply[house]
    while many := excess(armies(sizes := sizes_of_groups(game, house)), level):
        spare = [
            (area, unit)
            for area, size in sizes.items()
            if excess(armies({**sizes, area: size - 1}), level) < many
            for unit in dict.fromkeys(all_units(game, area))
        ]
        area, unit = await choose(house, "disband", spare)
        take_units(game, area, (unit,))
        game.emit(UnitLost(house, unit, area))
