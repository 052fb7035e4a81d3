"""Plays by the heuristics that a game brings along; a game without any it plays at random."""

from __future__ import annotations

import random
from typing import Any

from greathall.bots.seat import Advice, BotSeat, Ranked
from greathall.games import part_of
from greathall.games.advice import Reasons
from greathall.kernel import Question

NAME = "steward"
MOST_EXPLAINED = 5  # options; who asks for advice reads no more of them


class Steward:
    """Takes the option with the highest score; among equals, any.

    A game's module `bot` has `score_options(view, question)`: what each option is worth. Its module
    `hints`, if it has one, says why: `reasons(view, question, option)`; it may `weigh` anew, for
    people, what the bot only orders, and tell the `plan` behind an answer and `why_planned`.
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

    @staticmethod
    def advise(seat: BotSeat, question: Question[Any]) -> Advice:
        """What it thinks of each option by what the seat sees, and why of the best."""
        heuristics, hints = part_of(seat.game, "bot"), part_of(seat.game, "hints")
        view, options = seat.view(), question.options
        weigh = getattr(hints, "weigh", None) or getattr(heuristics, "score_options", None)
        worths = weigh(view, question) if weigh else [0.0] * len(options)
        order = sorted(zip(worths, options, strict=True), key=lambda pair: -pair[0])
        why = getattr(hints, "reasons", lambda *_: Reasons())
        ranked = [
            Ranked(option, worth, why(view, question, option))
            for worth, option in order[:MOST_EXPLAINED]
        ]
        ranked += [Ranked(option, worth, Reasons()) for worth, option in order[MOST_EXPLAINED:]]
        plan: list[tuple[Any, Any]] = getattr(hints, "plan", lambda *_: [])(view, question)
        planned = getattr(hints, "why_planned", lambda *_: Reasons())
        return Advice(ranked, plan, [planned(view, question, *part) for part in plan])


BOT = Steward
