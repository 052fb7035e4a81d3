"""Counting bytecodes: the same work is the same count, at any load of the machine."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

# What waits, and for how long, depends on the moment.
WAITING: Final = ("asyncio", "selectors", "threading", "queue", "concurrent")


class Count:
    """How many bytecodes one thread executes while it is counted, but for those of waiting."""

    def __init__(self) -> None:
        self.bytecodes, self.is_on = 0, False

    def enter(self, frame: FrameType, _event: str, _arg: object) -> Any:
        if not self.is_on or frame.f_globals.get("__name__", "").partition(".")[0] in WAITING:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._step

    def _step(self, _frame: FrameType, event: str, _arg: object) -> Any:
        self.bytecodes += event == "opcode"
        return self._step


@contextmanager
def followed(count: Count) -> Iterator[None]:
    """A thread that is begun here is counted while something is; one of them runs at a time."""
    threading.settrace(count.enter)
    try:
        yield
    finally:
        threading.settrace(None)


@contextmanager
def counted(*counts: Count) -> Iterator[None]:
    """What is done here, and meanwhile in threads that are followed; the first count is ours."""
    sys._getframe().f_trace_opcodes = True  # Python 3.12 looks for it when tracing begins
    before = sys.gettrace()
    gc.disable()  # what is finalised does not wait for it, so that every run counts the same
    for count in counts:
        count.is_on = True
    sys.settrace(counts[0].enter)
    try:
        yield
    finally:
        sys.settrace(before)
        for count in counts:
            count.is_on = False
        gc.enable()


def bytecodes(work: Callable[[], Any]) -> int:
    """How many are executed."""
    count = Count()
    with counted(count):
        work()
    return count.bytecodes


def version() -> str:
    """The version of Python, as far as its bytecodes go."""
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
