"""Talk at the table: what people say to all or in private, notices of the hall, notes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, insert, not_, select, update

from greathall.kernel import Seat
from greathall.kernel.errors import UnknownSeat
from greathall.server.access import absent_seats, seats_of
from greathall.server.errors import (
    NobodyListens,
    NotYourSeat,
    PrivateChatOff,
    TooLarge,
    WatchChatOff,
)
from greathall.server.occupants import Occupant
from greathall.server.room import FINISHED, Room
from greathall.server.schema import talk
from greathall.server.store import Row, Store
from greathall.server.viewers import Bearer, Viewer, encode

LONGEST_CHAT, LONGEST_NOTE, MOST_LINES, MOST_AT_ONCE = 1_000, 20_000, 200, 5_000
CHAT, WATCHING, NOTICE = "chat", "watch", "notice"  # kinds: watchers talk to watchers


class Talk:
    """What is said at the tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def chat(self, room: Room, viewer: Viewer, text: str, to: Seat | None = None) -> None:
        """Say something to all, or to the person on one seat alone."""
        text = text.strip()
        if len(text) > LONGEST_CHAT:
            raise TooLarge("that is too long for a chat line", most=LONGEST_CHAT)
        if not viewer.seats:
            await self._watchers_say(room, viewer, text, to)
            return
        listener = None if to is None else _listener(room, viewer, to)
        if text:
            speaker = room.occupants[viewer.seats[0]]
            await self._say(room, _row(room, CHAT, text, speaker, listener))

    async def _watchers_say(self, room: Room, viewer: Viewer, text: str, to: Seat | None) -> None:
        """Watchers talk among themselves: players read it when nothing can come of it any more."""
        if to is not None or absent_seats(room, viewer.bearer):
            raise NotYourSeat("watchers talk to watchers", seat=to or "")
        if not room.row["watch_chat"]:
            raise WatchChatOff("the host has turned the watchers' talk off")
        if text:
            speaker = {"name": viewer.name, "person": viewer.person}
            await self._say(room, _row(room, WATCHING, text) | speaker)

    async def notice(
        self, room: Room, message_id: str, fields: dict[str, Any], person: str | None = None
    ) -> None:
        """The hall itself says something, in every reader's own language; perhaps of somebody."""
        told = {"fields": fields, "person": person}
        await self._say(room, _row(room, NOTICE, message_id) | told)

    async def notices(self, room: Room, message_id: str) -> list[dict[str, Any]]:
        """The fields of every such notice at this table, in their order."""
        said = (talk.c.table_id == room.id) & (talk.c.kind == NOTICE)
        query = select(talk.c.fields).where(said & (talk.c.text == message_id)).order_by(talk.c.id)
        found = await self.store.run(lambda c: c.execute(query).scalars().all())
        return [dict(fields) for fields in found]

    async def sat_down(self, room: Room, sitter: Occupant) -> None:
        """Everybody reads who has come, by the name that they gave."""
        fields = {"seat": sitter.seat, "name": sitter.name, "bot": sitter.bot or ""}
        person = "notice-sat-down" if sitter.name else "notice-seat-taken"
        message = person if sitter.is_person else "notice-bot-sat-down"
        await self.notice(room, message, fields, sitter.person)

    async def _say(self, room: Room, row: Row) -> None:
        written = await self.store.write(
            lambda c: c.execute(insert(talk).returning(talk.c.id), row).scalar_one()
        )
        self.hear(room, [row | {"id": written}])

    def hear(self, room: Room, rows: Sequence[Row]) -> None:
        """These lines were said, here or at another hall: all hear them who may and have not."""
        room.note_heard(row["id"] for row in rows)
        for row in rows:
            message = encode({"is": "talk", "lines": [_line(row)]})
            for viewer in room.audience.viewers:
                if row["id"] not in viewer.lines and _may_hear(room, row, viewer):
                    viewer.send_bytes(message)

    async def deliver(self, room: Room, number: int) -> None:
        """Send a line that was written elsewhere to those who may hear it."""
        query = select(talk).where(talk.c.id == number)
        found = await self.store.run(lambda c: c.execute(query).mappings().first())
        if found is not None and number not in room.heard:
            self.hear(room, [dict(found)])

    async def recent(self, room: Room, viewer: Viewer) -> dict[str, Any]:
        """The last lines said at this table, of those that this viewer may read."""
        mine = _private_of(room.keys_of(viewer))
        which = _open_to(room, viewer.seats, viewer.bearer) | mine
        rows = await self._rows(room, which, MOST_LINES)
        viewer.lines = frozenset(row["id"] for row in rows)
        return _told(rows)

    async def whole(self, room: Room, bearer: Bearer) -> dict[str, Any]:
        """All that was said at this table, as far as this bearer may read it."""
        sits = seats_of(room, bearer)
        mine = _private_of([room.occupants[seat].key_hash or "" for seat in sits])
        return _told(await self._rows(room, _open_to(room, sits, bearer) | mine, MOST_AT_ONCE))

    async def send_private(self, room: Room, viewer: Viewer, known: Sequence[str]) -> None:
        """Whoever has sat down on a further seat reads the private lines of its person."""
        new = _private_of(room.keys_of(viewer)) & not_(_private_of(known))
        rows = await self._rows(room, talk.c.to_seat.is_not(None) & new, MOST_LINES)
        if rows:
            viewer.send(_told(rows))

    async def _rows(self, room: Room, which: ColumnElement[bool], most: int) -> list[Row]:
        last = select(talk).where((talk.c.table_id == room.id) & which).order_by(talk.c.id.desc())
        query = last.limit(most)
        rows = await self.store.run(lambda c: c.execute(query).mappings().all())
        return [dict(row) for row in reversed(rows)]

    async def note(self, room: Room, viewer: Viewer, seat: Seat, text: str) -> None:
        """A note that only this seat ever sees again."""
        if seat not in viewer.seats:
            raise NotYourSeat(f"{seat!r} is not yours", seat=seat)
        if len(text) > LONGEST_NOTE:
            raise TooLarge("that is too long for a note", most=LONGEST_NOTE)
        await self.store.change_seat(room.id, seat, note=text)
        room.occupants[seat].note = text
        for other in room.audience.viewers:
            if seat in other.seats:
                other.send({"is": "notes", "notes": {seat: text}})


def claim_lines(connection: Connection, room: Room, chair: Occupant, person: str) -> None:
    """What was said on this chair, to it and of it by the hall is this person's from now on."""
    here = talk.c.table_id == room.id
    said = here & (talk.c.seat == chair.seat) & (talk.c.name == chair.name)
    own = said & talk.c.person.is_(None)
    own &= talk.c.from_key.is_(None) | (talk.c.from_key == chair.key_hash)
    connection.execute(update(talk).where(own).values(person=person))
    heard = here & (talk.c.to_key == chair.key_hash) & talk.c.to_person.is_(None)
    connection.execute(update(talk).where(heard).values(to_person=person))
    told = here & (talk.c.kind == NOTICE) & talk.c.person.is_(None)
    named = {"seat": chair.seat, "name": chair.name}
    for number, fields in connection.execute(select(talk.c.id, talk.c.fields).where(told)).all():
        if named.items() <= fields.items():
            about = update(talk).where(talk.c.id == number)
            connection.execute(about.values(person=person))


def _listener(room: Room, viewer: Viewer, to: Seat) -> Occupant:
    """The occupant who is spoken to in private."""
    if to not in room.occupants:
        known = ", ".join(room.occupants)
        raise UnknownSeat(f"no seat {to!r} at this table: {known}", seat=to, known=known)
    if not room.row["private_chat"]:
        raise PrivateChatOff("the host has turned private talk off")
    if to in viewer.seats or not room.occupants[to].is_person:
        raise NobodyListens(f"nobody else sits on {to!r}", seat=to)
    return room.occupants[to]


def _row(
    room: Room,
    kind: str,
    text: str,
    speaker: Occupant | None = None,
    listener: Occupant | None = None,
) -> Row:
    """A line as it is kept; one that is private, with the hashes of the keys of its two people."""
    return {
        "table_id": room.id,
        "seat": speaker and speaker.seat,
        "name": speaker.name if speaker else "",
        "to_seat": listener and listener.seat,
        "to_name": listener.name if listener else "",
        "from_key": speaker.key_hash if speaker and listener else None,
        "to_key": listener and listener.key_hash,
        "person": speaker and speaker.person,
        "to_person": listener and listener.person,
        "kind": kind,
        "text": text,
        "fields": {},
        "position": len(room.match),
        "events": room.match.log_length(),
        "at": time.time(),
    }


def _may_hear(room: Room, row: Row, viewer: Viewer) -> bool:
    if row["kind"] == WATCHING:
        return _watches(room, viewer.seats, viewer.bearer)
    return row["to_seat"] is None or _may_read(row, room.keys_of(viewer))


def _watches(room: Room, seats: Sequence[Seat], bearer: Bearer) -> bool:
    """Whether what watchers say is for them: nobody who plays is told what others see or think."""
    return room.state == FINISHED or not (seats or absent_seats(room, bearer))


def _open_to(room: Room, seats: Sequence[Seat], bearer: Bearer) -> ColumnElement[bool]:
    """What was said to all, and among watchers for those who may read that."""
    to_all = talk.c.to_seat.is_(None)
    return to_all if _watches(room, seats, bearer) else to_all & (talk.c.kind != WATCHING)


def _may_read(row: Row, keys: Sequence[str]) -> bool:
    return row["from_key"] in keys or row["to_key"] in keys


def _private_of(keys: Sequence[str]) -> ColumnElement[bool]:
    """The lines that people with these keys have said or heard in private."""
    return talk.c.from_key.in_(keys) | talk.c.to_key.in_(keys)


def _told(rows: list[Row]) -> dict[str, Any]:
    return {"is": "talk", "lines": [_line(row) for row in rows]}


def _line(row: Row) -> dict[str, Any]:
    shown = ("seat", "name", "to_name", "kind", "text", "fields", "position", "events", "at")
    return {"to": row["to_seat"], **{key: row[key] for key in shown}}
