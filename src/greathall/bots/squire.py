"""Plays as people do who are learning: knows what is good, but overlooks some of it."""

from __future__ import annotations

import random
from math import exp
from typing import Any, ClassVar

from greathall.bots.seat import BotSeat, LongMove
from greathall.bots.steward import judged
from greathall.games import part_of
from greathall.kernel import Question

NAME = "squire"
LEVEL = 1
NEEDS = ("bot",)


class Squire:
    """Chooses by the steward's scores among the options that it sees, mostly one of the best.

    Of a move of many parts, which a game's `foresight` plans, it makes another plan of a kind that
    the steward might have made, and forgets none of it.
    """

    overlooked: ClassVar = 0.2  # how likely an option is not thought of at all
    wavering: ClassVar = 0.12  # of the gap between best and worst: what makes no difference to it

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.move = LongMove()

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        foresight = part_of(seat.game, "foresight")
        if question.kind in getattr(foresight, "PLANNED", ()):
            plans: Any = getattr(foresight, "plans", None)
            option = self.move.next_part(
                seat, question, lambda seen: plans(seen, question, self.rng, 2)[-1]
            )
            if option in question.options:
                return option
        return self._waver(question.options, judged(seat.game, seat.view, question))

    def _waver(self, options: tuple[Any, ...], scores: list[float]) -> Any:
        """One of the options that it thinks of: the better it is, the likelier."""
        rng = self.rng.random
        seen = [n for n in range(len(options)) if rng() >= self.overlooked] or [0]
        best, gap = max(scores[n] for n in seen), max(scores) - min(scores)
        wavering = self.wavering * gap or 1.0
        weights = [exp((scores[n] - best) / wavering) for n in seen]
        point = rng() * sum(weights)
        for n, weight in zip(seen, weights, strict=True):
            point -= weight
            if point <= 0:
                return options[n]
        return options[seen[-1]]


BOT = Squire
