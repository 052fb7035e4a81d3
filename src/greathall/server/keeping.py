"""What whoever keeps a hall does to its database, while the hall is open or closed."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, create_engine, delete, inspect, select

from greathall.kernel import Refusal
from greathall.server.addresses import SQLITE, address_of, shown
from greathall.server.checked_storage import ForeignDatabase, refusing
from greathall.server.operating.schema import acts
from greathall.server.schema import metadata, reports, seats, tables

FILE = "hall.sqlite"
OF_NOBODY = ("cancelled", "removed")  # such a table is in no memory, whatever was noted last
DAY = 24 * 60 * 60  # seconds


class NoHall(Refusal):
    text = "error-no-hall"


class OldHall(Refusal):
    text = "error-hall-old"


class NotAFile(Refusal):
    text = "error-hall-not-a-file"


class HallThere(Refusal):
    text = "error-hall-there"


class KeptTable(NamedTuple):
    """What a keeper needs to know about a table."""

    id: str
    game: str
    scenario: str
    state: str
    public: bool
    names: tuple[str, ...]  # of the people who sit there
    created_at: float
    active_at: float


@contextmanager
def connected(
    data: Path, database: str | None, *, of_any_version: bool = False
) -> Iterator[Connection]:
    """The database of the hall in this folder or at this address; what is written is kept."""
    url = database or f"sqlite:///{data / FILE}"
    address, name = address_of(url), shown(url)
    if address.get_backend_name() == SQLITE and not Path(address.database or "").is_file():
        raise NoHall(f"there is no hall in {name}", place=database or str(data))
    engine = None
    with refusing(name):
        try:
            engine = create_engine(address)
            with engine.begin() as connection:
                if not inspect(connection).has_table(reports.name):
                    raise ForeignDatabase(f"{name} is not a database of ours", database=name)
                if not of_any_version and not inspect(connection).has_table(acts.name):
                    raise OldHall(f"{name} is of an earlier version", database=name)
                yield connection
        finally:
            if engine is not None:
                engine.dispose()


def tables_in(connection: Connection) -> list[KeptTable]:
    """All tables, the one that was played at last first."""
    people = select(seats.c.table_id, seats.c.name).where(seats.c.taken & (seats.c.name != ""))
    names: dict[str, list[str]] = {}
    for table, name in connection.execute(people.order_by(seats.c.place)):
        names.setdefault(table, []).append(name)
    columns = [tables.c[field] for field in KeptTable._fields if field != "names"]
    rows = connection.execute(select(*columns).order_by(tables.c.active_at.desc())).mappings()
    return [KeptTable(**row, names=tuple(names.get(row["id"], ()))) for row in rows]


def forget_tables(connection: Connection, days: int) -> int:
    """Forget the tables at which nothing has happened for so long; how many they were.

    One that a hall has in memory stays, and so does one with a report that waits for an answer.
    """
    old = tables.c.active_at < time.time() - days * DAY
    asleep = ~tables.c.awake | tables.c.state.in_(OF_NOBODY)
    waiting = select(reports.c.table_id).where(reports.c.answer.is_(None))
    query = select(tables.c.id).where(old & asleep & tables.c.id.not_in(waiting))
    found = list(connection.execute(query).scalars())
    for part in metadata.sorted_tables:
        for key in part.foreign_keys:
            if key.column is tables.c.id:
                connection.execute(delete(part).where(key.parent.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return len(found)


def back_up(data: Path, database: str | None, copy: Path) -> None:
    """Copy the database of a hall as it stands at one moment; the hall may be open."""
    with connected(data, database, of_any_version=True) as connection:
        if connection.dialect.name != SQLITE:
            raise NotAFile("PostgreSQL is copied with pg_dump", database=shown(database or ""))
        file = str(connection.exec_driver_sql("PRAGMA database_list").one()[2])
    _copy(Path(file), copy)


def restore(copy: Path, data: Path) -> None:
    """Make a hall of a copy, in a folder where there is none yet."""
    with connected(data, f"sqlite:///{copy}", of_any_version=True):
        pass  # it is one of a hall, or it is refused
    if (data / FILE).exists():
        raise HallThere(f"there is a hall in {data} already", folder=str(data))
    data.mkdir(parents=True, exist_ok=True)
    _copy(copy, data / FILE)


def _copy(source: Path, target: Path) -> None:
    """Copy a database; until the copy is whole and on the disk, it has another name."""
    unready = target.with_name(f"{target.name}.unready")
    unready.touch()  # or else SQLite would tell less clearly why it cannot be written
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(unready)) as new,
    ):
        old.backup(new)
    unready.replace(target)
