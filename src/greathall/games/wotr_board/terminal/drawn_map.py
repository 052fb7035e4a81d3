"""The map of Middle-earth in letters: two a hexagon, every other row of the mosaic."""

from __future__ import annotations

import textwrap
from functools import cache
from typing import Final

from greathall.cli.canvas import PLAIN, Canvas
from greathall.cli.layout import Painted
from greathall.games.mosaic import middle_of, pair
from greathall.games.wotr_board.facts import (
    BOARD,
    CHARACTERS,
    CITY,
    ELITES,
    FORTIFICATION,
    FREE,
    REGIONS,
    SHADOW,
    SIDES,
    STRONGHOLD,
    TOWN,
    UNITS,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.map import MOUNTAINS, WATER, mosaic
from greathall.games.wotr_board.table import War, force, ring_region
from greathall.narration import Narrator

COLOURS: Final = {FREE: "bold cyan", SHADOW: "bold red"}
SEA_COLOUR: Final = "blue"
# West of these columns there is nothing but sea.
FIRST: Final = 6
WIDTH: Final = 158
SEA_SIGN: Final = "~"
BORDER: Final = "."
MOUNTAIN: Final = "^"
SIGNS: Final = {STRONGHOLD: "#", CITY: "=", TOWN: "-", FORTIFICATION: "%", "": ""}
RING: Final = "@"


def picture(game: War, narrator: Narrator) -> list[list[Painted]]:
    """Regions and mountains; in each region its code, and below it who stands there."""
    canvas = Canvas(WIDTH, len(_ground()))
    for row, signs in enumerate(_ground()):
        for column, sign in enumerate(signs):
            canvas.write(row, column, sign, SEA_COLOUR if sign == SEA_SIGN else PLAIN)
    for region, (row, column) in _middles().items():
        holder = COLOURS.get(game.control.get(region, ""), PLAIN)
        canvas.write(row, column, _code(game, region), holder)
        for line, (side, told) in enumerate(_forces(game, region), 1):
            canvas.write(min(row + line, len(_ground()) - 1), column, told, COLOURS[side])
    return [*canvas.lines(), *([(line, PLAIN)] for line in _legend(narrator))]


def _legend(narrator: Narrator) -> list[str]:
    return textwrap.wrap(narrator.texts("war-legend"), WIDTH)


@cache
def _middles() -> dict[Region, tuple[int, int]]:
    """Where in the picture each region has its middle."""
    board = mosaic()
    cells = {region: middle_of(board, region) for region in BOARD}
    return {region: (row // 2, 2 * column + 1 - FIRST) for region, (row, column) in cells.items()}


@cache
def _ground() -> list[str]:
    """The picture before anything stands on it."""
    rows = (mosaic().rows + 1) // 2
    columns = range(FIRST, FIRST + WIDTH)
    return ["".join(_sign(row, column) for column in columns) for row in range(rows)]


def _sign(row: int, column: int) -> str:
    """What a place looks like: water, mountains, a border, or plain land."""
    here = _region_at(row, column)
    if here in (WATER, MOUNTAINS):
        return SEA_SIGN if here == WATER else MOUNTAIN
    for other in (_region_at(row, column + 1), _region_at(row + 1, column)):
        if other not in (here, WATER, MOUNTAINS):
            return MOUNTAIN if pair(here, other) in mosaic().separations else BORDER
    return " "


def _region_at(row: int, column: int) -> Region:
    """The region there; what is beyond the edge belongs to its neighbour."""
    board = mosaic()
    return board.cells[min(2 * row, board.rows - 1), min(column // 2, board.columns - 1)]


def code_of(region: Region) -> str:
    """The two letters of a region on the map."""
    return mosaic().code[region]


def _code(game: War, region: Region) -> str:
    ring = RING if ring_region(game) == region else ""
    return f" {code_of(region)}{SIGNS[REGIONS[region].settlement]}{ring} "


def _forces(game: War, region: Region) -> list[tuple[Side, str]]:
    """Who stands in a region, a line for each side."""
    found = [(side, force(game, side, region)) for side in SIDES]
    return [(side, f" {summary(figures)} ") for side, figures in found if figures]


def summary(figures: tuple[Figure, ...]) -> str:
    """`3/1+2*1`: three Regulars, one Elite; two Leaders or Nazgûl; one character."""
    elites = sum(figure in ELITES for figure in figures)
    units = sum(figure in UNITS for figure in figures)
    characters = sum(figure in CHARACTERS for figure in figures)
    leaders = len(figures) - units - characters
    told = f"{units - elites}/{elites}" if units else ""
    return told + (f"+{leaders}" if leaders else "") + (f"*{characters}" if characters else "")
