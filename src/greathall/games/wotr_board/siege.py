"""Sieges: how they begin and end (9)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Region
from greathall.games.wotr_board.table import War


def settle_siege(game: War, region: Region) -> None:
    """The siege ends where an Army of it is gone; the Stronghold of a lost garrison is captured.

    Call it whenever units inside or around a besieged Stronghold may all be gone (9.8, 10.1, R20).
    """
