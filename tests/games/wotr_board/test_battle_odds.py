"""Rounds of battle come out as often as worked out exactly, apart from the rules (8.4, 8.5)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from games.wotr_board.odds import CASES, Case, Roll, fight, is_plausible, odds
from greathall.games.wotr_board.facts import FREE, SHADOW

ROUNDS = 600
SEED = 8


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
