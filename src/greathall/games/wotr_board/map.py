"""The map: a mosaic of hexagons in `data/middle-earth.txt`, and the borders that follow (1)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from greathall.games.mosaic import Mosaic, read_mosaic

WATER: Final = "water"
MOUNTAINS: Final = "mountains"
CELLS_OUTSIDE: Final = {"~~": WATER, "^^": MOUNTAINS}  # of no region


@cache
def mosaic() -> Mosaic:
    """The map of Middle-earth."""
    text = (files(__package__) / "data/middle-earth.txt").read_text(encoding="utf-8")
    return read_mosaic(text, CELLS_OUTSIDE)
