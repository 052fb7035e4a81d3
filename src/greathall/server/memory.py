"""The memory of the hall's process: when it is swept, so that nobody waits for it."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Iterator

WHOLE_SECONDS = 1_200.0
# New objects are looked through often and quickly. All objects never on their own: with hundreds
# of tables in memory that takes a third of a second, in which no table gets an answer.
OFTEN, SOMETIMES, NEVER = 5_000, 20, 1_000_000_000


class Sweeping:
    """Garbage is looked for in housekeeping, mostly among what is new since the last time."""

    def __init__(self) -> None:
        self.whole_at = time.monotonic()

    def sweep(self) -> None:
        """Remove what nobody needs any more, and put aside what stays."""
        if time.monotonic() - self.whole_at >= WHOLE_SECONDS:
            self.whole_at = time.monotonic()
            gc.unfreeze()
        gc.collect()
        gc.freeze()


@contextlib.contextmanager
def swept_seldom() -> Iterator[Sweeping]:
    """While a hall is open, its housekeeping decides; what was there before is put aside."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(OFTEN, SOMETIMES, NEVER)
    try:
        yield Sweeping()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
