"""The example on page 10: five houses bid for the Fiefdoms track."""

from __future__ import annotations

from games.thrones.story import Story, westeros
from greathall.games.thrones.influence import bid_for_track
from greathall.games.thrones.table import blade_holder


def fiefdoms() -> Story:
    """Greyjoy has just won the Iron Throne."""
    return westeros(
        (bid_for_track, "fiefdoms"),
        players=5,
        tracks={"throne": ("greyjoy", "baratheon", "lannister", "stark", "tyrell")},
    ).bid(lannister=4, baratheon=3, stark=3, tyrell=2, greyjoy=0)


def test_p10_greyjoy_breaks_the_tie_of_baratheon_and_stark() -> None:
    story = fiefdoms()
    assert story.asks("greyjoy", "break-tie")
    assert story.offers == ("baratheon", "stark")


def test_p10_the_track_and_the_blade() -> None:
    story = fiefdoms().answers(("greyjoy", "baratheon"))
    assert story.table.tracks["fiefdoms"] == (
        "lannister",
        "baratheon",
        "stark",
        "tyrell",
        "greyjoy",
    )
    assert blade_holder(story.table) == "lannister"


def test_p10_everybody_has_lost_what_was_bid() -> None:
    assert fiefdoms().table.power == {
        "baratheon": 2,
        "lannister": 1,
        "stark": 2,
        "greyjoy": 5,
        "tyrell": 3,
    }
