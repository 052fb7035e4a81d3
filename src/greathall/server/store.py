"""Everything the hall writes down and reads again, over SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from greathall.kernel import Refusal
from greathall.server.addresses import SQLITE, address_of
from greathall.server.schema import entries, ledgers, seats, tables
from greathall.server.sole_use import sole_use

T = TypeVar("T")
# What goes along with whoever sits on a seat, when they are given another one.
THEIRS = ("key_hash", "person", "name", "bot", "replaced", "standing", "taken", "note")
Row = dict[str, Any]
MOST_AT_ONCE = 256
SQLITE_FULL = 2
# Seconds, and milliseconds, after which a silent PostgreSQL counts as gone.
WARY = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5}
WARY |= {"keepalives_count": 3, "tcp_user_timeout": 30_000}
LOOK_SECONDS = 0.5  # between two looks whether a commit came through
HEALTH_SECONDS = 1.5  # whoever asks whether we are well gets an answer within two
# Made once: SQLAlchemy takes longer to put together a statement than SQLite to carry it out.
WRITE_ENTRIES = insert(entries)
SIGN = update(ledgers).where(ledgers.c.id == bindparam("ledger"))
SIGN = SIGN.values(commits=bindparam("commits"), at=bindparam("at"))
FORGOTTEN_AFTER = 24 * 3600.0  # a hall writes every minute: one that did not so long is gone


class StorageFailed(Refusal):
    """Nothing was written; what was asked did not happen."""

    text = "error-storage"


class Overtaken(StorageFailed):
    """Nothing was written, since another hall has written at this table meanwhile."""


class OutcomeUnknown(Exception):
    """The hall closes before it could see whether a commit came through."""


def open_engine(url: str, hall: int = 0) -> Engine:
    """A database by its address; SQLite with a log that survives a kill at any moment.

    What is changed in PostgreSQL is told on in the name of this hall.
    """
    address = address_of(url)
    if address.get_backend_name() != SQLITE:
        return _open_postgres(address, hall)
    patient = {"check_same_thread": False, "timeout": 5}
    engine = create_engine(address, connect_args=patient, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _open_postgres(address: URL, hall: int) -> Engine:
    """Whoever falls silent is noticed, and a commit waits for the disk whatever is usual there."""
    wary = {name: value for name, value in WARY.items() if name not in address.query}
    engine = create_engine(
        address, connect_args=wary, pool_size=5, pool_pre_ping=True, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def wait_for_the_disk(connection: Any, _: Any) -> None:
        connection.autocommit = True
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.execute("SELECT set_config('greathall.hall', %s, false)", (str(hall),))
        connection.autocommit = False

    return engine


def waits_for_the_disk(connection: Connection) -> bool:
    """Whether what is committed here is safe as soon as the database says so."""
    if connection.dialect.name == "sqlite":
        return int(connection.exec_driver_sql("PRAGMA synchronous").scalar_one()) >= SQLITE_FULL
    return bool(connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() != "off")


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to the schema of this version."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(files("greathall.server") / "migrations"))
    config.attributes["url"] = url
    alembic.command.upgrade(config, revision)


class Job(NamedTuple):
    """Entries, or something else, to be written before somebody hears of it."""

    rows: Sequence[Row]
    work: Callable[[Connection], Any] | None
    done: Callable[[Any, BaseException | None], None]


class Written(NamedTuple):
    """An entry as it is kept, and when it was written."""

    number: int
    at: float
    entry: str


def written_since(connection: Connection, table: str, number: int) -> list[Written]:
    new = (entries.c.table_id == table) & (entries.c.number >= number)
    query = select(entries.c.number, entries.c.at, entries.c.entry).where(new)
    return [Written(*row) for row in connection.execute(query.order_by(entries.c.number))]


class Ledger(threading.Thread):
    """The one thread that writes; what waits at the same time is committed at once.

    SQLite has one writer at a time, and a second one may wait for ever while the first is busy.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="ledger", daemon=True)
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.id, self.commits = secrets.token_hex(16), 0
        old = delete(ledgers).where(ledgers.c.at < time.time() - FORGOTTEN_AFTER)
        with engine.begin() as connection:
            connection.execute(old)
            self._sign(connection)

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                if (further := self.jobs.get()) is None:
                    self.jobs.put(None)
                    break
                batch.append(further)
            self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails, each in its own: only the bad one fails."""
        try:
            results = self._commit(batch)
        except Exception as failure:  # whatever it is: the thread lives on for the other tables
            if len(batch) == 1 or isinstance(failure, OutcomeUnknown):
                for job in batch:
                    job.done(None, failure)
                return
            for job in batch:
                self._write([job])
        else:
            for job, result in zip(batch, results, strict=True):
                job.done(result, None)

    def _commit(self, batch: list[Job]) -> list[Any]:
        """Jobs of one batch do not depend on each other: each of their owners waits for one."""
        results: list[Any] = []
        try:
            with self.engine.begin() as connection:
                self._sign(connection)
                if rows := [row for job in batch for row in job.rows]:
                    connection.execute(WRITE_ENTRIES, rows)
                results = [None if job.work is None else job.work(connection) for job in batch]
        except SQLAlchemyError:
            # With results it failed in the commit itself, of which perhaps only the reply is lost.
            if not results or not self._has_come_through():
                raise
        return results

    def _sign(self, connection: Connection) -> None:
        """Give this transaction its number, by which one sees whether it came through."""
        self.commits += 1
        signature = {"commits": self.commits, "at": time.time()}
        if connection.execute(SIGN, {"ledger": self.id, **signature}).rowcount == 0:
            connection.execute(insert(ledgers), {"id": self.id, **signature})

    def _has_come_through(self) -> bool:
        """Look until we know; nobody hears yes or no before, and who comes later is refused."""
        while True:
            try:
                return self._is_signed()
            except SQLAlchemyError as failure:
                self._refuse_all(failure)
            time.sleep(LOOK_SECONDS)

    def _is_signed(self) -> bool:
        """Whether our last number is there, on a connection that works.

        PostgreSQL may still be busy with it: whoever locks the row waits until that is over.
        """
        signature = select(ledgers.c.commits).where(ledgers.c.id == self.id).with_for_update()
        with self.engine.begin() as connection:
            return connection.execute(signature).scalar() == self.commits

    def _refuse_all(self, failure: SQLAlchemyError) -> None:
        while not self.jobs.empty():
            if (job := self.jobs.get()) is None:
                self.jobs.put(None)
                raise OutcomeUnknown from failure
            job.done(None, failure)


class Store:
    """The database of the hall. Reading and writing happen in threads of their own."""

    def __init__(self, url: str) -> None:
        # By which several halls over one PostgreSQL know each other; a file has one hall alone.
        is_shared = address_of(url).get_backend_name() != SQLITE
        self.hall = secrets.randbits(62) if is_shared else None
        self.engine = open_engine(url, self.hall or 0)
        with ExitStack() as stack:
            stack.callback(self.engine.dispose)
            stack.enter_context(sole_use(self.engine))
            migrate(url)
            self.ledger = Ledger(self.engine)
            self.holds = stack.pop_all()
        self.threads = ThreadPoolExecutor(2, "store")
        self.ledger.start()
        self.trial: asyncio.Task[bool] | None = None

    def close(self) -> None:
        self.ledger.jobs.put(None)
        self.ledger.join()
        self.threads.shutdown()
        self.holds.close()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Read this in one transaction; what is to be written goes through `write`."""

        def transact() -> T:
            with self.engine.connect() as connection:  # whose end nobody need confirm
                return work(connection)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, transact)
        except SQLAlchemyError as failure:
            raise StorageFailed(f"the database refused: {type(failure).__name__}") from failure

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction, perhaps with others, and return when it is safe."""
        result: T = await self._post((), work)
        return result

    async def append(self, table: str, first: int, new: Sequence[str]) -> None:
        """Write entries and return when they are safe; two writers cannot both win a number."""
        await self._post(_rows(table, first, new), None)

    async def _post(self, rows: Sequence[Row], work: Callable[[Connection], Any] | None) -> Any:
        loop = asyncio.get_running_loop()
        written: asyncio.Future[Any] = loop.create_future()

        def settle(result: Any, failure: BaseException | None) -> None:
            if written.done():
                return
            if failure is None:
                written.set_result(result)
            else:
                reason = f"the database refused: {type(failure).__name__}"
                is_late = isinstance(failure, IntegrityError)
                written.set_exception((Overtaken if is_late else StorageFailed)(reason))

        def settle_in_loop(result: Any, failure: BaseException | None) -> None:
            if not loop.is_closed():  # otherwise the server is already gone
                loop.call_soon_threadsafe(settle, result, failure)

        self.ledger.jobs.put(Job(rows, work, settle_in_loop))
        return await written

    async def healthy(self) -> bool:
        """Whether one can write and read now; whatever hangs, this is known in time."""
        if self.trial is None or self.trial.done():
            self.trial = asyncio.create_task(self._try_out())
        await asyncio.wait({self.trial}, timeout=HEALTH_SECONDS)
        return self.trial.done() and self.trial.result()

    async def _try_out(self) -> bool:
        """The ledger signs whatever it commits, so an empty page is a trial as well."""
        try:
            return await self.write(waits_for_the_disk) and await self.run(waits_for_the_disk)
        except StorageFailed:
            return False

    # ------------------------------------------------------------------ tables and seats

    async def add_table(self, table: Row, at_it: Sequence[Row], begun: Sequence[str]) -> None:
        rows = _rows(table["id"], 0, begun)

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), table)
            connection.execute(insert(seats), list(at_it))
            if rows:
                connection.execute(insert(entries), rows)

        await self.write(work)

    async def read_table(self, table: str) -> tuple[Row, list[Row], list[str]] | None:
        """A table, its seats in order, and its entries; None if there is no such table."""

        def work(connection: Connection) -> tuple[Row, list[Row], list[str]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            at_it = select(seats).where(seats.c.table_id == table).order_by(seats.c.place)
            written = select(entries.c.entry, entries.c.at).where(entries.c.table_id == table)
            found = connection.execute(written.order_by(entries.c.number)).all()
            times = [entry.at for entry in found]
            answered = {"written_at": times, "answered_at": max(times, default=row["created_at"])}
            sitting = [dict(seat) for seat in connection.execute(at_it).mappings()]
            return dict(row) | answered, sitting, [entry.entry for entry in found]

        return await self.run(work)

    async def entries_since(self, table: str, number: int) -> list[Written]:
        """What was written at a table from this entry on."""
        return await self.run(lambda c: written_since(c, table, number))

    async def change_table(self, table: str, **values: Any) -> None:
        await self.write(lambda c: c.execute(update(tables).where(tables.c.id == table), values))

    async def change_open_table(
        self, table: str, changed_seats: dict[str, Row], **values: Any
    ) -> None:
        """A table changes before it has begun, or begins: of two servers only one can do that."""

        def work(connection: Connection) -> None:
            waiting = (tables.c.id == table) & (tables.c.state == "open")
            if connection.execute(update(tables).where(waiting), values).rowcount == 0:
                raise StorageFailed("this table has begun already")
            for seat, changed in changed_seats.items():
                where = (seats.c.table_id == table) & (seats.c.seat == seat)
                connection.execute(update(seats).where(where), changed)

        await self.write(work)

    async def add_share(self, table: str, seat: str, share: str) -> dict[str, str]:
        """Somebody reveals their share of the dice; all that were revealed by now."""

        def work(connection: Connection) -> dict[str, str]:
            _touch_open(connection, table)
            here = tables.c.id == table
            known = connection.execute(select(tables.c.shares).where(here)).scalar_one()
            shares = {**(known or {}), seat: share}
            connection.execute(update(tables).where(here).values(shares=shares))
            return shares

        return await self.write(work)

    async def refill(self, table: str, chairs: dict[str, Row]) -> None:
        """Chairs of a table that waits go to others; a person who sat down meanwhile stays."""
        vacant = (seats.c.table_id == table) & (seats.c.key_hash.is_(None) | ~seats.c.taken)

        def work(connection: Connection) -> None:
            _touch_open(connection, table)
            for seat, chair in chairs.items():
                where = vacant & (seats.c.seat == seat)
                if connection.execute(update(seats).where(where), chair).rowcount == 0:
                    raise StorageFailed("somebody sat down there meanwhile")

        await self.write(work)

    async def swap_seats(self, table: str, one: str, other: str) -> dict[str, Row]:
        """Those on two chairs of a table that waits change places: by seat, who sits there now."""
        both = (seats.c.table_id == table) & seats.c.seat.in_((one, other))

        def work(connection: Connection) -> dict[str, Row]:
            _touch_open(connection, table)
            found = connection.execute(select(seats).where(both).with_for_update()).mappings()
            theirs = {row["seat"]: {name: row[name] for name in THEIRS} for row in found}
            swapped = {one: theirs[other], other: theirs[one]}
            for seat, chair in swapped.items():
                where = (seats.c.table_id == table) & (seats.c.seat == seat)
                connection.execute(update(seats).where(where), chair)
            return swapped

        return await self.write(work)

    async def change_seat(self, table: str, seat: str, **values: Any) -> None:
        where = (seats.c.table_id == table) & (seats.c.seat == seat)
        await self.write(lambda c: c.execute(update(seats).where(where), values))

    async def take_seat(self, table: str, seat: str, known: str | None, **theirs: Any) -> None:
        """Somebody sits down on a free seat; of two servers only one can give it away."""
        free = (seats.c.table_id == table) & (seats.c.seat == seat) & ~seats.c.taken
        as_known = free & (seats.c.key_hash == known)

        def work(connection: Connection) -> None:
            if connection.execute(update(seats).where(as_known), theirs).rowcount == 0:
                raise StorageFailed("this seat was taken meanwhile")

        await self.write(work)


def _touch_open(connection: Connection, table: str) -> None:
    """Of a table that has begun meanwhile nothing is changed."""
    waiting = (tables.c.id == table) & (tables.c.state == "open")
    touched = update(tables).where(waiting).values(active_at=time.time())
    if connection.execute(touched).rowcount == 0:
        raise StorageFailed("this table has begun already")


def _rows(table: str, first: int, new: Sequence[str]) -> list[Row]:
    now = time.time()
    return [
        {"table_id": table, "number": first + n, "entry": entry, "at": now}
        for n, entry in enumerate(new)
    ]
