"""A move of many parts is one act: taken or refused as a whole, taken back as a whole."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from greathall.client import Hall, HallRefused, Json, Seat
from greathall.matches import new_match
from greathall.research.cluster import MortalHall
from greathall.server.messages import MOST_AT_ONCE
from samples import BOARD
from server.halls import ServedHall, eventually, refused, sitting, written_entries
from server.witnesses import CUT_OFF

# Three houses place their orders in secret, one area after the other, then say that they are ready.
THREE_SEATS: dict[str, Any] = {"game": BOARD, "scenario": "standard", "players": 3}
BARATHEON, LANNISTER = "baratheon", "lannister"


def orders_of(house: str) -> list[Any]:
    """Orders for all areas of a house, and that it is ready."""
    match = new_match(**THREE_SEATS, seed=1)
    given: list[Any] = []
    while asked := match.questions(house):
        given.append(asked[0].options[0])
        match.answer(house, given[-1])
    assert len(given) > 3
    return given


def entries_of(address: str, opened: Json) -> list[str]:
    return [entry for _, entry in written_entries(address, opened["table"])]


def shown(seat: Seat) -> Json:
    """All that a seat is shown and asked."""
    return {key: seat.position[key] for key in ("number", "era", "waiting", "totals", "seats")}


def listening(seat: Seat) -> list[Json]:
    """The positions that a seat is told from now on."""
    told: list[Json] = []
    hear = seat._hear

    def hear_and_keep(message: Json) -> None:
        told.extend([message] if message["is"] == "position" else [])
        hear(message)

    seat._hear = hear_and_keep  # type: ignore[method-assign]
    return told


async def test_a_plan_is_placed_with_one_message_and_recalled_with_one(hall: ServedHall) -> None:
    opened, plan = await hall.open_table(**THREE_SEATS), orders_of(LANNISTER)
    async with sitting(hall, opened) as people:
        lannister, told = people[LANNISTER], listening(people[BARATHEON])
        before = lannister.questions()
        assert await lannister.answer_all(before[0], plan) == len(plan)
        assert lannister.questions() == []
        assert lannister.position["seats"][LANNISTER]["can_undo"] == [LANNISTER]
        written = entries_of(hall.settings.url, opened)
        assert [entry.split()[0] for entry in written] == [LANNISTER] * len(plan)
        await lannister.undo(LANNISTER, count=len(plan))
        assert lannister.questions() == before
        assert lannister.position["seats"][LANNISTER]["can_undo"] == []
        withdrawn = entries_of(hall.settings.url, opened)[len(plan) :]
        assert withdrawn == [f"!withdraw {number}" for number in reversed(range(len(plan)))]
        await eventually(lambda: len(told) >= 2)
        assert [position["number"] for position in told] == [len(plan), 0]


async def test_a_plan_with_a_part_that_does_not_fit_is_refused_whole(hall: ServedHall) -> None:
    opened, plan = await hall.open_table(**THREE_SEATS), orders_of(LANNISTER)
    async with sitting(hall, opened) as people:
        lannister, told = people[LANNISTER], listening(people[BARATHEON])
        before, question = shown(lannister), lannister.questions()[0]
        with pytest.raises(HallRefused) as refusal:
            await lannister.answer_all(question, [*plan[:2], "surrender", *plan[3:]])
        assert refusal.value.text == "error-part-refused"
        assert refusal.value.fields["part"] == 3
        assert "'surrender' does not answer 'place-order'" in str(refusal.value.fields["why"])
        async with refused("error-part-refused"):  # nobody is asked after the last part
            await lannister.answer_all(question, [*plan, "ready"])
        assert shown(lannister) == before
        assert entries_of(hall.settings.url, opened) == []
        await lannister.answer(question, plan[0])
        await eventually(lambda: told)
        assert told[0]["number"] == 1


async def test_a_plan_that_comes_too_late_or_from_another_seat_is_refused(hall: ServedHall) -> None:
    opened, plan = await hall.open_table(**THREE_SEATS), orders_of(LANNISTER)
    async with sitting(hall, opened) as people:
        lannister = people[LANNISTER]
        question = lannister.questions()[0]
        async with refused("error-not-your-seat"):
            await people[BARATHEON].answer_all(question, plan)
        await lannister.answer(question, plan[0])
        async with refused("error-stale-answer"):
            await lannister.answer_all(question, plan)
        assert len(entries_of(hall.settings.url, opened)) == 1
        for options in ([], ["ready"] * (MOST_AT_ONCE + 1)):
            async with refused("error-bad-message"):
                await lannister.answer_all(lannister.questions()[0], options)


async def test_more_than_was_answered_is_not_taken_back(hall: ServedHall) -> None:
    opened, plan = await hall.open_table(**THREE_SEATS), orders_of(LANNISTER)
    async with sitting(hall, opened) as people:
        lannister = people[LANNISTER]
        await lannister.answer_all(lannister.questions()[0], plan)
        before = shown(lannister)
        async with refused("error-nothing-to-undo"):
            await lannister.undo(LANNISTER, count=len(plan) + 1)
        for count in (0, MOST_AT_ONCE + 1):
            async with refused("error-bad-message"):
                await lannister.undo(LANNISTER, count=count)
        assert shown(lannister) == before
        assert len(entries_of(hall.settings.url, opened)) == len(plan)


async def test_a_hall_that_is_killed_meanwhile_has_all_of_it_or_nothing(
    database: str, tmp_path: Path
) -> None:
    plan, mortal = orders_of(LANNISTER), MortalHall(database, tmp_path)
    hall = Hall(mortal.url)
    await asyncio.to_thread(mortal.start)
    try:
        opened = await hall.open_table(**THREE_SEATS, bots={BARATHEON: "random"})
        async with hall.sit(opened["seat_links"]["stark"]):
            pass  # has come, and plans for ever
        for delay in (0.0, 0.03):
            begun, link = asyncio.Event(), opened["seat_links"][LANNISTER]
            sent = asyncio.create_task(place_and_recall(hall, link, plan, begun))
            await begun.wait()
            await asyncio.sleep(delay)
            mortal.kill()
            await sent
            written = [e for e in entries_of(database, opened) if e.startswith((LANNISTER, "!"))]
            assert len(written) >= len(plan)
            assert len(written) % len(plan) == 0
            await asyncio.to_thread(mortal.start)
        async with hall.sit(link) as lannister:
            assert lannister.questions() == [] or lannister.questions()[0]["turn"] == 0
    finally:
        mortal.kill()


async def place_and_recall(hall: Hall, link: str, plan: list[Any], begun: asyncio.Event) -> None:
    """Place all orders and take them all back, again and again, until the hall is gone."""
    with suppress(*CUT_OFF):
        async with hall.sit(link) as seat:
            await eventually(lambda: seat.position["state"] == "playing")  # the dice are mixed
            while True:
                if seat.questions():
                    await seat.answer_all(seat.questions()[0], plan)
                else:
                    await seat.undo(LANNISTER, count=len(plan))
                begun.set()
