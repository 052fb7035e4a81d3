"""The map: a mosaic of hexagons in `data/westeros.txt`, and the borders that follow (p. 27)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from greathall.games.mosaic import Mosaic, read_mosaic

OUTSIDE: Final = ""  # beyond the Wall
CELLS_OUTSIDE: Final = {"..": OUTSIDE}


@cache
def mosaic() -> Mosaic:
    """The map of Westeros."""
    text = (files(__package__) / "data/westeros.txt").read_text(encoding="utf-8")
    return read_mosaic(text, CELLS_OUTSIDE)
