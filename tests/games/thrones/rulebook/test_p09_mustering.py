"""The example on page 9: Lannister musters with supply 3."""

from __future__ import annotations

from games.thrones.story import Story, westeros
from greathall.games.thrones.westeros_phase import resolve_westeros_card


def lannister() -> Story:
    return westeros(
        (resolve_westeros_card, "mustering"),
        forces={
            "lannisport": "lannister footman",
            "harrenhal": "lannister footman knight",
            "riverrun": "lannister knight knight knight",
            "stoney-sept": "lannister footman",
            "ironmans-bay": "greyjoy ship",
        },
        supply={"lannister": 3},
        tracks={"throne": ("lannister", "baratheon", "stark", "martell", "greyjoy", "tyrell")},
    )


def test_p09_the_whole_mustering() -> None:
    story = lannister()
    assert story.asks("lannister", "muster-at")
    assert story.offers == ("riverrun", "lannisport", "harrenhal", "done")  # not Stoney Sept
    story.answers(
        ("lannister", "lannisport"),
        ("lannister", ("footman", "lannisport")),
        ("lannister", ("ship", "golden-sound")),
        ("lannister", "harrenhal"),
        ("lannister", ("upgrade", "knight")),
        ("lannister", "riverrun"),
        ("lannister", ("ship", "golden-sound")),
    )
    # The second point of Riverrun is lost: whatever it bought would break supply.
    assert story.asks("baratheon", "muster-at")
    assert story.force("lannisport") == "lannister footman footman"
    assert story.force("golden-sound") == "lannister ship ship"
    assert story.force("harrenhal") == "lannister knight knight"
    assert story.force("riverrun") == "lannister knight knight knight"


def test_p09_three_knights_at_riverrun_let_nobody_join_them() -> None:
    story = lannister().answers(("lannister", "riverrun"))
    assert story.offers == (("ship", "golden-sound"), "done")
