"""Whether the hall can keep its tables where it is told to; otherwise one sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from greathall.kernel import Refusal
from greathall.server.addresses import shown
from greathall.server.settings import Settings
from greathall.server.sole_use import sole_use
from greathall.server.store import migrate, open_engine


class UnwritableFolder(Refusal):
    text = "error-hall-folder"


class MissingDriver(Refusal):
    text = "error-database-driver"


class ClosedDatabase(Refusal):
    text = "error-database-closed"


class ForeignDatabase(Refusal):
    text = "error-database-foreign"


def check_storage(settings: Settings) -> None:
    """Bring the storage to the schema of this version, or refuse it."""
    try:
        url = settings.url
    except OSError as problem:
        raise _unwritable(settings) from problem
    try:
        with refusing(shown(url)):
            _prepare(url)
    except ClosedDatabase as closed:
        if settings.database is None:
            raise _unwritable(settings) from closed
        raise


@contextmanager
def refusing(name: str) -> Iterator[None]:
    """Say in a sentence what is wrong with the database of this name."""
    try:
        yield
    except ModuleNotFoundError as missing:
        plain = f"{missing.name} is not installed"
        raise MissingDriver(plain, database=name, driver=missing.name or "") from missing
    except OperationalError as problem:
        raise ClosedDatabase(f"{name} cannot be used", database=name) from problem
    except (SQLAlchemyError, CommandError) as problem:
        raise ForeignDatabase(f"{name} is not a database of ours", database=name) from problem


def _prepare(url: str) -> None:
    engine = open_engine(url)
    try:
        with sole_use(engine):
            migrate(url)
    finally:
        engine.dispose()


def _unwritable(settings: Settings) -> UnwritableFolder:
    folder = str(settings.data)
    return UnwritableFolder(f"{folder} cannot be written", folder=folder)
