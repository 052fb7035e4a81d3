"""The phase of combats (p. 14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, fight, middle_earth


def fought(story: Story) -> list[str]:
    return [event["location"] for event in story.events("combat-fought")]


def test_every_active_location_is_fought_out_p14() -> None:
    story = middle_earth(
        battlegrounds=("pelargir", "umbar"), path="weathertop", agenda=(("combat_phase",),)
    )
    story.answers(("frodo", "umbar"), ("frodo", "weathertop"))
    assert fought(story) == ["umbar", "weathertop", "pelargir"]
    assert (story.table.path, story.table.battlegrounds, story.table.there) == ("", (), {})


def test_the_first_player_sets_the_order_the_path_included_p14() -> None:
    story = middle_earth(
        turn="saruman", first="witch-king", battlegrounds=("pelargir",), agenda=(("combat_phase",),)
    )
    assert story.asks("witch-king", "combat")
    assert story.question.options == ("bag-end", "pelargir")


def test_a_single_combat_is_not_asked_for() -> None:
    story = middle_earth(path="weathertop", agenda=(("combat_phase",),))
    assert fought(story) == ["weathertop"]


def test_a_combat_is_finished_before_the_next_is_chosen_p14() -> None:
    story = fight(
        battlegrounds=("pelargir", "umbar"),
        path="",
        there={"pelargir": "haradrim-mumakil soldiers-of-gondor"},
    ).answers(("frodo", "pelargir"))
    assert story.eliminated("aragorn") == {"soldiers-of-gondor": 1}
    assert story.table.scored["free"] == ("pelargir",)


@pytest.mark.parametrize(
    ("there", "winner"),
    [("", "free"), ("soldiers-of-gondor", "free"), ("haradrim-mumakil", "shadow")],
)
def test_a_combat_takes_place_with_cards_of_one_side_or_none_p14(there: str, winner: str) -> None:
    story = fight(path="", battlegrounds=("pelargir",), there={"pelargir": there})
    assert story.table.scored[winner] == ("pelargir",)


def test_what_is_in_play_can_change_between_two_combats() -> None:
    """Théoden fights only while a Gandalf is in play, so that it matters which comes first."""
    setting: dict[str, Any] = {
        "path": "weathertop",
        "battlegrounds": ("edoras",),
        "there": {
            "weathertop": "gandalf-the-grey the-witch-king",
            "edoras": "theoden wolf-riders",
        },
    }
    first = fight(**setting).answers(("frodo", "edoras"))
    assert first.table.scored["free"][0] == "edoras"
    late = fight(**setting).answers(("frodo", "weathertop"))
    assert late.table.scored["shadow"] == ("edoras",)
