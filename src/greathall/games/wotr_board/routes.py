"""Ways of the Ring-bearers across the board (12.4, 12.5, 12.8)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.facts import REGIONS, SETTLEMENTS, SHADOW, STRONGHOLDS, Region
from greathall.games.wotr_board.table import War

MORIA: Final = "moria"
Route = tuple[Region, ...]


def regions_within(start: Region, steps: int) -> tuple[Region, ...]:
    """Everything at most so many regions away, the start first."""
    found = {start: None}
    edge = [start]
    for _ in range(steps):
        beyond: list[Region] = []
        for region in edge:
            for near in REGIONS[region].adjacent:
                if near not in found:
                    found[near] = None
                    beyond.append(near)
        edge = beyond
    return tuple(found)


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
            for near in REGIONS[route[-1]].adjacent:
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
