"""Action dice and the Hunt Box (3.1, 3.3, 3.4, 4.1)."""

from __future__ import annotations

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.dice import (
    allocate_to_the_hunt,
    change_die_by_card,
    dice_of,
    recover_dice,
    roll_action_dice,
)
from greathall.games.wotr_board.facts import FREE, SHADOW


def test_4_1_four_and_seven_dice() -> None:
    table = war().table
    assert (dice_of(table, FREE), dice_of(table, SHADOW)) == (4, 7)


@pytest.mark.parametrize(
    ("characters", "side", "dice"),
    [
        ({"aragorn": "minas-tirith"}, FREE, 5),
        ({"aragorn": "minas-tirith", "gandalf-white": "fangorn"}, FREE, 6),
        ({"saruman": "orthanc"}, SHADOW, 8),
        ({"saruman": "orthanc", "witch-king": "angmar", "mouth-of-sauron": "nurn"}, SHADOW, 10),
        ({"saruman": "gone"}, SHADOW, 7),
    ],
)
def test_4_1_characters_in_play_bring_a_die_each(
    characters: dict[str, str], side: str, dice: int
) -> None:
    assert dice_of(war(characters=characters).table, side) == dice


def test_3_1_all_dice_return_and_one_die_of_the_free_peoples_in_the_box_is_remembered() -> None:
    table = war(hunt_box={FREE: 2, SHADOW: 3}, dice={FREE: ("event",), SHADOW: ()}).table
    recover_dice(table)
    assert table.hunt_box == {FREE: 0, SHADOW: 0}
    assert table.dice == {FREE: (), SHADOW: ()}
    assert table.min_hunt == 1


def allocation(**setting: object) -> Story:
    return war((allocate_to_the_hunt,), **setting)  # type: ignore[arg-type]


def test_3_3_at_most_one_die_for_each_companion() -> None:
    assert allocation(fellows="strider boromir legolas").offers == (0, 1, 2, 3)


def test_3_3_one_die_is_always_allowed() -> None:
    assert allocation(fellows="").offers == (0, 1)


def test_3_3_at_least_one_if_the_free_peoples_took_back_a_die() -> None:
    assert allocation(fellows="strider gimli", min_hunt=1).offers == (1, 2)


def test_3_3_without_companions_and_after_a_move_it_must_be_one() -> None:
    story = allocation(fellows="", min_hunt=1)
    assert story.is_over
    assert story.table.hunt_box[SHADOW] == 1


def test_16_4_the_leading_player_of_the_shadow_allocates() -> None:
    story = allocation(players=4, leading={SHADOW: "saruman-player"})
    assert story.asks("saruman-player", "allocate")


def test_3_4_both_roll_the_rest_and_each_eye_goes_to_the_hunt_box() -> None:
    story = war((roll_action_dice,), hunt_box={SHADOW: 2})
    story.rolls(1, 3, 5, 6)
    story.rolls(6, 6, 1, 2, 3)
    assert story.table.dice == {
        FREE: ("character", "muster", "event", "will-of-the-west"),
        SHADOW: ("character", "army", "muster"),
    }
    assert story.table.hunt_box[SHADOW] == 4
    assert [event["eyes"] for event in story.events("dice-rolled")] == [0, 2]


def test_4_1_dice_for_the_hunt_come_out_of_the_pool() -> None:
    story = war((roll_action_dice,), hunt_box={SHADOW: 7})
    story.rolls(1, 1, 1, 1)
    assert story.is_over
    assert story.table.dice[SHADOW] == ()


def test_4_3_a_die_that_a_card_makes_an_eye_goes_to_the_hunt_box() -> None:
    table = war(dice={SHADOW: ("army", "event")}).table
    change_die_by_card(table, SHADOW, "event", "eye")
    assert table.dice[SHADOW] == ("army",)
    assert table.hunt_box[SHADOW] == 1
