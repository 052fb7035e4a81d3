"""Elven Rings (4.3)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.rings import hand_over_ring, may_hand_over_ring

RING = "ring"


def phase_5(free: tuple[str, ...], shadow: tuple[str, ...] = (), **setting: Any) -> Story:
    return war((next_action,), dice={FREE: free, SHADOW: shadow}, **setting)


def test_4_3_a_ring_changes_one_unused_die_and_then_the_player_acts() -> None:
    story = phase_5(("muster", "event"), ("army",))
    story.free(RING, "muster", "character")
    assert story.table.dice[FREE] == ("character", "event")
    assert story.is_turn_of(FREE)
    assert "move-fellowship" in story.deeds("character")


def test_4_3_it_goes_to_the_shadow_who_may_use_it_in_the_same_turn() -> None:
    story = phase_5(("muster", "event"), ("army",)).free(RING, "muster", "character")
    assert story.table.rings == {FREE: 2, SHADOW: 1}
    story.free(("event", "skip"))
    assert RING in story.offers


def test_4_3_only_one_ring_a_player_and_turn() -> None:
    story = phase_5(("muster", "event"), ("army",)).free(RING, "muster", "character")
    assert RING not in story.offers
    story.free(("event", "skip")).shadow(("army", "skip"))
    assert RING not in story.offers


def test_4_3_the_free_peoples_make_no_will_of_the_west() -> None:
    story = phase_5(("muster",)).free(RING)
    assert story.offers == ("character", "muster-army", "event")


def test_4_3_a_will_of_the_west_may_be_changed_itself() -> None:
    story = phase_5(("will-of-the-west",)).free(RING)
    assert story.offers == ("character", "muster", "muster-army", "event")


def test_4_3_the_shadow_makes_an_eye_which_goes_to_the_hunt_box_and_still_acts() -> None:
    story = phase_5((), ("army", "muster", "event"), rings={FREE: 2, SHADOW: 1})
    story.shadow(RING, "army", "eye")
    assert story.table.hunt_box[SHADOW] == 1
    assert story.table.dice[SHADOW] == ("muster", "event")
    assert story.is_turn_of(SHADOW)


def test_4_3_the_last_die_as_an_eye_leaves_nothing_to_do() -> None:
    story = phase_5((), ("army",), rings={SHADOW: 1}).shadow(RING, "eye")
    assert story.is_over


def test_4_3_a_ring_used_by_the_shadow_leaves_the_game() -> None:
    story = phase_5((), ("army", "event"), rings={FREE: 2, SHADOW: 1})
    story.shadow(RING, "army", "muster")
    assert story.table.rings == {FREE: 2, SHADOW: 0}


def test_4_3_without_a_ring_none_is_offered() -> None:
    assert RING not in phase_5((), ("army",)).offers


def test_4_3_a_ring_handed_over_counts_as_the_ring_of_the_turn() -> None:
    story = phase_5(("muster",))
    hand_over_ring(story.table, FREE)
    assert story.table.rings == {FREE: 2, SHADOW: 1}
    assert not may_hand_over_ring(story.table)
