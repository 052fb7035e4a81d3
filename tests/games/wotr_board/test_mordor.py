"""The Mordor Track (14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.hunt import move_fellowship
from greathall.games.wotr_board.mordor import can_enter_mordor, may_enter_mordor
from greathall.games.wotr_board.table import ring_region


def step(mordor: int, tile: str, fellows: str = "gimli", **setting: Any) -> Story:
    """The Fellowship tries the next step, and this tile is drawn."""
    fields = {"mordor": mordor, **setting.pop("fields", {})}
    setting.setdefault("hunt_box", {SHADOW: 2, FREE: 0})
    story = war((move_fellowship, FREE), fellows=fellows, fellowship=fields, **setting)
    return story.draws(tile)


@pytest.mark.parametrize("region", ["morannon", "minas-morgul"])
@pytest.mark.parametrize("hidden", [True, False])
def test_14_1_the_figure_enters_at_morannon_or_minas_morgul(region: str, hidden: bool) -> None:
    story = war((may_enter_mordor,), fellowship={"region": region, "is_hidden": hidden})
    story.free("yes")
    assert story.table.fellowship.mordor == 0


def test_14_1_nowhere_else_and_not_twice() -> None:
    assert not can_enter_mordor(war(fellowship={"region": "gorgoroth"}).table)
    assert not can_enter_mordor(war(fellowship={"region": "morannon", "mordor": 0}).table)


def test_14_1_drawn_eyes_and_special_tiles_in_play_join_the_pool() -> None:
    story = war(
        (may_enter_mordor,),
        fellowship={"region": "morannon"},
        hunt_pool=("1",),
        hunt_drawn=("eye", "3", "eye"),
        hunt_waiting=("elven-rope", "shelobs-lair"),
        hunt_removed=("eye",),
    )
    story.free("yes")
    assert sorted(story.table.hunt_pool) == ["1", "elven-rope", "eye", "eye", "shelobs-lair"]
    assert story.table.hunt_drawn == ("3",)
    assert story.table.hunt_waiting == ()


def test_14_8_progress_is_0_and_the_fellowship_is_in_no_region() -> None:
    story = war((may_enter_mordor,), fellowship={"region": "morannon", "progress": 3}).free("yes")
    assert story.table.fellowship.progress == 0
    assert ring_region(story.table) == ""


def test_14_3_a_move_draws_a_tile_without_a_roll_and_makes_a_step() -> None:
    story = step(0, "1").free("no")
    assert story.events("hunt-rolled") == []
    assert story.table.fellowship.mordor == 1
    assert story.table.fellowship.corruption == 1


def test_r32_an_eye_costs_all_dice_in_the_hunt_box_without_a_limit() -> None:
    story = step(0, "eye", hunt_box={SHADOW: 5, FREE: 2}).free("no")
    assert story.table.fellowship.corruption == 7


def test_r31_the_die_that_pays_for_the_move_is_not_counted_for_its_own_eye() -> None:
    dice = {FREE: ("character", "character")}
    story = war(
        (next_action,), dice=dice, fellows="", fellowship={"mordor": 0}, hunt_box={SHADOW: 1}
    )
    story.free(("character", "move-fellowship")).draws("eye")
    assert story.table.fellowship.corruption == 1
    assert story.table.hunt_box[FREE] == 1


def test_14_3_a_reveal_only_flips_the_fellowship() -> None:
    story = step(0, "1-reveal").free("no")
    assert story.is_over
    assert not story.table.fellowship.is_hidden
    assert story.table.fellowship.mordor == 1


def test_14_4_a_revealed_fellowship_must_be_hidden_before_it_moves() -> None:
    dice = {FREE: ("character",)}
    story = war((next_action,), dice=dice, fellowship={"mordor": 1, "is_hidden": False})
    assert "move-fellowship" not in story.deeds("character")
    assert "hide-fellowship" in story.deeds("character")


def test_14_5_a_hobbit_guide_still_lowers_the_damage_but_is_out_of_the_game() -> None:
    story = step(0, "1", "meriadoc").free("meriadoc")
    assert story.where("meriadoc") == "gone"
    assert story.table.fellowship.corruption == 0


def test_14_5_take_them_alive_does_not_work() -> None:
    story = step(0, "2", "gimli meriadoc").free("random").draws("meriadoc")
    assert story.where("meriadoc") == "gone"


def test_14_6_a_move_stopped_by_a_tile_counts_as_an_attempt() -> None:
    story = step(1, "on-on-they-went", hunt_pool=("on-on-they-went", "eye")).free("no")
    assert story.table.fellowship.mordor == 1
    assert story.table.fellowship.has_acted


def test_14_7_the_crack_of_doom_wins_when_its_tile_is_resolved() -> None:
    story = step(4, "3", fields={"corruption": 8})
    assert story.match.outcome is None
    story.free("no")
    assert story.match.outcome is not None
    assert (story.match.outcome.winners, story.match.outcome.how) == ((FREE,), "ring")


def test_r41_twelve_corruption_on_the_last_step_wins_for_the_shadow() -> None:
    story = step(4, "3", fields={"corruption": 9}).free("no")
    assert story.match.outcome is not None
    assert (story.match.outcome.winners, story.match.outcome.how) == ((SHADOW,), "corruption")


def test_r41_a_casualty_may_save_the_win() -> None:
    story = step(4, "3", fields={"corruption": 9}).free("guide", "no")
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (FREE,)


def test_r34_gollum_may_reveal_on_the_mordor_track() -> None:
    story = step(1, "3", "").free("gollum")
    assert story.is_over
    assert story.table.fellowship.corruption == 2
    assert not story.table.fellowship.is_hidden
