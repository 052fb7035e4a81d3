"""The chances that are shown are those that the dice have."""

from __future__ import annotations

from itertools import product

import pytest

from greathall.games.wotr_board.chances import average, chance_of, chances


@pytest.mark.parametrize(("needed", "bonus"), [(5, 0), (6, 0), (5, 1), (6, 2), (5, 9)])
def test_8_4_a_natural_1_misses_and_a_natural_6_hits(needed: int, bonus: int) -> None:
    hits = [die == 6 or (die > 1 and die + bonus >= needed) for die in range(1, 7)]
    assert chance_of(needed, bonus) == pytest.approx(sum(hits) / 6)


@pytest.mark.parametrize(("dice", "rerolls"), [(1, 0), (2, 1), (3, 2), (2, 5)])
def test_8_4_every_way_of_rolling_counts_once(dice: int, rerolls: int) -> None:
    """All rolls of all dice, one by one: the first hits on 5, the second on 4."""
    found = [0] * (dice + 1)
    for rolled in product(range(1, 7), repeat=2 * dice):
        first = sum(die >= 5 for die in rolled[:dice])
        second = sum(die >= 4 for die in rolled[dice:][: min(rerolls, dice - first)])
        found[first + second] += 1
    expected = [count / 6 ** (2 * dice) for count in found]
    assert chances(dice, 1 / 3, rerolls, 1 / 2) == pytest.approx(expected)


def test_the_average_is_that_of_the_chances() -> None:
    assert average([0.25, 0.5, 0.25]) == 1.0
