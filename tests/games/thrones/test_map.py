"""The map that is drawn is the board that the rules use (p. 27)."""

from __future__ import annotations

import pytest

from greathall.games.mosaic import (
    Cell,
    Mosaic,
    adjacency,
    beside,
    borders,
    cells_of,
    middle_of,
    pair,
    read_mosaic,
)
from greathall.games.thrones.facts import AREAS, LAND_OF_PORT, PORT, PORTS, SEA, SEA_OF_PORT
from greathall.games.thrones.map import CELLS_OUTSIDE, OUTSIDE, mosaic

SMALL = """format: hex-mosaic 1
layout: odd-r
columns: 3
rows: 3
code-width: 2

[legend]
# two lands and a sea
AA = one
BB = two
~S = sea

[separations]
one | two | river

[links]
# none

[grid]
AA .. BB
 AA BB BB
~S ~S ~S
"""


@pytest.fixture(scope="module")
def westeros() -> Mosaic:
    return mosaic()


def parts(cells: tuple[Cell, ...]) -> int:
    """Into how many pieces these cells fall."""
    rest, found = set(cells), 0
    while rest:
        found += 1
        reached = [rest.pop()]
        while reached:
            near = [place for place in beside(reached.pop()) if place in rest]
            rest.difference_update(near)
            reached.extend(near)
    return found


def test_every_area_of_the_board_is_on_the_map(westeros: Mosaic) -> None:
    assert set(westeros.code) == set(AREAS)
    assert set(westeros.cells.values()) - {OUTSIDE} == set(AREAS)


def test_the_borders_drawn_are_the_adjacency_of_the_rules(westeros: Mosaic) -> None:
    rules = {pair(area.id, other) for area in AREAS.values() for other in area.adjacent}
    separations, links = set(westeros.separations), set(westeros.links)
    assert set(borders(westeros)) == (rules - links) | separations
    assert set(adjacency(westeros)) == rules


def test_a_river_parts_what_touches_and_a_bridge_joins_what_does_not(westeros: Mosaic) -> None:
    touching = set(borders(westeros))
    assert set(westeros.separations) <= touching
    assert set(westeros.separations.values()) == {"river"}
    assert pair("greywater-watch", "winterfell") in westeros.separations
    assert not set(westeros.links) & touching


def test_no_area_falls_apart(westeros: Mosaic) -> None:
    assert [area for area in AREAS if parts(cells_of(westeros, area)) != 1] == []


def test_no_area_shuts_in_a_piece_of_the_outside(westeros: Mosaic) -> None:
    """Beyond the Wall one can walk to the edge of the map; so can one from every sea."""
    open_cells = tuple(
        cell
        for cell, area in westeros.cells.items()
        if area == OUTSIDE or AREAS[area].kind in (SEA, PORT)
    )
    rim = tuple(
        (row, column)
        for row in range(-1, westeros.rows + 1)
        for column in range(-1, westeros.columns + 1)
        if not (0 <= row < westeros.rows and 0 <= column < westeros.columns)
    )
    assert parts(open_cells + rim) == 1


@pytest.mark.parametrize("port", PORTS)
def test_a_port_is_one_cell_between_its_land_and_its_sea(westeros: Mosaic, port: str) -> None:
    (cell,) = cells_of(westeros, port)
    around = {westeros.cells.get(place, "the edge") for place in beside(cell)}
    assert around == {LAND_OF_PORT[port], SEA_OF_PORT[port]}


def test_an_area_has_room_for_a_name_and_an_army(westeros: Mosaic) -> None:
    small = [a for a in AREAS if AREAS[a].kind != PORT and len(cells_of(westeros, a)) < 12]
    assert small == []


def test_the_middle_of_an_area_lies_in_it(westeros: Mosaic) -> None:
    assert [a for a in AREAS if westeros.cells[middle_of(westeros, a)] != a] == []


def test_a_map_is_read_as_it_is_written() -> None:
    small = read_mosaic(SMALL, CELLS_OUTSIDE)
    assert cells_of(small, "one") == ((0, 0), (1, 0))
    assert small.cells[0, 1] == OUTSIDE
    assert borders(small) == {("one", "two"): 1, ("one", "sea"): 2, ("sea", "two"): 3}
    assert adjacency(small) == (("one", "sea"), ("sea", "two"))


@pytest.mark.parametrize(
    ("mistake", "instead", "why"),
    [
        ("AA .. BB", "AA ..", "row 0"),
        ("AA .. BB", "AA .. B", "row 0"),
        ("rows: 3", "rows: 4", "3 rows"),
        ("odd-r", "even-q", "layout"),
    ],
)
def test_a_map_that_is_not_whole_is_refused(mistake: str, instead: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_mosaic(SMALL.replace(mistake, instead), CELLS_OUTSIDE)


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(KeyError):
        read_mosaic(SMALL.replace("AA .. BB", "AA .. CC"), CELLS_OUTSIDE)
