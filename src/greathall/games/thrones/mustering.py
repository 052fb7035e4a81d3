"""The Westeros card Mustering: new units from castles and strongholds (p. 9)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.control import controlled, has_enemy_units
from greathall.games.thrones.events import UnitMustered, UnitUpgraded
from greathall.games.thrones.facts import (
    AREAS,
    CASTLES,
    COST,
    FOOTMAN,
    KNIGHT,
    LAND_UNITS,
    PORT_CAPACITY,
    SEA,
    SHIP,
    SIEGE,
    UPGRADE_COST,
    Area,
    House,
    Unit,
    neighbours,
)
from greathall.games.thrones.supply import fits_with, sizes_of_groups
from greathall.games.thrones.table import (
    Westeros,
    all_units,
    pool_of,
    put_routed,
    put_units,
    take_units,
)
from greathall.kernel import choose

DONE: Final = "done"
UPGRADE: Final = "upgrade"
Recruit = tuple[str, str]  # a unit and where it appears, or UPGRADE and what a footman becomes


async def muster(game: Westeros, house: House) -> None:
    """One house musters in all its castles and strongholds, in the order it likes."""
    open_castles = controlled(game, house, CASTLES)
    while True:
        useful = [a for a in open_castles if recruits(game, house, a, AREAS[a].points)]
        if not useful:
            return
        area = await choose(house, "muster-at", (*useful, DONE))
        if area == DONE:
            return
        await muster_in(game, house, area)
        open_castles.remove(area)


async def muster_in(game: Westeros, house: House, area: Area) -> None:
    """Spend the mustering points of one area; what is not spent is lost."""
    points = AREAS[area].points
    while offers := recruits(game, house, area, points):
        recruit = await choose(house, "muster", (*offers, DONE), about=area)
        if recruit == DONE:
            return
        points -= enlist(game, house, area, (recruit[0], recruit[1]))


def enlist(game: Westeros, house: House, area: Area, recruit: Recruit) -> int:
    """Put one new unit on the board, or upgrade one; returns what it cost."""
    if recruit[0] == UPGRADE:
        upgrade(game, house, area, recruit[1])
        return UPGRADE_COST
    unit, place = recruit
    put_units(game, house, place, (unit,))
    game.emit(UnitMustered(house, unit, place))
    return COST[unit]


def upgrade(game: Westeros, house: House, area: Area, unit: Unit) -> None:
    """A footman becomes a knight or a siege engine: the army stays as large as it was.

    Where all footmen are routed, one of those, which stays so.
    """
    routed = FOOTMAN not in game.units.get(area, ())
    take_units(game, area, (FOOTMAN,), routed)
    (put_routed if routed else put_units)(game, house, area, (unit,))
    game.emit(UnitUpgraded(house, unit, area))


def recruits(game: Westeros, house: House, area: Area, points: int) -> list[Recruit]:
    """What these points can buy in this area: supply and pool allowing."""
    if not points:
        return []
    pool, sizes, level = pool_of(game, house), sizes_of_groups(game, house), game.supply[house]
    found: list[Recruit] = []
    if fits_with(sizes, level, area):
        payable = [unit for unit in LAND_UNITS if COST[unit] <= points]
        found += [(unit, area) for unit in payable if pool[unit]]
    if FOOTMAN in all_units(game, area):
        found += [(UPGRADE, unit) for unit in (KNIGHT, SIEGE) if pool[unit]]
    if pool[SHIP]:
        yards = shipyards(game, house, area)
        found += [(SHIP, place) for place in yards if fits_with(sizes, level, place)]
    return found


def shipyards(game: Westeros, house: House, area: Area) -> list[Area]:
    """Where a ship can be built: the port of the area, or a sea without enemy ships."""
    seas = [sea for sea in neighbours(area, SEA) if not has_enemy_units(game, house, sea)]
    port = AREAS[area].port
    if port and len(all_units(game, port)) < PORT_CAPACITY:
        seas.insert(0, port)
    return seas
