"""The exact odds of a Hunt, worked out apart from the rules, and Hunts to compare.

A Hunt rolls some dice, re-rolls a few failed ones, and a success draws a tile (13.2–13.5).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from games.wotr_board.odds import Roll, odds
from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.hunt import hunt_roll

POOL = (*("eye",) * 4, *("3",) * 3, "2", "2", "2-reveal", "1", "1", *("1-reveal",) * 2)
POOL += ("0-reveal",) * 2
WORTH = {"3": 3, "2": 2, "2-reveal": 2, "1": 1, "1-reveal": 1, "0-reveal": 0}


@dataclass(frozen=True)
class Hunted:
    """A Hunt as it is set up: dice of both sides in the box, and who is in the region."""

    shadow: int
    free: int
    region: str
    figures: str
    rerolls: int  # that these should give
    pool: tuple[str, ...] = POOL

    @property
    def roll(self) -> Roll:
        """The dice and what is added, as a round of battle would have it."""
        return Roll(min(self.shadow, 5), 6, self.rerolls, self.free, self.free)


def damage_odds(case: Hunted) -> list[Fraction]:
    """The exact probability of 0, 1, 2, … damage; without a success there is none."""
    chances = odds(case.roll)
    result = [Fraction(0)] * 6
    result[0] = chances[0]
    for successes, chance in enumerate(chances[1:], 1):
        for tile in case.pool:
            damage = successes if tile == "eye" else WORTH[tile]
            result[damage] += chance / len(case.pool)
    while not result[-1]:
        result.pop()
    return result


def hunted(case: Hunted, hunts: int, seed: int) -> tuple[Counter[int], Counter[int]]:
    """How often so many successes and so much damage came in this many Hunts of the game."""
    rng = Random(seed)
    story = war(
        (hunt_roll,),
        armies={case.region: case.figures} if case.figures else {},
        fellows="gimli",
        fellowship={"region": case.region, "progress": 1},
        hunt_box={SHADOW: case.shadow, FREE: case.free},
        hunt_pool=case.pool,
    )
    successes: Counter[int] = Counter()
    damage: Counter[int] = Counter()
    for _ in range(hunts):
        told = {event["event"]: event for event in reversed(story.match.fork(rng).log(None))}
        successes[told["hunt-rolled"]["successes"]] += 1
        damage[told["tile-damage"]["damage"] if "tile-damage" in told else 0] += 1
    return successes, damage


HUNTS = (
    Hunted(1, 0, "bree", "", 0),
    Hunted(3, 1, "bree", "2 nazgul", 1),
    Hunted(7, 0, "bree", "2 sauron-regular", 1),
    Hunted(5, 2, "moria", "2 sauron-regular nazgul", 3),
    Hunted(2, 5, "moria", "", 1),
    Hunted(4, 3, "dol-guldur", "sauron-regular", 2, ("eye", "3", "0-reveal")),
)
