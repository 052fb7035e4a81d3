"""Three weeks at one table, told day by day: clocks, a holiday, an absence, somebody who plays on.

The hall lives by a clock that the story moves on; every message that it sends is counted and read.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from greathall.client import Json, take_apart
from greathall.reading import read_record
from greathall.server.fair_dice import verify
from greathall.server.hall import Hall
from greathall.server.people import messenger
from greathall.server.positions import waited_for
from greathall.server.rests import DAY
from greathall.server.room import Room
from server.halls import GAME, ServedHall, agree, eventually, heard, notices
from server.mailboxes import Mail, MailServer
from server.passkeys import Device
from server.test_messages import URL, _only_keys, mail_channel, telling_hall
from server.test_profiles import device
from server.test_seats import seats_of

NAMES = ("Olena", "Taras", "Ihor", "Nadia")
TITLE = "Three weeks"
FOUR = {"game": GAME, "scenario": "trilogy", "players": 4, "title": TITLE}
FOUR |= {"pace": {"kind": "bank", "seconds": 9 * DAY, "increment": 3600}}
BUSY = 3  # answers that somebody gives on one day


class MovedClock:
    """What the modules of the hall take for the module `time`."""

    def __init__(self) -> None:
        self.gone = 0.0

    perf_counter = staticmethod(time.perf_counter)
    sleep = staticmethod(time.sleep)

    def monotonic(self) -> float:
        return time.monotonic() + self.gone

    def time(self) -> float:
        return time.time() + self.gone


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    moved = MovedClock()
    for name, module in list(sys.modules.items()):
        if name.startswith("greathall.server") and getattr(module, "time", None) is time:
            monkeypatch.setattr(module, "time", moved)
    monkeypatch.setattr(messenger.Messenger, "work", _only_keys)
    return moved


class Story:
    """One table, four people who come and go, and what they are to be told."""

    def __init__(self, hall: ServedHall, clock: MovedClock, mails: MailServer) -> None:
        self.hall, self.clock, self.mails = hall, clock, mails
        self.devices: dict[str, Device] = {}
        self.seat: dict[str, str] = {}  # by name
        self.table, self.links, self.watch = "", {}, ""
        self.rng = random.Random(TITLE)
        self.told: dict[str, set[int]] = {name: set() for name in NAMES}  # after how many answers
        self.away: set[str] = set()

    async def begin(self) -> None:
        opened = await self.hall.open_table(**FOUR)
        self.table, self.links = opened["table"], opened["seat_links"]
        self.watch = opened["watch_link"]
        self.seat = dict(zip(NAMES, self.links, strict=True))
        async with AsyncExitStack() as stack:
            for name in NAMES:
                link = self.links[self.seat[name]]
                seat = await stack.enter_async_context(self.devices[name].sit(link))
            await eventually(lambda: seat.table["state"] == "playing")
        await self.all_gone()
        await self.post()

    async def pass_time(self, days: float) -> None:
        """Time goes by, and the hall notices."""
        self.clock.gone += days * DAY

        async def notice(inside: Hall) -> None:
            room = await inside.room(self.table)
            async with room.lock:
                for look_up in room.on_change:
                    look_up(room)

        await self.hall.inside(notice)

    async def look(self, see: Callable[[Room], Json]) -> Json:
        return await self.hall.in_room(self.table, see)

    async def all_gone(self) -> None:
        while await self.hall.in_room(self.table, lambda room: bool(room.audience.viewers)):
            await asyncio.sleep(0.01)

    async def visit(self, name: str, answers: int = BUSY) -> int:
        """Somebody comes, answers what they are asked, and goes."""
        given = 0
        async with self.devices[name].sit(f"/t/{self.table}") as seat:
            while seat.questions() and given < answers and not seat.is_over:
                question = seat.questions()[0]
                await seat.answer(question, self.rng.choice(question["options"]))
                given += 1
        await self.all_gone()
        await self.post()
        return given

    async def post(self) -> None:
        """The messenger looks; the story notes for itself whose turn there is."""
        standing = await self.look(_standing)
        for name, seat in self.seat.items():
            if seat in standing["waiting"] and standing["names"][seat] == name:
                self.told[name].add(standing["given"][seat])

        async def looking(inside: Hall) -> None:
            await inside.messenger.note_turns()
            await inside.messenger.send_due()
            await inside.messenger.send_due(again=True)

        await self.hall.inside(looking)

    async def day(self) -> None:
        """Everybody who is not away comes once, in any order."""
        names = [name for name in NAMES if name not in self.away]
        self.rng.shuffle(names)
        for name in names:
            await self.pass_time(1 / (len(names) + 1))
            await self.visit(name)
        await self.pass_time(1 / (len(names) + 1))

    async def clocks(self) -> Json:
        async with self.hall.sit(self.watch) as watcher:
            found: Json = watcher.position["clocks"]
        await self.all_gone()
        return found


def _standing(room: Room) -> Json:
    chairs = room.occupants.values()
    return {
        "waiting": [seat for seat in waited_for(room) if room.occupants[seat].bot is None],
        "names": {chair.seat: chair.name for chair in chairs},
        "given": {c.seat: sum(room.turns[player] for player in c.players) for c in chairs},
    }


@asynccontextmanager
async def four_people(
    open_hall: Callable[..., ServedHall], database: str, clock: MovedClock
) -> AsyncIterator[Story]:
    async with telling_hall(open_hall, database) as (hall, mails), AsyncExitStack() as stack:
        story = Story(hall, clock, mails)
        for name in NAMES:
            here = await stack.enter_async_context(device(hall, name))
            story.devices[name] = here
            await mail_channel(here, hall, mails, f"{name.lower()}@example.org")
        await story.begin()
        yield story


async def until(is_so: Callable[[], Awaitable[bool]], story: Story, most: int) -> int:
    """Days go by until this is so."""
    for days in range(most):
        if await is_so():
            return days
        await story.day()
    raise AssertionError("it never was so")


async def test_three_weeks(
    open_hall: Callable[..., ServedHall], database: str, clock: MovedClock
) -> None:
    async with four_people(open_hall, database, clock) as story:
        begun = clock.time()
        for _ in range(5):
            await story.day()
        await _a_holiday(story)
        await _an_absence(story)
        while clock.time() - begun < 21 * DAY:
            await story.day()
        await _an_end(story)
        _read_all_mails(story)


async def _a_holiday(story: Story) -> None:
    """Taras is away for four days: his clock stands, whatever he is asked."""
    taras = story.devices["Taras"]
    await taras.ask("POST", "/api/me/holidays", 204, days=4)
    story.away.add("Taras")
    before = (await story.clocks())[story.seat["Taras"]]
    for _ in range(3):
        await story.day()
    async with story.devices["Olena"].sit(f"/t/{story.table}") as olena:
        assert seats_of(olena.table)[story.seat["Taras"]]["holiday"]
        assert round(olena.position["clocks"][story.seat["Taras"]]) == round(before)
    await story.all_gone()
    await story.pass_time(1.1)
    story.away.remove("Taras")
    await story.visit("Taras")


async def _an_absence(story: Story) -> None:
    """Ihor does not come: the others ask Daria to play on, and give his seat back to him."""
    story.away.add("Ihor")
    seat = story.seat["Ihor"]

    async def table_waits() -> bool:
        return (await story.look(_standing))["waiting"] == [seat]

    await until(table_waits, story, most=5)
    await story.pass_time(3.1)
    async with AsyncExitStack() as stack:
        here = {
            name: await stack.enter_async_context(story.devices[name].sit(f"/t/{story.table}"))
            for name in ("Olena", "Taras", "Nadia")
        }
        await here["Olena"].say("propose", what="reseat", seat=seat)
        for name in ("Taras", "Nadia"):
            await eventually(lambda name=name: heard(here[name], "proposal"))
            await agree(here[name])
        await eventually(lambda: "notice-reseat" in notices(here["Olena"]))
    await story.all_gone()
    path = f"/api/tables/{story.table}/seats/{seat}/links"
    link = (await story.devices["Olena"].ask("POST", path, 201))["link"]
    assert take_apart(link)[0] == story.table
    async with story.hall.sit(link, name="Daria") as daria:
        await eventually(lambda: seats_of(daria.table)[seat]["name"] == "Daria")
        while daria.questions():
            question = daria.questions()[0]
            await daria.answer(question, story.rng.choice(question["options"]))
    await story.all_gone()
    await story.post()
    await story.day()
    async with story.devices["Ihor"].sit(f"/t/{story.table}") as ihor:
        await eventually(lambda: [now["seats"] for now in heard(ihor, "absent")][-1:] == [[seat]])
        await ihor.say("come-back", seat=seat)
        await eventually(lambda: seat in ihor.position["seats"])
    await story.all_gone()
    story.away.remove("Ihor")
    await story.post()


async def _an_end(story: Story) -> None:
    """They agree on a draw; the record is whole and its dice are proven."""
    async with AsyncExitStack() as stack:
        here = [
            await stack.enter_async_context(story.devices[name].sit(f"/t/{story.table}"))
            for name in NAMES
        ]
        await here[0].say("propose", what="draw")
        for seat in here[1:]:
            await eventually(lambda seat=seat: heard(seat, "proposal"))
            await agree(seat)
        await eventually(lambda: here[0].is_over)
        talk = [line for line in here[0].lines if line["kind"] == "notice"]
        assert [line["at"] for line in talk] == sorted(line["at"] for line in talk)
        assert talk[-1]["at"] - talk[0]["at"] > 20 * DAY
        times = here[0].position["seats"][story.seat["Olena"]]["times"]
    await story.all_gone()
    assert times == sorted(times)
    record = read_record(await story.hall.record(story.table, take_apart(story.watch)[1]))
    assert verify(record).answers > 20
    story_told = await story.hall.story(story.table, take_apart(story.watch)[1])
    assert story_told["times"][-1][1] - story_told["times"][0][1] > 19 * DAY


def _read_all_mails(story: Story) -> None:
    """One message for each turn of each person, to them alone, that tells nothing hidden."""
    for name in NAMES:
        mails = story.mails.to(f"{name.lower()}@example.org")
        assert len(mails) == len(story.told[name]), name
        assert len(mails) > 3
        for mail in mails:
            _read(mail, story)
    assert len(story.mails.mails) == sum(len(told) for told in story.told.values())


def _read(mail: Mail, story: Story) -> None:
    assert mail.title.startswith(f"Your turn: {TITLE} (")
    assert f"{URL}/t/{story.table}" in mail.body
    assert f"{URL}/stop/" in mail.body
    for hidden in (*story.seat.values(), *NAMES, "Daria"):
        assert hidden.lower() not in mail.body.lower()
