"""Reliability: how many of their turns somebody took in time, and how many matches they left.

A turn lasts from when somebody is asked until they are asked no more. It was in time if no answer
took longer than the clock gave or, at a table without one, than after which the others may let a
bot play on; pauses and holidays do not count. Only tables with others count.
"""

from __future__ import annotations

import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection, Integer, bindparam, func, insert, or_, select, update

from greathall.server.occupants import Occupant
from greathall.server.people.schema import persons, punctuality, sittings
from greathall.server.positions import waited_for
from greathall.server.rests import counted
from greathall.server.room import FINISHED, PLAYING, Room
from greathall.server.schema import seats, tables
from greathall.server.store import Row

if TYPE_CHECKING:
    from greathall.server.hall import Hall

AT_ONCE = 25  # people whose turns are written in one transaction


class Turn(NamedTuple):
    """Since when somebody is asked, and whether one of their answers came late."""

    since: float
    is_late: bool


class Reliability:
    """Notes the turns that were taken; they are written later, so that no table waits."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        self.turns: dict[tuple[str, str], Turn] = {}  # by table and person
        self.taken: Counter[tuple[str, bool]] = Counter()  # by person, and whether in time
        self.clock = time.time

    def look_up(self, room: Room) -> None:
        """After every change at a table: cheap, and nothing is written."""
        if not (room.is_for_several and room.is_kept):
            return
        waiting = waited_for(room)
        for chair in room.people():
            if chair.person is not None:
                asked = chair.seat in waiting and chair.bot is None
                self._note(room, chair, chair.person, is_asked=asked)

    def _note(self, room: Room, chair: Occupant, person: str, *, is_asked: bool) -> None:
        which = (room.id, person)
        before = self.turns.get(which)
        since = room.waits_since([chair.seat]) if is_asked else self.clock()
        is_late = before is not None and (before.is_late or self._is_late(room, chair, before))
        if is_asked and (before is None or since > before.since):
            self.turns[which] = Turn(since, is_late)
        elif before is not None and not is_asked:
            del self.turns[which]
            self.taken[person, not is_late] += 1

    def _is_late(self, room: Room, chair: Occupant, turn: Turn) -> bool:
        if room.time_control.kind != "none":
            return chair.clock.announced
        return counted(room, chair.seat, turn.since, self.clock()) > float(room.row["absence"])

    async def write(self) -> None:
        """What was noted since last time, at once."""
        alive = self.hall.rooms
        self.turns = {which: turn for which, turn in self.turns.items() if which[0] in alive}
        people = list({person for person, _ in self.taken})
        for at in range(0, len(people), AT_ONCE):  # answers are written in between
            some = people[at : at + AT_ONCE]
            each = {(who, in_time) for who in some for in_time in (True, False)}
            taken = Counter({which: self.taken.pop(which, 0) for which in each})
            await self.store.write(partial(_add, taken))

    async def of(self, person: str) -> Row:
        """As everybody reads it who might sit down with them."""
        return await self.store.run(partial(_reliability, person))


def _add(taken: Counter[tuple[str, bool]], connection: Connection) -> None:
    wanted = {person for person, _ in taken}
    known = select(persons.c.id).where(persons.c.id.in_(wanted))  # some may have gone since
    listed = select(punctuality.c.person_id).where(punctuality.c.person_id.in_(wanted))
    people = sorted(connection.execute(known).scalars())
    rows = [{"who": who, "late": taken[who, False], "timely": taken[who, True]} for who in people]
    there = set(connection.execute(listed).scalars())
    late, timely = bindparam("late", type_=Integer), bindparam("timely", type_=Integer)
    more = {"turns": punctuality.c.turns + late + timely, "in_time": punctuality.c.in_time + timely}
    mine = punctuality.c.person_id == bindparam("who")
    if old := [row for row in rows if row["who"] in there]:
        connection.execute(update(punctuality).where(mine).values(more), old)
    first = {"person_id": bindparam("who"), "turns": late + timely, "in_time": timely}
    if new := [row for row in rows if row["who"] not in there]:
        connection.execute(insert(punctuality).values(first), new)


def _reliability(person: str, connection: Connection) -> Row:
    query = select(punctuality).where(punctuality.c.person_id == person)
    row = connection.execute(query).mappings().first() or {"turns": 0, "in_time": 0}
    chairs = select(seats.c.table_id).where(seats.c.key_hash.is_not(None))
    shared = chairs.group_by(seats.c.table_id).having(func.count() > 1)
    begun = tables.c.state.in_((PLAYING, FINISHED)) & tables.c.id.in_(shared)
    there = select(sittings.c.table_id).join(tables).where(sittings.c.person_id == person)
    gave_up = sittings.c.gave_up.is_not(None)
    played = there.where(begun & or_(sittings.c.left_at.is_(None), gave_up))
    mine = select(seats.c.table_id).join(tables).where((seats.c.person == person) & begun)
    to_a_bot = mine.where((tables.c.state == FINISHED) & seats.c.bot.is_not(None))
    left = {*connection.execute(there.where(begun & gave_up)).scalars()}
    left |= {*connection.execute(to_a_bot).scalars()}
    matches = len(connection.execute(played).all())
    told = {"turns": row["turns"], "in_time": row["in_time"]}
    return told | {"matches": matches, "left": len(left)}
