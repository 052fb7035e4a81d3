"""The memory is swept seldom while a hall is open, and as usual afterwards."""

from __future__ import annotations

import gc
import time

import pytest

from greathall.server import memory
from greathall.server.memory import NEVER, swept_seldom


def test_nothing_that_was_there_before_is_looked_through_while_the_hall_is_open() -> None:
    usual = gc.get_threshold()
    with swept_seldom():
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] == NEVER
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_everything_is_swept_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    with swept_seldom() as sweeping:
        assert not sweeping.sweep()
        later = time.monotonic() + memory.SWEEP_SECONDS
        monkeypatch.setattr(memory.time, "monotonic", lambda: later)
        assert sweeping.sweep()
        assert not sweeping.sweep()
