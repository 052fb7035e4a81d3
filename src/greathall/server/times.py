"""When the events of a match happened, by when the answers before them were written."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

APART = 60.0  # seconds; what happened closer together has the same time
Told = list[tuple[int, int]]  # from this event on, until the next: at this second


class Times:
    """One time an answer, and how many events there were after it."""

    def __init__(self, answered_at: Sequence[float], events_after: Sequence[int]) -> None:
        self.at = list(answered_at[: len(events_after) - 1])
        self.events = list(events_after)  # one more: those before the first answer

    def go_on(self, answers: int, events: int, at: float) -> None:
        """So many answers were written at once."""
        self.at += [at] * answers
        self.events += [events] * answers

    def withdraw(self, numbers: Sequence[int], events: int) -> None:
        """What was sealed or last is taken back; it has brought no event that stays."""
        for number in numbers:
            del self.at[number], self.events[number + 1]
        self.events = [min(told, events) for told in self.events]

    def since(self, known: int) -> Told:
        """The times of all events from this one on, each where it differs from the one before.

        >>> Times([0.0, 500.0, 510.0, 900.0], [0, 2, 4, 4, 7]).since(0)
        [(0, 0), (2, 500), (4, 900)]
        >>> Times([0.0, 500.0, 510.0, 900.0], [0, 2, 4, 4, 7]).since(3)
        [(3, 500), (4, 900)]
        """
        found: Told = []
        for number in range(max(0, bisect_right(self.events, known) - 1), len(self.at)):
            first = max(known, self.events[number])
            is_new = not found or self.at[number] - found[-1][1] >= APART
            if self.events[number + 1] > first and is_new:
                found.append((first, round(self.at[number])))
        return found
