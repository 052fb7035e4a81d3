"""Victory (p. 2)."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import activated
from games.wotr_cards.story import Story


def checked(**setting: Any) -> Story:
    usual: dict[str, Any] = {"path": "", "path_number": 4}
    return activated(("victory_phase",), **usual | setting)


def test_a_lead_of_ten_ends_nothing_p2() -> None:
    story = checked(corruption=25)
    assert story.match.outcome is None
    assert story.events("scores")[-1]["shadow"] == 25


def test_the_winner_is_found_after_the_last_path_p2() -> None:
    scored = {"free": "minas-tirith minas-morgul", "shadow": ""}
    outcome = checked(path_number=9, corruption=2, scored=scored).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how) == (("frodo", "aragorn"), "last-path")


def test_a_tie_goes_to_the_shadow_p2() -> None:
    used = {"frodo": False, "aragorn": False}
    outcome = checked(path_number=9, ring_token=used).match.outcome
    assert outcome is not None
    assert outcome.winners == ("witch-king", "saruman")


def test_the_last_path_of_the_fellowship_is_the_sixth_p2() -> None:
    setting = {"scenario": "fellowship", "turn": "gandalf"}
    assert checked(path_number=5, corruption=12, **setting).match.outcome is None
    assert checked(path_number=6, corruption=12, **setting).match.outcome is not None
