"""A SQLite file belongs to one hall at a time: a second would not see what the first writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Engine, NullPool, create_engine
from sqlalchemy.exc import OperationalError

from greathall.kernel import Refusal


class DatabaseInUse(Refusal):
    text = "error-database-in-use"


@contextmanager
def sole_use(engine: Engine) -> Iterator[None]:
    """Nobody else opens this file meanwhile; a process that is killed lets go of it.

    Two halls may share PostgreSQL. Of SQLite, the lock of another file is held, since the
    database itself may be read by others, such as those who copy it.
    """
    file = _file_of(engine)
    if not file:
        yield
        return
    beside = create_engine(
        URL.create("sqlite", database=f"{file}.lock"),
        connect_args={"check_same_thread": False, "timeout": 0},
        poolclass=NullPool,
    )
    with beside.connect() as lock:
        try:
            lock.exec_driver_sql("BEGIN EXCLUSIVE")
        except OperationalError as problem:
            if getattr(problem.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise
            raise DatabaseInUse(f"another hall has {file}", database=file) from problem
        yield


def _file_of(engine: Engine) -> str:
    """The file of a database of SQLite, if it is one and not in memory."""
    if engine.dialect.name != "sqlite":
        return ""
    with engine.connect() as connection:
        return str(connection.exec_driver_sql("PRAGMA database_list").one()[2])
