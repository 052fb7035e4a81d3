"""Ways of the Ring-bearers across the board (12.4, 12.5, 12.8)."""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.facts import (
    CRACK_OF_DOOM,
    HARBOURS,
    MORDOR_ENTRANCES,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLDS,
    WESTERN_WAY,
    Region,
)
from greathall.games.wotr_board.table import War

MORIA: Final = "moria"
Route = tuple[Region, ...]


def ways_of_the_ring(game: War, region: Region) -> tuple[Region, ...]:
    """Where the Fellowship can go from a region; a card on the table may open more."""
    ways = REGIONS[region].adjacent
    for text in on_table(game, EventText.leads_the_ring):
        ways += text.leads_the_ring(game, region)
    return ways


def regions_within(start: Region, steps: int, game: War | None = None) -> tuple[Region, ...]:
    """Everything at most so many regions away, the start first; in a game also by its cards."""
    found = {start: None}
    edge = [start]
    for _ in range(steps):
        beyond: list[Region] = []
        for region in edge:
            for near in ways_of_the_ring(game, region) if game else REGIONS[region].adjacent:
                if near not in found:
                    found[near] = None
                    beyond.append(near)
        edge = beyond
    return tuple(found)


@cache
def distances_from(region: Region) -> dict[Region, int]:
    """How many steps every region is away."""
    found = {region: 0}
    edge = [region]
    while edge:
        beyond = []
        for here in edge:
            for near in REGIONS[here].adjacent:
                if near not in found:
                    found[near] = found[here] + 1
                    beyond.append(near)
        edge = beyond
    return found


def way_to_mordor(region: Region) -> int:
    """How far the nearest entrance of Mordor is."""
    if region == WESTERN_WAY:
        return 1 + min(way_to_mordor(harbour) for harbour in HARBOURS)
    return min(distances_from(region)[entrance] for entrance in MORDOR_ENTRANCES)


def steps_left(game: War) -> int:
    """The fewest moves in which the Fellowship could be at the Crack of Doom."""
    fellowship = game.fellowship
    if fellowship.mordor is not None:
        return CRACK_OF_DOOM - fellowship.mordor
    return max(way_to_mordor(fellowship.region) - fellowship.progress, 0) + CRACK_OF_DOOM


def best_route(game: War, start: Region, goal: Region, steps: int) -> Route:
    """The way on which the fewest Hunt tiles are due, then the shortest.

    Nobody gains from a way with more Shadow Strongholds on it, so the Free Peoples are asked for
    the goal alone.
    """
    best: dict[Region, tuple[int, Route]] = {start: (0, (start,))}
    edge = dict(best)
    for _ in range(steps):
        beyond: dict[Region, tuple[int, Route]] = {}
        for tiles, route in edge.values():
            for near in ways_of_the_ring(game, route[-1]):
                due = tiles + tiles_due(game, near)
                if near not in best or due < best[near][0]:
                    best[near] = beyond[near] = due, (*route, near)
        edge = beyond
    return best[goal][1]


def tiles_due(game: War, region: Region) -> int:
    """How many tiles may be due for passing this region."""
    stronghold = region in STRONGHOLDS and SETTLEMENTS[region] == SHADOW
    balrog = region == MORIA and bool(on_table(game, EventText.fellowship_traced))
    return int(stronghold and game.control[region] == SHADOW) + int(balrog)
