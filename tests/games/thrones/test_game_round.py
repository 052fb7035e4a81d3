"""The game round (pp. 7, 16)."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.action_phase import action_phase, clean_up
from greathall.games.thrones.game_round import end_round
from greathall.games.thrones.planning_phase import planning_phase


def test_after_a_round_comes_the_westeros_phase_of_the_next_p16_w1() -> None:
    story = westeros((end_round,), round=3)
    assert story.table.round == 4
    assert story.table.phase == "westeros"
    assert [rule for _, rule, _ in story.table.agenda] == [planning_phase, action_phase, end_round]


def test_after_the_tenth_round_the_game_is_over_p16_w1_w8() -> None:
    story = westeros((clean_up,), (end_round,), round=10)
    assert story.match.outcome is not None
    assert story.table.round == 10
    assert story.table.phase == "clean-up"
    assert story.table.revealed == ()  # no Westeros phase any more


def test_the_ninth_round_is_not_the_last_w8() -> None:
    assert westeros((end_round,), round=9).match.outcome is None
