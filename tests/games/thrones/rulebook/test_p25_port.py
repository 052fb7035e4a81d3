"""The example on page 25: Martell uses the port of Sunspear."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.action_phase import action_phase
from greathall.games.thrones.planning_phase import planning_phase
from greathall.games.thrones.westeros_phase import resolve_westeros_card

SUNSPEAR: dict[str, Any] = {
    "forces": {"sunspear": "martell knight", "east-summer-sea": "tyrell ship"},
    "tracks": {"throne": ("martell", "baratheon", "lannister", "stark", "greyjoy", "tyrell")},
}


def mustering() -> Story:
    story = westeros((resolve_westeros_card, "mustering"), **SUNSPEAR)
    return story.answers(("martell", "sunspear"), ("martell", ("footman", "sunspear")))


def test_p25_the_ship_may_go_to_the_port_or_the_sea_of_dorne_but_not_to_tyrells_sea() -> None:
    ships = [offer for offer in mustering().offers if offer[0] == "ship"]
    assert ships == [("ship", "sunspear-port"), ("ship", "sea-of-dorne")]


def test_p25_martell_takes_a_footman_and_a_ship_in_the_port() -> None:
    story = mustering().answers(("martell", ("ship", "sunspear-port")))
    assert story.force("sunspear") == "martell footman knight"
    assert story.force("sunspear-port") == "martell ship"
    assert story.asks("baratheon", "muster-at")  # the two points are spent


def test_p25_a_raid_in_the_port_removes_tyrells_support_at_sea() -> None:
    story = westeros(
        (planning_phase,),
        (action_phase,),
        round=10,
        forces={"sunspear-port": "martell ship", "east-summer-sea": "tyrell ship"},
    )
    story.plan("martell", {"sunspear-port": "raid"}).plan("tyrell", {"east-summer-sea": "support"})
    story.answers(("lannister", "no"), ("martell", "east-summer-sea"))
    assert story.events("raid-made")[-1]["order"] == "support"
