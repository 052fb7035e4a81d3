"""The tables on page 28: games of five, four and three."""

from __future__ import annotations

import pytest

from games.thrones.story import westeros
from greathall.games.thrones.table import stars_of

FOUR_TO_SIX = {"kings-landing": 5, "eyrie": 6}
FOUR_TO_FIVE = {
    "sunspear": 5,
    "salt-shore": 3,
    "yronwood": 3,
    "starfall": 3,
    "princes-pass": 3,
    "boneway": 3,
    "three-towers": 3,
}
FOUR = {"dornish-marches": 3, "oldtown": 3, "storms-end": 4}


def test_p28_five_play_without_martell() -> None:
    table = westeros(players=5).table
    assert set(table.power) == {"baratheon", "lannister", "stark", "greyjoy", "tyrell"}
    assert table.lords == FOUR_TO_SIX | FOUR_TO_FIVE


def test_p28_four_play_without_martell_and_tyrell() -> None:
    table = westeros(players=4).table
    assert set(table.power) == {"baratheon", "lannister", "stark", "greyjoy"}
    assert table.lords == FOUR_TO_SIX | FOUR_TO_FIVE | FOUR


def test_p28_three_play_without_martell_tyrell_and_greyjoy() -> None:
    table = westeros(players=3).table
    assert set(table.power) == {"baratheon", "lannister", "stark"}
    assert {area for area, lord in table.lords.items() if lord} == {"kings-landing", "eyrie"}
    closed = {*FOUR_TO_FIVE, *FOUR, "pyke", "highgarden"}
    assert {area for area, lord in table.lords.items() if lord is None} == closed


@pytest.mark.parametrize(("players", "stars"), [(3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_p28_the_overlay_covers_the_first_four_places_at_court(
    players: int, stars: list[int]
) -> None:
    table = westeros(players=players).table
    assert [stars_of(table, house) for house in table.tracks["court"]] == stars
