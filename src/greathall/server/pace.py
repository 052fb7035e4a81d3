"""The pace of a table: how long people may think, and what happens then."""

from __future__ import annotations

import time
from typing import Literal

import msgspec


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No limit, a bank of time with an increment a move, or a time for each move."""

    kind: Literal["none", "bank", "move"] = "none"
    seconds: float = 0
    increment: float = 0
    when_out: Literal["wait", "bot"] = "wait"

    def at_first(self) -> float | None:
        return None if self.kind == "none" else self.seconds


class Clock:
    """The time of one seat. It runs while the seat is asked."""

    __slots__ = ("left", "pace", "rewarded", "since", "told")

    def __init__(self, pace: Pace, left: float | None) -> None:
        self.pace, self.left, self.told = pace, left, False
        self.since: float | None = None
        self.rewarded = 0  # the last position that brought an increment

    def start(self) -> None:
        if self.since is None and self.left is not None:
            self.since = time.monotonic()
            if self.pace.kind == "move":
                self.left, self.told = self.pace.seconds, False

    def stop(self, position: int) -> None:
        """The seat has answered. To answer once more after an undo brings no more time."""
        if self.since is not None:
            self.left = max(0.0, self.remaining())
            self.left += self.pace.increment if position > self.rewarded else 0.0
            self.since, self.told, self.rewarded = None, False, max(self.rewarded, position)

    def remaining(self) -> float:
        """Seconds left now; infinitely many without a limit."""
        if self.left is None:
            return float("inf")
        return self.left - (time.monotonic() - self.since if self.since is not None else 0.0)

    def waive(self) -> None:
        """The others give the time back."""
        if self.left is not None:
            self.left, self.told = self.pace.seconds, False
            self.since = time.monotonic() if self.since is not None else None
