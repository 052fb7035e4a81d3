"""The reply to a commit is lost: whether it happened is found out, never guessed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

from greathall.client import HallRefused
from greathall.server.schema import metadata
from greathall.server.store import Store, open_engine
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    lines,
    own_database,
    play_all,
    refused,
    sitting,
    tell_postgres,
    written_entries,
)
from server.test_ledger import CHAIR, TABLE, all_at_once, say
from server.test_store import is_whole
from server.wires import Wire, wire_to

OpenHall = Callable[..., ServedHall]


@pytest.fixture
def wired(postgres: str) -> Iterator[tuple[str, Wire, str]]:
    """A database, a wire to it, and the address of the database behind the wire."""
    with own_database(postgres) as address, wire_to(address) as (wire, through):
        yield address, wire, through


def kept(address: str, table: str, *columns: str) -> list[tuple[Any, ...]]:
    """What the database holds, whoever wrote it."""
    engine = open_engine(address)
    chosen = [metadata.tables[table].c[column] for column in columns]
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(select(*chosen))]
    engine.dispose()
    return found


async def test_an_answer_whose_commit_was_not_heard_of_has_happened(
    open_hall: OpenHall, wired: tuple[str, Wire, str]
) -> None:
    """Every second reply is lost; no answer is refused, none is written twice."""
    address, wire, through = wired
    hall = open_hall(database=through)
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        for number in range(48):
            await eventually(lambda: any(seat.questions() for seat in people.values()))
            seat = next(seat for seat in people.values() if seat.questions())
            question = seat.questions()[0]
            wire.to_lose = ["reply"] * (number % 2)
            before = len(written_entries(address, opened["table"]))
            await seat.answer(question, question["options"][0])
            entry = written_entries(address, opened["table"])[before][1]
            assert entry.startswith(f"{question['actor']} {question['kind']}")
        await play_all(people)
    assert wire.lost["reply"] == 24
    assert is_whole(address, opened["table"])


async def test_what_was_committed_unheard_at_one_hall_is_told_once_at_another(
    open_hall: OpenHall, wired: tuple[str, Wire, str]
) -> None:
    address, wire, through = wired
    one, other = open_hall(database=through), open_hall(database=address)
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with one.sit(links[GANDALF]) as gandalf, other.sit(links[BALROG]) as balrog:
        people, safe = {GANDALF: gandalf, BALROG: balrog}, []
        for number in range(10):
            wire.to_lose = ["reply"]  # of this, or of what the hall reads meanwhile
            with suppress(HallRefused):
                await gandalf.chat(f"line {number}")
                safe.append(f"line {number}")
            wire.to_lose = []
            await play_all(people, until=balrog.position["number"] + 2)
        await play_all(people)
        for tab in people.values():
            await eventually(lambda tab=tab: len(lines(tab, "chat")) == len(safe))
            assert [line["text"] for line in lines(tab, "chat")] == safe
    assert wire.lost["reply"] >= 5
    assert len(safe) >= 5
    assert is_whole(address, opened["table"])


async def test_an_answer_whose_commit_never_arrived_did_not_happen(
    open_hall: OpenHall, wired: tuple[str, Wire, str]
) -> None:
    address, wire, through = wired
    hall = open_hall(database=through)
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf = people[GANDALF]
        await eventually(gandalf.questions)
        before = gandalf.questions()
        written = written_entries(address, opened["table"])
        wire.to_lose = ["request"]
        async with refused("error-storage"):
            await gandalf.answer(before[0], before[0]["options"][0])
        assert written_entries(address, opened["table"]) == written
        assert gandalf.questions() == before
        await play_all(people)
    assert is_whole(address, opened["table"])


async def test_whatever_else_was_committed_unheard_happened_once(
    open_hall: OpenHall, wired: tuple[str, Wire, str]
) -> None:
    address, wire, through = wired
    hall = open_hall(database=through)
    wire.to_lose = ["reply"]
    opened = await hall.open_table(**DUEL)
    table = opened["table"]
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as gandalf:
        for do, what in (
            ("chat", {"text": "hello"}),
            ("note", {"seat": GANDALF, "text": "hm"}),
            ("sit", {"keys": gandalf.hello["keys"], "name": "Taras"}),
        ):
            wire.to_lose = ["reply"]
            await gandalf.say(do, **what)
        wire.to_lose = ["reply"]
        await hall.settle(table, opened["host_key"], private_chat=False)
        wire.to_lose = ["reply"]
        number = await hall.report(table, "It writes.")
        assert [line["text"] for line in lines(gandalf, "chat")] == ["hello"]
    assert wire.lost["reply"] == 6
    assert kept(address, "tables", "id", "private_chat") == [(table, False)]
    said = ["notice-sat-down", "hello", "notice-private-chat-off"]
    assert kept(address, "talk", "text") == [(text,) for text in said]
    assert kept(address, "reports", "id", "text") == [(number, "It writes.")]
    named = {seat: rest for seat, *rest in kept(address, "seats", "seat", "name", "note")}
    assert named == {GANDALF: ["Taras", "hm"], BALROG: ["", ""]}


@pytest.mark.parametrize("loss", ["reply", "request"])
async def test_what_was_to_be_committed_at_once_is_written_once(
    wired: tuple[str, Wire, str], loss: Any
) -> None:
    """Lost as a whole it is tried again, each for itself; done as a whole it is left alone."""
    address, wire, through = wired
    store = Store(through)
    await store.add_table(TABLE, [CHAIR], [])
    wire.to_lose = [None, loss]  # first comes what the ledger is busy with
    results = await all_at_once(
        store,
        lambda: store.write(say),
        lambda: store.append(TABLE["id"], 0, ["gandalf turn pass"]),
        lambda: store.write(say),
    )
    store.close()
    assert wire.lost[loss] == 1
    first, nothing, last = results
    assert nothing is None
    assert sorted(kept(address, "talk", "id")) == [(first,), (last,)]
    assert written_entries(address, TABLE["id"]) == [(0, "gandalf turn pass")]


DAWDLE = """
CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_sleep(0.7); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON talk DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION dawdle();
"""


async def test_a_commit_with_which_the_server_is_still_busy_is_waited_for(
    wired: tuple[str, Wire, str],
) -> None:
    """Whoever looked too early would not see it, and would say that it did not happen."""
    address, wire, through = wired
    store = Store(through)
    await store.add_table(TABLE, [CHAIR], [])
    tell_postgres(address, DAWDLE)
    wire.to_lose = ["busy"]
    assert await store.write(say) == 1
    store.close()
    assert wire.lost["busy"] == 1
    assert len(kept(address, "talk", "text")) == 1


async def test_nobody_hears_yes_or_no_before_it_is_known(wired: tuple[str, Wire, str]) -> None:
    """While the database cannot be reached, what comes later is refused at once."""
    address, wire, through = wired
    store = Store(through)
    await store.add_table(TABLE, [CHAIR], [])
    wire.to_lose, wire.is_down = ["reply"], True
    said = asyncio.create_task(store.write(say))
    await eventually(lambda: wire.lost["reply"])
    wire.cut()
    later = await asyncio.gather(store.write(say), return_exceptions=True)
    assert [type(result).__name__ for result in later] == ["StorageFailed"]
    assert not said.done()
    wire.is_down = False
    assert await said == 1
    store.close()
    assert len(kept(address, "talk", "text")) == 1


async def test_a_hall_that_closes_does_not_wait_for_a_database_that_is_gone(
    wired: tuple[str, Wire, str],
) -> None:
    _, wire, through = wired
    store = Store(through)
    await store.add_table(TABLE, [CHAIR], [])
    wire.to_lose, wire.is_down = ["reply"], True
    said = asyncio.create_task(store.write(say))
    await eventually(lambda: wire.lost["reply"])
    wire.cut()
    await asyncio.to_thread(store.close)
    (outcome,) = await asyncio.gather(said, return_exceptions=True)
    assert type(outcome).__name__ == "StorageFailed"
