"""What is kept of a match that is over."""

from __future__ import annotations

from typing import Any

from greathall.kernel import Event, event
from greathall.kernel.packing import PackedLog, shared


@event
class Spoken(Event):
    """Somebody said something."""

    who: str
    words: tuple[str, ...]


@event
class Silence(Event):
    """Nobody said anything."""


def events() -> list[Any]:
    said: list[Any] = [Spoken("ann", ("good", "morning")), Silence(), Spoken("bob", ())]
    for cause, each in zip((None, 0, 1), said, strict=True):
        each.cause = cause
    return said


def test_a_packed_log_gives_back_the_same_events() -> None:
    packed = PackedLog(events())
    assert [each.seen_by(()) for each in packed.copy()] == [each.seen_by(()) for each in events()]
    assert len(packed) == 3


def test_a_packed_log_can_be_read_from_any_event_on() -> None:
    packed = PackedLog(events())
    assert [each.kind for each in packed[1:]] == ["silence", "spoken"]
    assert packed[3:] == []


def test_equal_answers_are_kept_once() -> None:
    words = ["good"]
    one, other = ("ann", "say", tuple(words)), ("ann", "say", tuple(words))
    assert one is not other
    first, second = shared([one, other])
    assert first is second
