"""Tells people that it is their turn, when nobody of theirs looks: one message a turn.

A table only notes that something has changed; what follows is written and sent by a task of its
own, so that no table ever waits for a message.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

import structlog
from sqlalchemy import Connection, delete, func, insert, select, update

from greathall.server.errors import HallRefusal
from greathall.server.keys import fits, hash_of, new_key
from greathall.server.people.channels import new_push_key, public_push_key
from greathall.server.people.letters import Draft, Named
from greathall.server.people.outward import THREADS
from greathall.server.people.post import Post
from greathall.server.people.schema import channels, hall_keys, outbox, persons
from greathall.server.people.trials import AT_AN_ADDRESS, OF_A_PERSON, Trials
from greathall.server.people.wishes import wishes_in
from greathall.server.positions import waited_for
from greathall.server.record_keeping import REWIND
from greathall.server.room import Room
from greathall.server.schema import tables
from greathall.server.settings import Settings
from greathall.server.store import Row, StorageFailed

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
LOOK_SECONDS = 30.0  # how often it looks for what is due
GATHER_SECONDS = 1.0  # in which further news may come, so that all is looked at together
RETRY_SECONDS = 60.0  # after the first failure; four times as long after each further one
MOST_TRIES = 6
WHICH = ("person_id", "table_id", "turn", "channel_id")  # row of the outbox
MOST_AT_ONCE = 100  # rows that are read at once
AGAIN = 2  # letters at a time by channels that failed last time; they hold no others up
INVITATION = "invitation"  # instead of a turn
KEPT_SECONDS = 30 * 24 * 3600.0  # that it is remembered what somebody was told


class Turn(NamedTuple):
    """Whose turn it is where, and which of their turns."""

    table: str
    person: str


class Messenger:
    """Notes whose turn it is, and sends what is due."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.store = hall, hall.store
        self.url, self.mail = settings.public_url.rstrip("/"), settings.mail
        self.post = Post(settings.own_network, settings.mail, self.url)
        self.trials = Trials()
        # A few letters at a time, with answers in between.
        self.hands = {
            again: asyncio.Semaphore(n) for again, n in ((False, THREADS - AGAIN), (True, AGAIN))
        }
        self.noted: dict[Turn, str | None] = {}  # which turn it is; None: it is not theirs
        self.known: dict[Turn, str | None] = {}  # what was noted last
        self.news = asyncio.Event()
        self.clock = time.time
        self.forgot_at = float("-inf")
        self.push_key = self.link_key = ""

    @property
    def is_on(self) -> bool:
        """Nothing goes out unless whoever runs the hall has said how it is reached."""
        return bool(self.url)

    # ------------------------------------------------------------------ at the tables

    def look_up(self, room: Room) -> None:
        """After every change at a table: cheap, and nothing is written."""
        if not (self.is_on and room.is_kept):
            return
        waiting = waited_for(room)
        for person in {chair.person for chair in room.people() if chair.person}:
            theirs = [chair for chair in room.people() if chair.person == person]
            asked = any(c.seat in waiting and c.bot is None for c in theirs)
            given = sum(room.turns[player] for chair in theirs for player in chair.players)
            turn, which = Turn(room.id, person), f"{_rewinds(room)}-{given}" if asked else None
            if self.known.get(turn, "") != which:
                self.known[turn] = self.noted[turn] = which
                self.news.set()

    # ------------------------------------------------------------------ by itself

    async def work(self) -> None:
        """Write down what was noted and send what is due, until the hall closes."""
        if not self.is_on:
            return
        while not self.link_key:
            try:
                await self.make_keys()
            except StorageFailed as failure:  # another hall may just be making them
                log.warning("messages-wait", error=failure.text)
                await asyncio.sleep(GATHER_SECONDS)
        await asyncio.gather(self._look_about(), self._try_again())

    async def _look_about(self) -> None:
        while True:
            try:
                await self.note_turns()
                if self.hall.has_duty:
                    await self.send_due()
            except (StorageFailed, HallRefusal) as failure:
                log.warning("messages-wait", error=failure.text)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), LOOK_SECONDS)
                await asyncio.sleep(GATHER_SECONDS)
            self.news.clear()

    async def _try_again(self) -> None:
        while True:
            try:
                if self.hall.has_duty:
                    await self.send_due(again=True)
            except StorageFailed as failure:
                log.warning("messages-wait", error=failure.text)
            await asyncio.sleep(LOOK_SECONDS)

    async def make_keys(self) -> None:
        self.push_key = await self._key("push", new_push_key())
        self.link_key = await self._key("links", new_key())

    async def _key(self, name: str, new: str) -> str:
        """A secret of the hall, made at its first start."""

        def work(connection: Connection) -> str:
            kept = connection.execute(select(hall_keys.c.value).where(hall_keys.c.name == name))
            if (found := kept.scalar()) is None:
                connection.execute(insert(hall_keys), {"name": name, "value": new})
            return str(found or new)

        return await self.store.write(work)

    async def note_turns(self) -> None:
        """What has changed at the tables since last time, where nobody sees it for themselves."""
        noted = {turn: w for turn, w in self.noted.items() if w is None or not self._looks(*turn)}
        self.noted = {turn: w for turn, w in self.noted.items() if turn not in noted}
        self.known = {t: which for t, which in self.known.items() if t.table in self.hall.rooms}
        if not noted:
            return
        # Most people are told by no channel, or nothing waits for them: that costs no writing.
        told, waiting = await self.store.run(partial(_concerned, {t.person for t in noted}))
        for turn, which in noted.items():
            if (turn in waiting) if which is None else (turn.person in told or turn in waiting):
                await self.store.write(partial(_note, turn, which, self.clock()))

    async def send_due(self, *, again: bool = False) -> None:
        """All that is due to one person by one channel goes out as one message.

        By channels that work, or again by those that failed last time.
        """
        now = self.clock()
        await self._forget_old(now)
        while rows := await self.store.run(partial(_due, now, again)):
            together: dict[tuple[str, str, bool], list[Row]] = {}
            for row in rows:
                which = (row["person_id"], row["channel_id"], row["turn"] == INVITATION)
                together.setdefault(which, []).append(row)
            if len(rows) == MOST_AT_ONCE and len(together) > 1:
                together.popitem()  # of which perhaps not all was read
            await asyncio.gather(*(self._tell(due, now) for due in together.values()))

    async def _tell(self, due: list[Row], now: float) -> None:
        """What is due to one person, but not of tables at which they look themselves."""
        seen = [row for row in due if self._looks(row["table_id"], row["person_id"])]
        rows = [row for row in due if row not in seen]
        if seen:
            await self._mark(seen, due_at=now + LOOK_SECONDS)
        if rows:
            async with self.hands[bool(rows[0]["error"])]:
                await self._send(rows)

    async def _forget_old(self, now: float) -> None:
        if now - self.forgot_at > LOOK_SECONDS:
            self.forgot_at = now
            old = delete(outbox).where(outbox.c.due_at < now - KEPT_SECONDS)
            await self.store.write(lambda c: c.execute(old))

    def _looks(self, table: str, person: str) -> bool:
        """Whether this person looks at that table now, and sees for themselves."""
        room = self.hall.rooms.get(table)
        if room is None:
            return False
        here = any(viewer.person == person for viewer in room.audience.viewers)
        return here or any(person in there.persons for there in room.elsewhere.values())

    async def _send(self, rows: list[Row]) -> None:
        channel = rows[0] | {"id": rows[0]["channel_id"]}
        if channel["kind"] is None:  # it was removed meanwhile
            await self._mark(rows, state="void")
            return
        which: Literal["invited", "your-turn"]
        which = "invited" if channel["turn"] == INVITATION else "your-turn"
        named = [Named(*(row[n] for n in ("id", "title", "game", "scenario"))) for row in rows]
        stop = self.link("stop", channel)
        draft = Draft(which, channel["language"], self.url, "", stop, tuple(sorted(named)))
        error = await self.deliver(channel, draft)
        if not error:
            await self._mark(rows, state="sent")
            return
        tries = max(row["tries"] for row in rows) + 1
        state = "failed" if tries >= MOST_TRIES else "waiting"
        later = self.clock() + RETRY_SECONDS * 4.0 ** (tries - 1)
        await self._mark(rows, state=state, tries=tries, due_at=later)

    async def deliver(self, channel: Row, draft: Draft) -> str:
        """Send a letter; why it did not go out, or nothing. Its owner sees that, too."""
        receipt = await self.post.send(channel, draft, self.push_key)
        error, where = receipt.error[:200], channels.c.id == channel["id"]
        if receipt.is_gone:
            await self.store.write(lambda c: c.execute(delete(channels).where(where)))
        elif error != channel["error"]:
            noted = update(channels).where(where).values(error=error)
            await self.store.write(lambda c: c.execute(noted))
        return error

    async def _mark(self, rows: list[Row], **values: object) -> None:
        def work(connection: Connection) -> None:
            for row in rows:
                same = [outbox.c[name] == row[name] for name in WHICH]
                connection.execute(update(outbox).where(*same).values(values))

        await self.store.write(work)

    async def close(self) -> None:
        """Nothing goes out any more; what was due goes out when a hall opens again."""
        await self.post.close()

    # ------------------------------------------------------------------ channels

    async def channel(self, person: str, channel: str) -> Row | None:
        mine = (channels.c.person_id == person) & (channels.c.id == channel)
        query = select(channels).where(mine)
        found = await self.store.run(lambda c: c.execute(query).mappings().first())
        return dict(found) if found else None

    async def channels_of(self, person: str) -> list[Row]:
        query = select(channels).where(channels.c.person_id == person)
        ordered = query.order_by(channels.c.created_at)
        found = await self.store.run(lambda c: c.execute(ordered).mappings().all())
        return [dict(row) for row in found]

    async def close_channel(self, channel: str) -> bool:
        where = channels.c.id == channel
        return (
            await self.store.write(lambda c: c.execute(delete(channels).where(where)).rowcount) > 0
        )

    def push_public(self) -> str:
        return public_push_key(self.push_key) if self.push_key else ""

    def link(self, deed: str, channel: Row) -> str:
        """Where this channel can be stopped or confirmed by whoever reads there."""
        return f"{self.url}/{deed}/{channel['id']}#{self._proof(deed, channel['id'])}"

    def _proof(self, deed: str, channel: str) -> str:
        told = f"{deed} {channel}".encode()
        return hmac.new(self.link_key.encode(), told, "sha256").hexdigest()[:32]

    def is_proven(self, deed: str, channel: str, proof: str) -> bool:
        """Whether somebody comes by such a link."""
        return bool(self.link_key) and fits(proof, hash_of(self._proof(deed, channel)))

    async def confirm(self, channel: str) -> None:
        confirmed = update(channels).where(channels.c.id == channel).values(confirmed=True)
        await self.store.write(lambda c: c.execute(confirmed))

    def check_trial(self, person: str, channel: Row) -> None:
        """Whether somebody may ask for one more message by this channel."""
        self.trials.spend(person, OF_A_PERSON)
        if not channel["confirmed"]:
            self.trials.spend(_mailbox(channel["address"]), AT_AN_ADDRESS)

    async def try_out(self, person: str, channel: Row) -> str:
        """Send a trial, or ask for a confirmation; why it did not go out, or nothing."""
        spoken = (await self.hall.people.person(person))["language"]
        stop = self.link("stop", channel)
        if channel["confirmed"]:
            draft = Draft("trial", spoken, self.url, f"{self.url}/me", stop)
        else:
            draft = Draft("confirm", spoken, self.url, self.link("confirm", channel), stop)
        return await self.deliver(channel, draft)


def _mailbox(address: str) -> str:
    """Where this mail arrives, by whichever of its names."""
    name, _, server = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{server}"


def _concerned(people: set[str], connection: Connection) -> tuple[set[str], set[Turn]]:
    """Which of these people are told things at all, and of which turns something waits for them."""
    told = select(channels.c.person_id).where(channels.c.person_id.in_(people))
    theirs = outbox.c.person_id.in_(people) & (outbox.c.state == "waiting")
    waiting = connection.execute(select(outbox.c.table_id, outbox.c.person_id).where(theirs))
    confirmed = connection.execute(told.where(channels.c.confirmed)).scalars()
    return set(confirmed), {Turn(*row) for row in waiting}


def _due(now: float, again: bool, connection: Connection) -> list[Row]:
    """What is to go out now, with all that stands in the letters, in the order of its readers."""
    failing = func.coalesce(channels.c.error, "") != ""
    due = (outbox.c.state == "waiting") & (outbox.c.due_at <= now) & (failing == again)
    about = (tables.c.id, tables.c.title, tables.c.game, tables.c.scenario)
    to = (channels.c.kind, channels.c.address, channels.c.error)
    joined = outbox.join(persons).join(tables)
    joined = joined.outerjoin(channels, channels.c.id == outbox.c.channel_id)
    query = select(outbox, persons.c.language, *about, *to).select_from(joined).where(due)
    ordered = query.order_by(*(outbox.c[name] for name in ("person_id", "channel_id", "turn")))
    rows = connection.execute(ordered.limit(MOST_AT_ONCE)).mappings().all()
    return [dict(row) for row in rows]


def _rewinds(room: Room) -> int:
    """How often all went back: what was told before is told again."""
    return sum(entry.startswith(REWIND) for entry in room.entries) if room.undo_epoch else 0


def _note(turn: Turn, which: str | None, now: float, connection: Connection) -> None:
    """It is somebody's turn, or no longer is; what was told stays told."""
    here = (outbox.c.person_id == turn.person) & (outbox.c.table_id == turn.table)
    pending = here & (outbox.c.state == "waiting")
    connection.execute(
        update(outbox).where(pending & (outbox.c.turn != which)).values(state="void")
    )
    if which is None:
        connection.execute(update(outbox).where(pending).values(state="void"))
        return
    tell(connection, [turn.person], turn.table, which, now)


def tell(
    connection: Connection, people: Collection[str], table: str, which: str, now: float
) -> None:
    """These people are to be told of this by each of their channels, once."""
    theirs = select(channels.c.person_id, channels.c.id, persons.c.telling).join(persons)
    confirmed = channels.c.person_id.in_(people) & channels.c.confirmed
    here = outbox.c.person_id.in_(people) & (outbox.c.table_id == table) & (outbox.c.turn == which)
    told = select(outbox.c.channel_id, outbox.c.state).where(here)
    known = {row.channel_id: row.state for row in connection.execute(told)}
    new = []
    for person, channel, telling in connection.execute(theirs.where(confirmed)).all():
        due = wishes_in(telling).due(now)
        row = {"person_id": person, "table_id": table, "turn": which, "channel_id": channel}
        if channel not in known:
            new.append(row | {"state": "waiting", "tries": 0, "due_at": due})
        elif known[channel] == "void":
            same = here & (outbox.c.channel_id == channel)
            connection.execute(update(outbox).where(same).values(state="waiting", due_at=due))
    if new:
        connection.execute(insert(outbox), new)
