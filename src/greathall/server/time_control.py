"""The time control of a table: how long people may think, and what happens then."""

from __future__ import annotations

import time
from typing import Literal

import msgspec


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No limit, a bank of time with an increment a move, or a time for each move."""

    kind: Literal["none", "bank", "move"] = "none"
    seconds: float = 0
    increment: float = 0
    when_out: Literal["wait", "bot"] = "wait"

    def at_first(self) -> float | None:
        return None if self.kind == "none" else self.seconds


SMALL_CHANGE = 0.5  # seconds by which the clocks of two halls may differ


class Clock:
    """The time of one seat. It runs while the seat is asked."""

    __slots__ = ("announced", "control", "halted", "left", "noted", "rewarded", "since")

    def __init__(self, control: TimeControl, left: float | None) -> None:
        self.control, self.left = control, left
        self.noted = left  # what was written down last
        self.announced = False  # that its time is out
        self.since: float | None = None
        self.halted = False  # while it is asked, as time stands
        self.rewarded = 0  # the last position that brought an increment

    def start(self) -> None:
        if self.since is None and self.left is not None:
            self.since = time.monotonic()
            if self.control.kind == "move" and not self.halted:
                self.left, self.announced = self.control.seconds, False
            self.halted = False

    def halt(self) -> None:
        """Time stands for a while; whoever is asked stays so."""
        if self.since is not None:
            self.left, self.since, self.halted = max(0.0, self.remaining()), None, True

    def extend(self, seconds: float) -> None:
        """All agreed on more time."""
        if self.left is not None:
            self.left, self.announced = max(0.0, self.remaining()) + seconds, False
            self.since = time.monotonic() if self.since is not None else None

    def stop(self, position: int) -> None:
        """The seat has answered. To answer once more after an undo brings no more time."""
        self.halted = False
        if self.since is not None:
            self.left = max(0.0, self.remaining())
            self.left += self.control.increment if position > self.rewarded else 0.0
            self.since, self.announced = None, False
            self.rewarded = max(self.rewarded, position)

    def learn(self, noted: float) -> bool:
        """Another hall has written down what is left; whether that is news."""
        is_new = noted != self.noted and abs(noted - self.remaining()) > SMALL_CHANGE
        self.noted = noted
        if is_new:
            self.left, self.announced = noted, self.announced and noted <= 0
            self.since = time.monotonic() if self.since is not None else None
        return is_new

    def remaining(self) -> float:
        """Seconds left now; infinitely many without a limit."""
        if self.left is None:
            return float("inf")
        return self.left - (time.monotonic() - self.since if self.since is not None else 0.0)

    def waive(self) -> None:
        """The others give the time back."""
        if self.left is not None:
            self.left, self.announced = self.control.seconds, False
            self.since = time.monotonic() if self.since is not None else None
