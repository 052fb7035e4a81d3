"""Retreats: an Army leaves for a free region (8.7)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Region, Side
from greathall.games.wotr_board.table import War


def retreat_regions(game: War, side: Side, region: Region) -> tuple[Region, ...]:
    """Where the Army there can retreat to: adjacent regions that are strictly free (R17)."""
    return ()


async def retreat_army(game: War, side: Side, region: Region, to: Region) -> None:
    """The whole Army goes; excess is removed where it arrives, and a siege it kept is over."""
