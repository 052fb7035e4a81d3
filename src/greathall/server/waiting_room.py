"""Before a match begins: its host lets bots sit down, frees chairs, starts, or cancels it all."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from greathall.bots import bot_called
from greathall.kernel import Seat
from greathall.kernel.errors import UnknownSeat
from greathall.server.errors import NotPlaying, NotRated, SeatTaken, TableCancelled
from greathall.server.keys import hash_of, new_key
from greathall.server.metrics import ROOMS
from greathall.server.occupants import NOBODYS, Occupant
from greathall.server.room import CANCELLED, OPEN, Room
from greathall.server.store import Row, StorageFailed

if TYPE_CHECKING:
    from greathall.server.hall import Hall

T = TypeVar("T")


class WaitingRoom:
    """What the host may decide about the chairs of a table that has not begun."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def fill(self, room: Room, key: str, seat: Seat, bot: str) -> None:
        """A bot sits down where nobody sits, or instead of another bot; the link is void."""
        self._check(room, key)
        self._check_vacant(room, seat)
        self._check_unrated(room)
        await self._refill(room, {seat: _chair(bot, None)})

    async def free(self, room: Room, key: str, seat: Seat) -> str:
        """A chair without a person is free for one: its new key, and none of before fits."""
        self._check(room, key)
        self._check_vacant(room, seat)
        new = new_key()
        await self._refill(room, {seat: _chair(None, new)})
        return new

    async def swap(self, room: Room, key: str, seat: Seat, other: Seat) -> None:
        """Whoever sits on two chairs changes places, with key and notes; one may be free."""
        self._check(room, key)
        self._check_known(room, seat, other)
        if seat == other:
            return
        dealt = await self._write(room, self.hall.store.swap_seats(room.id, seat, other))
        await self.hall.shares.start_over(room)
        room.change_places({seat: other, other: seat}, dealt)
        self.hall.listing.forget()
        room.announce()
        for chair in (room.occupants[seat], room.occupants[other]):
            if chair.taken:
                await self.hall.talk.sat_down(room, chair)
        await self.hall.begin_if_full(room)

    async def start(self, room: Room, key: str, bot: str) -> None:
        """Bots sit down on all chairs that are free, and the match begins."""
        self._check(room, key)
        free = [chair.seat for chair in room.occupants.values() if not chair.taken]
        self._check_unrated(room)
        await self._refill(room, {seat: _chair(bot, None) for seat in free})

    async def cancel(self, room: Room, key: str) -> None:
        """There will be no match: everybody who is here hears so, and whoever comes later."""
        self._check(room, key)
        await self._write(room, self.hall.store.change_open_table(room.id, {}, state=CANCELLED))
        room.row["state"] = CANCELLED
        await self.hall.shares.start_over(room)
        self.close(room)

    def close(self, room: Room) -> None:
        """This table is no more; also if that was decided at another hall."""
        room.row["state"] = CANCELLED
        self.hall.rooms.pop(room.id, None)
        ROOMS.set(len(self.hall.rooms))
        self.hall.listing.forget()
        self.hall.own_tables.give_up(room.id)
        for viewer in list(room.audience.viewers):
            room.audience.show_out(viewer, TableCancelled("the host has cancelled this table"))

    def _check(self, room: Room, key: str) -> None:
        self.hall.check_host(room, key)
        if room.state == CANCELLED:
            raise TableCancelled("the host has cancelled this table")
        if room.state != OPEN:
            raise NotPlaying("the match has begun", state=room.state)

    @staticmethod
    def _check_known(room: Room, *seats: Seat) -> None:
        known = ", ".join(room.occupants)
        for seat in seats:
            if seat not in room.occupants:
                text = f"no seat {seat!r} at this table: {known}"
                raise UnknownSeat(text, seat=seat, known=known)

    def _check_vacant(self, room: Room, seat: Seat) -> None:
        self._check_known(room, seat)
        if room.occupants[seat].is_person:
            raise SeatTaken(f"somebody sits on {seat!r}", seat=seat)

    @staticmethod
    def _check_unrated(room: Room) -> None:
        if room.row["rated"]:
            raise NotRated("at a rated match sit people alone")

    async def _refill(self, room: Room, chairs: dict[Seat, Row]) -> None:
        await self._write(room, self.hall.store.refill(room.id, chairs))
        for seat, chair in chairs.items():
            room.audience.take_away(seat)
            room.occupants[seat].seat_down(chair)
        await self.hall.shares.start_over(room)
        self.hall.listing.forget()
        self.hall.seats_changed(room)
        for seat in chairs:
            await self._tell(room, room.occupants[seat])
        await self.hall.begin_if_full(room)

    async def _tell(self, room: Room, chair: Occupant) -> None:
        if chair.taken:
            await self.hall.talk.sat_down(room, chair)
        else:
            await self.hall.talk.notice(room, "notice-chair-freed", {"seat": chair.seat})

    @staticmethod
    async def _write(room: Room, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except StorageFailed:
            await room.fall_back()
            raise


def _chair(bot: str | None, key: str | None) -> Row:
    """A chair for a bot, or a free one for whoever has this key."""
    if bot is not None:
        bot_called(bot, "")  # refuses an unknown bot
    key_hash = None if key is None else hash_of(key)
    return NOBODYS | {"key_hash": key_hash, "bot": bot, "taken": bot is not None}
