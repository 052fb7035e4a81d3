"""Hands that watchers see: since all people agreed to it, and never those of before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from greathall.kernel import EVERYBODY, Match, Seat
from greathall.server.store import Row


@dataclass(frozen=True)
class Hands:
    """What watchers see of a match that goes on."""

    shown: bool = False
    since: int = 0  # answers
    covered: int = 0  # events that were told before

    def eyes(self, number: int | None = None) -> Seat | None:
        """With whose eyes a watcher sees this position, or the present: everybody's, if shown."""
        past = number is not None and number < self.since
        return EVERYBODY if self.shown and not past else None

    def chronicle(self, match: Match, told: int = 0) -> list[dict[str, Any]]:
        """What a watcher reads of what happened: the first part of it as a stranger."""
        covered = max(told, self.covered)
        before = match.log(None, told)[: covered - told] if covered > told else []
        return before + match.log(self.eyes(), covered)


def hands_of(row: Row, match: Match, told: Sequence[int]) -> Hands:
    """What is settled for this table; `told` counts the events after each of its answers."""
    if not row["hands_shown"]:
        return Hands()
    since: int = row["hands_since"]
    return Hands(True, since, match.log_length() if since >= len(match) else told[since])
