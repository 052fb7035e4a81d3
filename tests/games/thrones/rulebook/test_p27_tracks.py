"""The example on page 27: whoever goes to the first place pushes the others down."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.influence import bid_for_track
from greathall.games.thrones.table import throne_holder
from greathall.games.thrones.wildlings import wildling_attack


def test_p27_first_becomes_second_and_second_third() -> None:
    story = westeros((wildling_attack, 6, ""), threat=6).bid(tyrell=5, stark=1)
    story.draws("a-king-beyond-the-wall").answers(("tyrell", "throne"))
    assert story.table.tracks["throne"][:3] == ("tyrell", "baratheon", "lannister")
    assert throne_holder(story.table) == "tyrell"


def test_p27_power_is_known_before_bids_are_made_and_bids_are_not() -> None:
    match = westeros((bid_for_track, "throne")).match
    assert match.view("tyrell")["power"]["stark"] == 5
    match.answer("stark", 3)
    assert match.view("tyrell")["power"]["stark"] == 5
    assert match.view("tyrell")["bids"] == {}
