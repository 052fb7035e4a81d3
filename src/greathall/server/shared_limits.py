"""Several halls share the limits of their visitors through Redis, with the storage of `limits`.

A purse stays in the memory of each hall, so that paying costs nothing. Four times a second each
hall adds what was spent there to a counter of the last seconds, and takes from its own purse what
was spent elsewhere: together they allow in the long run what one hall would.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any
from weakref import WeakKeyDictionary

import structlog
from limits.aio.storage import RedisStorage
from limits.errors import ConfigurationError, StorageError

from greathall.kernel import Refusal
from greathall.server.checked_storage import MissingDriver
from greathall.server.limits import Purse, Visitor, Visitors

log = structlog.get_logger()
SETTLE_SECONDS = 0.25
PATIENCE = 1.0  # seconds; whoever waits for Redis longer goes on alone
SCHEMES = ("redis://", "rediss://", "redis+unix://")
PARTS = 1_000  # counters are whole numbers: of a purse they count thousandths


class ClosedRedis(Refusal):
    text = "error-redis-closed"


@contextlib.asynccontextmanager
async def storage_at(address: str) -> AsyncIterator[RedisStorage]:
    """Where the counters are."""
    if not address.startswith(SCHEMES):
        raise _closed(address)
    wary: dict[str, Any] = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
    try:
        found = RedisStorage(
            f"async+{address}", implementation="redispy", wrap_exceptions=True, **wary
        )
    except ConfigurationError as problem:
        plain = "the package redis is not installed"
        raise MissingDriver(plain, database=_named(address), driver="redis") from problem
    except ValueError as problem:  # no address at all
        raise _closed(address) from problem
    bridge: Any = found.bridge
    try:
        yield found
    finally:
        await bridge.get_connection().aclose()


def check_limits(address: str) -> None:
    """Whether Redis counts for us, if it is to; otherwise one sentence says that it does not."""
    if address and not asyncio.run(_counts(address)):
        raise _closed(address)


async def _counts(address: str) -> bool:
    async with storage_at(address) as storage:
        try:
            return bool(await storage.check())
        except StorageError:
            return False


def _closed(address: str) -> ClosedRedis:
    return ClosedRedis(f"{_named(address)} does not answer", address=_named(address))


def _named(address: str) -> str:
    """Without a password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class Settling:
    """Tells others what was spent here, and learns what was spent there."""

    def __init__(self, visitors: Visitors, storage: RedisStorage) -> None:
        self.visitors, self.storage = visitors, storage
        # The span of which a purse was settled last, and how much all had spent in it.
        self.known: WeakKeyDictionary[Purse, tuple[int, int]] = WeakKeyDictionary()
        self.is_alone = False

    async def work(self) -> None:
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            for visitor in list(self.visitors.known.values()):
                await self.settle(visitor)

    async def settle(self, visitor: Visitor) -> None:
        """Of purses that were used lately; Redis that does not answer leaves each hall alone."""
        try:
            for name, purse in visitor.purses():
                await self._settle(name, purse)
        except StorageError as failure:
            if not self.is_alone:
                log.warning("limits-not-shared", error=type(failure.storage_error).__name__)
            self.is_alone = True
        else:
            self.is_alone = False

    async def _settle(self, name: str, purse: Purse) -> None:
        seconds = purse.most / purse.rate  # until it is full again: what was before is forgiven
        span = int(time.time() // seconds)
        before, total = self.known.get(purse, (-2, 0))
        spent = int(purse.spent * PARTS)
        if not spent and before < span - 1:
            return
        if before != span:
            total = 0
        # What is spent while we wait is told the next time.
        purse.spent -= spent / PARTS
        now = await self.storage.incr(f"{name}:{span}", max(2, int(2 * seconds)), amount=spent)
        self.known[purse] = span, now
        purse.take(max(0, now - total - spent) / PARTS)


@contextlib.asynccontextmanager
async def sharing(visitors: Visitors, address: str) -> AsyncIterator[None]:
    """While a hall is open, it shares its limits, if it is told through what."""
    if not address:
        yield
        return
    async with storage_at(address) as storage:
        settling = Settling(visitors, storage)
        visitors.settle = settling.settle
        working = asyncio.create_task(settling.work())
        log.info("limits-shared", through=_named(address))
        yield
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
