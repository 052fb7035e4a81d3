"""A hall that closes and opens again: everything goes on where it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from greathall import replay
from greathall.client import Json
from greathall.reading import read_record
from greathall.server.fair_dice import verify
from greathall.server.hall import Hall as HallInside
from greathall.server.store import open_engine
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    agree,
    eventually,
    notices,
    play_all,
    play_on,
    proposed,
    refused,
    sitting,
    written_entries,
)

OpenHall = Callable[..., ServedHall]


async def a_begun_match(hall: ServedHall, until: int = 40, **wish: Any) -> tuple[Json, Json]:
    """A new table, and what Gandalf saw when everybody left."""
    opened = await hall.open_table(**DUEL, **wish)
    async with sitting(hall, opened) as people:
        await play_all(people, until=until)
        return opened, people[GANDALF].position["seats"][GANDALF]["view"]


async def test_a_match_goes_on_after_a_restart(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    opened, _ = await a_begun_match(first)
    async with sitting(first, opened) as people:
        before = {name: seat.position["seats"][name] for name, seat in people.items()}
        number = people[GANDALF].position["number"]
    first.close()
    second = open_hall(database=database)
    async with sitting(second, opened) as people:
        assert people[GANDALF].position["number"] == number
        for name, seat in people.items():
            assert seat.position["seats"][name] == before[name]
            assert [chair["name"] for chair in seat.table["seats"]] == ["Balrog", "Gandalf"]
        await play_all(people)
    record = await second.record(opened["table"])
    assert replay(record).outcome is not None
    assert verify(read_record(record)).answers > 14


async def test_bots_go_on_after_a_restart_although_nobody_looks(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database, bot_delay=0.05)
    bots = dict.fromkeys((GANDALF, BALROG), "random")
    opened = await first.open_table(**DUEL, bots=bots)
    await asyncio.sleep(0.3)
    first.close()
    stopped = len(written_entries(database, opened["table"]))
    assert 14 <= stopped < 100
    second = open_hall(database=database)
    async with asyncio.timeout(20):
        while (await second.table(opened["table"]))["state"] != "finished":
            await asyncio.sleep(0.05)
    assert len(written_entries(database, opened["table"])) > stopped


async def test_who_was_connected_comes_back_with_what_they_knew(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with first.sit(link) as before:
        await play_on(before, until=40)
        first.close()
        await eventually(lambda: before._closed)
    known, era = before.events[GANDALF], before.position["era"]
    second = open_hall(database=database)
    async with second.sit(link, since=len(known), era=era) as after, second.sit(link) as anew:
        assert after.position["seats"][GANDALF]["events_from"] == len(known)
        assert known + after.events[GANDALF] == anew.events[GANDALF]
        await play_on(after)


async def test_an_idle_table_leaves_the_memory_and_comes_back(
    hall: ServedHall, monkeypatch: Any
) -> None:
    opened, view = await a_begun_match(hall)
    monkeypatch.setattr("greathall.server.housekeeping.IDLE_SECONDS", 0.0)
    await eventually(lambda: not hall.app.state.hall.rooms[opened["table"]].audience.viewers)
    await asyncio.sleep(0.01)
    await hall.inside(HallInside.keep_house)
    assert hall.app.state.hall.rooms == {}
    async with sitting(hall, opened) as people:
        assert people[GANDALF].position["seats"][GANDALF]["view"] == view
        await play_all(people)


# ------------------------------------------------------------------ who has to come back


async def woken(hall: ServedHall) -> list[str]:
    """The tables that a hall has in memory when it has gone on with all that go on."""
    await hall.inside(lambda inside: inside.waking.go_on())
    return sorted(hall.app.state.hall.rooms)


async def a_table_where_a_person_is_to_move(hall: ServedHall, **wish: Any) -> Json:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"}, **wish)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await eventually(lambda: not hall.app.state.hall.stand_ins.thinking)
        assert gandalf.questions()
    return opened


async def test_a_table_at_which_no_bot_is_to_move_waits_until_somebody_comes(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database)
    opened = await a_table_where_a_person_is_to_move(first)
    first.close()
    second = open_hall(database=database)
    assert await woken(second) == []
    async with second.sit(opened["seat_links"][GANDALF]) as gandalf:
        assert await woken(second) == [opened["table"]]
        await play_on(gandalf)


async def test_a_table_that_was_in_memory_when_the_hall_was_killed_comes_back(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database)
    opened = await a_table_where_a_person_is_to_move(first)
    assert awake(database) == [opened["table"]]
    first.close()
    assert awake(database) == []
    change(database, "UPDATE tables SET awake = :yes", yes=True)  # as if nobody had closed it
    second = open_hall(database=database)
    assert await woken(second) == [opened["table"]]


async def test_a_table_with_a_clock_comes_back(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    pace = {"kind": "bank", "seconds": 1000}
    opened = await a_table_where_a_person_is_to_move(first, pace=pace)
    first.close()
    second = open_hall(database=database)
    assert await woken(second) == [opened["table"]]
    assert opened["table"] in second.app.state.hall.clocks.alarms


async def test_a_table_that_left_the_memory_is_asleep_until_somebody_comes(
    hall: ServedHall, monkeypatch: Any
) -> None:
    opened = await a_table_where_a_person_is_to_move(hall)
    monkeypatch.setattr("greathall.server.housekeeping.IDLE_SECONDS", 0.0)
    await eventually(lambda: not hall.app.state.hall.rooms[opened["table"]].audience.viewers)
    await asyncio.sleep(0.01)
    await hall.inside(HallInside.keep_house)
    assert hall.app.state.hall.rooms == {}
    assert awake(hall.settings.url) == []
    async with hall.sit(opened["seat_links"][GANDALF]):
        assert awake(hall.settings.url) == [opened["table"]]
        await hall.inside(HallInside.keep_house)
        assert awake(hall.settings.url) == [opened["table"]]


def awake(database: str) -> list[str]:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT id FROM tables WHERE awake")).scalars().all()
    engine.dispose()
    return sorted(found)


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_waiting(
    open_hall: OpenHall, database: str, caplog: Any
) -> None:
    first = open_hall(database=database, bot_delay=60)
    bots = dict.fromkeys((GANDALF, BALROG), "random")
    tables = [(await first.open_table(**DUEL, bots=bots))["table"] for _ in range(3)]
    first.close()
    change(database, "UPDATE tables SET game = 'mahjong' WHERE id = :table", table=tables[1])
    second = open_hall(database=database)
    for table in (tables[0], tables[2]):
        async with second.sit(f"/t/{table}") as watcher:
            await play_on(watcher)
    async with refused("error-unknown-game"):
        await second.table(tables[1])
    await eventually(lambda: "table-unreadable" in caplog.text)
    assert tables[1] in caplog.text
    caplog.clear()


# ------------------------------------------------------------------ an upgrade that changes a rule


def change(database: str, sql: str, **values: Any) -> None:
    """Change what is stored, as nobody should, while no server runs."""
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text(sql), values)
    engine.dispose()


async def a_match_of_older_rules(
    open_hall: OpenHall, database: str, **wish: Any
) -> tuple[ServedHall, Json, list[tuple[int, str]]]:
    """A match whose answer 16 the rules of today would not offer any more."""
    first = open_hall(database=database)
    opened, _ = await a_begun_match(first, **wish)
    first.close()
    change(
        database,
        "UPDATE entries SET entry = :e WHERE table_id = :t AND number = 16",
        e="gandalf opening-discard the-one-ring",
        t=opened["table"],
    )
    written = written_entries(database, opened["table"])
    return open_hall(database=database), opened, written


async def test_a_match_that_no_longer_replays_is_read_only_at_its_last_good_step(
    open_hall: OpenHall, database: str
) -> None:
    hall, opened, written = await a_match_of_older_rules(open_hall, database)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        for tab in (*people.values(), watcher):
            assert tab.position["read_only"]
            assert tab.position["number"] == 16
        gandalf = people[GANDALF]
        async with refused("error-not-playing"):
            await gandalf.say("answer", actor=GANDALF, turn=1, option="sting")
        async with refused("error-not-playing"):
            await gandalf.say("undo", actor=GANDALF)
        await gandalf.say("chat", text="What now?")
    assert written_entries(database, opened["table"]) == written


async def test_it_goes_on_when_all_people_agree_and_nothing_is_deleted(
    open_hall: OpenHall, database: str
) -> None:
    hall, opened, written = await a_match_of_older_rules(open_hall, database)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("propose", what="go-on")
        assert gandalf.position["read_only"]
        await eventually(lambda: proposed(balrog)["what"] == "go-on")
        assert proposed(balrog)["answers"] != {}
        await agree(balrog)
        await eventually(lambda: not gandalf.position["read_only"])
        await eventually(lambda: "notice-go-on" in notices(gandalf))
        await play_all(people, until=30)
    now = written_entries(database, opened["table"])
    assert now[: len(written)] == written
    assert now[len(written)] == (len(written), "!rewind 16")
    hall.close()
    again = open_hall(database=database)
    async with sitting(again, opened) as people:
        assert not people[GANDALF].position["read_only"]
        await play_all(people)


async def test_it_stays_as_it_is_when_one_does_not_agree(
    open_hall: OpenHall, database: str
) -> None:
    hall, opened, written = await a_match_of_older_rules(open_hall, database)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("propose", what="go-on")
        await agree(people[BALROG], yes=False)
        await eventually(lambda: "notice-declined" in notices(people[GANDALF]))
        assert people[GANDALF].position["read_only"]
    assert written_entries(database, opened["table"]) == written


async def test_bots_wait_at_a_table_that_is_read_only(open_hall: OpenHall, database: str) -> None:
    hall, opened, written = await a_match_of_older_rules(
        open_hall, database, bots={BALROG: "random"}
    )
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await asyncio.sleep(0.2)
        assert written_entries(database, opened["table"]) == written
        await gandalf.say("propose", what="go-on")  # the only person
        assert not gandalf.position["read_only"]
        await play_on(gandalf)


async def test_a_finished_match_of_older_rules_can_still_be_read(
    open_hall: OpenHall, database: str
) -> None:
    """Its record goes out as it was played, not as far as the rules of today follow it."""
    first = open_hall(database=database)
    opened, _ = await a_begun_match(first, until=100_000)
    before = await first.record(opened["table"])
    first.close()
    change(
        database,
        "UPDATE entries SET entry = :e WHERE table_id = :t AND number = 16",
        e="gandalf opening-discard the-one-ring",
        t=opened["table"],
    )
    hall = open_hall(database=database)
    shown = await hall.moment(opened["table"], 16, "everybody")
    assert shown["last"] == 16
    after = (await hall.record(opened["table"])).splitlines()
    differing = [line for line in before.splitlines() if line not in after]
    assert len(differing) <= 1
    assert len(after) == len(before.splitlines())
