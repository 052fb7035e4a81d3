"""What somebody else might have written: a bot of theirs, and work for machines elsewhere."""

from __future__ import annotations

from typing import Any

from greathall.bots import BotSeat
from greathall.kernel import Question


class Last:
    """Takes the last option, which ends a game soon enough."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        return question.options[-1]


def machine(task: int) -> tuple[int, str]:
    """Who does this task."""
    import ray

    return task, ray.get_runtime_context().get_node_id()


def fail(task: int) -> int:
    raise KeyError(task)
