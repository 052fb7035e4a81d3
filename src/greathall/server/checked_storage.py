"""Whether the hall can keep its tables where it is told to; otherwise one sentence says why not."""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from greathall.kernel import Refusal
from greathall.server.settings import Settings
from greathall.server.store import migrate

KNOWN = ("sqlite", "postgresql")


class UnwritableFolder(Refusal):
    text = "error-hall-folder"


class UnknownDatabase(Refusal):
    text = "error-database-address"


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
    check_address(url)
    name = without_login(url)
    try:
        migrate(url)
    except ModuleNotFoundError as missing:
        plain = f"{missing.name} is not installed"
        raise MissingDriver(plain, database=name, driver=missing.name or "") from missing
    except OperationalError as problem:
        if settings.database is None:
            raise _unwritable(settings) from problem
        raise ClosedDatabase(f"{name} cannot be used", database=name) from problem
    except (SQLAlchemyError, CommandError) as problem:
        raise ForeignDatabase(f"{name} is not a database of ours", database=name) from problem


def check_address(url: str) -> None:
    """Refuse what is no address of a database that the hall knows."""
    try:
        known = make_url(url).get_backend_name() in KNOWN
    except (ArgumentError, NoSuchModuleError, ValueError):
        known = False
    if not known:
        name = without_login(url)
        raise UnknownDatabase(f"{name} is no address of a database", database=name)


def without_login(url: str) -> str:
    """An address as it may be shown: who logs in, and how, is nobody's business."""
    return url.rsplit("@", maxsplit=1)[-1]


def _unwritable(settings: Settings) -> UnwritableFolder:
    folder = str(settings.data)
    return UnwritableFolder(f"{folder} cannot be written", folder=folder)
