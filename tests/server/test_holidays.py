"""Holidays: time stands for who is away, all see it, and a year has no more than so many days."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import select

from greathall.client import take_apart
from greathall.server.people.holidays import DAYS_A_YEAR, days_left
from greathall.server.people.schema import holidays
from greathall.server.rests import DAY, waited_for_long
from greathall.server.room import Room
from greathall.server.schema import absentees
from greathall.server.store import open_engine
from server.halls import BALROG, GANDALF, PRIVATE_DUEL, ServedHall, eventually, refused
from server.passkeys import Device
from server.test_absence import ARAGORN, FRODO, PAIR, ask_in, days_pass
from server.test_profiles import device
from server.test_reliability import duel, it_is_later, reliability, take_turn
from server.test_seats import seats_of

SLOW = {"pace": {"kind": "bank", "seconds": 3 * DAY}}


async def take(here: Device, days: int, status: int = 204, **when: Any) -> Any:
    return await here.ask("POST", "/api/me/holidays", status, days=days, **when)


def running(room: Room) -> list[str]:
    return sorted(c.seat for c in room.occupants.values() if c.clock.since is not None)


async def test_time_stands_and_all_see_it(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, **SLOW)
    async with device(hall, "Olena") as olena:
        async with (
            olena.sit(opened["seat_links"][GANDALF]),
            hall.sit(opened["seat_links"][BALROG]) as taras,
        ):
            await eventually(taras.questions)
            assert await hall.in_room(opened["table"], running) == [BALROG, GANDALF]
            await take(olena, 3)
            await eventually(lambda: seats_of(taras.table)[GANDALF]["holiday"])
            assert await hall.in_room(opened["table"], running) == [BALROG]
            await days_pass(hall, opened["table"], 0)
            async with refused("error-not-absent"):
                await taras.say("propose", what="replace", seat=GANDALF)
            told = await olena.ask("GET", "/api/me/holidays")
            assert told["days_left"] == DAYS_A_YEAR - 3
            await olena.ask("DELETE", f"/api/me/holidays/{told['holidays'][0]['id']}", 204)
            await eventually(lambda: not seats_of(taras.table)[GANDALF]["holiday"])
            assert await hall.in_room(opened["table"], running) == [BALROG, GANDALF]
        told = await olena.ask("GET", "/api/me/holidays")
        assert told["days_left"] == DAYS_A_YEAR - 1  # a begun day counts


async def test_nobody_waits_for_who_is_on_holiday(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with (
        device(hall, "Olena") as olena,
        olena.sit(opened["seat_links"][GANDALF]),
        hall.sit(opened["seat_links"][BALROG]) as taras,
    ):
        await eventually(taras.questions)
        await take(olena, 2)
        await days_pass(hall, opened["table"], 4)
        waited = await hall.in_room(opened["table"], lambda room: waited_for_long(room, GANDALF))
        assert waited > 3.9 * DAY  # what was before it counts

        def back(room: Room) -> None:
            (person,) = room.holidays
            room.holidays[person] = [(time.time() - 3 * DAY, time.time() - DAY)]

        await hall.in_room(opened["table"], back)
        waited = await hall.in_room(opened["table"], lambda room: waited_for_long(room, GANDALF))
        assert round(waited / DAY, 1) == 2.0


async def test_an_evening_has_no_holidays(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, pace={"kind": "bank", "seconds": 1800})
    async with (
        device(hall, "Olena") as olena,
        olena.sit(opened["seat_links"][GANDALF]),
        hall.sit(opened["seat_links"][BALROG]) as taras,
    ):
        await eventually(taras.questions)
        await take(olena, 3)
        assert await hall.in_room(opened["table"], running) == [BALROG, GANDALF]
        assert seats_of(taras.table)[GANDALF]["holiday"] is None


async def test_a_year_has_no_more_days(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        now = time.time()
        await take(olena, 14)
        told = await take(olena, 1, 409, from_at=now + DAY)  # two at once
        assert told["error"] == "error-no-holiday"
        await take(olena, 14, from_at=now + 20 * DAY)
        await take(olena, 1, 409, from_at=now + 100 * DAY)
        await take(olena, 15, 422)
        await take(olena, 1, 409, from_at=now + 800 * DAY)
        told = await olena.ask("GET", "/api/me/holidays")
        assert told["days_left"] == 0
        for holiday in told["holidays"]:
            await taras.ask("DELETE", f"/api/me/holidays/{holiday['id']}", 404)
        ahead = told["holidays"][1]["id"]
        await olena.ask("DELETE", f"/api/me/holidays/{ahead}", 204)
        assert (await olena.ask("GET", "/api/me/holidays"))["days_left"] == 14
        assert len((await olena.ask("GET", "/api/me/export"))["holidays"]) == 1


async def test_a_profile_that_is_deleted_leaves_none(hall: ServedHall) -> None:
    opened = await hall.open_table(**PAIR)
    async with device(hall, "Olena") as olena:
        async with (
            olena.sit(opened["seat_links"][FRODO]),
            hall.sit(opened["seat_links"][ARAGORN]) as taras,
        ):
            await eventually(taras.questions)
            await days_pass(hall, opened["table"], 4)
            await taras.say("propose", what="reseat", seat=FRODO)
            await eventually(lambda: seats_of(taras.table)[FRODO]["absent"])
        await take(olena, 3)
        (person,) = {p for p, *_ in kept(hall.settings.url, holidays.c.person_id)}
        assert kept(hall.settings.url, absentees.c.person) == [(person,)]
        await olena.ask("DELETE", "/api/me", 204)
    assert kept(hall.settings.url, holidays.c.id) == []
    assert kept(hall.settings.url, absentees.c.seat) == []


def kept(address: str, column: Any) -> list[Any]:
    engine = open_engine(address)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(select(column))]
    engine.dispose()
    return found


async def test_a_guest_has_no_holidays(hall: ServedHall) -> None:
    async with device(hall) as stranger:
        await stranger.ask("GET", "/api/me/holidays", 401)
        await stranger.ask("POST", "/api/me/holidays", 401, days=1)


def test_a_holiday_of_a_moment_is_a_day() -> None:
    taken = [{"from_at": 1000.0, "until_at": 1000.0}, {"from_at": 5000.0, "until_at": 5000 + DAY}]
    assert days_left(taken, 9000.0) == DAYS_A_YEAR - 2


# ------------------------------------------------------------------ what others read of it


async def test_a_turn_after_a_holiday_is_in_time(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, duel(hall, olena) as (one, _):
        await eventually(one.questions)
        await take(olena, 4)
        await it_is_later(hall, 4 * DAY)
        await take_turn(one)
        told = await reliability(hall, olena)
        assert (told["turns"], told["in_time"]) == (1, 1)


async def test_who_is_replaced_has_left_until_they_are_back_and_no_deputy_has(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**PAIR)
    async with (
        device(hall, "Olena") as olena,
        device(hall, "Daria") as daria,
        olena.sit(opened["seat_links"][FRODO]) as away,
        hall.sit(opened["seat_links"][ARAGORN]) as taras,
    ):
        await eventually(taras.questions)
        await days_pass(hall, opened["table"], 4)
        await taras.say("propose", what="reseat", seat=FRODO)
        await eventually(lambda: seats_of(taras.table)[FRODO]["absent"])
        assert (await reliability(hall, olena))["left"] == 1
        key = take_apart(opened["seat_links"][ARAGORN])[1]
        async with daria.sit(await ask_in(hall, opened["table"], FRODO, key)):
            await eventually(lambda: seats_of(taras.table)[FRODO]["name"] == "Daria")
            await away.say("come-back", seat=FRODO)
            await eventually(lambda: seats_of(taras.table)[FRODO]["name"] == "Olena")
        assert (await reliability(hall, olena))["left"] == 0
        assert (await reliability(hall, daria))["left"] == 0
