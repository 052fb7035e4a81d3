"""The order of things as data: a battle, a turn, a round is a list of rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

Rule = Callable[..., Coroutine[Any, Any, None]]


class Outline:
    """Rules that come one after the other, each a step of the agenda.

    It never changes: an expansion or an option makes another one from it.

    >>> async def deal(game): ...
    >>> async def play(game): ...
    >>> async def score(game): ...
    >>> ROUND = Outline(deal, score)
    >>> ROUND.after(deal, play)
    Outline(deal, play, score)
    >>> ROUND.replacing(score, play)
    Outline(deal, play)
    """

    __slots__ = ("steps",)

    def __init__(self, *steps: Rule) -> None:
        self.steps = steps

    def __repr__(self) -> str:
        return f"Outline({', '.join(step.__name__ for step in self.steps)})"

    def after(self, step: Rule, *new: Rule) -> Outline:
        """With these rules behind that one."""
        return self.replacing(step, step, *new)

    def before(self, step: Rule, *new: Rule) -> Outline:
        """With these rules in front of that one."""
        return self.replacing(step, *new, step)

    def replacing(self, step: Rule, *new: Rule) -> Outline:
        """With these rules, or with none, instead of that one."""
        if step not in self.steps:
            raise ValueError(f"{step.__name__} is no step of {self}")
        place = self.steps.index(step)
        return Outline(*self.steps[:place], *new, *self.steps[place + 1 :])
