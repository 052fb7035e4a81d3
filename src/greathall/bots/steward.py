"""Plays by the heuristics that a game brings along; a game without any it plays at random."""

from __future__ import annotations

import random
from typing import Any

from greathall.bots.seat import BotSeat
from greathall.games import part_of
from greathall.kernel import Question

NAME = "steward"


class Steward:
    """Takes the option with the highest score; among equals, any.

    A game's module `bot` has `score_options(view, question)`: what each option is worth.
    """

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        options = question.options
        heuristics = part_of(seat.game, "bot")
        if heuristics is not None:
            scores = heuristics.score_options(seat.view(), question)
            best = max(scores)
            options = tuple(o for o, score in zip(options, scores, strict=True) if score == best)
        return options[int(self.rng.random() * len(options))]


BOT = Steward
