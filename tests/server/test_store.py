"""The database: its schema, what happens when it fails, and two servers that share one."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, MetaData, Table, event, inspect, make_url, select

from greathall.client import Seat
from greathall.matches import begin_match, checked_header, find_answer
from greathall.reading import read_record
from greathall.server.fair_dice import verify
from greathall.server.record_keeping import answers_in
from greathall.server.schema import metadata, talk
from greathall.server.store import StorageFailed, Store, migrate, open_engine
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PATIENCE,
    ServedHall,
    agree,
    eventually,
    is_postgres,
    lines,
    play_all,
    play_on,
    proposed,
    refused,
    sitting,
    tell_postgres,
    written_entries,
)

OpenHall = Callable[..., ServedHall]

# ------------------------------------------------------------------ the schema


def test_the_migrations_make_the_schema(empty_database: str) -> None:
    migrate(empty_database)
    engine = open_engine(empty_database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        made = set(inspect(connection).get_table_names())
    engine.dispose()
    assert made == {*metadata.tables, "alembic_version"}


async def test_a_table_of_the_first_schema_is_played_on(
    open_hall: OpenHall, empty_database: str
) -> None:
    """What was there before people could talk in private: it is allowed, and nothing was."""
    migrate(empty_database, "0001")
    engine = open_engine(empty_database)
    first = MetaData()
    first.reflect(engine)
    now = {"created_at": time.time(), "active_at": time.time()}
    header = checked_header(DUEL["game"], DUEL["scenario"], None, {})
    table = {"id": "old", "game": header.game, "scenario": header.scenario, "players": 2}
    table |= {"options": dict(header.options), "rules": header.rules, "title": "", **now}
    table |= {"language": "en", "public": True, "hands_shown": False, "pace": {"kind": "none"}}
    table |= dict.fromkeys(("host_hash", "watch_hash", "dice_secret"), "0")
    table |= {"dice_from": 0, "state": "open"}
    chair = {"table_id": "old", "key_hash": "0", "name": "", "taken": False, "note": ""}
    line = {"table_id": "old", "seat": GANDALF, "kind": "chat", "text": "hello", "fields": {}}
    with engine.begin() as connection:
        connection.execute(first.tables["tables"].insert(), table)
        for place, seat in enumerate((BALROG, GANDALF)):
            connection.execute(
                first.tables["seats"].insert(), chair | {"seat": seat, "place": place}
            )
        connection.execute(first.tables["talk"].insert(), line | {"at": 1.0})
    engine.dispose()
    hall = open_hall(database=empty_database)
    told = await hall.table("old")
    assert (told["private_chat"], told["by_lot"], told["lot"]) == (True, False, None)
    links = {seat: await hall.join("old", seat) for seat in (BALROG, GANDALF)}
    async with sitting(hall, {"seat_links": links}) as people:
        await eventually(lambda: lines(people[GANDALF], "chat"))
        (said,) = lines(people[GANDALF], "chat")
        assert (said["seat"], said["name"], said["to"], said["to_name"]) == (GANDALF, "", None, "")
        await people[GANDALF].chat("we two", to=BALROG)
        assert people[GANDALF].table["dice"] == {"asked": None, "pledges": {}, "shares": {}}
        await play_all(people)
    written = read_record(await hall.record("old"))
    assert verify(written).shared == ()
    assert [name for name, _ in written.footer] == ["commitment", "secret", "dice-from"]


def test_the_lines_of_old_are_theirs_who_had_those_names(empty_database: str) -> None:
    migrate(empty_database, "0031")
    engine = open_engine(empty_database)
    before = MetaData()
    before.reflect(engine)
    known = {"id": "olena", "names": ["Olena", "O"], "telling": {}}
    notice = {"kind": "notice", "text": "notice-sat-down", "name": "", "to_name": ""}
    chat = {"kind": "chat", "text": "hello", "fields": {}, "to_name": ""}
    lines = [chat | {"name": "O"}, chat | {"name": "Taras", "to_name": "Olena"}]
    lines += [notice | {"fields": {"name": name}} for name in ("Olena", "Taras")]
    sitting = {"person_id": "olena", "table_id": "old", "at": 1.0}
    with engine.begin() as connection:
        connection.execute(before.tables["tables"].insert(), filled(before, "tables", id="old"))
        connection.execute(before.tables["persons"].insert(), filled(before, "persons", **known))
        connection.execute(before.tables["sittings"].insert(), sitting)
        for line in lines:
            row = filled(before, "talk", table_id="old", **line)
            connection.execute(before.tables["talk"].insert(), row)
    migrate(empty_database)
    whose = select(talk.c.person, talk.c.to_person).order_by(talk.c.id)
    with engine.connect() as connection:
        told = [tuple(row) for row in connection.execute(whose)]
    engine.dispose()
    assert told == [("olena", None), (None, "olena"), ("olena", None), (None, None)]


def filled(known: MetaData, table: str, **values: Any) -> dict[str, Any]:
    """A row of this table, with nothing in the columns that say nothing here."""
    needed = [c for c in known.tables[table].c if not (c.nullable or c.name in (*values, "id"))]
    empty = {c.name: {} if isinstance(c.type, JSON) else c.type.python_type() for c in needed}
    return empty | values


def test_migrating_once_more_changes_nothing(empty_database: str) -> None:
    for _ in range(2):
        Store(empty_database).close()
    engine = open_engine(empty_database)
    with engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() is not None
    engine.dispose()


def test_servers_that_open_an_empty_database_at_once_all_open(empty_database: str) -> None:
    """Whoever comes second waits, finds everything done, and opens as well."""
    command = f"from greathall.server.store import migrate; migrate({empty_database!r})"
    migrating = [subprocess.Popen([sys.executable, "-c", command]) for _ in range(3)]
    assert [process.wait(PATIENCE) for process in migrating] == [0, 0, 0]


def test_a_migration_that_is_interrupted_leaves_nothing_behind(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0

    def break_off(*_: Any, **__: Any) -> None:
        nonlocal made
        made += 1
        if made == 4:
            raise KeyboardInterrupt

    event.listen(Table, "before_create", break_off)
    with pytest.raises(KeyboardInterrupt):
        migrate(empty_database)
    event.remove(Table, "before_create", break_off)
    migrate(empty_database)


def test_sqlite_writes_ahead_and_waits_until_it_is_on_disk(tmp_path: Any) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


# ------------------------------------------------------------------ a database that fails


@contextmanager
def every_connection(
    hall: ServedHall, prepare: Callable[[Any], None], afterwards: Callable[[Any], None]
) -> Iterator[None]:
    """Prepare each connection as the hall takes it up, and make it good again afterwards."""
    engine = hall.app.state.hall.store.engine

    def do(connection: Any, *_: Any) -> None:
        prepare(connection)

    def undo(connection: Any, *_: Any) -> None:
        afterwards(connection)

    event.listen(engine, "checkout", do)
    try:
        yield
    finally:
        event.listen(engine, "checkout", undo)
        event.remove(engine, "checkout", do)


def command(words: str) -> Callable[[Any], None]:
    def tell(connection: Any) -> None:
        connection.execute(words)
        connection.commit()

    return tell


@contextmanager
def nothing_can_be_written(hall: ServedHall) -> Iterator[None]:
    """Every statement that would change something fails, as on a disk that is read-only."""
    setting = "SET default_transaction_read_only = {}"
    if not is_postgres(hall.settings.url):
        setting = "PRAGMA query_only = {}"
    with every_connection(hall, command(setting.format("on")), command(setting.format("off"))):
        yield


@contextmanager
def nothing_can_be_reached(hall: ServedHall, postgres: str) -> Iterator[None]:
    """Neither written nor read."""
    url = hall.settings.url
    if is_postgres(url):
        name = make_url(url).database
        kill = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        tell_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", kill)
        yield
        tell_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    else:

        def forbid(_: Any) -> None:
            raise sqlite3.OperationalError("unable to open database file")

        with every_connection(hall, forbid, lambda _: None):
            yield


Failing = Callable[[ServedHall], Any]


@pytest.fixture(params=["read-only", "unreachable"])
def failing(request: pytest.FixtureRequest) -> Failing:
    """Two ways in which a database fails."""
    if request.param == "read-only":
        return nothing_can_be_written
    postgres = request.getfixturevalue("postgres")
    return lambda hall: nothing_can_be_reached(hall, postgres)


async def test_an_answer_that_cannot_be_written_did_not_happen(
    hall: ServedHall, failing: Failing
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, before = people[GANDALF], people[GANDALF].questions()
        with failing(hall):
            for _ in range(2):
                async with refused("error-storage"):
                    await gandalf.answer(before[0], before[0]["options"][0])
                assert gandalf.questions() == before
        assert len(written_entries(hall.settings.url, opened["table"])) == 14
        await play_all(people)
    assert is_whole(hall.settings.url, opened["table"])


async def test_an_undo_that_cannot_be_written_did_not_happen(
    hall: ServedHall, failing: Failing
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf = people[GANDALF]
        await gandalf.answer(gandalf.questions()[0], gandalf.questions()[0]["options"][0])
        before = gandalf.questions()
        with failing(hall):
            async with refused("error-storage"):
                await gandalf.say("undo", actor=GANDALF)
            assert gandalf.questions() == before
        await gandalf.answer(before[0], before[0]["options"][0])
        await play_all(people)
    assert is_whole(hall.settings.url, opened["table"])


async def test_a_take_back_that_cannot_be_written_did_not_happen(
    hall: ServedHall, failing: Failing
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        number = people[GANDALF].position["number"]
        await people[GANDALF].say("propose", what="take-back", to=5)
        await eventually(lambda: proposed(people[BALROG])["what"])
        with failing(hall):
            async with refused("error-storage"):
                await agree(people[BALROG])
        assert people[GANDALF].position["number"] == number
        assert proposed(people[GANDALF])["agreed"] == [GANDALF]  # one may say yes once more
        await play_all(people)
    assert is_whole(hall.settings.url, opened["table"])


async def test_whatever_else_cannot_be_written_did_not_happen(
    hall: ServedHall, failing: Failing
) -> None:
    opened = await hall.open_table(**DUEL)
    table, host = opened["table"], opened["host_key"]
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as gandalf:
        with failing(hall):
            for do, what in (
                ("chat", {"text": "hello"}),
                ("note", {"seat": GANDALF, "text": "hm"}),
                ("hand-over", {"seat": GANDALF, "bot": "random"}),
                ("leave", {"seat": GANDALF}),
                ("sit", {"keys": gandalf.hello["keys"], "name": "Taras"}),
            ):
                async with refused("error-storage"):
                    await gandalf.say(do, **what)
            async with refused("error-storage"):
                await hall.settle(table, host, public=False)
            async with refused("error-storage"):
                await hall.join(table, BALROG)
            async with refused("error-storage"):
                await hall.open_table(**DUEL)
            async with refused("error-storage"):
                await hall.report(table, "It does not write.")
        told = await hall.table(table)
        assert told["public"]
        seats = {seat["seat"]: (seat["name"], seat["bot"], seat["taken"]) for seat in told["seats"]}
        assert seats == {GANDALF: ("Olena", None, True), BALROG: ("", None, False)}
        assert [listed["id"] for listed in await hall.tables()] == [table]
    async with sitting(hall, opened) as people:  # the old links still fit
        await play_all(people)


async def test_a_table_that_could_not_begin_begins_when_somebody_tries_again(
    hall: ServedHall, failing: Failing
) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        with failing(hall):
            async with refused("error-storage"), hall.sit(opened["seat_links"][BALROG]):
                pass
        async with hall.sit(opened["seat_links"][BALROG]) as balrog:
            await eventually(gandalf.questions)
            await play_all({GANDALF: gandalf, BALROG: balrog})


async def test_a_deal_that_could_not_be_written_is_made_when_somebody_tries_again(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        with entries_fail(hall):
            async with refused("error-storage"), hall.sit(opened["seat_links"][BALROG]):
                pass
        async with hall.sit(opened["seat_links"][BALROG]) as balrog:
            await eventually(gandalf.questions)
            await play_all({GANDALF: gandalf, BALROG: balrog})


@contextmanager
def entries_fail(hall: ServedHall, what: str = "INSERT INTO entries") -> Iterator[None]:
    """Statements that begin so fail, as if the disk had just become full."""
    engine = hall.app.state.hall.store.engine

    def forbid(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith(what):
            raise engine.dialect.dbapi.OperationalError("the disk is full")

    event.listen(engine, "before_cursor_execute", forbid)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", forbid)


async def test_the_ledger_survives_whatever_happens(database: str) -> None:
    store = Store(database)
    for entry in (object(), "no such table"):
        with pytest.raises(StorageFailed):
            await store.append("nowhere", 0, [entry])  # type: ignore[list-item]
    assert store.ledger.is_alive()
    store.close()


async def test_that_a_match_is_over_may_be_noted_later(open_hall: OpenHall, database: str) -> None:
    """The last answer is safe; that nobody could write "finished" behind it loses nothing."""
    hall = open_hall(database=database)
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        with entries_fail(hall, "UPDATE tables"):
            await play_on(gandalf)
        assert gandalf.is_over
    hall.close()
    again = open_hall(database=database)
    async with again.sit(opened["watch_link"]) as watcher:
        assert watcher.is_over
    assert await again.tables() == []


async def test_bots_try_again_after_a_failure(hall: ServedHall, failing: Failing) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await gandalf.say("hand-over", seat=GANDALF, bot="steward")
        with failing(hall):
            await asyncio.sleep(0.2)
        await play_on(gandalf)


async def test_a_locked_database_is_waited_for_and_then_refused(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with sitting(any_hall, opened) as people:
        question = people[GANDALF].questions()[0]
        locker = sqlite3.connect(any_hall.settings.data / "hall.sqlite", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        asking = asyncio.create_task(people[GANDALF].answer(question, question["options"][0]))
        await asyncio.sleep(0.5)
        assert not asking.done()
        assert (await any_hall.tables())[0]["id"] == opened["table"]  # reading goes on
        async with refused("error-storage"):
            await asking
        locker.execute("ROLLBACK")
        locker.close()
        await play_all(people)
    assert is_whole(any_hall.settings.url, opened["table"])


async def test_a_full_disk_loses_nothing(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    with closing(sqlite3.connect(str(make_url(any_hall.settings.url).database))) as connection:
        connection.execute("VACUUM")  # no page is free but new ones

    def fill(connection: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    async with sitting(any_hall, opened) as people:
        with every_connection(any_hall, fill, command("PRAGMA max_page_count = 1000000")):
            async with refused("error-storage"):
                await play_until_refused(people)
        await play_all(people)
    assert is_whole(any_hall.settings.url, opened["table"])


async def play_until_refused(people: dict[str, Seat]) -> None:
    for _ in range(1000):
        await eventually(lambda: any(seat.questions() for seat in people.values()))
        seat = next(seat for seat in people.values() if seat.questions())
        await seat.answer(seat.questions()[0], seat.questions()[0]["options"][0])


async def test_connections_that_are_cut_are_made_anew(hall: ServedHall, postgres: str) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        for number in (20, 30, 40):
            await play_all(people, until=number)
            with nothing_can_be_reached(hall, postgres):
                pass
        await play_all(people)


async def test_a_hall_without_its_database_says_that_it_is_not_well(
    hall: ServedHall, postgres: str
) -> None:
    assert await hall._ask("GET", "/healthz") == {"well": True}
    with nothing_can_be_reached(hall, postgres):
        assert (await health(hall)).status_code == 503
        async with refused("error-storage"):
            await hall.tables()
    assert (await health(hall)).status_code == 200


async def health(hall: ServedHall) -> httpx.Response:
    async with hall.http() as http:
        return await http.get("/healthz")


def is_whole(database: str, table: str) -> bool:
    """Numbers without a gap, and answers that today's rules lead to an end."""
    numbered = written_entries(database, table)
    assert [number for number, _ in numbered] == list(range(len(numbered)))
    match = begin_match(checked_header(DUEL["game"], DUEL["scenario"], None, {}))
    for words in answers_in(entry for _, entry in numbered):
        match.answer(*find_answer(match, words))
    return match.outcome is not None
