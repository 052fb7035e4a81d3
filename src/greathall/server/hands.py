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
    covered: int = 0  # events that had happened before

    def viewpoint(self, number: int | None = None) -> Seat | None:
        """Whose viewpoint a watcher has at this position, or now: everybody's, if shown."""
        past = number is not None and number < self.since
        return EVERYBODY if self.shown and not past else None

    def chronicle(self, match: Match, since: int = 0) -> list[dict[str, Any]]:
        """What a watcher reads of what happened: the first part of it as a stranger."""
        covered = max(since, self.covered)
        before = match.log(None, since)[: covered - since] if covered > since else []
        return before + match.log(self.viewpoint(), covered)


def hands_of(row: Row, match: Match, events_after: Sequence[int]) -> Hands:
    """What is settled for this table; `events_after` counts those after each of its answers."""
    if not row["hands_shown"]:
        return Hands()
    since: int = row["hands_since"]
    return Hands(True, since, match.log_length() if since >= len(match) else events_after[since])
