"""The other halls over the same database: what they change is taken up here and told to viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import func, select

from greathall.kernel import Refusal
from greathall.server.catching_up import follow
from greathall.server.cluster import leases
from greathall.server.cluster.differences import take_up
from greathall.server.cluster.newer import new_lines, read_newer
from greathall.server.cluster.notices import CHANNEL, Notices
from greathall.server.cluster.presence import Presence
from greathall.server.errors import HallRefusal
from greathall.server.rematches import Rematch
from greathall.server.room import OPEN, PLAYING, Room
from greathall.server.schema import entries, tables
from greathall.server.store import StorageFailed, Written

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
OPENING_SECONDS = 20.0
LOOK_SECONDS = 2.0  # between two looks whether another hall is no more
GRACE_SECONDS = 2.0  # in which all halls come back after the database was away
COMPARE_EVERY = 5  # looks; what was told is compared with what is written
# Lines are numbered before they are committed, and clocks differ: so far back they are read.
LINES_SECONDS = 120.0


@dataclass
class News:
    """What is new at a table: entries that were told, or anything at all."""

    written: list[Written] = field(default_factory=list)
    is_to_be_read: bool = False


class Company:
    """Hears of what other halls commit, and keeps our tables and our viewers up to date."""

    def __init__(self, hall: Hall, url: str, number: int) -> None:
        self.hall, self.store, self.number = hall, hall.store, number
        self.presence = Presence(hall, number)
        self.notices = Notices(url, number, self.hear, self.look_around)
        self.news: dict[str, News] = {}
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.late: set[str] = set()  # tables of which nothing could be read
        self.tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ hearing

    def hear(self, told: str) -> None:
        """A notice of PostgreSQL: what has changed, and at which hall."""
        what, hall, rest = told.split(" ", 2)
        if hall == str(self.number):
            return
        if what == "session":
            self.hall.people.sessions.close_tabs_of(rest)
        elif what == "table":
            self._note(rest)
        elif what == "rematch":
            table, _, again = rest.partition(" ")
            if room := self.hall.rooms.get(table):
                self.hall.rematches.hear(room, msgspec.json.decode(again, type=Rematch))
        else:
            table, number, at, *entry = rest.split(" ", 3)
            self._note(table, *(Written(int(number), float(at), words) for words in entry))

    def _note(self, table: str, *written: Written) -> None:
        """Of tables that nobody here looks at nothing is read."""
        hall = self.hall
        if not (table in hall.rooms or table in hall.opening or table in hall.own_tables.keys):
            return
        news = self.news.setdefault(table, News())
        news.written += written
        news.is_to_be_read |= not written
        if table not in self.at_work:
            self.at_work[table] = asyncio.create_task(self._follow(table))

    async def _follow(self, table: str) -> None:
        try:
            room = await self.hall.room(table)
            while news := self.news.pop(table, None):
                async with room.lock:
                    await self._take_up(room, news)
        except StorageFailed as failure:
            log.warning("news-wait", table=table, error=failure.text)
            self.late.add(table)
        except HallRefusal:  # it is no more, or cancelled
            self.news.pop(table, None)
            self.hall.own_tables.give_up(table)
        finally:
            del self.at_work[table]

    async def _take_up(self, room: Room, news: News) -> None:
        if self.hall.rooms.get(room.id) is not room:
            return
        if news.is_to_be_read or room.state == OPEN:
            await self._read(room)
        await follow(room, news.written)

    async def _read(self, room: Room) -> None:
        """What is newer than we know; under the lock of the table."""
        was_kept, halls, now = room.is_kept, {*room.elsewhere}, time.time()
        since = room.read_at - LINES_SECONDS
        newer = await self.store.run(partial(read_newer, room, len(room.entries), since))
        if newer is None:
            return
        await take_up(self.hall, room, newer)
        room.read_at = now
        if room.is_kept and {*room.elsewhere} - halls:
            await self.hall.clocks.note_one(room)  # whoever comes knows what was noted last
        if room.row["kept_by"] is None and room.state in (OPEN, PLAYING):
            await self.take([room])
        if room.is_kept:
            await self._move_on(room, is_new=not was_kept)

    async def _move_on(self, room: Room, *, is_new: bool) -> None:
        """What happens at our tables by itself, after something was changed elsewhere."""
        if is_new:
            room.look_up()
        try:
            await self.hall.begin_if_full(room)
        except StorageFailed as failure:
            log.warning("match-waits", table=room.id, error=failure.text)

    async def freshen(self, room: Room) -> None:
        """Before somebody sits down: while notices may be missed, it is read what is new."""
        if not self.notices.opened.is_set() or room.id in self.news:
            await self._read(room)

    async def know_lines(self, room: Room) -> None:
        """What was said before this table came into memory is told to whoever sits down."""
        since = room.read_at - LINES_SECONDS
        lines = await self.store.run(partial(new_lines, room, since))
        room.note_heard(line["id"] for line in lines)

    async def tell_rematch(self, room: Room, again: Rematch) -> None:
        """Its keys are in no table of the database: a notice is written nowhere."""
        told = f"rematch {self.number} {room.id} {msgspec.json.encode(again).decode()}"
        await self.store.write(lambda c: c.execute(select(func.pg_notify(CHANNEL, told))))

    # ------------------------------------------------------------------ keeping

    async def take(self, rooms: Collection[Room]) -> None:
        """Keep these tables, unless another hall does."""
        ids = [room.id for room in rooms]
        taken = await self.store.write(lambda c: leases.take(c, self.number, ids))
        for room in rooms:
            if room.id in taken:
                room.row.update(kept_by=self.number, awake=True)

    async def take_one(self, table: str) -> bool:
        """Keep a table that is not in memory; whether it is ours."""
        return bool(await self.store.write(lambda c: leases.take(c, self.number, [table])))

    async def let_sleep(self, rooms: Collection[Room]) -> None:
        """These tables leave our memory; whoever has one there as well may keep it."""
        ids = [room.id for room in rooms if room.is_kept]
        if ids:
            await self.store.write(lambda c: leases.let_sleep(c, self.number, ids))
            for room in rooms:
                room.row["kept_by"] = None

    def look_around(self) -> None:
        """The connection is new: whatever was told meanwhile was told to nobody."""
        self.presence.write_all()
        for table in [*self.hall.rooms, *self.hall.own_tables.keys]:
            self._note(table)

    async def look(self) -> None:
        """Again and again: whether another hall is no more, and whether we have missed anything."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            looks += 1
            try:
                late, self.late = self.late, set()
                for table in late:
                    self._note(table)
                self.presence.look_at_matches(2 * LOOK_SECONDS)
                if self.notices.open_for() > GRACE_SECONDS:
                    await self._inherit()
                if looks % COMPARE_EVERY == 0:
                    await self._compare()
            except Refusal as refusal:
                log.warning("look-failed", error=refusal.text)

    async def _inherit(self) -> None:
        if not await self.store.run(lambda c: leases.anything_left(c, self.number)):
            return
        here = list(self.hall.rooms)
        ours = await self.store.write(lambda c: leases.inherit(c, self.number, here))
        log.info("tables-inherited", here=len(ours.here), others=len(ours.to_wake))
        for table in ours.here:
            if room := self.hall.rooms.get(table):
                async with room.lock:
                    room.row.update(kept_by=self.number, awake=True)
                    await self._move_on(room, is_new=True)
        for table in ours.to_wake:
            await self.hall.waking.wake(table)

    async def _compare(self) -> None:
        """A notice that never came is noticed."""
        known = {room.id: len(room.entries) for room in self.hall.rooms.values() if room.is_playing}
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        query = select(tables.c.id, last.scalar_subquery()).where(tables.c.id.in_(known))
        for table, number in await self.store.run(lambda c: c.execute(query).all()):
            if number is not None and number >= known[table]:
                self._note(table)

    # ------------------------------------------------------------------ begin and end

    async def begin(self) -> None:
        """Before the first table is read: others could not see yet that we are there."""
        works = (self.notices.work(), self.presence.work(), self.look())
        self.tasks = [asyncio.create_task(work) for work in works]
        with suppress(TimeoutError):
            await asyncio.wait_for(self.notices.opened.wait(), OPENING_SECONDS)

    async def close(self) -> None:
        """Nobody has to find out that we are no more."""
        *others, notices = [*self.at_work.values(), *self.tasks[1:], *self.tasks[:1]]
        await _end(others)
        try:
            await self.store.write(lambda c: leases.depart(c, self.number))
        except StorageFailed as failure:
            log.warning("not-departed", error=failure.text)
        await _end([notices])


async def _end(tasks: Collection[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
