"""What a match keeps when it is over, made small: a hall holds many of them."""

from __future__ import annotations

import pickle
from typing import Any, TypeVar

from greathall.kernel.events import Event

T = TypeVar("T")


def shared(values: list[T]) -> list[T]:
    """The same values, those that are equal being one and the same."""
    known: dict[T, T] = {}
    return list(map(known.setdefault, values, values))


class PackedLog:
    """A list of events that is read seldom and no longer grows."""

    __slots__ = ("_count", "_kinds", "_packed")

    def __init__(self, events: list[Event]) -> None:
        self._count = len(events)
        self._kinds: dict[str, Any] = {event.kind: event.__class__ for event in events}
        self._packed = pickle.dumps([e.__class__.row(e) for e in events])

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, part: slice) -> list[Event]:
        return self.copy()[part] if range(self._count)[part] else []

    def copy(self) -> list[Event]:
        """The events themselves; only what was packed here is ever unpacked."""
        return [self._unpacked(*row) for row in pickle.loads(self._packed)]

    def _unpacked(self, kind: str, cause: int | None, *fields: Any) -> Event:
        event: Event = self._kinds[kind](*fields)
        event.cause = cause
        return event
