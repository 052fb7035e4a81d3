"""A table in memory: slow bots, rules with a mistake, tabs that come while it is put away."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from typing import Any

import pytest
from prometheus_client import generate_latest

from greathall.bots import bots
from greathall.bots.random_bot import RandomBot
from greathall.kernel import Match
from greathall.server.hall import Hall as HallInside
from greathall.server.room import Room
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    lines,
    play_all,
    play_on,
    refused,
    sitting,
)
from server.tabs import knocking


async def test_a_bot_that_thinks_for_long_holds_nobody_up(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = threading.Event()

    class Ponderer(RandomBot):
        def choose(self, *asked: Any) -> Any:
            thought.wait(30)
            return super().choose(*asked)

    monkeypatch.setitem(bots(), "ponderer", Ponderer)
    slow = await any_hall.open_table(**DUEL, bots={BALROG: "ponderer"})
    quick = await any_hall.open_table(**DUEL)
    async with any_hall.sit(slow["seat_links"][GANDALF]) as gandalf:
        await gandalf.say("chat", text="Take your time.")
        await gandalf.answer(gandalf.questions()[0], gandalf.questions()[0]["options"][0])
        async with sitting(any_hall, quick) as people:
            await play_all(people)
        assert gandalf.position["waiting"] == [BALROG, GANDALF]
        assert lines(gandalf, "chat")
        await gandalf.say("undo", actor=GANDALF)
        thought.set()
        await play_on(gandalf)


async def test_a_seat_taken_back_from_a_bot_that_thinks_is_not_played_by_it(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, thought = threading.Event(), threading.Event()

    class Ponderer(RandomBot):
        def choose(self, *asked: Any) -> Any:
            thinks.set()
            thought.wait(30)
            return super().choose(*asked)

    monkeypatch.setitem(bots(), "ponderer", Ponderer)
    opened = await any_hall.open_table(**DUEL)
    async with sitting(any_hall, opened) as people:
        await people[GANDALF].say("hand-over", seat=GANDALF, bot="ponderer")
        await asyncio.to_thread(thinks.wait, 10)
        await people[GANDALF].say("take-seat", seat=GANDALF)
        thought.set()
        await asyncio.sleep(0.1)
        assert people[GANDALF].position["number"] == 14
        await play_all(people)


async def test_a_rule_with_a_mistake_stops_nothing_but_its_answer(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with sitting(any_hall, opened) as people:
        before = people[GANDALF].questions()
        answer = Match.answer

        def stumble(match: Match, *given: Any) -> None:
            monkeypatch.setattr(Match, "answer", answer)  # only once
            answer(match, *given)
            raise KeyError("the wrong volume")

        monkeypatch.setattr(Match, "answer", stumble)
        async with refused("error-rules-failed"):
            await people[GANDALF].answer(before[0], before[0]["options"][0])
        assert people[GANDALF].questions() == before
        assert "rules-failed" in caplog.text
        caplog.clear()
        await play_all(people)


async def test_a_tab_that_comes_while_a_table_is_put_away_sits_at_the_same_table_as_the_others(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.housekeeping.IDLE_SECONDS", 0.0)
    opened = await any_hall.open_table(**DUEL)
    async with knocking(any_hall, opened["table"]) as hesitating:
        assert (await any_hall.table(opened["table"]))["state"] == "open"
        await asyncio.sleep(0.02)
        await any_hall.inside(HallInside.keep_house)
        assert any_hall.app.state.hall.rooms == {}
        await hesitating.send({"do": "sit"})
        await hesitating.hear("notes")
        async with sitting(any_hall, opened):
            while (await hesitating.hear("position"))["number"] < 14:
                pass
        room = any_hall.app.state.hall.rooms[opened["table"]]
        await eventually(lambda: len(room.audience.viewers) == 1)


async def test_a_table_that_is_full_of_watchers_tells_them_all(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, bots={BALROG: "random", GANDALF: "random"})
    tabs = [any_hall.sit(opened["watch_link"]) for _ in range(30)]
    seats = await asyncio.gather(*(tab.__aenter__() for tab in tabs))
    await asyncio.gather(*(play_on(seat) for seat in seats))
    assert len({str(seat.events) for seat in seats}) == 1
    await asyncio.gather(*(tab.__aexit__(None, None, None) for tab in tabs))


async def test_a_table_that_is_over_or_sleeps_leaves_the_memory_as_a_whole(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who looked up at every change holds on to it."""
    monkeypatch.setattr("greathall.server.housekeeping.IDLE_SECONDS", 0.0)
    over, asleep = [await any_hall.open_table(**DUEL) for _ in range(2)]
    async with sitting(any_hall, over) as people:
        await play_all(people)
    async with sitting(any_hall, asleep) as people:
        for person in people.values():
            for question in person.questions()[:1]:
                await person.answer(question, question["options"][0])

    async def clear_up(hall: HallInside) -> list[weakref.ref[Room]]:
        left = [weakref.ref(hall.rooms[opened["table"]]) for opened in (over, asleep)]
        while hall.rooms:
            await hall.keep_house()
            await asyncio.sleep(0.01)
        gc.collect()
        return [still for still in left if still() is not None]

    assert await any_hall.inside(clear_up) == []


async def test_tables_that_are_not_there_leave_nothing_behind(any_hall: ServedHall) -> None:
    """Nobody can fill the memory by asking for them."""
    inside = any_hall.app.state.hall

    async def ask(table: str) -> None:
        async with refused("error-unknown-table"):
            await any_hall.table(table)
        async with knocking(any_hall, table) as tab:
            assert (await tab.is_told({"do": "sit"}))["error"] == "error-unknown-table"

    async def held() -> tuple[int, int, int]:
        figures = await any_hall.inside(lambda _: asyncio.to_thread(generate_latest))
        return len(inside.opening), len(inside.rooms), figures.count(b"\n")

    await ask("nowhere")
    before = await held()
    for number in range(20):
        await ask(f"nowhere{number}")
    assert await held() == before == (0, 0, before[2])


async def test_all_who_want_a_table_at_once_get_the_same(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)

    async def want(hall: HallInside) -> set[int]:
        rooms = await asyncio.gather(*(hall.room(opened["table"]) for _ in range(10)))
        return set(map(id, rooms))

    assert len(await any_hall.inside(want)) == 1
    assert any_hall.app.state.hall.opening == {}
