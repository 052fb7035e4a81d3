"""Profiles: who somebody is if they want, which seats are theirs, all that is kept of them."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, select, update

from greathall.server.access import seats_of
from greathall.server.errors import HallRefusal, NotSignedIn, UnknownCode
from greathall.server.keys import hash_of, new_id, new_key
from greathall.server.occupants import Occupant
from greathall.server.people.forgetting import forget
from greathall.server.people.passkeys import Passkeys
from greathall.server.people.schema import passkeys, persons, sittings
from greathall.server.people.sessions import Sessions
from greathall.server.people.taking_along import kept_of
from greathall.server.room import Room
from greathall.server.schema import absentees, seats, tables
from greathall.server.store import Row
from greathall.server.talk import claim_lines
from greathall.server.viewers import Bearer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

LONGEST_NAME = 40


class People:
    """Everybody who has a profile."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        self.passkeys = Passkeys(hall.store)
        self.sessions = Sessions(hall.store)

    # ------------------------------------------------------------------ coming

    async def sign_up(self, begun: Row, passkey: Row, language: str) -> str:
        """A new person with their first passkey: the recovery code, told once."""
        code, now = new_key(), time.time()
        row = {
            "id": begun["person_id"],
            "name": begun["name"],
            "language": language,
            "recovery_hash": hash_of(code),
            "telling": {},
            "rated": False,
            "created_at": now,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(persons), row)
            connection.execute(insert(passkeys), passkey)

        await self.store.write(work)
        return code

    async def recover(self, code: str) -> tuple[str, str]:
        """Whose code this was, and the next one: each works once."""
        known = persons.c.recovery_hash == hash_of(code)
        found = await self.store.run(
            lambda c: c.execute(select(persons.c.id).where(known)).scalar()
        )
        if found is None:
            raise UnknownCode("no profile has this code")
        new = new_key()
        changed = update(persons).where(known).values(recovery_hash=hash_of(new))
        if await self.store.write(lambda c: c.execute(changed).rowcount) != 1:
            raise UnknownCode("this code was used meanwhile")
        return str(found), new

    async def new_code(self, person: str) -> str:
        """Another recovery code; the one before does not work any more."""
        code = new_key()
        await self._change(person, recovery_hash=hash_of(code))
        return code

    # ------------------------------------------------------------------ being there

    async def person(self, person: str) -> Row:
        query = select(persons).where(persons.c.id == person)
        found = await self.store.run(lambda c: c.execute(query).mappings().first())
        if found is None:
            raise NotSignedIn("this profile is no more")
        return dict(found)

    async def name_of(self, person: str | None, name: str) -> str:
        """By what somebody is known at a table: their own name, or what a guest says."""
        if person is None:
            return name.strip()[:LONGEST_NAME]
        return str((await self.person(person))["name"])

    async def rename(self, person: str, name: str) -> None:
        """From now on; tables that are over keep the name of then."""
        await self._change(person, name=name)
        for table in await self.tables_alive(person):
            room = await self.hall.room(table)
            async with room.lock:
                await self._rename_at(room, person, name)

    async def _rename_at(self, room: Room, person: str, name: str) -> None:
        for seat in seats_of(room, Bearer((), person)):
            await self.store.change_seat(room.id, seat, name=name)
            room.occupants[seat].name = name
        room.audience.send_table()

    async def settle_telling(self, person: str, telling: dict[str, Any]) -> None:
        await self._change(person, telling=telling)

    async def speak(self, person: str, language: str) -> None:
        await self._change(person, language=language)

    async def _change(self, person: str, **values: Any) -> None:
        changed = update(persons).where(persons.c.id == person).values(values)
        await self.store.write(lambda c: c.execute(changed))

    async def sit(self, room: Room, chair: Occupant, person: str | None, name: str) -> None:
        """Somebody sits on a chair; if they are signed in, it is theirs from now on."""
        if person is not None:
            await self.store.write(partial(_note_sitting, person, room, chair))
            await self.hall.holidays.learn(room, person)
        await self.store.change_seat(room.id, chair.seat, taken=True, name=name, person=person)
        chair.taken, chair.name, chair.person = True, name, person

    async def leave(self, room: Room, chair: Occupant, *, as_deputy: bool = False) -> None:
        """A person gives a chair up; in a match with others that is remembered, but of deputies."""
        left = (sittings.c.person_id == chair.person) & (sittings.c.table_id == room.id)
        in_match = room.is_playing and room.is_for_several and not as_deputy
        gave_up = chair.seat if in_match else None
        gone = update(sittings).where(left).values(left_at=time.time(), gave_up=gave_up)
        await self.store.write(lambda c: c.execute(gone))

    async def claim(self, person: str, wanted: dict[str, list[str]]) -> list[str]:
        """A guest's seats become this person's; the tables at which there were any."""
        name = await self.name_of(person, "")
        found = [
            (table, await self._claim(person, name, table, keys)) for table, keys in wanted.items()
        ]
        return [table for table, claimed in found if claimed]

    async def _claim(self, person: str, name: str, table: str, keys: list[str]) -> bool:
        try:
            room = await self.hall.room(table)
        except HallRefusal:  # of a hall that is no more, or cancelled
            return False
        async with room.lock:
            chairs = [room.occupants[seat] for seat in seats_of(room, Bearer(keys))]
            chairs = [chair for chair in chairs if chair.is_person]
            for chair in chairs:
                await self.sit(room, chair, person, name)
            if chairs:
                room.audience.send_table()
        return bool(chairs)

    async def tables_alive(self, person: str) -> list[str]:
        """The tables that wait or are played at which this person has a seat."""
        away = select(absentees.c.table_id).where(absentees.c.person == person)
        theirs = (seats.c.person == person) | tables.c.id.in_(away)
        query = select(tables.c.id).join(seats).where(theirs)
        alive = query.where(tables.c.state.in_(("open", "playing"))).group_by(tables.c.id)
        latest = alive.order_by(func.max(tables.c.active_at).desc())
        return [str(t) for t in await self.store.run(lambda c: c.execute(latest).scalars().all())]

    async def tables_near(self, person: str) -> list[str]:
        """Those, and the ones to which friends have invited this person."""
        invited = [told["table"] for told in (await self.hall.friends.of(person))["invitations"]]
        theirs = await self.tables_alive(person)
        return [*theirs, *(table for table in invited if table not in theirs)]

    # ------------------------------------------------------------------ going

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept of this person, but the secrets by which they sign in."""
        row = await self.person(person)
        return {
            "profile": {k: v for k, v in row.items() if k != "recovery_hash"},
            **await self.store.run(partial(kept_of, person)),
            "society": await self.hall.friends.of(person),
            "ratings": await self.hall.ratings.of(person),
            "reliability": await self.hall.reliability.of(person),
        }

    async def delete(self, person: str) -> None:
        """Nothing stays but a pseudonym at the tables where they sat."""
        await self.person(person)
        for table in await self.tables_alive(person):
            room = await self.hall.room(table)
            async with room.lock:
                for seat in seats_of(room, Bearer((), person)):
                    await self.hall.vacate(room, seat)
        pseudonym, lock = f"#{new_id()[:6]}", hash_of(new_key())
        await self.store.write(lambda c: forget(c, person, pseudonym, lock))
        for room in self.hall.rooms.values():
            room.absent = {s: row for s, row in room.absent.items() if row["person"] != person}
            for chair in room.occupants.values():
                if chair.person == person:
                    chair.person, chair.name, chair.note = None, pseudonym, ""
                    chair.key_hash = lock
                    room.audience.send_table()
        self.sessions.close_all(person)


def _note_sitting(person: str, room: Room, chair: Occupant, connection: Connection) -> None:
    """That somebody sits at a table, once; whoever comes back has not left.

    Who left before the match and comes during it was not there when it began. What a guest said
    on this chair, who had its key as well, is theirs.
    """
    if chair.taken and chair.person is None:
        claim_lines(connection, room, chair, person)
    here = (sittings.c.person_id == person) & (sittings.c.table_id == room.id)
    now = time.time()
    was_away = here & sittings.c.left_at.is_not(None) & sittings.c.gave_up.is_(None)
    connection.execute(update(sittings).where(was_away).values(at=now))
    back = update(sittings).where(here).values(left_at=None, gave_up=None)
    if connection.execute(back).rowcount == 0:
        row = {"person_id": person, "table_id": room.id, "at": now, "left_at": None}
        connection.execute(insert(sittings), row)
