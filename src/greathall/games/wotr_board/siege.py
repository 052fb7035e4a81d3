"""Sieges: how they begin and end (9)."""

from __future__ import annotations

from greathall.games.wotr_board.battle_events import SiegeBegan, SiegeEnded
from greathall.games.wotr_board.capturing import capture
from greathall.games.wotr_board.facts import ENEMY, Region, Side
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import War, has_army


async def begin_siege(game: War, region: Region) -> None:
    """The Army there is inside now, and no more than five of its units (7.1, 9.3)."""
    inside = game.control[region]
    game.besieged += (region,)
    game.emit(SiegeBegan(ENEMY[inside], region))
    await trim(game, inside, region)


def settle_siege(game: War, region: Region) -> None:
    """The siege ends where an Army of it is gone; the Stronghold of a lost garrison is captured.

    Call it whenever units inside or around a besieged Stronghold may all be gone (9.8, 10.1, R20).
    """
    if region not in game.besieged:
        return
    inside: Side = game.control[region]
    outside = ENEMY[inside]
    is_held, is_besieged = has_army(game, inside, region), has_army(game, outside, region)
    if is_held and is_besieged:
        return
    game.besieged = tuple(other for other in game.besieged if other != region)
    game.emit(SiegeEnded(region))
    if is_besieged:
        capture(game, outside, region)
