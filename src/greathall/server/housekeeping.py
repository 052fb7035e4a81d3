"""Every minute: tables that are alive are noted as such; those where nobody looks leave memory."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import update

from greathall.server.metrics import ROOMS
from greathall.server.room import Room
from greathall.server.schema import tables

if TYPE_CHECKING:
    from greathall.server.hall import Hall

IDLE_SECONDS = 300.0  # a room that nobody looks at leaves the memory


async def keep_house(hall: Hall) -> None:
    await hall.clocks.note()
    alive = [room.id for room in hall.rooms.values() if room.audience.viewers]
    living = update(tables).where(tables.c.id.in_(alive)).values(active_at=time.time())
    await hall.store.write(lambda c: c.execute(living))
    await hall.waking.fall_asleep(_idle(hall))
    for room in _idle(hall):
        if not room.row["awake"]:
            del hall.rooms[room.id]
            hall.rematches.forget(room)
            hall.votes.forget(room)
    ROOMS.set(len(hall.rooms))
    for room in list(hall.rooms.values()):
        await hall.waking.note_awake(room)  # somebody came at the last moment


def _idle(hall: Hall) -> list[Room]:
    """The tables at which nothing happens and nobody looks."""
    now = time.monotonic()
    busy = {table for table, _ in hall.stand_ins.thinking} | set(hall.clocks.alarms)
    busy |= set(hall.shares.alarms)
    return [
        room
        for table, room in hall.rooms.items()
        if now - room.used_at > IDLE_SECONDS
        and not (room.audience.viewers or table in busy or room.lock.locked())
    ]
