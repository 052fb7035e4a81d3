"""Writing what may be refused: to the store a refusal would look like a failure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, select

from greathall.server.errors import HallRefusal
from greathall.server.people.schema import persons
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


async def attempt_alone(store: Store, person: str, work: Callable[[Connection], T]) -> T:
    """The same; what one person wants is done one after the other, at however many halls."""

    def alone(connection: Connection) -> T:
        connection.execute(select(persons.c.id).where(persons.c.id == person).with_for_update())
        return work(connection)

    return await attempt(store, alone)
