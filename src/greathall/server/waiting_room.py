"""Before a match begins: its host lets bots sit down, frees chairs, starts, or cancels it all."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from greathall.bots import bot_called
from greathall.kernel import Seat
from greathall.kernel.errors import UnknownSeat
from greathall.server.errors import NotPlaying, SeatTaken, TableCancelled
from greathall.server.keys import hash_of, new_key
from greathall.server.metrics import ROOMS
from greathall.server.room import CANCELLED, OPEN, Room
from greathall.server.store import Row, StorageFailed

if TYPE_CHECKING:
    from greathall.server.hall import Hall


class WaitingRoom:
    """What the host may decide about the chairs of a table that has not begun."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def fill(self, room: Room, key: str, seat: Seat, bot: str) -> None:
        """A bot sits down where nobody sits, or instead of another bot; the link is void."""
        self._check(room, key)
        self._check_vacant(room, seat)
        await self._refill(room, {seat: _chair(bot, None)})

    async def free(self, room: Room, key: str, seat: Seat) -> str:
        """A chair without a person is free for one: its new key, and none of before fits."""
        self._check(room, key)
        self._check_vacant(room, seat)
        new = new_key()
        await self._refill(room, {seat: _chair(None, new)})
        return new

    async def start(self, room: Room, key: str, bot: str) -> None:
        """Bots sit down on all chairs that are free, and the match begins."""
        self._check(room, key)
        free = [chair.seat for chair in room.occupants.values() if not chair.taken]
        await self._refill(room, {seat: _chair(bot, None) for seat in free})

    async def cancel(self, room: Room, key: str) -> None:
        """There will be no match: everybody who is here hears so, and whoever comes later."""
        self._check(room, key)
        await self._write(room, self.hall.store.change_open_table(room.id, {}, state=CANCELLED))
        room.row["state"] = CANCELLED
        await self.hall.shares.start_over(room)
        self.hall.rooms.pop(room.id, None)
        ROOMS.set(len(self.hall.rooms))
        self.hall.listing.forget()
        self.hall.own_tables.give_up(room)
        for viewer in list(room.audience.viewers):
            room.audience.show_out(viewer, TableCancelled("the host has cancelled this table"))

    def _check(self, room: Room, key: str) -> None:
        self.hall.check_host(room, key)
        if room.state == CANCELLED:
            raise TableCancelled("the host has cancelled this table")
        if room.state != OPEN:
            raise NotPlaying("the match has begun", state=room.state)

    @staticmethod
    def _check_vacant(room: Room, seat: Seat) -> None:
        if seat not in room.occupants:
            known = ", ".join(room.occupants)
            raise UnknownSeat(f"no seat {seat!r} at this table: {known}", seat=seat, known=known)
        if room.occupants[seat].is_person:
            raise SeatTaken(f"somebody sits on {seat!r}", seat=seat)

    async def _refill(self, room: Room, chairs: dict[Seat, Row]) -> None:
        await self._write(room, self.hall.store.refill(room.id, chairs))
        for seat, chair in chairs.items():
            room.audience.take_away(seat)
            room.occupants[seat].seat_down(chair)
        await self.hall.shares.start_over(room)
        self.hall.listing.forget()
        self.hall.seats_changed(room)
        await self.hall.begin_if_full(room)

    @staticmethod
    async def _write(room: Room, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StorageFailed:
            await room.fall_back()
            raise


def _chair(bot: str | None, key: str | None) -> Row:
    """A chair for a bot, or a free one for whoever has this key."""
    if bot is not None:
        bot_called(bot, "")  # refuses an unknown bot
    key_hash = None if key is None else hash_of(key)
    return {"key_hash": key_hash, "name": "", "bot": bot, "taken": bot is not None, "note": ""}
