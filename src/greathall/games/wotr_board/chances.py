"""Chances of rolls that re-roll failed dice: a round of battle (8.4) and a Hunt (13.2, 13.3)."""

from __future__ import annotations

from math import comb
from typing import Final

FACES: Final = 6


def chance_of(needed: int, bonus: int = 0) -> float:
    """Of a die: a natural 1 always misses, a natural 6 always hits.

    >>> chance_of(5), chance_of(6, 9)
    (0.3333333333333333, 0.8333333333333334)
    """
    least = min(max(needed - bonus, 2), FACES)
    return (FACES + 1 - least) / FACES


def binomial(dice: int, chance: float) -> list[float]:
    """The chance of each number of successes.

    >>> binomial(2, 0.5)
    [0.25, 0.5, 0.25]
    """
    return [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]


def chances(dice: int, chance: float, rerolls: int, again: float) -> list[float]:
    """The chance of each number of successes, when so many failed dice are rolled again.

    >>> chances(1, 0.5, 1, 0.5)
    [0.25, 0.75]
    """
    found = [0.0] * (dice + 1)
    for first, likely in enumerate(binomial(dice, chance)):
        for second, then in enumerate(binomial(min(rerolls, dice - first), again)):
            found[first + second] += likely * then
    return found


def average(found: list[float]) -> float:
    return sum(number * chance for number, chance in enumerate(found))
