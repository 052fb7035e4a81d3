"""The memory of the hall's process: it is swept in small pieces, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import time
from collections.abc import AsyncIterator

SWEEP_SECONDS = 2.0
WHOLE_SECONDS, WHOLE_BLOCKS = 1_200.0, 3_000_000  # whichever comes first
# New objects are looked through often and quickly. All objects never on their own: with hundreds
# of tables in memory that takes a third of a second, in which no table gets an answer.
OFTEN, SOMETIMES, NEVER = 5_000, 20, 1_000_000_000


class Sweeping:
    """Looks for garbage among what is new; only now and then among everything."""

    def __init__(self) -> None:
        self.whole_at = time.monotonic()
        self.blocks = sys.getallocatedblocks()  # of memory, when everything was looked through

    def sweep(self) -> None:
        """Remove what nobody needs any more, and put aside what stays.

        How many objects were put aside, Python finds out by counting them one by one: for a
        tenth of a second, with hundreds of tables. How many blocks of memory there are it knows.
        """
        now, grown = time.monotonic(), sys.getallocatedblocks() - self.blocks
        if now - self.whole_at >= WHOLE_SECONDS or grown >= WHOLE_BLOCKS:
            gc.unfreeze()
            gc.collect()
            self.whole_at, self.blocks = now, sys.getallocatedblocks()
        else:
            gc.collect()
        gc.freeze()


@contextlib.asynccontextmanager
async def swept_gently() -> AsyncIterator[None]:
    """While a hall is open it decides itself when to sweep; what was there before is put aside."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(OFTEN, SOMETIMES, NEVER)
    task = asyncio.create_task(_keep_sweeping(Sweeping()))
    try:
        yield
    finally:
        task.cancel()
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _keep_sweeping(sweeping: Sweeping) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        sweeping.sweep()
