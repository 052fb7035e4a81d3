"""Takes any option, each as likely."""

from __future__ import annotations

import random
from typing import Any

from greathall.bots.seat import BotSeat
from greathall.kernel import Question

NAME = "random"
LEVEL = 0


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        return question.options[int(self.rng.random() * len(question.options))]


BOT = RandomBot
