"""Plays as people do who are learning: knows what is good, but overlooks some of it."""

from __future__ import annotations

import random
from math import exp
from typing import Any, ClassVar

from greathall.bots.seat import Advice, BotSeat, LongMove, Ranked
from greathall.bots.steward import Steward, judged, reasons_of_plan
from greathall.games import part_of
from greathall.games.advice import Reason, against_it, for_it
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
        self.unseen: list[Any] = []  # options that it has overlooked just now

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
        self.unseen = [option for n, option in enumerate(options) if n not in seen]
        best, gap = max(scores[n] for n in seen), max(scores) - min(scores)
        wavering = self.wavering * gap or 1.0
        weights = [exp((scores[n] - best) / wavering) for n in seen]
        point = rng() * sum(weights)
        for n, weight in zip(seen, weights, strict=True):
            point -= weight
            if point <= 0:
                return options[n]
        return options[seen[-1]]

    def advise(self, seat: BotSeat, question: Question[Any]) -> Advice:
        """What it would do, and what it overlooks; the rest as the steward sees it."""
        self.unseen = []
        taken, of_steward = self.choose(seat, question), Steward.advise(seat, question)
        best = of_steward.ranked[0].option
        rows = [self._as_seen(row, taken, best) for row in of_steward.ranked]
        rows.sort(key=lambda row: (row.option != taken, row.option in self.unseen))
        plan = [(question.about, taken), *self.move.rest()] if of_steward.plan else []
        return of_steward._replace(
            ranked=rows, plan=plan, why_planned=reasons_of_plan(seat, question, plan)
        )

    def _as_seen(self, row: Ranked, taken: Any, best: Any) -> Ranked:
        """With the errors of this bot among the reasons."""
        if row.option in self.unseen:
            return _with_reason(row, against_it("reason-overlooked"))
        if row.option == taken != best and best not in self.unseen:
            return _with_reason(row, for_it("reason-wavered"))
        return row


def _with_reason(row: Ranked, reason: Reason) -> Ranked:
    return row._replace(reasons=row.reasons._replace(all=(*row.reasons.all, reason)))


BOT = Squire
