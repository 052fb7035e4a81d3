"""Takes any option, each as likely."""

from __future__ import annotations

import random
from typing import Any

from greathall.bots.seat import Advice, BotSeat, Ranked
from greathall.games.advice import Reasons, for_it
from greathall.kernel import Question

NAME = "random"
LEVEL = 0


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        return question.options[int(self.rng.random() * len(question.options))]

    def advise(self, seat: BotSeat, question: Question[Any]) -> Advice:
        """What it has drawn; the others are worth the same to it."""
        taken = self.choose(seat, question)
        others = [Ranked(o, 0.0, Reasons()) for o in question.options if o != taken]
        return Advice([Ranked(taken, 0.0, Reasons((for_it("reason-any"),))), *others], [], [])


BOT = RandomBot
