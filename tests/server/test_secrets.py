"""No key, secret or note is told to anybody else, nor written into a log."""

from __future__ import annotations

import hashlib
import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from greathall.client import Json, take_apart
from greathall.server.schema import seats, tables
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    play_all,
    refused,
    sitting,
)


def keys_of(opened: Json) -> list[str]:
    links = [opened["watch_link"], *opened["seat_links"].values()]
    return [opened["host_key"], *(take_apart(link)[1] for link in links)]


async def test_no_key_is_logged_or_told_to_anybody(
    hall: ServedHall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "greathall")
    opened = await hall.open_table(**DUEL)
    table, keys = opened["table"], keys_of(opened)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await people[GANDALF].say("note", seat=GANDALF, text="a note for me alone")
        await hall.settle(table, opened["host_key"], private_chat=False)
        await hall.settle(table, opened["host_key"], private_chat=True)
        secret = await hall.in_room(table, lambda room: room.row["dice_secret"])
        running = [*everything(people[BALROG]), *everything(watcher)]
        assert secret not in json.dumps(running)
        await play_all(people)
        await people[GANDALF].say("rematch")
        await eventually(lambda: heard(people[BALROG], "rematch"))
        again = [take_apart(heard(people[GANDALF], "rematch")[-1]["links"][GANDALF])[1]]
        async with refused("error-not-the-host"):
            await hall.settle(table, keys[1], public=False)
        told = json.dumps([*everything(people[BALROG]), *everything(watcher)])
    async with hall.http() as http:
        public = [(await http.get(path)).text for path in ("/api/tables", "/metrics", "/")]
        public.append((await http.get(f"/api/tables/{table}")).text)
        public.append((await http.get(f"/api/tables/{table}/record")).text)
    for key in (*keys, *again):
        assert key not in told
        assert key not in str(public)
        assert key not in caplog.text
        assert hashlib.sha256(key.encode()).hexdigest() not in told + str(public) + caplog.text
    assert "a note for me alone" not in told + str(public) + caplog.text
    assert secret not in caplog.text
    caplog.clear()


def everything(seat: Any) -> list[Any]:
    """All that a tab has heard."""
    return [seat.table, seat.position, seat.events, *seat.heard]


async def test_keys_are_stored_only_as_hashes(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    joined = take_apart(await hall.join(opened["table"], GANDALF))[1]
    rows = await hall.inside(
        lambda inside: inside.store.run(
            lambda c: [*c.execute(tables.select()), *c.execute(seats.select())]
        )
    )
    stored = str(rows)
    for key in (*keys_of(opened), joined):
        assert key not in stored
    assert hashlib.sha256(joined.encode()).hexdigest() in stored


async def test_keys_cannot_be_guessed(any_hall: ServedHall) -> None:
    tables_opened = [await any_hall.open_table(**DUEL) for _ in range(5)]
    keys = [key for opened in tables_opened for key in keys_of(opened)]
    assert len(set(keys)) == len(keys)
    assert all(len(key) >= 32 for key in keys)  # 24 random bytes
    assert len({opened["table"] for opened in tables_opened}) == 5


async def test_a_refused_key_is_not_repeated(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**PRIVATE_DUEL)
    nearly = take_apart(opened["seat_links"][GANDALF])[1][:-1]
    async with any_hall.http() as http:
        answer = await http.get(f"/api/tables/{opened['table']}", headers={"x-key": nearly})
        assert answer.status_code == 403
        assert nearly not in answer.text
        long = await http.get(f"/api/tables/{opened['table']}", headers={"x-key": nearly * 9})
        assert long.status_code == 422
        assert nearly not in long.text


def test_the_log_is_one_object_a_line_and_hides_what_is_secret() -> None:
    story = """
import structlog
from greathall.server.logs import set_up_logs
set_up_logs()
log = structlog.get_logger()
log.info("sat-down", table="k7m2x9qd", key="abc", keys=["abc"], secret="abc", Note="abc")
try:
    1 / 0
except ZeroDivisionError:
    log.exception("fell-over", token="abc")
log.debug("whisper", authorization="abc")
"""
    done = subprocess.run(
        [sys.executable, "-c", story], capture_output=True, text=True, check=True, timeout=30
    )
    first, second = map(json.loads, done.stderr.splitlines())
    assert (first["event"], first["table"], first["key"]) == ("sat-down", "k7m2x9qd", "hidden")
    assert "ZeroDivisionError" in second["exception"]
    assert "abc" not in done.stderr
    assert done.stdout == ""
