"""How a rule runs: until it asks somebody, and on when it was answered."""

from __future__ import annotations

from typing import Any, NamedTuple

from greathall.kernel.questions import Actor, Together


def run(match: Any, rule: Any, answer: Any, secret: Secret | None = None) -> None:
    """Let a rule go on with this answer, until it asks the next question or is done."""
    if secret is not None:
        run_in_secret(match, rule, answer, secret)
        return
    try:
        question = rule.send(answer)
    except StopIteration:
        state = match.state
        for watch in state.watchers:
            watch(state)
        return
    if question.__class__ is Together:
        Group(rule, question).begin(match)
    else:
        match._waiting[question.actor] = question, rule, None


def run_in_secret(match: Any, rule: Any, answer: Any, secret: Secret) -> None:
    """The same for the part of one actor of several who answer at once."""
    try:
        question = rule.send(answer)
    except StopIteration as end:
        secret.group.collect(match, secret.actor, end.value)
        return
    if question.__class__ is Together or question.actor != secret.actor:
        raise RuntimeError(f"in secret only {secret.actor!r} can be asked: {question}")
    match._waiting[question.actor] = question, rule, secret


class Group:
    """Those who answer at once, and the rule that waits until all answers are in.

    It does not know its match: so whoever drops a match drops all of it at once, and no garbage
    collector has to come for the forks of a bot.
    """

    __slots__ = ("flows", "open", "results", "rule")

    def __init__(self, rule: Any, together: Together) -> None:
        self.rule, self.flows = rule, together.flows
        self.results: dict[Actor, Any] = dict.fromkeys(together.flows)
        self.open = len(together.flows) + 1  # one for ourselves, until every flow has begun

    def begin(self, match: Any) -> None:
        for actor, flow in self.flows.items():
            run(match, flow, None, Secret(self, actor))
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
            run(match, self.rule, self.results)


class Secret(NamedTuple):
    """The part of one actor in a group."""

    group: Group
    actor: Actor
