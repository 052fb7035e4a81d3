"""Writing what may be refused: to the store a refusal would look like a failure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from greathall.server.errors import HallRefusal
from greathall.server.store import Store

T = TypeVar("T")


async def attempt(store: Store, work: Callable[[Connection], T]) -> T:
    """Do this, or refuse it."""

    def attempting(connection: Connection) -> T | HallRefusal:
        try:
            return work(connection)
        except HallRefusal as refusal:
            return refusal

    result = await store.write(attempting)
    if isinstance(result, HallRefusal):
        raise result
    return result
