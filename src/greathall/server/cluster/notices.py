"""What other halls have committed, as PostgreSQL tells it on one connection.

As long as this connection lasts it holds a lock by which the others see that this hall lives. The
lock ends with it, however it ends, so that nobody has to wait until some time has run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy.dialects.postgresql.psycopg import dialect

from greathall.server.addresses import address_of
from greathall.server.store import WARY

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = structlog.get_logger()
CHANNEL = "greathall"
DUTY = 7_041_962  # the lock of whoever sends messages and counts, for all halls
LISTEN_SECONDS = 1.0  # at a time; in between it is seen whether the connection still works
ANSWER_SECONDS = 10.0  # after which a connection that says nothing is given up
REST_SECONDS = 0.5  # before the next attempt to connect


class Notices:
    """Listens, and connects again whenever the connection is lost."""

    def __init__(
        self, url: str, hall: int, hear: Callable[[str], None], look_around: Callable[[], None]
    ) -> None:
        self.url, self.hall = url, hall
        self.hear, self.look_around = hear, look_around
        self.opened = asyncio.Event()
        self.opened_at = 0.0
        self.has_duty = False

    def open_for(self) -> float:
        """For how many seconds nothing was missed, and nobody could think that we are gone."""
        return time.monotonic() - self.opened_at if self.opened.is_set() else 0.0

    async def work(self) -> None:
        """Until the hall closes."""
        from psycopg import Error  # whoever uses SQLite does not have it

        while True:
            try:
                await self._listen()
            except (Error, OSError) as failure:
                log.warning("notices-missed", error=type(failure).__name__)
            self.opened.clear()
            self.has_duty = False
            await asyncio.sleep(REST_SECONDS)

    async def _listen(self) -> None:
        async with await self._connect() as connection:
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("SELECT pg_advisory_lock(%s)", (self.hall,))
                await connection.execute(f"LISTEN {CHANNEL}")
            self.opened_at = time.monotonic()
            self.opened.set()
            self.look_around()
            while True:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._ask_for_duty(connection)
                async for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self.hear(notice.payload)

    async def _connect(self) -> AsyncConnection:
        from psycopg import AsyncConnection

        sqlalchemy: Any = dialect
        _, words = sqlalchemy().create_connect_args(address_of(self.url))
        # The server, too, notices when this machine has gone without a word.
        options = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
        own = {"options": options, "autocommit": True}
        return await AsyncConnection.connect(**{**WARY, **own, **words})

    async def _ask_for_duty(self, connection: AsyncConnection) -> None:
        """Of all halls one has it; this is also how one sees that the connection works."""
        query = "SELECT pg_try_advisory_lock(%s)" if not self.has_duty else "SELECT %s > 0"
        found = await (await connection.execute(query, (DUTY,))).fetchone()
        self.has_duty = bool(found and found[0])
