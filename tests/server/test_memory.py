"""The memory is swept seldom while a hall is open, and as usual afterwards."""

from __future__ import annotations

import gc
import time
import weakref

import pytest

from greathall.server import memory
from greathall.server.memory import NEVER, swept_seldom


class Knot:
    """Something that holds itself, so that only a sweep removes it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_there_before_is_put_aside_while_the_hall_is_open() -> None:
    usual = gc.get_threshold()
    with swept_seldom():
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == NEVER
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_what_is_new_is_swept_in_every_housekeeping_and_the_rest_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with swept_seldom() as sweeping:
        fleeting = weakref.ref(Knot())
        lasting = Knot()
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
