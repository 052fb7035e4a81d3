"""The exact odds of a round of battle, worked out apart from the rules, and rounds to compare.

A round rolls some dice, then re-rolls as many failed ones as the Leadership allows (8.4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from random import Random
from typing import Any

from games.wotr_board.battles import battle, card_with, siege
from games.wotr_board.story import Story
from greathall.games.wotr_board.facts import FREE, SHADOW, Side

# What chi-squared exceeds once in a thousand samples, by degrees of freedom.
ONCE_IN_A_THOUSAND = (0.0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46)
ENOUGH = 5  # expected times that an outcome needs to stand alone


@dataclass(frozen=True)
class Roll:
    """What one side rolls: how many dice, what they need, what is added, who leads."""

    dice: int
    needed: int
    leadership: int
    bonus: int = 0
    reroll_bonus: int = 0


@dataclass(frozen=True)
class Case:
    """A round of battle, as it is set up and as both sides should roll."""

    attackers: str
    defenders: str
    rolls: dict[Side, Roll]
    cards: tuple[str, ...] = ()
    place: str = "field"
    region: str = "south-ithilien"


# ------------------------------------------------ exact


def odds(roll: Roll) -> list[Fraction]:
    """The exact probability of 0, 1, 2, … hits of both rolls together."""
    first = chance_of_a_hit(roll.needed, roll.bonus)
    second = chance_of_a_hit(roll.needed, roll.reroll_bonus)
    result = [Fraction(0)] * (roll.dice + 1)
    for hits, chance in enumerate(binomial(roll.dice, first)):
        again = min(roll.leadership, roll.dice - hits, 5)
        for more, chance_again in enumerate(binomial(again, second)):
            result[hits + more] += chance * chance_again
    return result


def chance_of_a_hit(needed: int, bonus: int) -> Fraction:
    """Of the faces 2 to 5 those that reach the number; a 6 always, a 1 never."""
    lowest = min(6, max(2, needed - bonus))
    return Fraction(7 - lowest, 6)


def binomial(dice: int, chance: Fraction) -> list[Fraction]:
    return [comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)]


# ------------------------------------------------ by the rules


def fight(case: Case, rounds: int, seed: int) -> dict[Side, Counter[int]]:
    """How often each side scored so many hits in this many rounds of the game."""
    rng, story = Random(seed), set_up(case)
    counted: dict[Side, Counter[int]] = {FREE: Counter(), SHADOW: Counter()}
    for _ in range(rounds):
        match = story.match.fork(rng)
        hits = {FREE: 0, SHADOW: 0}
        for event in match.log(None, since=story.match.log_length()):
            if event["event"] in ("combat-rolled", "leaders-rerolled"):
                hits[event["side"]] += event["hits"]
        for side, number in hits.items():
            counted[side][number] += 1
    return counted


def set_up(case: Case) -> Story:
    """A round in which the dice are to be rolled; the armies are too large to be destroyed."""
    cards = tuple(map(card_with, case.cards))
    setting: dict[str, Any] = {"cards": cards}
    if case.place == "siege":
        story = siege(case.attackers, case.defenders, **setting)
    else:
        story = battle(case.attackers, case.defenders, region=case.region, **setting)
    while story.question.kind != "roll":
        story.answers((story.question.actor, story.offers[-1]))
    return story


# ------------------------------------------------ compared


def is_plausible(counted: Counter[int], exact: list[Fraction]) -> bool:
    """Whether such a sample, or a worse one, comes more often than once in a thousand."""
    total, chi_squared, cells = counted.total(), 0.0, 0
    seen, expected = 0, 0.0
    left = float(total)
    for hits, chance in enumerate(exact):
        seen, expected = seen + counted[hits], expected + float(chance * total)
        left -= float(chance * total)
        if expected >= ENOUGH and (left >= ENOUGH or hits == len(exact) - 1):
            chi_squared += (seen - expected) ** 2 / expected
            cells, seen, expected = cells + 1, 0, 0.0
    if expected:  # what is too rare to stand alone
        chi_squared += (seen - expected) ** 2 / expected
        cells += 1
    assert sum(counted[hits] for hits in range(len(exact))) == total
    return chi_squared <= ONCE_IN_A_THOUSAND[cells - 1]


TEN_ORCS, TEN_MEN = "10 sauron-regular", "10 gondor-regular"
CASES = (
    Case(
        *("3 sauron-elite", "4 gondor-elite"),
        {SHADOW: Roll(3, 5, 0), FREE: Roll(4, 5, 0)},
    ),
    Case(
        *(f"{TEN_ORCS} 2 nazgul", f"{TEN_MEN} 4 gondor-leader"),
        {SHADOW: Roll(5, 5, 2), FREE: Roll(5, 5, 4)},
    ),
    Case(
        *(f"{TEN_ORCS} 7 nazgul", f"{TEN_MEN} 2 gondor-leader aragorn"),
        {SHADOW: Roll(5, 6, 7), FREE: Roll(5, 5, 4)},
        region="osgiliath",
    ),
    Case(
        *("10 isengard-regular nazgul", "5 rohan-elite 3 rohan-leader"),
        {SHADOW: Roll(5, 6, 1), FREE: Roll(5, 5, 3)},
        place="siege",
    ),
    Case(
        *(f"{TEN_ORCS} 3 nazgul", f"{TEN_MEN} gondor-leader"),
        {SHADOW: Roll(5, 5, 3, 1, 1), FREE: Roll(5, 5, 1, 1, 1)},
        cards=("desperate-battle",),
    ),
    Case(
        *("10 isengard-regular 3 nazgul", "5 rohan-elite rohan-leader"),
        {SHADOW: Roll(5, 6, 3, 2, 2), FREE: Roll(5, 5, 1, 2, 2)},
        cards=("deadly-strife",),
        place="siege",
    ),
    Case(
        *(f"{TEN_ORCS} 3 nazgul", f"{TEN_MEN} gondor-leader"),
        {SHADOW: Roll(5, 6, 3, -1), FREE: Roll(5, 5, 1)},
        cards=("advantageous-position",),
        region="pelargir",
    ),
    Case(
        *(f"{TEN_ORCS} 4 nazgul", "8 rohan-regular 2 rohan-elite rohan-leader"),
        {SHADOW: Roll(3, 5, 4), FREE: Roll(5, 5, 1)},
        cards=("daylight",),
    ),
    Case(
        *(f"{TEN_ORCS} 4 nazgul", f"{TEN_MEN} rohan-leader"),
        {SHADOW: Roll(5, 5, 3, 0, 1), FREE: Roll(5, 5, 1)},
        cards=("they-are-terrible",),
    ),
)
