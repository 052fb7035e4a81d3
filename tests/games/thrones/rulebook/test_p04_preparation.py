"""The examples on page 4: lords of a game of three, and pieces that run out."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.facts import NEUTRAL_LORDS
from greathall.games.thrones.mustering import muster


def test_p04_a_game_of_three_has_the_lords_marked_3() -> None:
    assert westeros(players=3).table.lords == NEUTRAL_LORDS[3]
    assert len(NEUTRAL_LORDS[3]) == 14


def test_p04_pieces_of_destroyed_units_can_be_mustered_again() -> None:
    forces = {"lannisport": "lannister knight knight", "riverrun": "lannister knight knight knight"}
    story = westeros((muster, "lannister"), forces=forces, supply={"lannister": 6})
    story.answers(("lannister", "lannisport"))
    assert ("knight", "lannisport") not in story.offers  # five are all there are
    forces["riverrun"] = "lannister knight knight"  # one was destroyed
    story = westeros((muster, "lannister"), forces=forces, supply={"lannister": 6})
    story.answers(("lannister", "lannisport"), ("lannister", ("knight", "lannisport")))
    assert story.force("lannisport") == "lannister knight knight knight"
