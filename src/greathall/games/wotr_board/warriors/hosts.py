"""Dunlendings and Spiders without an Army: how they move (Dunlendings, Spiders).

Questions: `move-host` (the region of a figure that has not moved yet, or `done`; about the
faction), `move-host-to` (a region; about the one it leaves).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.control import besieges, has_stronghold, is_inside, is_unconquered
from greathall.games.wotr_board.facts import (
    DONE,
    FREE,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    Faction,
    Figure,
    Region,
)
from greathall.games.wotr_board.table import has_army
from greathall.games.wotr_board.warriors.faction_figures import lose_figures, move_figures
from greathall.games.wotr_board.warriors.facts import (
    CORSAIRS,
    DUNLENDINGS,
    FACTIONS,
    SPIDERS,
)
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    has_room,
    regions_with,
)
from greathall.kernel import Player, choose

DISTANCE: Final = 2
HOSTS: Final = (DUNLENDINGS, SPIDERS)
LIMITED: Final = (CORSAIRS, DUNLENDINGS)  # how many of them a region holds
# Coasts of the Western Sea, Gondor but for Erech, and Osgiliath.
CORSAIR_REGIONS: Final = tuple(
    region.id
    for region in REGIONS.values()
    if region.id != "erech"
    and (region.coastal or region.nation == "gondor" or region.id == "osgiliath")
)


# ------------------------------------------------ alone


def may_enter_alone(game: WarOfFactions, region: Region) -> bool:
    """Neither an Army of the Free Peoples nor their Stronghold, unless the Shadow besieges it."""
    if besieges(game, SHADOW, region):
        return True
    if has_army(game, FREE, region):
        return False
    is_theirs = has_stronghold(region) and SETTLEMENTS[region] == FREE
    return not (is_theirs and is_unconquered(game, region))


def reach(game: WarOfFactions, faction: Faction, origin: Region) -> tuple[Region, ...]:
    """Where a figure can go from here; nobody leaves a besieged Stronghold."""
    if is_inside(game, SHADOW, origin):
        return ()
    found, edge = {origin: None}, [origin]
    for _ in range(DISTANCE):
        edge = [
            near
            for here in edge
            for near in REGIONS[here].adjacent
            if near not in found and may_enter_alone(game, near)
        ]
        found.update(dict.fromkeys(edge))
    return tuple(r for r in found if r != origin and has_room(game, faction, r))


async def move_all_alone(game: WarOfFactions, player: Player, faction: Faction) -> None:
    """Each figure may go up to two regions, one after the other."""
    moved: dict[Region, int] = {}
    while True:
        ready = tuple(
            region
            for region in regions_with(game, faction)
            if figures_at(game, faction, region) > moved.get(region, 0)
            and reach(game, faction, region)
        )
        origin = await choose(player, "move-host", (*ready, DONE), about=faction)
        if origin == DONE:
            return
        region = await choose(player, "move-host-to", reach(game, faction, origin), about=origin)
        move_figures(game, player, faction, origin, region)
        moved[region] = moved.get(region, 0) + 1


# ------------------------------------------------ with an Army


def followers(game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
    """Those who fight, retreat and die with a Shadow Army in their region as characters do."""
    if region not in game.faction_figures:
        return ()
    battle = game.battle
    is_attacked = battle is not None and (battle.defender, battle.region) == (SHADOW, region)
    if not is_attacked and not has_army(game, SHADOW, region):
        return ()
    return tuple(figure for figure in game.faction_figures[region] if figure in HOSTS)


def able_to_follow(
    game: WarOfFactions, figures: tuple[Figure, ...], region: Region, ends_here: bool
) -> tuple[Figure, ...]:
    """Corsairs keep to their coasts, and no more go than the region holds of them."""
    left = {
        faction: FACTIONS[faction].stacking - figures_at(game, faction, region)
        for faction in LIMITED
    }
    found: list[Figure] = []
    for figure in figures:
        if figure == CORSAIRS and region not in CORSAIR_REGIONS:
            continue
        if ends_here and figure in left:
            left[figure] -= 1
            if left[figure] < 0:
                continue
        found.append(figure)
    return tuple(found)


def trim_hosts(game: WarOfFactions, region: Region) -> None:
    """Those who retreated to a region that holds no more of them are removed."""
    for faction in LIMITED:
        excess = figures_at(game, faction, region) - FACTIONS[faction].stacking
        lose_figures(game, faction, region, excess)
