"""The memory of the hall's process: when it is swept, so that nobody waits for it."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Iterator

SWEEP_SECONDS = 600.0
# New objects are looked through often and quickly. All objects never on their own: with hundreds
# of tables in memory that takes a third of a second, in which no table gets an answer.
OFTEN, SOMETIMES, NEVER = 5_000, 20, 1_000_000_000


class Sweeping:
    """Whole sweeps of the memory, seldom and only in housekeeping."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def sweep(self) -> bool:
        """Look for garbage everywhere, if that was long ago; whether it was."""
        if time.monotonic() - self.last < SWEEP_SECONDS:
            return False
        gc.collect()
        self.last = time.monotonic()
        return True


@contextlib.contextmanager
def swept_seldom() -> Iterator[Sweeping]:
    """What is there when the hall opens stays and need not be looked through."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(OFTEN, SOMETIMES, NEVER)
    try:
        yield Sweeping()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
