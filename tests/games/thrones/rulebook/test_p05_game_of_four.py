"""The example on page 5: a game of four is laid out."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.table import stars_of


def test_p05_markers_are_moved_left_so_that_no_place_is_empty() -> None:
    assert westeros(players=4).table.tracks == {
        "throne": ("baratheon", "lannister", "stark", "greyjoy"),
        "fiefdoms": ("greyjoy", "stark", "baratheon", "lannister"),
        "court": ("lannister", "stark", "baratheon", "greyjoy"),
    }


def test_p05_the_overlay_lies_on_the_kings_court() -> None:
    table = westeros(players=4).table
    assert [stars_of(table, house) for house in table.tracks["court"]] == [3, 2, 1, 0]


def test_p05_lords_garrisons_cards_and_power_are_ready() -> None:
    table = westeros(players=4).table
    assert len(table.lords) == 12
    assert table.garrisons == {"dragonstone": 2, "lannisport": 2, "winterfell": 2, "pyke": 2}
    assert table.power == dict.fromkeys(("baratheon", "lannister", "stark", "greyjoy"), 5)
    assert all(len(hand) == 7 for hand in table.hand.values())
    assert (table.threat, table.round) == (2, 1)
