"""How a rule runs: until it asks somebody, and on when it was answered."""

from __future__ import annotations

from typing import Any

from greathall.kernel.questions import Actor, Question, Together


class Flow:
    """A rule that runs, and the rule that waits for it.

    It does not know its match: so whoever drops a match drops all of it at once, and no garbage
    collector has to come for the forks of a bot.
    """

    __slots__ = ("actor", "open", "parent", "results", "rule")

    def __init__(self, rule: Any, parent: Flow | None = None, actor: Actor = "") -> None:
        self.rule, self.parent, self.actor = rule, parent, actor

    def resume(self, match: Any, answer: Any) -> None:
        try:
            question = self.rule.send(answer)
        except StopIteration as end:
            if self.parent is not None:
                self.parent.collect(match, self.actor, end.value)
                return
            for watch in match.state.watchers:
                watch(match.state)
            return
        if question.__class__ is Question:
            if not question.options:
                raise RuntimeError(f"{question.kind!r} to {question.actor!r} has no options")
            if self.parent is not None and question.actor != self.actor:
                raise RuntimeError(f"in secret only {self.actor!r} can be asked: {question}")
            match._waiting[question.actor] = question, self
        elif self.parent is None:
            self.begin_together(match, question)
        else:
            raise RuntimeError(f"in secret only {self.actor!r} can be asked, not several")

    def begin_together(self, match: Any, group: Together) -> None:
        self.results: dict[Actor, Any] = dict.fromkeys(group.flows)
        self.open = len(group.flows) + 1  # one for ourselves, until every flow has begun
        for actor, rule in group.flows.items():
            Flow(rule, self, actor).resume(match, None)
        if len(match._waiting) > 1:  # the answer of one alone is no secret
            match._sealed_from = len(match._answers)
        self.finish_one(match)

    def collect(self, match: Any, actor: Actor, result: Any) -> None:
        self.results[actor] = result
        self.finish_one(match)

    def finish_one(self, match: Any) -> None:
        """One flow less is open; when all are in, the answers are unsealed."""
        self.open -= 1
        if not self.open:
            if match._sealed_from is not None:
                match._sealed_from, match._undo_limit = None, len(match._answers)
            self.resume(match, self.results)
