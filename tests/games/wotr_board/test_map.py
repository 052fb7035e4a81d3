"""The map that is drawn is the board that the rules use (1)."""

from __future__ import annotations

import pytest

from greathall.games.mosaic import Mosaic, adjacency, borders, cells_of, middle_of, pair
from greathall.games.wotr_board.facts import BOARD, REGIONS
from greathall.games.wotr_board.map import CELLS_OUTSIDE, mosaic

# The Grey Mountains lie between these; they do not even touch.
APART = {
    ("erebor", "mount-gundabad"),
    ("mount-gundabad", "northern-mirkwood"),
    ("mount-gundabad", "withered-heath"),
}


@pytest.fixture(scope="module")
def middle_earth() -> Mosaic:
    return mosaic()


def test_every_region_of_the_board_is_on_the_map(middle_earth: Mosaic) -> None:
    assert set(middle_earth.code) == set(BOARD)
    assert set(middle_earth.cells.values()) - set(CELLS_OUTSIDE.values()) == set(BOARD)


def test_the_borders_drawn_are_the_adjacency_of_the_rules(middle_earth: Mosaic) -> None:
    rules = {pair(region.id, other) for region in REGIONS.values() for other in region.adjacent}
    assert set(adjacency(middle_earth)) == rules


def test_mountains_part_what_nobody_crosses(middle_earth: Mosaic) -> None:
    rules = {pair(region.id, other) for region in REGIONS.values() for other in region.mountains}
    assert set(middle_earth.separations) == rules - APART
    assert not APART & set(borders(middle_earth))


def test_a_region_has_room_for_a_name_and_an_army(middle_earth: Mosaic) -> None:
    assert [r for r in BOARD if len(cells_of(middle_earth, r)) < 12] == []
    assert [r for r in BOARD if middle_earth.cells[middle_of(middle_earth, r)] != r] == []
