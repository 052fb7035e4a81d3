"""Time that does not count: while all have agreed on a pause, and while somebody is on holiday."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from greathall.kernel import Seat

if TYPE_CHECKING:
    from greathall.server.room import Room

Span = tuple[float, float]  # from when until when
DAY = 24 * 3600.0


def is_slow(room: Room) -> bool:
    """Whether people may take days here; where they sit down for an evening, no holiday counts."""
    return room.time_control.kind == "none" or room.time_control.seconds >= DAY


def pause_of(room: Room) -> Span | None:
    """The pause that this table has agreed on, if it is not over yet."""
    return _not_over([(begin, end) for begin, end in room.row["pauses"]])


def holiday_of(room: Room, seat: Seat) -> Span | None:
    """The holiday of whoever sits here: the one that they are on, or else the next."""
    return _not_over(_holidays_at(room, seat))


def rests_now(room: Room, seat: Seat) -> bool:
    """Whether the time of this seat stands now."""
    now = time.time()
    return any(begin <= now < end for begin, end in _spans(room, seat))


def waited_for_long(room: Room, seat: Seat) -> float:
    """For how many seconds that count this seat has been asked."""
    return counted(room, seat, room.waits_since([seat]), time.time())


def counted(room: Room, seat: Seat, since: float, now: float) -> float:
    """How many of these seconds count for this seat."""
    resting, after = 0.0, since
    for begin, end in sorted(_spans(room, seat)):
        stood = min(end, now) - max(begin, after)
        if stood > 0:
            resting, after = resting + stood, min(end, now)
    return now - since - resting


def next_change(room: Room) -> float | None:
    """When time begins or ceases to stand for somebody here."""
    spans = [span for seat in room.occupants for span in _spans(room, seat)]
    return min((at for span in spans for at in span if at > time.time()), default=None)


def _spans(room: Room, seat: Seat) -> list[Span]:
    return [*((begin, end) for begin, end in room.row["pauses"]), *_holidays_at(room, seat)]


def _holidays_at(room: Room, seat: Seat) -> list[Span]:
    person = room.occupants[seat].person
    return room.holidays.get(person, []) if person and is_slow(room) else []


def _not_over(spans: list[Span]) -> Span | None:
    return min((span for span in spans if span[1] > time.time()), default=None)
