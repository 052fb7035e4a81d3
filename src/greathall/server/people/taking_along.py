"""All that is kept of a person, for them to take along; but not the secrets by which they sign in.

Ratings, reliability and those whom they know are told as their page tells them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, select, true

from greathall.server.operating.schema import acts, operators, sanctions
from greathall.server.people.schema import (
    channels,
    holidays,
    outbox,
    passkeys,
    sessions,
    sittings,
)
from greathall.server.schema import absentees, reports, seats, tables, talk
from greathall.server.store import Row
from greathall.server.talk import NOTICE


class Kept(NamedTuple):
    """Rows of a person, and what of each they are told."""

    whose: Column[Any]
    fields: tuple[str, ...]
    but: ColumnElement[bool] = true()


KEPT = {
    "passkeys": Kept(passkeys.c.person_id, ("id", "label", "created_at")),
    "sessions": Kept(sessions.c.person_id, ("id", "device", "created_at", "seen_at")),
    "channels": Kept(
        channels.c.person_id,
        ("id", "kind", "address", "label", "confirmed", "error", "created_at"),
    ),
    "told": Kept(outbox.c.person_id, ("table_id", "turn", "channel_id", "state", "due_at")),
    "opened": Kept(tables.c.opened_by, ("id", "title", "created_at")),
    "seats": Kept(
        seats.c.person,
        ("table_id", "seat", "name", "bot", "standing", "seconds_left", "note"),
    ),
    "away": Kept(absentees.c.person, ("table_id", "seat", "name", "note", "at")),
    "sittings": Kept(sittings.c.person_id, ("table_id", "at", "left_at", "gave_up")),
    "said": Kept(
        talk.c.person, ("table_id", "seat", "to_seat", "text", "at"), talk.c.kind != NOTICE
    ),
    "holidays": Kept(holidays.c.person_id, ("id", "from_at", "until_at")),
    "reports": Kept(reports.c.person, ("table_id", "text", "at", "answer", "answered_at")),
    "sanctions": Kept(sanctions.c.person, ("kind", "reason", "at", "until", "lifted")),
    "operator": Kept(operators.c.person_id, ("at",)),
    "acts": Kept(acts.c.person, ("at", "act", "about", "fields")),
}


def kept_of(person: str, connection: Connection) -> dict[str, list[Row]]:
    """All of these, by what they are."""
    return {what: _rows(kept, person, connection) for what, kept in KEPT.items()}


def _rows(kept: Kept, person: str, connection: Connection) -> list[Row]:
    table = kept.whose.table
    columns = [table.c[name] for name in kept.fields]
    query = select(*columns).where(kept.whose == person, kept.but)
    ordered = query.order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(ordered).mappings()]
