"""Friends by request and consent, those whom one does not want to meet, and invitations.

A person is found by a code that they give away or that others know from a table they shared, never
by a name. Whoever is blocked hears nothing of it: what they ask for waits for ever.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, or_, select, update

from greathall.server.attempts import attempt
from greathall.server.errors import NotPlaying, TooLarge, UnknownThing, WrongKey
from greathall.server.people.messenger import INVITATION, tell
from greathall.server.people.schema import blocks, friendships, invitations, persons
from greathall.server.room import OPEN, Room
from greathall.server.schema import tables
from greathall.server.store import Row

if TYPE_CHECKING:
    from greathall.server.hall import Hall

MOST_KNOWN = 200  # requests of one person, friends among them; and as many blocked


class Friends:
    """Who knows whom."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def ask(self, person: str, other: str) -> None:
        """Ask somebody to be friends; if they have asked already, both agree."""
        if person == other:
            raise UnknownThing("that is you")
        await attempt(self.store, partial(_ask, person, other))

    async def part(self, person: str, other: str) -> None:
        """No longer friends, or a request is taken back or declined."""
        await self.store.write(partial(_part, person, other))

    async def block(self, person: str, other: str) -> None:
        """This person befriends, invites and joins one no more; they are not told."""
        if person == other:
            raise UnknownThing("that is you")
        await attempt(self.store, partial(_block, person, other))

    async def unblock(self, person: str, other: str) -> None:
        theirs = delete(blocks).where(_row(blocks, person, other))
        await self.store.write(lambda c: c.execute(theirs))

    async def of(self, person: str) -> dict[str, Any]:
        """Friends, requests by and to this person, whom they block, and where they are invited."""
        return await self.store.run(partial(_society, person))

    # ------------------------------------------------------------------ at the tables

    async def check_welcome(self, room: Room, person: str | None) -> None:
        """Before a match, nobody sits down with somebody who does not want to meet them."""
        there = {chair.person for chair in room.people()} | {room.row["opened_by"]}
        if person is None or room.state != OPEN or person in there:
            return
        met = blocks.c.person_id.in_([p for p in there if p]) & (blocks.c.other_id == person)
        if await self.store.run(lambda c: c.execute(select(blocks.c.at).where(met)).first()):
            raise WrongKey("this key does not fit this table")

    async def invite(self, room: Room, person: str, others: list[str]) -> None:
        """Friends may see this table and sit down, and are told so by their channels."""
        if room.state != OPEN:
            raise NotPlaying("the match has begun", state=room.state)
        now = self.hall.messenger.clock()
        await attempt(self.store, partial(_invite, room.id, person, others, now))
        room.invited |= set(others)
        self.hall.messenger.news.set()

    async def decline(self, person: str, table: str) -> None:
        mine = (invitations.c.person_id == person) & (invitations.c.table_id == table)
        await self.store.write(lambda c: c.execute(delete(invitations).where(mine)))
        if room := self.hall.rooms.get(table):
            room.invited.discard(person)

    async def invited_to(self, table: str) -> set[str]:
        query = select(invitations.c.person_id).where(invitations.c.table_id == table)
        return set(await self.store.run(lambda c: c.execute(query).scalars().all()))


def _row(table: Table, person: str, other: str) -> ColumnElement[bool]:
    return (table.c.person_id == person) & (table.c.other_id == other)


def _between(table: Table, person: str, other: str) -> ColumnElement[bool]:
    return or_(_row(table, person, other), _row(table, other, person))


def _check_known(connection: Connection, person: str, other: str, table: Table) -> None:
    if connection.execute(select(persons.c.id).where(persons.c.id == other)).first() is None:
        raise UnknownThing("nobody has this code")
    known = select(table.c.at).where(table.c.person_id == person)
    if len(connection.execute(known).all()) >= MOST_KNOWN:
        raise TooLarge("that many people are enough", most=MOST_KNOWN)


def _ask(person: str, other: str, connection: Connection) -> None:
    _check_known(connection, person, other, friendships)
    unwanted = select(blocks.c.at).where(_row(blocks, person, other))
    if connection.execute(unwanted).first():
        raise UnknownThing("you do not want to meet them")
    asked = update(friendships).where(_row(friendships, other, person)).values(agreed=True)
    mine = select(friendships.c.at).where(_row(friendships, person, other))
    if not connection.execute(asked).rowcount and not connection.execute(mine).first():
        row = {"person_id": person, "other_id": other, "agreed": False, "at": time.time()}
        connection.execute(insert(friendships), row)


def _part(person: str, other: str, connection: Connection) -> None:
    connection.execute(delete(friendships).where(_between(friendships, person, other)))


def _block(person: str, other: str, connection: Connection) -> None:
    """A request of theirs stays, so that they see no difference; only its answer never comes."""
    _check_known(connection, person, other, blocks)
    kept = _row(friendships, other, person) & ~friendships.c.agreed
    connection.execute(delete(friendships).where(_between(friendships, person, other)).where(~kept))
    connection.execute(delete(invitations).where(_between(invitations, person, other)))
    connection.execute(delete(blocks).where(_row(blocks, person, other)))
    row = {"person_id": person, "other_id": other, "at": time.time()}
    connection.execute(insert(blocks), row)


def _society(person: str, connection: Connection) -> dict[str, Any]:
    names = {row.id: row.name for row in connection.execute(_names_near(person))}
    unwanted = connection.execute(_others(blocks.c.person_id == person)).scalars().all()
    mine = or_(friendships.c.person_id == person, friendships.c.other_id == person)
    rows = connection.execute(select(friendships).where(mine)).mappings().all()

    def told(ids: list[str]) -> list[Row]:
        known = [{"person": i, "name": names[i]} for i in ids]
        return sorted(known, key=lambda row: (row["name"], row["person"]))

    def other(row: Any) -> str:
        return str(row["other_id"] if row["person_id"] == person else row["person_id"])

    asked_me = [other(r) for r in rows if not r["agreed"] and r["other_id"] == person]
    return {
        "friends": told([other(row) for row in rows if row["agreed"]]),
        "asked_me": told([i for i in asked_me if i not in unwanted]),
        "asked": told([other(r) for r in rows if not r["agreed"] and r["person_id"] == person]),
        "blocked": told(list(unwanted)),
        "invitations": [
            {"table": table, "by": names[by]}
            for table, by in connection.execute(_invitations_of(person))
        ],
    }


def _others(where: ColumnElement[bool]) -> Any:
    return select(blocks.c.other_id).where(where)


def _invitations_of(person: str) -> Any:
    here = select(invitations.c.table_id, invitations.c.other_id).join(tables)
    return here.where((invitations.c.person_id == person) & (tables.c.state == OPEN))


def _names_near(person: str) -> Any:
    """The names of all who have to do with this person."""
    near = [
        select(friendships.c.other_id).where(friendships.c.person_id == person),
        select(friendships.c.person_id).where(friendships.c.other_id == person),
        _others(blocks.c.person_id == person),
        select(invitations.c.other_id).where(invitations.c.person_id == person),
    ]
    return select(persons.c.id, persons.c.name).where(or_(*(persons.c.id.in_(q) for q in near)))


def _invite(table: str, person: str, others: list[str], now: float, connection: Connection) -> None:
    for other in others:
        agreed = _between(friendships, person, other) & friendships.c.agreed
        if connection.execute(select(friendships.c.at).where(agreed)).first() is None:
            raise UnknownThing("one invites friends")
    there = select(invitations.c.person_id).where(invitations.c.table_id == table)
    invited = set(connection.execute(there).scalars())
    if new := [other for other in dict.fromkeys(others) if other not in invited]:
        row = {"table_id": table, "other_id": person, "at": now}
        connection.execute(insert(invitations), [row | {"person_id": other} for other in new])
        tell(connection, new, table, INVITATION, now)
