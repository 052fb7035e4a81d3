"""How reliable people are: turns in time and matches left, which others read."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from greathall.client import Json, Seat
from greathall.server.hall import Hall
from greathall.server.people.reliability import AT_ONCE
from server.halls import BALROG, GANDALF, PRIVATE_DUEL, ServedHall, eventually, play_all
from server.passkeys import Device
from server.test_profiles import device, everything


async def reliability(hall: ServedHall, person: Device) -> Json:
    await hall.inside(lambda inside: inside.reliability.write())
    found: Json = (await person.ask("GET", "/api/me/repute"))["reliability"]
    return found


@asynccontextmanager
async def duel(hall: ServedHall, olena: Device, **wish: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    opened = await hall.open_table(**PRIVATE_DUEL | wish)
    async with (
        olena.sit(opened["seat_links"][GANDALF]) as one,
        hall.sit(opened["seat_links"][BALROG], name="Taras") as other,
    ):
        yield one, other


async def take_turn(seat: Seat) -> None:
    """Answer until somebody else is asked."""
    await eventually(seat.questions)
    while asked := seat.questions():
        await seat.answer(asked[0], asked[0]["options"][0])


async def it_is_later(hall: ServedHall, seconds: float) -> None:
    """For those who note what takes how long."""

    async def later(inside: Hall) -> None:
        inside.reliability.clock = lambda: time.time() + seconds

    await hall.inside(later)


async def test_turns_in_time_are_counted(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, duel(hall, olena) as (one, _):
        await take_turn(one)
        assert await reliability(hall, olena) == {
            "turns": 1,
            "in_time": 1,
            "matches": 1,
            "left": 0,
        }


async def test_a_turn_after_days_was_late(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        async with duel(hall, olena, absence=3600) as (one, _):
            await eventually(one.questions)
            await it_is_later(hall, 3500)
            await take_turn(one)
            told = await reliability(hall, olena)
            assert (told["turns"], told["in_time"]) == (1, 1)
        async with duel(hall, olena, absence=3600) as (one, _):
            await it_is_later(hall, 3700)
            await take_turn(one)
            told = await reliability(hall, olena)
            assert (told["turns"], told["in_time"]) == (2, 1)


async def test_a_clock_says_what_is_late(hall: ServedHall) -> None:
    pace = {"kind": "move", "seconds": 0.2, "when_out": "bot"}
    async with device(hall, "Olena") as olena, duel(hall, olena, pace=pace) as (one, _):
        await eventually(one.questions)
        await eventually(lambda: one.table["seats"] and _bot_of(one) == "steward")
        told = await reliability(hall, olena)
        assert (told["turns"], told["in_time"]) == (1, 0)


def _bot_of(seat: Seat) -> Any:
    return next(chair["bot"] for chair in seat.table["seats"] if chair["seat"] == GANDALF)


async def test_matches_that_somebody_left_are_counted(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        async with duel(hall, olena) as (one, _):
            await one.say("leave", seat=GANDALF)
            told = await reliability(hall, olena)
        assert (told["matches"], told["left"]) == (1, 1)
        async with duel(hall, olena) as (one, other):
            await play_all({GANDALF: one, BALROG: other})
        told = await reliability(hall, olena)
        assert (told["matches"], told["left"]) == (2, 1)


async def test_who_lets_a_bot_end_a_match_has_left_it(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        async with duel(hall, olena) as (one, other):
            await one.say("hand-over", seat=GANDALF, bot="random")
            await play_all({BALROG: other})
        told = await reliability(hall, olena)
        assert (told["matches"], told["left"]) == (1, 1)


async def test_leaving_before_the_match_or_bots_alone_harms_nobody(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        opened = await hall.open_table(**PRIVATE_DUEL)
        async with olena.sit(opened["seat_links"][GANDALF]) as seat:
            await seat.say("leave", seat=GANDALF)
        alone = await hall.open_table(**PRIVATE_DUEL, bots={BALROG: "random"})
        async with olena.sit(alone["seat_links"][GANDALF]) as seat:
            await take_turn(seat)
            await seat.say("leave", seat=GANDALF)
        assert set((await reliability(hall, olena)).values()) == {0}


async def test_nothing_of_it_stays_of_a_deleted_profile(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        code = (await olena.ask("GET", "/api/me"))["person"]
        async with duel(hall, olena) as (one, other):
            await take_turn(one)
            await hall.inside(lambda inside: inside.reliability.write())
            assert (await olena.ask("GET", "/api/me/export"))["reliability"]["turns"] == 1
            await take_turn(other)
            await take_turn(one)
            await olena.ask("DELETE", "/api/me", 204)
            await hall.inside(lambda inside: inside.reliability.write())
        assert code not in everything(hall)


async def test_many_turns_are_written_a_few_at_a_time(hall: ServedHall) -> None:
    """All that is written goes through one thread: answers come in between."""
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        codes = [(await one.ask("GET", "/api/me"))["person"] for one in (olena, taras)]

        async def write(inside: Hall) -> list[int]:
            sizes: list[int] = []
            write_one = inside.store.write

            async def watched(work: Any) -> Any:
                sizes.append(len({person for person, _ in work.args[0]}))
                return await write_one(work)

            for _ in range(2):  # of who is new, then of who is known
                for code in (*codes, *(f"gone{n}" for n in range(3 * AT_ONCE))):
                    inside.reliability.taken.update({(code, True): 2, (code, False): 1})
                inside.store.write = watched  # type: ignore[method-assign]
                await inside.reliability.write()
                inside.store.write = write_one  # type: ignore[method-assign]
            assert not inside.reliability.taken
            return sizes

        sizes = await hall.inside(write)
        assert len(sizes) == 8
        assert max(sizes) == AT_ONCE
        for one in (olena, taras):
            told = await reliability(hall, one)
            assert (told["turns"], told["in_time"]) == (6, 4)
