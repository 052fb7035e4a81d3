"""The Combat roll and the Leader re-roll; their hits are as likely as worked out (8.4)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from games.wotr_board.battles import battle, card_with
from games.wotr_board.odds import CASES, Case, Roll, fight, is_plausible, odds
from greathall.games.wotr_board.battlefield import dice_of
from greathall.games.wotr_board.facts import FREE, SHADOW

ROUNDS = 600
SEED = 8
ORCS = "4 sauron-regular"


@pytest.mark.parametrize(
    ("army", "dice"),
    [
        ("3 gondor-regular", 3),
        ("8 gondor-regular", 5),
        ("3 gondor-regular gondor-leader", 3),
        ("gondor-regular strider", 2),
    ],
)
def test_8_4_dice_are_the_combat_strength_at_most_five(army: str, dice: int) -> None:
    assert dice_of(battle(ORCS, army).table, FREE) == dice


@pytest.mark.parametrize(
    ("companions", "dice"),
    [
        ("boromir legolas", 3),
        ("meriadoc peregrin", 1),
        ("gandalf-white", 1),
        ("gandalf-grey strider boromir legolas gimli aragorn", 5),
    ],
)
def test_r10_captains_of_the_west_add_up(companions: str, dice: int) -> None:
    assert dice_of(battle(ORCS, f"gondor-regular {companions}").table, FREE) == dice


def test_8_4_a_five_hits_and_leaders_reroll_what_failed() -> None:
    story = battle("2 sauron-regular nazgul", "3 gondor-regular gondor-leader")
    story.rolls(5, 4, 4, 2, 6)
    assert story.fight.hits == {SHADOW: 1, FREE: 1}
    story.rolls(6, 1)
    assert story.fight.rerolled == {SHADOW: (6,), FREE: (1,)}
    assert story.fight.hits == {SHADOW: 2, FREE: 1}


def test_8_4_no_more_dice_are_rerolled_than_failed() -> None:
    story = battle("2 sauron-regular 5 nazgul", "gondor-regular").rolls(5, 2, 1)
    story.rolls(1)
    assert story.fight.rerolled[SHADOW] == (1,)


def test_r9_leadership_beyond_five_still_rerolls_five_dice() -> None:
    story = battle("6 sauron-regular 7 nazgul", "gondor-regular", cards=(card_with("daylight"),))
    story.free("no").rolls(1, 1, 1, 1, 1, 1)
    story.rolls(1, 1, 1, 1, 1)
    assert len(story.fight.rerolled[SHADOW]) == 5


def test_8_4_fewer_dice_for_a_whole_battle_leave_one() -> None:
    setting = {"fields": {"fewer_dice_always": {SHADOW: 7}}}
    story = battle("4 sauron-regular", "gondor-regular", **setting)
    assert dice_of(story.table, SHADOW) == 1
    story.rolls(1, 1).shadow("go-on").free("stay")
    assert dice_of(story.table, SHADOW) == 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.attackers} {case.cards}")
def test_8_4_hits_of_a_round_are_as_likely_as_worked_out(case: Case) -> None:
    """The short version of `make soak`."""
    counted = fight(case, ROUNDS, SEED)
    for side in (SHADOW, FREE):
        assert is_plausible(counted[side], odds(case.rolls[side])), (side, counted[side])


def test_8_4_odds_are_exact() -> None:
    assert odds(Roll(1, 5, 0)) == [Fraction(2, 3), Fraction(1, 3)]
    assert odds(Roll(1, 5, 1)) == [Fraction(4, 9), Fraction(5, 9)]
    assert odds(Roll(1, 6, 1, 2, -1)) == [Fraction(1, 2) * Fraction(5, 6), Fraction(7, 12)]
    assert all(sum(odds(roll)) == 1 for case in CASES for roll in case.rolls.values())


def test_8_4_wrong_odds_are_noticed() -> None:
    counted = fight(CASES[1], ROUNDS, SEED)
    for wrong in (
        Roll(5, 6, 2),
        Roll(5, 5, 1),
        Roll(5, 5, 3),
        Roll(5, 5, 2, 1),
        Roll(5, 5, 2, 0, 1),
    ):
        assert not is_plausible(counted[SHADOW], odds(wrong)), wrong
    assert not is_plausible(Counter({0: ROUNDS}), odds(Roll(5, 5, 2)))
