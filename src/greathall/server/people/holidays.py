"""Holidays: at tables where people may take days somebody's time stands, and all see until when.

So that nobody hides behind them, a year has no more than so many days, each begun day counts, and
one holiday is no longer than two weeks.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select, update

from greathall.server.attempts import attempt_alone
from greathall.server.errors import OnHoliday, UnknownThing
from greathall.server.keys import new_id
from greathall.server.people.schema import holidays
from greathall.server.rests import DAY, Span
from greathall.server.room import Room
from greathall.server.store import Row

if TYPE_CHECKING:
    from greathall.server.hall import Hall

DAYS_A_YEAR, LONGEST, FURTHEST = 28, 14, 365  # days
YEAR = 365 * DAY


class Holidays:
    """When people are away and have said so."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store

    async def of(self, person: str) -> list[Row]:
        return await self.store.run(lambda c: _of(c, person))

    async def take(self, person: str, begin: float, days: int) -> None:
        """A holiday that begins now or later; refused where a year has no days left for it."""
        begin = max(begin, time.time())
        new = {
            "id": new_id(),
            "person_id": person,
            "from_at": begin,
            "until_at": begin + days * DAY,
        }

        def work(connection: Connection) -> None:
            if begin > time.time() + FURTHEST * DAY or not _has_room(_of(connection, person), new):
                raise OnHoliday("a year has no days left for it", most=DAYS_A_YEAR)
            connection.execute(insert(holidays), new)

        await attempt_alone(self.store, person, work)
        await self._tell(person)

    async def end(self, person: str, holiday: str) -> None:
        """Back earlier; one that has not begun is as if it had never been taken."""
        now = time.time()
        mine = (holidays.c.person_id == person) & (holidays.c.id == holiday)
        begun = mine & (holidays.c.from_at <= now) & (holidays.c.until_at > now)

        def work(connection: Connection) -> int:
            ahead = delete(holidays).where(mine & (holidays.c.from_at > now))
            ended = update(holidays).where(begun).values(until_at=now)
            return connection.execute(ahead).rowcount + connection.execute(ended).rowcount

        if not await self.store.write(work):
            raise UnknownThing("there is no such holiday")
        await self._tell(person)

    async def take_up(self, room: Room) -> None:
        """The holidays of all who sit at this table."""
        for person in {chair.person for chair in room.occupants.values() if chair.person}:
            await self.learn(room, person)

    async def learn(self, room: Room, person: str) -> None:
        """Also those that are over: for so long nobody waited for them."""
        room.holidays[person] = [_span(row) for row in await self.of(person)]

    async def _tell(self, person: str) -> None:
        """All at the tables of this person see it, and their clocks stand or run."""
        for table in await self.hall.people.tables_alive(person):
            room = await self.hall.room(table)
            async with room.lock:
                await self.learn(room, person)
                self.hall.seats_changed(room)


def _of(connection: Connection, person: str) -> list[Row]:
    query = select(holidays).where(holidays.c.person_id == person).order_by(holidays.c.from_at)
    return [dict(row) for row in connection.execute(query).mappings()]


def _span(row: Row) -> Span:
    return row["from_at"], row["until_at"]


def days_left(taken: list[Row], at: float) -> int:
    """How many days are left for a holiday that begins then: each begun day of a year counts."""
    lately = [row for row in taken if abs(row["from_at"] - at) < YEAR]
    return DAYS_A_YEAR - sum(math.ceil(_days(row)) or 1 for row in lately)


def _days(row: Row) -> float:
    return float(round((row["until_at"] - row["from_at"]) / DAY, 3))


def _has_room(taken: list[Row], new: dict[str, Any]) -> bool:
    apart = all(
        row["until_at"] <= new["from_at"] or row["from_at"] >= new["until_at"] for row in taken
    )
    return apart and days_left(taken, new["from_at"]) >= math.ceil(_days(new))
