"""A profile that is deleted: what stood under its names stands under a pseudonym."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, select, update

from greathall.server.operating.schema import acts, operators, sanctions
from greathall.server.people.schema import (
    blocks,
    ceremonies,
    channels,
    friendships,
    holidays,
    invitations,
    outbox,
    passkeys,
    persons,
    punctuality,
    ratings,
    sessions,
    sittings,
)
from greathall.server.schema import absentees, reports, seats, tables, talk

OF_TWO = (friendships, blocks, invitations)
OF_A_PERSON = (
    *(outbox, channels, passkeys, sessions, sittings, ratings, punctuality, holidays),
    operators,
    *OF_TWO,
)


def at_tables_of(person: str) -> ColumnElement[bool]:
    """The lines of all tables at which this person ever sat."""
    return talk.c.table_id.in_(select(sittings.c.table_id).where(sittings.c.person_id == person))


def forget(
    connection: Connection, person: str, names: list[str], pseudonym: str, lock: str
) -> None:
    """The key of a seat that was theirs fits nobody: what they said in private is not for hosts."""
    _rename_lines(connection, person, names, pseudonym)
    gone = {"person": None, "key_hash": lock, "name": pseudonym, "note": ""}
    connection.execute(update(seats).where(seats.c.person == person).values(gone))
    connection.execute(delete(absentees).where(absentees.c.person == person))
    connection.execute(delete(ceremonies).where(ceremonies.c.person_id == person))
    connection.execute(delete(sanctions).where(sanctions.c.person == person))
    connection.execute(update(reports).where(reports.c.person == person).values(person=None))
    did = update(acts).where(acts.c.person == person)
    connection.execute(did.values(person=None, name=pseudonym))
    connection.execute(update(acts).where(acts.c.about == person).values(about=pseudonym))
    opened = update(tables).where(tables.c.opened_by == person)
    connection.execute(opened.values(opened_by=None))
    for table in OF_TWO:
        connection.execute(delete(table).where(table.c.other_id == person))
    for table in OF_A_PERSON:
        connection.execute(delete(table).where(table.c.person_id == person))
    connection.execute(delete(persons).where(persons.c.id == person))


def _rename_lines(connection: Connection, person: str, names: list[str], pseudonym: str) -> None:
    here = at_tables_of(person)
    for column in (talk.c.name, talk.c.to_name):
        theirs = update(talk).where(here & column.in_(names))
        connection.execute(theirs.values({column.name: pseudonym}))
    told = select(talk.c.id, talk.c.fields).where(here & (talk.c.kind == "notice"))
    for number, fields in connection.execute(told).all():
        if fields.get("name") in names:
            renamed = update(talk).where(talk.c.id == number)
            connection.execute(renamed.values(fields={**fields, "name": pseudonym}))
