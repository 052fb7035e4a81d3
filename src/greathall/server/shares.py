"""Everybody's share of the dice: all pledge theirs, then all reveal it, then the match begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from greathall.kernel import Refusal, Seat
from greathall.server.errors import NoShareNow, OtherShare
from greathall.server.fair_dice import asked_for, commitment_to, untold
from greathall.server.room import OPEN, Room
from greathall.server.store import StorageFailed
from greathall.server.viewers import Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
T = TypeVar("T")


class Shares:
    """Waits a while for those who sit at a full table; whoever adds nothing is left out."""

    def __init__(self, hall: Hall, seconds: float) -> None:
        self.hall, self.seconds = hall, seconds
        self.alarms: dict[str, asyncio.Task[None]] = {}

    async def pledge(self, room: Room, viewer: Viewer, seat: Seat, pledge: str) -> None:
        """Somebody fixes their share without revealing it."""
        self.hall.check_own(viewer, seat)
        if asked_for(room.row) != "pledge":
            raise NoShareNow("no pledge is asked for now")
        if room.pledged.get(seat) != pledge:
            room.pledged[seat] = pledge
            room.audience.send_table()
            room.audience.send_presence()
        await self.go_on(room)

    async def reveal(self, room: Room, viewer: Viewer, seat: Seat, share: str) -> None:
        """Somebody reveals the share that they have pledged."""
        self.hall.check_own(viewer, seat)
        if asked_for(room.row) != "share" or seat not in untold(room.row):
            raise NoShareNow("no share is asked for now")
        if commitment_to(share) != room.row["pledges"][seat]:
            raise OtherShare("this is not the share that was pledged")
        shares = await self._see_through(room, self.hall.store.add_share(room.id, seat, share))
        room.row["shares"] = shares
        room.audience.send_table()
        await self.go_on(room)

    async def go_on(self, room: Room, *, time_is_out: bool = False) -> None:
        """As far as a full table gets: the pledges are closed, or the match begins."""
        if room.state != OPEN or room.waits_for_people() or not room.is_kept:
            return
        if asked_for(room.row) == "pledge":
            if self._lacks_pledges(room) and not (time_is_out or self.seconds == 0):
                self._set_alarm(room)
                return
            await self._close_pledges(room)
            time_is_out = False
        if untold(room.row) and not (time_is_out or self.seconds == 0):
            self._set_alarm(room)
            return
        self._stop_alarm(room)
        await self.hall.begin(room)

    @staticmethod
    def _lacks_pledges(room: Room) -> bool:
        pledged = room.pledges_in()
        return any(c.bot is None and c.seat not in pledged for c in room.people())

    async def _close_pledges(self, room: Room) -> None:
        """From now on everybody sees whose shares are to come, and nobody can add one."""
        self._stop_alarm(room)
        if pledged := room.pledges_in():
            await self._write(room, pledges=pledged)
            room.audience.send_table()

    async def start_over(self, room: Room) -> None:
        """Somebody left a full table: what was revealed is known by now, so all pledge anew."""
        self._stop_alarm(room)
        room.pledged.clear()
        if room.state == OPEN and room.row["pledges"]:
            await self._write(room, pledges=None, shares={})

    async def _write(self, room: Room, **values: Any) -> None:
        """Write down pledges or shares while the table is open."""
        await self._see_through(room, self.hall.store.change_open_table(room.id, {}, **values))
        room.row |= values

    @staticmethod
    async def _see_through(room: Room, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except StorageFailed:
            await room.fall_back()
            raise

    def _set_alarm(self, room: Room) -> None:
        if room.id not in self.alarms:
            self.alarms[room.id] = asyncio.create_task(self._ring(room))

    def _stop_alarm(self, room: Room) -> None:
        if alarm := self.alarms.pop(room.id, None):
            alarm.cancel()

    async def _ring(self, room: Room) -> None:
        await asyncio.sleep(self.seconds)
        try:
            async with room.lock:
                if self.alarms.pop(room.id, None) is not None:
                    await self.go_on(room, time_is_out=True)
        except StorageFailed as failure:
            log.warning("match-not-begun", table=room.id, error=failure.text)
            self._set_alarm(room)  # nothing happened: try again
        except Refusal as refusal:
            log.warning("match-not-begun", table=room.id, error=refusal.text)

    async def close(self) -> None:
        alarms = list(self.alarms.values())
        for alarm in alarms:
            alarm.cancel()
        await asyncio.gather(*alarms, return_exceptions=True)
