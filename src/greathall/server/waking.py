"""Which tables go on by themselves when a hall opens again: those that a bot or a clock moves on.

A table is noted as awake while a hall has it in memory. At a table that fell asleep no bot was to
move, so it waits in the store until somebody comes, and opening a hall takes no longer the more
tables were ever played in it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select, update

from greathall.server.room import FINISHED, PLAYING, Room
from greathall.server.schema import seats, tables
from greathall.server.store import StorageFailed

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
PAUSE_AFTER_FAILURE = 1.0
RESTS = 3  # how much longer than it worked the hall rests before it wakes the next table


class Waking:
    """Notes which tables are in memory, and wakes those that have to go on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def go_on(self) -> None:
        """After a restart: tables with a bot to move or a clock come back, one after the other."""
        moves = tables.c.awake & seats.c.bot.is_not(None) | seats.c.seconds_left.is_not(None)
        query = select(tables.c.id).join(seats).where((tables.c.state == PLAYING) & moves)
        for table in await self.hall.store.run(
            lambda c: c.execute(query.distinct()).scalars().all()
        ):
            if self.hall.company is None or await self.hall.company.take_one(table):
                await self.wake(table)

    async def wake(self, table: str) -> None:
        """Read a table that goes on, and rest."""
        begun = time.monotonic()
        try:
            while not await self._is_read(table):
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Exception:  # one table that cannot be read must not keep the others waiting
            log.exception("table-unreadable", table=table)
        await asyncio.sleep(RESTS * (time.monotonic() - begun))

    async def _is_read(self, table: str) -> bool:
        """Whether it is in memory; while the database is away, it is tried again."""
        try:
            await self.hall.room(table)
        except StorageFailed as failure:
            log.warning("table-waits", table=table, error=failure.text)
            return False
        return True

    async def note_awake(self, room: Room) -> None:
        """Before a bot can move at this table."""
        if room.state == FINISHED:
            return
        if not room.row["awake"] or not room.is_kept:
            room.row["awake"] = True
            await self._note([room], awake=True)

    async def fall_asleep(self, rooms: Collection[Room]) -> None:
        """These tables leave the memory; no bot is to move there, and no clock runs."""
        for room in rooms:
            room.row["awake"] = False
        await self._note(rooms, awake=False)

    async def _note(self, rooms: Collection[Room], *, awake: bool) -> None:
        """If it cannot be written, a table wakes for nothing or waits until somebody comes."""
        if not rooms:
            return
        company, ids = self.hall.company, [room.id for room in rooms]
        noted = update(tables).where(tables.c.id.in_(ids)).values(awake=awake)
        try:
            if company is None:
                await self.hall.store.write(lambda c: c.execute(noted))
            elif awake:
                await company.take(rooms)
            else:
                await company.let_sleep(rooms)
        except StorageFailed as failure:
            log.warning("sleep-not-noted", awake=awake, error=failure.text)
