"""What the database holds of a table that is newer than what a room knows, read at one go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from greathall.server.people.schema import holidays, invitations
from greathall.server.proposals import Proposal
from greathall.server.rests import Span
from greathall.server.schema import absentees, presence, proposals, seats, tables, talk
from greathall.server.store import Row, Written, written_since
from greathall.server.viewers import Here

if TYPE_CHECKING:
    from greathall.server.room import Room

MOST_LINES = 500


class Newer(NamedTuple):
    """A table as it stands now, and what was written and said since."""

    row: Row
    chairs: dict[str, Row]
    written: list[Written]
    lines: list[Row]
    proposal: Proposal | None
    absent: dict[str, Row]
    invited: set[str]
    elsewhere: dict[int, Here]
    holidays: dict[str, list[Span]]


def read_newer(room: Room, known: int, since: float, connection: Connection) -> Newer | None:
    """Entries come last: what they are to be shown by was committed before them."""
    at = tables.c.id == room.id
    row = connection.execute(select(tables).where(at)).mappings().first()
    if row is None:
        return None
    chairs = _rows(connection, select(seats).where(seats.c.table_id == room.id))
    open_now = select(proposals.c.proposal).where(proposals.c.table_id == room.id)
    proposal = connection.execute(open_now).scalar()
    away = _rows(connection, select(absentees).where(absentees.c.table_id == room.id))
    asked_in = select(invitations.c.person_id).where(invitations.c.table_id == room.id)
    others = (presence.c.table_id == room.id) & (presence.c.hall != room.store.hall)
    there = connection.execute(select(presence.c.hall, presence.c.here).where(others))
    persons = {chair["person"] for chair in chairs if chair["person"]}
    return Newer(
        dict(row),
        {chair["seat"]: chair for chair in chairs},
        written_since(connection, room.id, known),
        new_lines(room, since, connection),
        None if proposal is None else msgspec.convert(proposal, Proposal),
        {chair["seat"]: chair for chair in away},
        set(connection.execute(asked_in).scalars()),
        {number: msgspec.convert(here, Here) for number, here in there},
        _holidays_of(connection, persons),
    )


def new_lines(room: Room, since: float, connection: Connection) -> list[Row]:
    """The lines said since then that were not told here."""
    lately = (talk.c.table_id == room.id) & (talk.c.at > since)
    query = select(talk).where(lately).order_by(talk.c.id.desc()).limit(MOST_LINES)
    return [row for row in reversed(_rows(connection, query)) if row["id"] not in room.heard]


def _holidays_of(connection: Connection, persons: set[str]) -> dict[str, list[Span]]:
    found: dict[str, list[Span]] = {person: [] for person in persons}
    query = select(holidays).where(holidays.c.person_id.in_(persons)).order_by(holidays.c.from_at)
    for row in _rows(connection, query) if persons else ():
        found[row["person_id"]].append((row["from_at"], row["until_at"]))
    return found


def _rows(connection: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]
