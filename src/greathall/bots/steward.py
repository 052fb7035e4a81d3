"""Plays by the heuristics that a game brings along; a game without any it plays at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from greathall.bots.seat import Advice, BotSeat, Ranked
from greathall.games import part_of
from greathall.games.advice import Reasons
from greathall.kernel import Question

NAME = "steward"
LEVEL = 3
NEEDS = ("bot",)
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
        scores = judged(seat.game, seat.view, question)
        best = max(scores)
        options = [o for o, score in zip(question.options, scores, strict=True) if score == best]
        return options[int(self.rng.random() * len(options))]

    @staticmethod
    def advise(seat: BotSeat, question: Question[Any]) -> Advice:
        """What it thinks of each option by what the seat sees, and why of the best."""
        hints, view = part_of(seat.game, "hints"), seat.view()
        weigh = getattr(hints, "weigh", None)
        worths = weigh(view, question) if weigh else judged(seat.game, seat.view, question)
        plan: list[tuple[Any, Any]] = getattr(hints, "plan", lambda *_: [])(view, question)
        why_planned = reasons_of_plan(seat, question, plan)
        order = sorted(zip(question.options, worths, strict=True), key=lambda pair: -pair[1])
        return Advice(explained(seat, question, order), plan, why_planned)


def judged(game: str, look: Callable[[], dict[str, Any]], question: Question[Any]) -> list[float]:
    """What the heuristics of a game give for each option by the view that they look at.

    Without any all options are worth the same, and nobody needs to look.
    """
    heuristics = part_of(game, "bot")
    if heuristics is None:
        return [0.0] * len(question.options)
    scores: list[float] = heuristics.score_options(look(), question)
    return scores


def reasons_of_plan(
    seat: BotSeat, question: Question[Any], plan: Sequence[tuple[Any, Any]]
) -> list[Reasons]:
    """What speaks for and against each part of a move of many parts."""
    why = getattr(part_of(seat.game, "hints"), "why_planned", lambda *_: Reasons())
    view = seat.view()
    return [why(view, question, *part) for part in plan]


def explained(
    seat: BotSeat, question: Question[Any], order: Sequence[tuple[Any, float]]
) -> list[Ranked]:
    """These options, the best first, with what speaks for and against the first of them."""
    why = getattr(part_of(seat.game, "hints"), "reasons", lambda *_: Reasons())
    view = seat.view()
    return [
        Ranked(option, worth, why(view, question, option) if n < MOST_EXPLAINED else Reasons())
        for n, (option, worth) in enumerate(order)
    ]


BOT = Steward
