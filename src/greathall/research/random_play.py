"""Whole matches whose players answer at random."""

from __future__ import annotations

import random

from greathall import Match, new_match
from greathall.research.simulate import Setting


def begin(setting: Setting, seed: str) -> Match:
    return new_match(setting.game, scenario=setting.scenario, players=setting.players, seed=seed)


def answer_at_random(match: Match, seed: str, most: int | None = None) -> int:
    """Answer its questions to its end, or so many; how many decisions of players that took."""
    rng, decisions = random.Random(seed).random, 0
    while (asked := match.questions()) and decisions != most:
        question = asked[0]
        options = question.options
        match.answer(question.actor, options[int(rng() * len(options))])
        decisions += 1
    return decisions
