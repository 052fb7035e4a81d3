"""The examples on pages 12 and 22: how many special orders a house may place."""

from __future__ import annotations

import pytest

from games.thrones.story import westeros
from greathall.games.thrones.table import stars_of


@pytest.mark.parametrize("players", [5, 6])
def test_p12_the_first_at_court_places_three_the_fourth_one_the_fifth_none(players: int) -> None:
    table = westeros(players=players).table
    court = table.tracks["court"]
    assert [stars_of(table, court[place - 1]) for place in (1, 4, 5)] == [3, 1, 0]
