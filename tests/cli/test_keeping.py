"""Whoever keeps a hall looks at its tables, copies it while it is open, and forgets what is old."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall.client import Hall
from greathall.texts import Texts, languages
from samples import BOARD, SAMPLE
from server.halls import own_database, postgres_server
from server.halls import served as hall_at

DAY = 24 * 60 * 60


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def tables(served: str) -> list[str]:
    """One table with a person, of a match that has begun, and one that waits."""
    hall = Hall(served)

    async def story() -> list[str]:
        wish = {"game": SAMPLE, "scenario": "fellowship", "bots": {"balrog": "random"}}
        first = await hall.open_table(**wish, public=True)
        second = await hall.open_table(game=BOARD, players=3, public=True)
        async with hall.sit(first["seat_links"]["gandalf"], name="Olena \x1b[2J") as olena:
            while not olena.questions():
                await olena.next_position()
        return [first["table"], second["table"]]

    return asyncio.run(story())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["tables", "backup", "restore", "forget"])
def test_every_command_has_help(terminal: Terminal, command: str, language: str) -> None:
    shown = terminal.type(f"--lang {language} hall {command} --help")
    texts = Texts(language)
    assert (shown.code, shown.err) == (0, "")
    assert texts(f"command-{command}") in shown.out
    assert f"{texts('help-example')}:\n  greathall hall {command}" in shown.out


def test_the_tables_of_an_open_hall_are_listed(
    terminal: Terminal, tables: list[str], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    shown = terminal.type(f"hall tables --data {data}")
    assert (shown.code, shown.err) == (0, "")
    *lines, last = shown.out.splitlines()
    assert last == "2 tables."
    told = {line.partition(":")[0]: line for line in lines}
    assert set(told) == set(tables)
    assert "; is being played; last " in told[tables[0]]
    assert told[tables[0]].endswith("people: Olena  [2J")
    assert "; waits for people; last " in told[tables[1]]
    found = json.loads(terminal.type(f"hall tables --data {data} --json").out)
    assert {table["id"]: table["game"] for table in found} == dict(
        zip(tables, (SAMPLE, BOARD), strict=True)
    )
    assert "secret" not in json.dumps(found)


def test_a_hall_is_copied_while_it_is_open_and_played_on_elsewhere(
    terminal: Terminal, tables: list[str], tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.sqlite", tmp_path / "other"
    shown = terminal.type(f"hall backup nowhere/copy.sqlite --data {tmp_path / 'data'}")
    assert (shown.code, shown.err.count("\n"), "cannot be written" in shown.err) == (2, 1, True)
    shown = terminal.type(f"hall backup {copy} --data {tmp_path / 'data'}")
    assert (shown.code, shown.out) == (0, f"The hall is copied to “{copy}”.\n")
    shown = terminal.type(f"hall restore {copy} --data {other}")
    assert (shown.code, shown.out) == (0, f"The hall is restored in the folder “{other}”.\n")
    assert rows(other / "hall.sqlite", "PRAGMA integrity_check") == [("ok",)]
    assert not list(tmp_path.rglob("*.unready"))
    with hall_at(data=other) as again:
        seen = asyncio.run(again.table(tables[0]))
    assert "Olena \x1b[2J" in [seat["name"] for seat in seen["seats"]]
    there = f"There already is a hall in the folder “{other}”"
    shown = terminal.type(f"hall restore {copy} --data {other}")
    assert (shown.code, shown.err.partition(";")[0]) == (2, there)


@pytest.mark.parametrize("copy", ["nowhere.sqlite", "letter.sqlite"])
def test_what_is_no_copy_of_a_hall_is_not_restored(terminal: Terminal, copy: str) -> None:
    Path("letter.sqlite").write_text("Dear Frodo, " * 200, encoding="utf-8")
    shown = terminal.type(f"hall restore {copy} --data new")
    assert (shown.code, shown.err.count("\n")) == (2, 1)
    assert not Path("new").exists()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'hall.sqlite'}"
    else:
        with postgres_server(tmp_path) as server, own_database(server) as address:
            yield address


def test_old_tables_are_forgotten_unless_something_was_reported_there(
    terminal: Terminal, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> list[str]:
        opened = [await hall.open_table(game=BOARD, players=3, public=True) for _ in range(3)]
        ids = [table["table"] for table in opened]
        await hall.report(ids[1], "Nobody comes.")
        return ids

    with hall_at(database=database) as hall:
        ids = asyncio.run(story(hall))
    assert listed(terminal, database) == set(ids)
    days = f"hall forget --days 9 --database {database}"
    assert terminal.type(days).out == "0 tables are forgotten.\n"
    now = time.time()
    monkeypatch.setattr("greathall.server.keeping.time.time", lambda: now + 10 * DAY)
    assert terminal.type(days).out == "2 tables are forgotten.\n"
    assert listed(terminal, database) == {ids[1]}
    with hall_at(database=database) as hall:
        assert asyncio.run(hall.table(ids[1]))["table"] == ids[1]


def test_a_table_that_a_hall_has_in_memory_is_not_forgotten(
    terminal: Terminal, tables: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr("greathall.server.keeping.time.time", lambda: now + 10 * DAY)
    awake = rows(tmp_path / "data" / "hall.sqlite", "SELECT id FROM tables WHERE awake")
    assert (tables[0],) in awake
    terminal.type(f"hall forget --days 9 --data {tmp_path / 'data'}")
    assert rows(tmp_path / "data" / "hall.sqlite", "SELECT id FROM tables ORDER BY id") == sorted(
        awake
    )


def test_postgres_is_copied_by_its_own_programs(terminal: Terminal, tmp_path: Path) -> None:
    with postgres_server(tmp_path) as server, own_database(server) as address:
        with hall_at(database=address):
            pass
        shown = terminal.type(f"hall backup copy --database {address}")
    assert (shown.code, "pg_dump" in shown.err) == (2, True)


def listed(terminal: Terminal, database: str) -> set[str]:
    found = json.loads(terminal.type(f"hall tables --json --database {database}").out)
    return {table["id"] for table in found}
