"""A profile that is deleted: what stood under its names stands under a pseudonym."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

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
from greathall.server.talk import NOTICE

OF_TWO = (friendships, blocks, invitations)
OF_A_PERSON = (
    *(outbox, channels, passkeys, sessions, sittings, ratings, punctuality, holidays),
    operators,
    *OF_TWO,
)


def forget(connection: Connection, person: str, pseudonym: str, lock: str) -> None:
    """The key of a seat that was theirs fits nobody: what they said in private is not for hosts."""
    _rename_lines(connection, person, pseudonym)
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


def _rename_lines(connection: Connection, person: str, pseudonym: str) -> None:
    about = select(talk.c.id, talk.c.fields).where(talk.c.person == person)
    for number, fields in connection.execute(about.where(talk.c.kind == NOTICE)).all():
        renamed = update(talk).where(talk.c.id == number)
        named = {"fields": {**fields, "name": pseudonym}, "person": None}
        connection.execute(renamed.values(named))
    said = update(talk).where(talk.c.person == person)
    connection.execute(said.values(name=pseudonym, person=None))
    heard = update(talk).where(talk.c.to_person == person)
    connection.execute(heard.values(to_name=pseudonym, to_person=None))
