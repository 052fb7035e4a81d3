"""Those whose seat the table gave to somebody else: they may take it back at any time.

What is theirs stays theirs: notes and private lines go with the person, not with the seat.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Update, delete, insert, select, update

from greathall.kernel import Seat
from greathall.server.access import absent_seats, seats_of
from greathall.server.errors import NotPlaying, NotYourSeat, SeatTaken
from greathall.server.keys import hash_of, link, new_key
from greathall.server.occupants import NOBODYS, STAND_IN
from greathall.server.room import Room
from greathall.server.schema import absentees, seats
from greathall.server.store import Row, Store
from greathall.server.viewers import Bearer, Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

KEPT = ("key_hash", "person", "name", "note")


class Absentees:
    """Gives seats away, and gives them back."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def give_away(self, room: Room, seat: Seat) -> None:
        """From now on a bot plays, until somebody else sits down or the person is back."""
        chair = room.occupants[seat]
        kept = {name: getattr(chair, name) for name in KEPT}
        row = {"table_id": room.id, "seat": seat, **kept, "at": time.time()}
        theirs = NOBODYS | {"key_hash": hash_of(new_key()), "bot": STAND_IN}
        here = (absentees.c.table_id == room.id) & (absentees.c.seat == seat)

        def work(connection: Connection) -> None:
            connection.execute(delete(absentees).where(here))
            connection.execute(insert(absentees), row)
            connection.execute(_sit(room, seat, theirs))

        if chair.person is not None:
            await self.hall.people.leave(room, chair)
        await self.store.write(work)
        room.absent[seat] = row
        chair.seat_down(theirs)
        room.stand_up(seat)
        self.hall.seats_changed(room)
        self.tell_all(room)

    async def link(self, room: Room, bearer: Bearer, seat: Seat) -> str:
        """Whoever sits at the table may ask somebody in; the link before ceases to work."""
        if not seats_of(room, bearer):
            raise NotYourSeat("only people at the table may do that", seat=seat)
        chair = room.occupants.get(seat)
        if not room.is_playing or seat not in room.absent or chair is None or chair.taken:
            raise SeatTaken(f"{seat!r} is not free", seat=seat)
        key = new_key()
        changed = {"key_hash": hash_of(key)}
        await self.store.change_seat(room.id, seat, **changed)
        chair.key_hash = changed["key_hash"]
        return link(room.id, key)

    async def come_back(self, room: Room, viewer: Viewer, seat: Seat) -> None:
        """The person is back; whoever sat here for them looks on."""
        if seat not in absent_seats(room, viewer.bearer):
            raise NotYourSeat(f"{seat!r} is not yours", seat=seat)
        if not room.is_playing:
            raise NotPlaying("this table is not being played", state=room.state)
        kept = {name: room.absent[seat][name] for name in KEPT}
        theirs = NOBODYS | kept | {"taken": True}
        here = (absentees.c.table_id == room.id) & (absentees.c.seat == seat)

        def work(connection: Connection) -> None:
            connection.execute(delete(absentees).where(here))
            connection.execute(_sit(room, seat, theirs))

        chair = room.occupants[seat]
        await self.store.write(work)
        if chair.person is not None:
            await self.hall.people.leave(room, chair, as_deputy=True)
        del room.absent[seat]
        chair.seat_down(theirs)
        if chair.person is not None:
            await self.hall.people.sit(room, chair, chair.person, chair.name)
        room.audience.take_away(seat)
        for other in room.audience.viewers:
            other.seats, other.known = seats_of(room, other.bearer), 0
        fields = {"seat": seat, "name": chair.name}
        await self.hall.talk.notice(room, "notice-back", fields, chair.person)
        room.announce()
        self.hall.seats_changed(room)
        self.tell_all(room)

    @staticmethod
    def tell(room: Room, viewer: Viewer) -> None:
        viewer.send({"is": "absent", "seats": absent_seats(room, viewer.bearer)})

    def tell_all(self, room: Room) -> None:
        for viewer in room.audience.viewers:
            self.tell(room, viewer)


async def absent_from(store: Store, table: str) -> dict[Seat, Row]:
    """Whose seats at this table are played by others, by seat."""
    query = select(absentees).where(absentees.c.table_id == table)
    found = await store.run(lambda c: c.execute(query).mappings().all())
    return {row["seat"]: dict(row) for row in found}


def _sit(room: Room, seat: Seat, theirs: Row) -> Update:
    where = (seats.c.table_id == room.id) & (seats.c.seat == seat)
    return update(seats).where(where).values(theirs)
