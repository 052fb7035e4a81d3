"""Dice for the Fellowship (12.3, 12.6, 12.7)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.facts import FREE, SHADOW


def phase_5(*free: str, **setting: Any) -> Story:
    return war((next_action,), dice={FREE: free}, **setting)


def test_12_3_a_character_result_moves_the_fellowship_and_then_lies_in_the_hunt_box() -> None:
    story = phase_5("character", "event").free(("character", "move-fellowship"))
    assert story.table.fellowship.progress == 1
    assert story.table.hunt_box[FREE] == 1
    assert story.is_turn_of(FREE)


def test_12_3_a_revealed_fellowship_cannot_be_moved() -> None:
    story = phase_5("character", fellowship={"is_hidden": False})
    assert "move-fellowship" not in story.deeds("character")


def test_12_3_several_moves_a_turn_are_possible() -> None:
    move = ("character", "move-fellowship")
    story = phase_5("character", "character").free(move, move)
    assert story.table.fellowship.progress == 2
    assert story.table.hunt_box[FREE] == 2


def test_r31_the_die_never_counts_for_its_own_hunt() -> None:
    move = ("character", "move-fellowship")
    story = phase_5("character", "character", hunt_box={SHADOW: 1}, fellowship={"region": "bree"})
    story.free(move).rolls(5)
    assert story.events("hunt-rolled")[0]["needed"] == 6
    story.free(move).rolls(4)
    assert story.events("hunt-rolled")[1]["needed"] == 5
    assert story.events("tile-drawn") == []


def test_12_6_a_character_result_hides_the_fellowship_and_lies_in_no_box() -> None:
    story = phase_5("character", "event", fellowship={"is_hidden": False})
    story.free(("character", "hide-fellowship"))
    assert story.table.fellowship.is_hidden
    assert story.table.fellowship.has_acted
    assert story.table.fellowship.progress == 0
    assert story.table.hunt_box[FREE] == 0


def test_4_2_with_strider_as_guide_any_die_hides() -> None:
    setting = {"is_hidden": False, "guide": "strider"}
    assert "hide-fellowship" in phase_5("muster", fellowship=setting).deeds("muster")
    without = phase_5("muster", fellowship={"is_hidden": False})
    assert "hide-fellowship" not in without.deeds("muster")


def test_12_7_a_character_result_separates_a_group() -> None:
    fellows = "gandalf-grey strider gimli"
    story = phase_5("character", fellows=fellows, fellowship={"progress": 1})
    story.free(("character", "separate"), "strider", "gimli", "done")
    assert story.asks(FREE, "move-companion-to")
    assert story.question.about == ("strider", "gimli")


def test_12_7_never_on_the_mordor_track_with_dice() -> None:
    story = phase_5("character", fellowship={"mordor": 1})
    assert "separate" not in story.deeds("character")
