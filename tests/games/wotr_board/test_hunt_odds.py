"""Hunts come out as often as worked out exactly, apart from the rules (13.2–13.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.wotr_board.hunt_odds import HUNTS, Hunted, damage_odds, hunted
from games.wotr_board.odds import Roll, is_plausible, odds

SAMPLE = 500
SEED = 13


@pytest.mark.parametrize("case", HUNTS, ids=lambda case: f"{case.shadow}+{case.free} {case.region}")
def test_13_2_successes_and_damage_are_as_likely_as_worked_out(case: Hunted) -> None:
    """The short version of `make soak`."""
    successes, damage = hunted(case, SAMPLE, SEED)
    assert is_plausible(successes, odds(case.roll)), successes
    assert is_plausible(damage, damage_odds(case)), damage


def test_13_5_the_odds_are_exact() -> None:
    case = Hunted(1, 0, "bree", "", 0)
    assert odds(case.roll) == [Fraction(5, 6), Fraction(1, 6)]
    # Of 16 tiles two cost nothing; four Eyes and four others cost one with one success.
    assert damage_odds(case) == [
        Fraction(5, 6) + Fraction(1, 6) * Fraction(2, 16),
        Fraction(1, 6) * Fraction(8, 16),
        Fraction(1, 6) * Fraction(3, 16),
        Fraction(1, 6) * Fraction(3, 16),
    ]
    assert all(sum(damage_odds(case)) == 1 for case in HUNTS)


def test_13_3_wrong_odds_are_noticed() -> None:
    case = HUNTS[3]
    successes, damage = hunted(case, SAMPLE, SEED)
    for wrong in (Roll(5, 6, 3, 1, 1), Roll(5, 6, 2, 2, 2)):
        assert not is_plausible(successes, odds(wrong)), wrong
    other_pool = Hunted(5, 2, "moria", "", 3, ("eye", "3", "0-reveal"))
    assert not is_plausible(damage, damage_odds(other_pool))
