"""The Eagles of the Misty Mountains: they fly anywhere.

Questions: `move-eagle` (the region of an Eagle that has not flown yet, or `done`), `move-eagle-to`
(a region; about the one it leaves).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.games.wotr_board.characters import GANDALF_WHITE
from greathall.games.wotr_board.facts import BOARD, DONE, REGIONS, Region
from greathall.games.wotr_board.table import is_in_play
from greathall.games.wotr_board.warriors.entering import FactionRules, register
from greathall.games.wotr_board.warriors.faction_figures import move_figures, recruit_figures
from greathall.games.wotr_board.warriors.faction_texts import is_guarded
from greathall.games.wotr_board.warriors.facts import EAGLES
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    is_anywhere,
    regions_with,
)
from greathall.kernel import Player, choose

EYRIE: Final = "eagles-eyrie"
RIVENDELL: Final = "rivendell"
CALL_RANGE: Final = 4


def has_left_rivendell(game: WarOfFactions) -> bool:
    """Whether the last known position of the Fellowship is elsewhere."""
    return game.fellowship.region != RIVENDELL


def may_enter(game: WarOfFactions) -> bool:
    return has_left_rivendell(game) or is_in_play(game, GANDALF_WHITE)


def is_lost(game: WarOfFactions) -> bool:
    return not is_anywhere(game, EAGLES)


def can_recruit(game: WarOfFactions) -> bool:
    return True


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One Eagle in the Eyrie."""
    recruit_figures(game, player, EAGLES, EYRIE)


async def move_all_eagles(game: WarOfFactions, player: Player) -> None:
    """Each Eagle may go to any region, one after the other."""
    flown: dict[Region, int] = {}
    while True:
        ready = tuple(
            region
            for region in regions_with(game, EAGLES)
            if figures_at(game, EAGLES, region) > flown.get(region, 0)
        )
        origin = await choose(player, "move-eagle", (*ready, DONE))
        if origin == DONE:
            return
        regions = tuple(r for r in BOARD if r != origin and not is_guarded(game, r))
        region = await choose(player, "move-eagle-to", regions, about=origin)
        move_figures(game, player, EAGLES, origin, region)
        flown[region] = flown.get(region, 0) + 1


# ------------------------------------------------ called to battle


def within_call(game: WarOfFactions, region: Region) -> tuple[Region, ...]:
    """Regions with Eagles at most four regions away."""
    return tuple([r for r in regions_to_call_from(region) if figures_at(game, EAGLES, r)])


@cache
def regions_to_call_from(region: Region) -> tuple[Region, ...]:
    """All that are at most four regions away; Eagles fly over mountains."""
    found, edge = {region: None}, [region]
    for _ in range(CALL_RANGE):
        edge = [
            near
            for here in edge
            for near in (*REGIONS[here].adjacent, *REGIONS[here].mountains)
            if near not in found
        ]
        found.update(dict.fromkeys(edge))
    return tuple(found)


register(
    FactionRules(
        EAGLES, may_enter=may_enter, is_lost=is_lost, can_recruit=can_recruit, recruit=recruit
    )
)
