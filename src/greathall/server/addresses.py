"""Addresses of databases: which of them the hall knows, and how they may be shown."""

from __future__ import annotations

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from greathall.kernel import Refusal

SQLITE = "sqlite"
KNOWN = (SQLITE, "postgresql")


class UnknownDatabase(Refusal):
    text = "error-database-address"


def address_of(url: str) -> URL:
    """The address of a database that the hall knows; anything else is refused."""
    address = _parsed(url)
    if address is None or address.get_backend_name() not in KNOWN:
        name = shown(url)
        raise UnknownDatabase(f"{name} is no address of a database", database=name)
    is_plain = address.drivername == "postgresql"
    return address.set(drivername="postgresql+psycopg") if is_plain else address


def shown(url: str) -> str:
    """An address as it may be shown: who logs in, and how, is nobody's business."""
    address = _parsed(url)
    if address is None:  # a password may stand anywhere in it
        scheme, rest, _ = url.partition("://")
        return f"{scheme}://…" if rest else scheme.partition(":")[0]
    if address.get_backend_name() == SQLITE:
        return url
    public = URL.create(
        address.drivername, host=address.host, port=address.port, database=address.database
    )
    return str(public)


def _parsed(url: str) -> URL | None:
    try:
        address = make_url(url)
        backend = address.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        return None
    # An '@' in a password that was not written as %40 ends up here.
    strayed = "@" in f"{address.host}{address.database}" and backend != SQLITE
    return None if strayed else address
