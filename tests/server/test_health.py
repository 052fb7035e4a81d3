"""How the hall says that it is well: only if it can write and read, and always in time."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event

from greathall.client import Hall
from greathall.research.cluster import MortalHall
from greathall.server import store
from server.halls import (
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    own_database,
    refused,
    sitting,
)
from server.test_store import nothing_can_be_written
from server.wires import wire_to

OpenHall = Callable[..., ServedHall]


async def is_well(hall: Hall) -> bool:
    async with hall.http() as http:
        answer = await http.get("/healthz")
    assert answer.json() == {"well": answer.status_code == 200}
    assert answer.status_code in (200, 503)
    return answer.status_code == 200


async def becomes_well(hall: Hall) -> bool:
    while not await is_well(hall):
        await asyncio.sleep(0.01)
    return True


def test_whoever_asks_gets_an_answer_within_two_seconds() -> None:
    """What hangs in the stories below would hang for longer."""
    assert store.HEALTH_SECONDS < 2


async def test_a_hall_that_can_write_nothing_is_not_well(hall: ServedHall) -> None:
    assert await is_well(hall)
    with nothing_can_be_written(hall):
        assert not await is_well(hall)
    assert await is_well(hall)


async def test_a_hall_on_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """No file of the process may grow any more; when there is room again, all goes on."""
    mortal = MortalHall(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path)
    await asyncio.to_thread(mortal.start)
    hall = Hall(mortal.url)
    try:
        opened = await hall.open_table(**DUEL)
        async with sitting(hall, opened) as people:
            await eventually(people[GANDALF].questions)
            question = people[GANDALF].questions()[0]
            mortal.fill_disk(tmp_path / "hall.sqlite-wal")
            assert not await is_well(hall)
            async with refused("error-storage"):
                await people[GANDALF].answer(question, question["options"][0])
            mortal.make_room()
            assert await is_well(hall)
            await people[GANDALF].answer(question, question["options"][0])
    finally:
        code = await asyncio.to_thread(mortal.stop)
    assert code == 0


async def test_a_database_that_hangs_is_not_well(open_hall: OpenHall, postgres: str) -> None:
    with own_database(postgres) as address, wire_to(address) as (wire, through):
        hall = open_hall(database=through)
        assert await is_well(hall)
        wire.speaks.clear()
        for _ in range(2):
            assert not await is_well(hall)
        wire.speaks.set()
        assert await becomes_well(hall)
        hall.close()


async def test_a_file_that_somebody_else_has_locked_is_not_well(any_hall: ServedHall) -> None:
    locker = sqlite3.connect(any_hall.settings.data / "hall.sqlite", isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    assert not await is_well(any_hall)
    locker.execute("ROLLBACK")
    locker.close()
    assert await becomes_well(any_hall)


async def test_when_all_connections_are_in_use_the_hall_is_not_well(hall: ServedHall) -> None:
    engine = hall.app.state.hall.store.engine
    taken = [engine.connect() for _ in range(15)]
    assert not await is_well(hall)
    for connection in taken:
        connection.close()
    assert await becomes_well(hall)


@pytest.mark.parametrize("whose", ["the store", "the loop"])
async def test_threads_that_are_all_busy_hold_nobody_up(any_hall: ServedHall, whose: str) -> None:
    """Without the threads that read, nobody could play; those that look back are not needed."""
    go_on = threading.Event()

    async def keep_busy(_: object) -> list[Awaitable[object]]:
        threads = any_hall.app.state.hall.store.threads if whose == "the store" else None
        loop = asyncio.get_running_loop()
        return [loop.run_in_executor(threads, go_on.wait) for _ in range(40)]

    busy = await any_hall.inside(keep_busy)
    assert await is_well(any_hall) == (whose == "the loop")
    go_on.set()
    await eventually(lambda: all(task.done() for task in busy))  # type: ignore[attr-defined]
    assert await becomes_well(any_hall)


async def test_a_hall_that_does_not_wait_for_the_disk_is_not_well(hall: ServedHall) -> None:
    """An answer would be acknowledged that a power cut can still take away."""
    careless = {"sqlite": "PRAGMA synchronous = OFF", "postgresql": "SET synchronous_commit = off"}
    engine = hall.app.state.hall.store.engine

    def hurry(connection: object, *_: object) -> None:
        connection.execute(careless[engine.dialect.name])  # type: ignore[attr-defined]
        connection.commit()  # type: ignore[attr-defined]

    event.listen(engine, "checkout", hurry)
    assert not await is_well(hall)
    event.remove(engine, "checkout", hurry)
