"""Plays by rules of thumb, a module a game; a game that it does not know it plays at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from greathall.bots.chair import Chair
from greathall.kernel import Question

NAME = "steward"
Judgement = Callable[[dict[str, Any], Question[Any]], list[float]]


class Steward:
    """Takes the option that its rules of thumb value most; among equals, any."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.judgements: dict[str, Judgement | None] = {}

    def choose(self, chair: Chair, question: Question[Any]) -> Any:
        options = question.options
        judge = self._judgement_for(chair.game)
        if judge is not None:
            worth = judge(chair.view(), question)
            best = max(worth)
            options = tuple(o for o, w in zip(options, worth, strict=True) if w == best)
        return options[int(self.rng.random() * len(options))]

    def _judgement_for(self, game: str) -> Judgement | None:
        """What each option is worth in this game, if somebody wrote that down."""
        if game not in self.judgements:
            name = f"greathall.bots.thumbs.{game.replace('-', '_')}"
            found = find_spec(name) is not None
            self.judgements[game] = import_module(name).judge if found else None
        return self.judgements[game]


BOT = Steward
