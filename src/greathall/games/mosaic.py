"""Maps as mosaics of hexagons, and the borders that follow from them.

Hexagons stand on a point; odd rows are shifted right by half a cell. Two areas touch where two of
their cells share a side. What touches is adjacent, but for declared separations (rivers,
mountains); what is joined by a declared link (a bridge) is adjacent without touching.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Area = str
Cell = tuple[int, int]  # row, column
Pair = tuple[Area, Area]  # two areas in the order of the alphabet


@dataclass(frozen=True)
class Mosaic:
    """A map as it is written down."""

    columns: int
    rows: int
    code: dict[Area, str]
    cells: dict[Cell, Area]
    separations: dict[Pair, str]  # touch, yet are not adjacent: by what they are parted
    links: dict[Pair, str]  # adjacent, yet do not touch: by what they are joined


def read_mosaic(text: str, outside: Mapping[str, str]) -> Mosaic:
    """A map from its text; whatever does not fit is refused.

    `outside`: by their code, the cells that belong to no area and what they are instead.
    """
    parts = sections(text)
    head = dict(_split(line, ":") for line in parts["header"])
    columns, rows, width = (int(head[key]) for key in ("columns", "rows", "code-width"))
    if head["layout"] != "odd-r":
        raise ValueError(f"a layout that we cannot read: {head['layout']}")
    area_of = dict(_split(line, "=") for line in parts["legend"])
    if len(parts["grid"]) != rows:
        raise ValueError(f"{len(parts['grid'])} rows instead of {rows}")
    cells: dict[Cell, Area] = {}
    for row, line in enumerate(parts["grid"]):
        codes = line.split()
        if len(codes) != columns or any(len(code) != width for code in codes):
            raise ValueError(f"row {row} is not {columns} codes of {width} letters")
        for column, code in enumerate(codes):
            cells[row, column] = outside[code] if code in outside else area_of[code]
    return Mosaic(
        columns,
        rows,
        {area: code for code, area in area_of.items()},
        cells,
        dict(_declared(line) for line in parts["separations"]),
        dict(_declared(line) for line in parts["links"]),
    )


def sections(text: str) -> dict[str, list[str]]:
    """The lines of each section, without comments."""
    found: dict[str, list[str]] = {"header": []}
    lines = found["header"]
    for line in text.splitlines():
        if line.startswith("["):
            lines = found.setdefault(line.strip(" []"), [])
        elif line.strip() and not line.startswith("#"):
            lines.append(line)
    return found


def _split(line: str, sign: str) -> tuple[str, str]:
    key, _, value = line.partition(sign)
    return key.strip(), value.strip()


def _declared(line: str) -> tuple[Pair, str]:
    one, other, what = (part.strip() for part in line.split("|"))
    return pair(one, other), what


def pair(one: Area, other: Area) -> Pair:
    return (one, other) if one < other else (other, one)


def beside(cell: Cell) -> tuple[Cell, ...]:
    """The six places around a cell, also those beyond the edge of the map."""
    row, column = cell
    left = column - 1 + row % 2
    return (
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    )


def cells_of(board: Mosaic, area: Area) -> tuple[Cell, ...]:
    return tuple(cell for cell, there in board.cells.items() if there == area)


def borders(board: Mosaic) -> dict[Pair, int]:
    """Which areas touch, and along how many sides of hexagons."""
    sides: dict[Pair, int] = {}
    for cell, area in board.cells.items():
        for place in beside(cell):
            other = board.cells.get(place, area)
            if cell < place and area != other and {area, other} <= board.code.keys():
                sides[pair(area, other)] = sides.get(pair(area, other), 0) + 1
    return sides


def adjacency(board: Mosaic) -> tuple[Pair, ...]:
    """Which areas are adjacent on this map."""
    touching = [two for two in borders(board) if two not in board.separations]
    return tuple(sorted([*touching, *board.links]))


def middle_of(board: Mosaic, area: Area) -> Cell:
    """The cell deepest inside an area, where its name stands best."""
    own = cells_of(board, area)
    edge = [cell for cell in own if any(board.cells.get(p) != area for p in beside(cell))]
    row = sum(cell[0] for cell in own) / len(own)
    column = sum(cell[1] for cell in own) / len(own)
    worth = {
        (r, c): (
            min(3, *(abs(r - to_row) + abs(c - to_column) for to_row, to_column in edge)),
            -abs(r - row) - abs(c - column),
        )
        for r, c in own
    }
    return max(own, key=worth.__getitem__)
