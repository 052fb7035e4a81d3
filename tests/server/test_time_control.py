"""How long people may think, and what happens then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from greathall.client import Json, Seat
from greathall.server.hall import Hall as HallInside
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    lines,
    notices,
    play_all,
    play_on,
    refused,
    sitting,
)

LONG = 1000.0


def bank(seconds: float, increment: float = 0, when_out: str = "wait") -> Json:
    return {"kind": "bank", "seconds": seconds, "increment": increment, "when_out": when_out}


def a_move(seconds: float, when_out: str = "wait") -> Json:
    return {"kind": "move", "seconds": seconds, "when_out": when_out}


def clock(seat: Seat, whose: str) -> float:
    left: float = seat.position["clocks"][whose]
    return left


async def answer(seat: Seat) -> None:
    question = seat.questions()[0]
    await seat.answer(question, question["options"][0])


async def test_without_a_pace_there_are_no_clocks(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with sitting(any_hall, opened) as people:
        assert people[GANDALF].position["clocks"] == {}


async def test_a_bank_runs_while_one_is_asked_and_stands_while_one_is_not(
    any_hall: ServedHall,
) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(LONG))
    async with sitting(any_hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await asyncio.sleep(0.3)
        for _ in range(2):  # both discards of Gandalf; then only the Balrog is asked
            await answer(gandalf)
        stands = clock(gandalf, GANDALF)
        assert 900 < stands <= LONG - 0.3
        await asyncio.sleep(0.3)
        await answer(balrog)
        assert clock(balrog, GANDALF) == stands
        assert clock(balrog, BALROG) < stands


async def test_a_bank_grows_by_its_increment_when_one_has_answered(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(LONG, increment=500))
    async with sitting(any_hall, opened) as people:
        assert clock(people[GANDALF], GANDALF) <= LONG
        for _ in range(2):
            await answer(people[GANDALF])
        await answer(people[BALROG])
        assert 1400 < clock(people[BALROG], GANDALF) <= 1500
        assert clock(people[BALROG], BALROG) <= LONG


async def test_taking_answers_back_makes_no_time(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(LONG, increment=500))
    async with sitting(any_hall, opened) as people:
        for _ in range(3):
            await answer(people[GANDALF])
            await answer(people[GANDALF])
            await people[GANDALF].say("undo", actor=GANDALF)
            await people[GANDALF].say("undo", actor=GANDALF)
        assert clock(people[GANDALF], GANDALF) <= LONG + 500
        for _ in range(3):
            await people[GANDALF].say("hand-over", seat=GANDALF, bot="random")
            await people[GANDALF].say("take-seat", seat=GANDALF)
        assert clock(people[GANDALF], GANDALF) <= LONG + 500


async def test_a_time_for_each_move_begins_anew(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=a_move(LONG))
    async with sitting(any_hall, opened) as people:
        await asyncio.sleep(0.3)
        await answer(people[GANDALF])
        await answer(people[BALROG])
        assert clock(people[BALROG], BALROG) <= LONG - 0.3 or clock(people[BALROG], BALROG) == LONG
        await play_all(people, until=40)
        moving = people[GANDALF].position["waiting"]
        assert all(clock(people[GANDALF], seat) > LONG - 5 for seat in moving)


async def test_when_time_is_out_the_table_waits(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(0.2))
    async with sitting(any_hall, opened) as people:
        gandalf = people[GANDALF]
        await eventually(lambda: notices(gandalf).count("notice-time-is-out") == 2)
        assert {line["fields"]["seat"] for line in lines(gandalf, "notice")} == {GANDALF, BALROG}
        await answer(gandalf)
        assert gandalf.position["number"] == 15
        assert [seat["bot"] for seat in gandalf.table["seats"]] == [None, None]


@pytest.mark.parametrize("pace", [bank(0.2, when_out="bot"), a_move(0.2, when_out="bot")])
async def test_when_time_is_out_a_bot_plays_on(any_hall: ServedHall, pace: Json) -> None:
    opened = await any_hall.open_table(**DUEL, pace=pace)
    async with sitting(any_hall, opened) as people, any_hall.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
        assert {"notice-time-is-out", "notice-handed-over"} <= set(notices(watcher))
        assert {seat["bot"] for seat in people[GANDALF].table["seats"]} == {"steward"}


async def test_friends_waive_a_deadline(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(LONG))
    async with sitting(any_hall, opened) as people:
        await asyncio.sleep(0.3)
        async with refused("error-not-your-seat"):
            await people[GANDALF].say("waive", seat=GANDALF)
        async with refused("error-not-your-seat"):
            await people[GANDALF].say("waive", seat="frodo")
        await people[BALROG].say("waive", seat=GANDALF)
        assert clock(people[BALROG], GANDALF) > clock(people[BALROG], BALROG) + 0.2
        assert notices(people[BALROG]) == ["notice-waived"]


async def test_who_was_given_the_time_back_plays_again_after_the_bot(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, pace=bank(0.4, when_out="bot"))
    async with sitting(any_hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await balrog.say("hand-over", seat=BALROG, bot="random")
        await eventually(lambda: "notice-time-is-out" in notices(gandalf))
        await balrog.say("waive", seat=GANDALF)
        await gandalf.say("take-seat", seat=GANDALF)
        assert gandalf.is_over or clock(gandalf, GANDALF) > 0


async def test_time_that_was_used_stays_used_after_a_restart(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**DUEL, pace=bank(LONG))
    async with sitting(first, opened):
        await asyncio.sleep(0.4)
    first.close()
    second = open_hall(database=database)
    async with sitting(second, opened) as people:
        assert LONG - 100 < clock(people[GANDALF], GANDALF) <= LONG - 0.3


async def test_time_runs_out_after_a_restart_although_nobody_looks(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**DUEL, pace=bank(0.5, when_out="bot"))
    async with sitting(first, opened):
        pass
    first.close()
    second = open_hall(database=database)
    await eventually(lambda: opened["table"] in second.app.state.hall.rooms)
    await eventually(lambda: second.app.state.hall.rooms[opened["table"]].match.outcome)
    async with second.sit(opened["watch_link"]) as watcher:
        await eventually(lambda: "notice-time-is-out" in notices(watcher))


async def test_a_table_with_a_running_clock_stays_in_memory(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.housekeeping.IDLE_SECONDS", 0.0)
    opened = await any_hall.open_table(**DUEL, pace=bank(LONG))
    other = await any_hall.open_table(**DUEL)
    for table in (opened, other):
        async with sitting(any_hall, table):
            pass
    await asyncio.sleep(0.05)
    await any_hall.inside(HallInside.keep_house)
    assert set(any_hall.app.state.hall.rooms) == {opened["table"]}
