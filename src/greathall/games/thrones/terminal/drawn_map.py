"""The map of Westeros in letters: two a hexagon, every other row of the mosaic."""

from __future__ import annotations

import textwrap
from functools import cache
from typing import Final

from greathall.cli.canvas import PLAIN, Canvas
from greathall.cli.layout import Painted
from greathall.games.mosaic import middle_of, pair
from greathall.games.thrones.facts import AREAS, LAND, PORT, PORTS, SEA, UNITS
from greathall.games.thrones.map import OUTSIDE, mosaic
from greathall.games.thrones.table import Westeros
from greathall.narration import Narrator

COLOURS: Final = {
    "stark": "bold white",
    "lannister": "bold red",
    "baratheon": "bold yellow",
    "greyjoy": "bold cyan",
    "tyrell": "bold green",
    "martell": "bold magenta",
}
WATER: Final = "blue"
# A terminal has 80 columns. Beyond these there is hardly anything but sea.
FIRST: Final = 2
WIDTH: Final = 80
SEA_SIGN: Final = "~"
SEA_BORDER: Final = ":"
LAND_BORDER: Final = "."
RIVER: Final = "="
WALL: Final = "#"
PORT_SIGN: Final = "o"
WET: Final = (SEA_SIGN, SEA_BORDER, RIVER)


def picture(game: Westeros, owners: dict[str, str], narrator: Narrator) -> list[list[Painted]]:
    """Lands, seas and rivers; in each area its code and below it who stands there."""
    canvas = Canvas(WIDTH, len(_ground()))
    for row, signs in enumerate(_ground()):
        for column, sign in enumerate(signs):
            canvas.write(row, column, sign, WATER if sign in WET else PLAIN)
    for area, (row, column) in _middles().items():
        if AREAS[area].kind == PORT:
            continue
        colour = COLOURS.get(owners.get(area, ""), WATER if AREAS[area].kind == SEA else PLAIN)
        canvas.write(row, column, _code(area, game, narrator), colour)
        if area in game.holder:
            canvas.write(row + 1, column, _force(area, game, narrator), colour)
    for port in PORTS:
        row, column = _middles()[port]
        canvas.write(row, column, PORT_SIGN, COLOURS.get(game.holder.get(port, ""), PLAIN))
    return [*canvas.lines(), *([(line, PLAIN)] for line in _legend(narrator))]


def _legend(narrator: Narrator) -> list[str]:
    letters = ", ".join(
        f"{_letter(unit, narrator)} {narrator.texts(f'unit-{unit}').lower()}" for unit in UNITS
    )
    return textwrap.wrap(narrator.texts("westeros-legend", units=letters), WIDTH)


@cache
def _middles() -> dict[str, tuple[int, int]]:
    """Where in the picture each area has its middle."""
    westeros = mosaic()
    cells = {area: middle_of(westeros, area) for area in AREAS}
    return {area: (row // 2, 2 * column + 1 - FIRST) for area, (row, column) in cells.items()}


@cache
def _ground() -> list[str]:
    """The picture before anything stands on it."""
    rows = (mosaic().rows + 1) // 2
    columns = range(FIRST, FIRST + WIDTH)
    return ["".join(_sign(row, column) for column in columns) for row in range(rows)]


def _sign(row: int, column: int) -> str:
    """What a place looks like: the sea, a border, a river, the Wall, or plain land."""
    here = _area_at(row, column)
    others = [_area_at(row, column + 1), _area_at(row + 1, column)]
    if here == OUTSIDE:
        return WALL if AREAS[others[1]].kind == LAND else " "
    sea = AREAS[here].kind != LAND
    for other in others:
        if other not in ("", here) and (AREAS[other].kind != LAND) == sea:
            if pair(here, other) in mosaic().separations:
                return RIVER
            return SEA_BORDER if sea else LAND_BORDER
    return SEA_SIGN if sea else " "


def _area_at(row: int, column: int) -> str:
    """The area there; a port belongs to its sea, what is beyond the edge to its neighbour."""
    westeros = mosaic()
    cell = (min(2 * row, westeros.rows - 1), min(column // 2, westeros.columns - 1))
    area = westeros.cells[cell]
    if area in PORTS:
        return next(other for other in AREAS[area].adjacent if AREAS[other].kind == SEA)
    return area


def code_of(area: str) -> str:
    """The two letters of an area on the map."""
    return mosaic().code[area].upper().strip("~")


def _code(area: str, game: Westeros, narrator: Narrator) -> str:
    code = code_of(area)
    if area in game.tokens:
        owner = game.tokens[area]
        code += f"({narrator.texts(f'letters-{owner}')})"
    return f" {code} "


def _force(area: str, game: Westeros, narrator: Narrator) -> str:
    """The house and the letters of its units; small letters lie routed."""
    letter = narrator.texts(f"letters-{game.holder[area]}")
    standing = "".join(_letter(unit, narrator) for unit in game.units.get(area, ()))
    routed = "".join(_letter(unit, narrator) for unit in game.routed.get(area, ()))
    return f" {letter}:{standing}{routed.lower()} "


def _letter(unit: str, narrator: Narrator) -> str:
    return narrator.texts(f"westeros-letter-{unit}")
