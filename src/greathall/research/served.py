"""What an answer served costs in bytecodes: a hall, a table full of people, and no wires between.

Everything is counted that the hall does in Python from the text of an answer to the text that each
at the table gets: in its own thread and in the one that writes to SQLite. What waits is not, nor
what is done in C: compression, encoding, the database itself.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI

from greathall.research.bytecodes import Count, counted, followed
from greathall.research.simulate import Setting
from greathall.server import Settings, create_app
from greathall.server.hall import Hall
from greathall.server.new_tables import NewTable
from greathall.server.room import Room
from greathall.server.settings import Most
from greathall.server.store import Store
from greathall.server.viewers import encode

BEFORE: Final = 30  # answers that fill what is remembered
ANSWERS: Final = 60
POSITIONS: Final = ("position", "change")
UNLIMITED: Final[dict[str, Any]] = dict.fromkeys(Most._fields, 1_000_000)


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """As much of a message as is read here."""

    kind: str
    number: int | None = None


read: Final = msgspec.json.Decoder(Heard).decode


class Tab:
    """A tab at a table; what a websocket would carry, it hands over and gets handed."""

    def __init__(self, app: FastAPI, table: str, key: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.number = -1  # of the position that it knows
        self.heard = asyncio.Event()
        path, client = f"/api/tables/{table}/socket", ("127.0.0.1", 1)
        scope = {"path": path, "query_string": b"", "headers": [], "client": client}
        self.said.put_nowait({"type": "websocket.connect"})
        self.say({"do": "sit", "keys": [key], "changes": True})
        self.serving = asyncio.create_task(
            app({"type": "websocket", **scope}, self.said.get, self._hear)
        )

    def say(self, message: dict[str, Any]) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": encode(message).decode()})

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            heard = read(message["text"])
            if heard.kind in POSITIONS and heard.number is not None:
                self.number = heard.number
                self.heard.set()

    async def know(self, number: int) -> None:
        """Wait for a position with so many answers."""
        while self.number < number:
            self.heard.clear()
            await self.heard.wait()

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.serving


def served(setting: Setting, seed: str) -> int:
    """The bytecodes of an answer of one match, from its sending until everybody knows."""
    return asyncio.run(_served(setting, seed))


async def _served(setting: Setting, seed: str) -> int:
    ours, writing = Count(), Count()
    rng = random.Random(seed)
    with followed(writing), tempfile.TemporaryDirectory(prefix="greathall-served-") as data:
        async with opened(Path(data)) as app, seated(app, setting, seed) as (room, tabs):
            for _ in range(BEFORE):
                await _answer(room, tabs, rng)
            with counted(ours, writing):
                for _ in range(ANSWERS):
                    await _answer(room, tabs, rng)
    return (ours.bytecodes + writing.bytecodes) // ANSWERS


async def _answer(room: Room, tabs: dict[str, Tab], rng: random.Random) -> None:
    """The first who is asked answers at random, and everybody waits for the position."""
    asked, before = room.match.questions()[0], len(room.match)
    option = asked.options[int(rng.random() * len(asked.options))]
    turn = room.turns[asked.actor]
    answer = {"do": "answer", "actor": asked.actor, "turn": turn, "option": option}
    tabs[room.seat_of[asked.actor]].say(answer)
    for tab in tabs.values():
        await tab.know(before + 1)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[FastAPI]:
    """A hall that nobody is too fast for, and without what is done by the clock."""
    app = create_app(Settings(data=data, share_seconds=0, **UNLIMITED))
    store = Store(app.state.settings.url)
    app.state.hall = Hall(store, app.state.settings)
    try:
        yield app
    finally:
        await app.state.hall.close()
        store.close()


@asynccontextmanager
async def seated(
    app: FastAPI, setting: Setting, seed: str
) -> AsyncIterator[tuple[Room, dict[str, Tab]]]:
    """A table whose dice follow from the seed, with a person on every chair."""
    hall: Hall = app.state.hall
    keys = await hall.open_table(NewTable(setting.game, setting.scenario, setting.players))
    await hall.store.change_table(keys.table, dice_secret=seed)
    tabs = {seat: Tab(app, keys.table, key) for seat, key in keys.seats.items()}
    room = await hall.room(keys.table)
    while not (room.is_playing and room.match.questions()):
        await asyncio.sleep(0.01)
    for tab in tabs.values():
        await tab.know(len(room.match))
    try:
        yield room, tabs
    finally:
        for tab in tabs.values():
            await tab.leave()
