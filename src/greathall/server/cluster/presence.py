"""Tells the other halls who looks on here: written a moment later, for all tables at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Connection, delete
from sqlalchemy.dialects.postgresql import insert

from greathall.server.described import when_of
from greathall.server.schema import presence
from greathall.server.store import StorageFailed
from greathall.server.viewers import Here

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.room import Room

log = structlog.get_logger()
GATHER_SECONDS = 0.02


class Presence:
    """What of this hall's viewers the others know."""

    def __init__(self, hall: Hall, number: int) -> None:
        self.hall, self.number = hall, number
        self.written: dict[str, Here] = {}  # by table
        self.changed: set[str] = set()
        self.news = asyncio.Event()

    def look_up(self, room: Room) -> None:
        """Somebody has come or gone, or has pledged something."""
        if self.here(room) != self.written.get(room.id, Here()):
            self.changed.add(room.id)
            self.news.set()

    @staticmethod
    def here(room: Room) -> Here:
        viewers = room.audience.viewers
        return Here(
            dict(Counter(seat for viewer in viewers for seat in viewer.seats)),
            sum(not viewer.seats for viewer in viewers),
            sorted({viewer.person for viewer in viewers if viewer.person}),
            dict(room.pledged),
            when_of(room) if is_listed(room) else None,
        )

    def look_at_matches(self, seconds: float) -> None:
        """Those at which something was answered lately may have come further in the list."""
        for room in self.hall.rooms.values():
            if is_listed(room) and room.answered_at > time.time() - seconds:
                self.look_up(room)

    def write_all(self) -> None:
        """Others may have taken this hall for dead."""
        self.changed |= {*self.written, *self.hall.rooms}
        self.written.clear()
        self.news.set()

    async def work(self) -> None:
        while True:
            await self.news.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self.news.clear()
            changed, self.changed = self.changed, set()
            rooms = [self.hall.rooms[table] for table in changed if table in self.hall.rooms]
            now = {room.id: self.here(room) for room in rooms}
            try:
                await self.hall.store.write(partial(_write, self.number, changed, now))
            except StorageFailed as failure:
                log.warning("presence-not-told", error=failure.text)
                await asyncio.sleep(1.0)
                self.changed |= changed
                self.news.set()
            else:
                nothing = Here()
                self.written = {t: h for t, h in self.written.items() if t not in changed}
                self.written |= {table: here for table, here in now.items() if here != nothing}


def is_listed(room: Room) -> bool:
    """Whether other halls show in their lists how it stands here."""
    return bool(room.is_kept and room.is_playing and room.row["public"])


def _write(hall: int, changed: set[str], now: dict[str, Here], connection: Connection) -> None:
    there = {table: msgspec.to_builtins(here) for table, here in now.items() if here != Here()}
    empty = presence.c.table_id.in_(changed - there.keys())
    if changed - there.keys():
        connection.execute(delete(presence).where((presence.c.hall == hall) & empty))
    rows: list[dict[str, Any]] = [
        {"table_id": table, "hall": hall, "here": here} for table, here in sorted(there.items())
    ]
    if rows:
        new = insert(presence)
        keys = (presence.c.table_id, presence.c.hall)
        update = new.on_conflict_do_update(index_elements=keys, set_={"here": new.excluded.here})
        connection.execute(update, rows)
