"""The memory is swept in small pieces while a hall is open, and as usual afterwards."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from greathall.server import memory
from greathall.server.memory import NEVER, Sweeping, swept_gently


class Knot:
    """Something that holds itself, so that only a sweep removes it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeping() -> Iterator[Sweeping]:
    gc.freeze()
    yield Sweeping()
    gc.unfreeze()


def test_what_is_new_is_swept_at_once_and_what_is_old_after_a_while(
    sweeping: Sweeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    fleeting, lasting = weakref.ref(Knot()), Knot()
    sweeping.sweep()
    assert fleeting() is None
    left = weakref.ref(lasting)
    del lasting
    sweeping.sweep()
    assert left() is not None
    later = time.monotonic() + memory.WHOLE_SECONDS
    monkeypatch.setattr(memory.time, "monotonic", lambda: later)
    sweeping.sweep()
    assert left() is None


def test_everything_is_swept_when_there_is_much_more_than_before(
    sweeping: Sweeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting = Knot()
    sweeping.sweep()
    left = weakref.ref(lasting)
    del lasting
    sweeping.sweep()
    assert left() is not None
    much = [Knot() for _ in range(10_000)]
    monkeypatch.setattr(memory, "WHOLE_BLOCKS", len(much))
    sweeping.sweep()
    assert left() is None


def test_no_sweep_goes_through_all_that_was_put_aside(
    sweeping: Sweeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python counts frozen objects one by one, and no table gets an answer meanwhile."""
    for walks in ("get_freeze_count", "get_objects", "unfreeze"):
        monkeypatch.setattr(gc, walks, lambda: pytest.fail("it went through everything"))
    sweeping.sweep()
    sweeping.sweep()
    monkeypatch.undo()


def test_a_sweep_takes_hold_of_nothing_that_another_thread_is_just_making(
    sweeping: Sweeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tuple that is being filled cannot grow while somebody else has it."""
    held = []
    all_objects = gc.get_objects
    monkeypatch.setattr(gc, "get_objects", lambda: held.append(all_objects()) or held[-1])

    def numbers() -> Iterator[int]:
        for number in range(20):
            sweeping.sweep()
            yield number

    assert tuple(numbers()) == tuple(range(20))


async def test_an_open_hall_sweeps_and_a_closed_one_leaves_things_as_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "SWEEP_SECONDS", 0.01)
    usual = gc.get_threshold()
    async with swept_gently():
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == NEVER
        fleeting = weakref.ref(Knot())
        while fleeting() is not None:
            await asyncio.sleep(0.01)
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
