"""The turn and its phases (3)."""

from __future__ import annotations

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.turn import (
    TURN,
    action_resolution,
    end_of_actions,
    fellowship_phase,
    recover_and_draw,
    victory_check,
)

GONDOR, ROHAN = "gondor-player", "rohan-player"
WITCH_KING, SARUMAN = "witch-king-player", "saruman-player"


def drawn(story: Story) -> Story:
    return story.draws("athelas", "the-red-arrow", "orc-patrol", "olog-hai")


def test_3_six_phases_in_their_order() -> None:
    assert [step.__name__ for step in TURN.steps] == [
        "recover_and_draw",
        "fellowship_phase",
        "hunt_allocation",
        "action_roll",
        "action_resolution",
        "victory_check",
    ]


def test_3_1_a_turn_begins_with_all_dice_back() -> None:
    story = war((recover_and_draw,), hunt_box={FREE: 1, SHADOW: 2}, ring_used=(FREE,))
    drawn(story)
    assert story.table.hunt_box == {FREE: 0, SHADOW: 0}
    assert story.table.min_hunt == 1
    assert story.table.ring_used == ()


def test_3_2_first_declare_then_enter_mordor_then_change_the_guide() -> None:
    story = war((fellowship_phase,), fellowship={"region": "dagorlad", "progress": 1})
    assert story.asks(FREE, "declare")
    story.free("morannon")
    assert story.asks(FREE, "enter-mordor")
    story.free("yes")
    assert story.asks(FREE, "guide")
    story.free("strider")
    assert story.is_over
    assert story.table.fellowship.mordor == 0
    assert story.table.fellowship.guide == "strider"


def test_3_2_a_revealed_fellowship_is_not_declared_but_may_enter_mordor() -> None:
    setting = {"region": "minas-morgul", "is_hidden": False}
    story = war((fellowship_phase,), fellows="boromir", fellowship=setting)
    assert story.asks(FREE, "enter-mordor")
    story.free("no")
    assert story.is_over
    assert story.table.fellowship.mordor is None


def test_3_6_a_new_turn_starts_when_nobody_has_won() -> None:
    story = drawn(war((victory_check,)))
    assert story.table.turn == 2
    assert story.asks(FREE, "declare")


def test_longest_match_ends_the_match_without_a_winner() -> None:
    story = war((victory_check,), turn=30, options={"longest-match": "30"})
    assert story.match.outcome is not None
    assert (story.match.outcome.winners, story.match.outcome.how) == ((), "time")
    assert war((victory_check,), turn=29, options={"longest-match": "30"}).match.outcome is None


def test_16_2_the_lead_passes_to_the_teammate_from_turn_2() -> None:
    first = war((recover_and_draw,), players=4).table
    assert first.leading == {FREE: GONDOR, SHADOW: WITCH_KING}
    story = war((recover_and_draw,), players=4, turn=2)
    assert story.table.leading == {FREE: ROHAN, SHADOW: SARUMAN}
    assert [event["player"] for event in story.events("lead-passed")] == [ROHAN, SARUMAN]


def test_16_2_with_three_the_one_player_of_the_free_peoples_always_leads() -> None:
    assert war((recover_and_draw,), players=3, turn=2).table.leading[FREE] == FREE


def test_16_4_the_leading_player_declares() -> None:
    story = war((fellowship_phase,), players=4, leading={FREE: ROHAN})
    assert story.asks(ROHAN, "declare")


def test_3_5_the_phase_of_actions_begins_with_the_free_peoples() -> None:
    story = war((action_resolution,), actor=1, dice={FREE: ("event",), SHADOW: ("event",)})
    assert story.is_turn_of(FREE)


def test_14_6_who_lingers_in_mordor_is_corrupted_at_the_end_of_the_phase() -> None:
    story = war((end_of_actions,), fellowship={"mordor": 2})
    assert story.table.fellowship.corruption == 1
    story = war((end_of_actions,), fellowship={"mordor": 2, "has_acted": True})
    assert story.table.fellowship.corruption == 0
    story = war((end_of_actions,))
    assert story.table.fellowship.corruption == 0
