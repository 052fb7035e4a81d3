"""Talk at the table: chat of people, notices of the hall, private notes."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert, select

from greathall.kernel import Seat
from greathall.server.errors import NotYourSeat, TooLarge
from greathall.server.room import Room
from greathall.server.schema import talk
from greathall.server.store import Store
from greathall.server.viewers import Viewer

LONGEST_CHAT, LONGEST_NOTE, MOST_LINES = 1_000, 20_000, 200


class Talk:
    """What is said at the tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def chat(self, room: Room, viewer: Viewer, text: str) -> None:
        text = text.strip()
        if not viewer.seats:
            raise NotYourSeat("watchers listen", seat="")
        if len(text) > LONGEST_CHAT:
            raise TooLarge("that is too long for a chat line", most=LONGEST_CHAT)
        if text:
            await self._say(room, viewer.seats[0], "chat", text, {})

    async def notice(self, room: Room, message_id: str, fields: dict[str, Any]) -> None:
        """The hall itself says something, in every reader's own language."""
        await self._say(room, None, "notice", message_id, fields)

    async def _say(
        self, room: Room, seat: Seat | None, kind: str, text: str, fields: dict[str, Any]
    ) -> None:
        row = {
            "table_id": room.id,
            "seat": seat,
            "kind": kind,
            "text": text,
            "fields": fields,
            "at": time.time(),
        }
        await self.store.write(lambda c: c.execute(insert(talk), row))
        room.tell({"is": "talk", "lines": [_line(row)]})

    async def recent(self, room: Room) -> dict[str, Any]:
        """The last lines said at this table."""
        last = select(talk).where(talk.c.table_id == room.id).order_by(talk.c.id.desc())
        query = last.limit(MOST_LINES)
        rows = await self.store.run(lambda c: c.execute(query).mappings().all())
        return {"is": "talk", "lines": [_line(dict(row)) for row in reversed(rows)]}

    async def note(self, room: Room, viewer: Viewer, seat: Seat, text: str) -> None:
        """A note that only this seat ever sees again."""
        if seat not in viewer.seats:
            raise NotYourSeat(f"{seat!r} is not yours", seat=seat)
        if len(text) > LONGEST_NOTE:
            raise TooLarge("that is too long for a note", most=LONGEST_NOTE)
        await self.store.change_seat(room.id, seat, note=text)
        room.chairs[seat].note = text
        for other in room.viewers:
            if seat in other.seats:
                other.send({"is": "notes", "notes": {seat: text}})


def _line(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("seat", "kind", "text", "fields", "at")}
