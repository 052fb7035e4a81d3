"""Clocks that run while people are asked, and what happens when time is out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import structlog

from greathall.kernel import Seat
from greathall.server.occupants import STAND_IN, Occupant
from greathall.server.rests import next_change, rests_now
from greathall.server.room import Room
from greathall.server.store import Row, StorageFailed

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
PAUSE_AFTER_FAILURE = 1.0
TIME_IS_OUT = "notice-time-is-out"


class Clocks:
    """Starts and stops the clocks of every table with a time control."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.alarms: dict[str, asyncio.Task[None]] = {}

    def look_up(self, room: Room) -> None:
        """After every change: clocks of those who are asked run, the others stand."""
        if room.time_control.kind == "none" or not room.is_playing:
            return
        asked = {room.seat_of[q.actor] for q in room.match.questions() if q.actor in room.seat_of}
        for occupant in room.occupants.values():
            is_asked = occupant.seat in asked and occupant.is_person and occupant.bot is None
            if is_asked and rests_now(room, occupant.seat):
                occupant.clock.halt()
            elif is_asked:
                occupant.clock.start()
            else:
                occupant.clock.stop(len(room.match))
        self._set_alarm(room)

    def _set_alarm(self, room: Room) -> None:
        if old := self.alarms.pop(room.id, None):
            old.cancel()
        if not room.is_kept:
            return
        running = [
            c
            for c in room.occupants.values()
            if c.clock.since is not None and not c.clock.announced
        ]
        waits = [c.clock.remaining() for c in running]
        if (change := next_change(room)) is not None:
            waits.append(change - time.time())
        if waits:
            self.alarms[room.id] = asyncio.create_task(self._ring(room, max(0.0, min(waits))))

    async def _ring(self, room: Room, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.alarms.pop(room.id, None)
        try:
            async with room.lock:
                for occupant in room.occupants.values() if await self._is_ours(room) else ():
                    if occupant.clock.since is not None and occupant.clock.remaining() <= 0:
                        await self._time_is_out(room, occupant)
        except StorageFailed as failure:
            log.warning("clock-stopped", table=room.id, error=failure.text)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        self.look_up(room)

    async def _is_ours(self, room: Room) -> bool:
        """Whether we still keep this table: time runs out once, whatever we have missed."""
        return self.hall.company is None or await self.hall.company.take_one(room.id)

    async def _time_is_out(self, room: Room, occupant: Occupant) -> None:
        """As the table chose: wait for the person, or let a bot play on until they are back."""
        if occupant.clock.announced:
            return
        await self.hall.talk.notice(room, TIME_IS_OUT, {"seat": occupant.seat})
        occupant.clock.announced = True
        if room.time_control.when_out == "bot":
            await self.hall.let_bot_play(room, occupant.seat, STAND_IN)

    async def waive(self, room: Room, occupant: Occupant) -> None:
        """Friends give the time back; it is written down before all read so."""
        occupant.clock.waive()
        await self.note_one(room)
        await self.hall.talk.notice(room, "notice-waived", {"seat": occupant.seat})
        room.announce()

    async def extend(self, room: Room, seconds: float) -> None:
        """All agreed that everybody gets more time; it is written down before they read so."""
        for occupant in room.people():
            occupant.clock.extend(seconds)
        await self.note_one(room)

    async def note(self) -> None:
        """Write down how much time everybody has, for the time after a restart."""
        for room in list(self.hall.rooms.values()):
            if room.is_kept and room.is_playing:
                await self.note_one(room)

    async def note_one(self, room: Room) -> None:
        """What is left to everybody at one table."""
        if room.time_control.kind == "none":
            return
        for occupant in room.occupants.values():
            occupant.clock.noted = left = occupant.clock.remaining()
            await self.hall.store.change_seat(room.id, occupant.seat, seconds_left=left)

    @staticmethod
    def hear(room: Room, chairs: Mapping[Seat, Row], lines: Sequence[Row]) -> bool:
        """What another hall has noted, and that it has said whose time is out.

        Whether a clock shows something else now.
        """
        for line in lines:
            if line["text"] == TIME_IS_OUT and line["kind"] == "notice":
                room.occupants[line["fields"]["seat"]].clock.announced = True
        changed = [
            room.occupants[seat].clock.learn(chair["seconds_left"])
            for seat, chair in chairs.items()
            if chair["seconds_left"] is not None
        ]
        return any(changed)

    async def close(self) -> None:
        for alarm in list(self.alarms.values()):
            alarm.cancel()
        await asyncio.gather(*self.alarms.values(), return_exceptions=True)
