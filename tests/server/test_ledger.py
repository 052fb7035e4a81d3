"""One thread writes for all tables: what waits together is committed together, and fails alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select

from greathall.server.schema import entries, talk
from greathall.server.store import StorageFailed, Store
from samples import SAMPLE

TABLE: dict[str, Any] = {
    "id": "k7m2x9qd",
    "game": SAMPLE,
    "scenario": "fellowship",
    "players": 2,
    "options": {},
    "rules": 1,
    "title": "",
    "language": "en",
    "public": True,
    "hands_shown": False,
    "pace": {},
    "host_hash": "",
    "watch_hash": "",
    "dice_secret": "",
    "dice_from": 0,
    "state": "open",
    "outcome": None,
    "created_at": 0.0,
    "active_at": 0.0,
}
CHAIR: dict[str, Any] = {
    "table_id": TABLE["id"],
    "seat": "gandalf",
    "place": 0,
    "key_hash": None,
    "name": "",
    "bot": None,
    "taken": False,
    "seconds_left": None,
    "note": "",
}


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@asynccontextmanager
async def busy(store: Store) -> Any:
    """While the ledger writes something long, everything else waits together."""
    begun, go_on = threading.Event(), threading.Event()

    def take_long(_: Connection) -> None:
        begun.set()
        go_on.wait()

    long = asyncio.create_task(store.write(take_long))
    await asyncio.to_thread(begun.wait)
    yield
    go_on.set()
    await long


async def all_at_once(store: Store, *deeds: Callable[[], Awaitable[Any]]) -> list[Any]:
    """What came of things that were to be written at the same time."""
    async with busy(store):
        tasks = [asyncio.ensure_future(deed()) for deed in deeds]
        await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


def count_entries(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(entries)).scalar_one())


def fail(_: Connection) -> None:
    raise ZeroDivisionError


def say(connection: Connection) -> int:
    line = {"table_id": TABLE["id"], "kind": "chat", "text": "Hail!", "fields": {}, "at": 0.0}
    key = connection.execute(insert(talk), line).inserted_primary_key
    assert key is not None
    return int(key[0])


async def test_what_waits_at_the_same_time_is_committed_at_once(store: Store) -> None:
    await store.add_table(TABLE, [CHAIR], [])
    commits = 0

    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    async with busy(store):
        event.listen(store.engine, "commit", count)
        tasks = [
            asyncio.ensure_future(store.append(TABLE["id"], 0, ["gandalf turn pass"])),
            asyncio.ensure_future(store.append(TABLE["id"], 1, ["balrog turn pass"])),
            asyncio.ensure_future(store.write(say)),
            asyncio.ensure_future(store.change_seat(TABLE["id"], "gandalf", name="Olena")),
        ]
        await asyncio.sleep(0)
    _, _, number, _ = await asyncio.gather(*tasks)
    event.remove(store.engine, "commit", count)
    assert commits == 2  # what the ledger was busy with, and all the rest
    assert number == 1
    found = await store.read_table(TABLE["id"])
    assert found is not None
    _, (chair,), written = found
    assert chair["name"] == "Olena"
    assert written == ["gandalf turn pass", "balrog turn pass"]


async def test_only_what_is_wrong_fails(store: Store) -> None:
    await store.add_table(TABLE, [CHAIR], ["gandalf turn pass"])
    said, failed, taken, written = await all_at_once(
        store,
        lambda: store.write(say),
        lambda: store.write(fail),
        lambda: store.append(TABLE["id"], 0, ["balrog turn pass"]),
        lambda: store.append(TABLE["id"], 1, ["balrog turn pass"]),
    )
    assert isinstance(said, int)
    assert isinstance(failed, StorageFailed)
    assert isinstance(taken, StorageFailed)
    assert written is None
    assert await store.run(count_entries) == 2
    assert store.ledger.is_alive()
