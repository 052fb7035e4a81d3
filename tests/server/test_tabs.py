"""One websocket a tab: reconnecting, several tabs on one seat, several seats on one tab."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from greathall.client import Seat, take_apart
from greathall.server.hall import Hall as HallInside
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    answered,
    eventually,
    heard,
    level,
    play_all,
    play_on,
    refused,
    sitting,
)


def seen(seat: Seat) -> object:
    """Everything a seat has before it, but for the number from which its events were told."""
    seats = {
        who: {k: v for k, v in part.items() if k not in ("events_from", "events", "times")}
        for who, part in seat.position["seats"].items()
    }
    return {**seat.position, "seats": seats}, seat.events


async def test_who_reconnects_in_the_middle_goes_on_exactly_there(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    link = opened["seat_links"][GANDALF]
    async with sitting(hall, opened) as people:
        await play_all(people, until=60)
        first = people[GANDALF]
        known = first.events[GANDALF]
        assert len(known) > 10
        async with hall.sit(link, since=7) as again:
            assert again.position["seats"][GANDALF]["events_from"] == 7
            assert again.events[GANDALF] == known[7:]
            assert seen(again)[0] == seen(first)[0]  # type: ignore[index]
        async with hall.sit(link, since=len(known)) as again:
            assert again.events[GANDALF] == []
            await play_all({GANDALF: again, BALROG: people[BALROG]})
            await eventually(lambda: first.is_over)
            assert known[: first.since] + first.events[GANDALF] == first.events[GANDALF]
            assert again.events[GANDALF] == first.events[GANDALF][again.since :]


async def test_whoever_claims_to_know_the_future_is_told_the_present(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        told = len(people[BALROG].events[BALROG])
        async with hall.sit(opened["seat_links"][BALROG], since=10_000) as again:
            assert again.position["seats"][BALROG]["events_from"] == told
            assert again.events[BALROG] == []


async def test_a_chronicle_that_was_rewritten_meanwhile_is_told_from_its_beginning(
    hall: ServedHall,
) -> None:
    """Whoever was away during a take-back has events that never happened."""
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with hall.sit(link) as away:
        await play_on(away, "before", until=40)
    known, era = len(away.events[GANDALF]), away.position["era"]
    async with hall.sit(link) as seat:
        await seat.say("propose", what="take-back", to=14)
        await play_on(seat, "otherwise", until=90)
        assert len(seat.events[GANDALF]) > known
        async with hall.sit(link, since=known, era=era) as back:
            assert back.position["seats"][GANDALF]["events_from"] == 0
            assert back.events == seat.events


async def test_two_tabs_on_one_seat_always_agree(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with hall.sit(link) as phone, hall.sit(link) as laptop:
        rng = random.Random(1)
        while not phone.is_over:
            await eventually(lambda: phone.is_over or phone.questions())
            for question in phone.questions():
                await level(phone, laptop)
                await answered(
                    rng.choice((phone, laptop)), question, rng.choice(question["options"])
                )
        await eventually(lambda: laptop.is_over)
        assert seen(phone) == seen(laptop)


async def test_of_two_tabs_that_answer_at_once_one_is_refused(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["seat_links"][GANDALF]) as second:
        question = people[GANDALF].questions()[0]
        first_card, other_card = question["options"][:2]
        done = await asyncio.gather(
            answered(people[GANDALF], question, first_card), answered(second, question, other_card)
        )
        assert sorted(done) == [False, True]
        assert second.questions() == people[GANDALF].questions()
        assert second.questions()[0]["turn"] == 1


async def test_one_person_plays_all_seats_of_a_table_on_one_tab(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="duel-3")
    async with hall.sit(*opened["seat_links"].values(), name="Olena") as hot_seat:
        assert set(hot_seat.position["seats"]) == {"gandalf", "witch-king", "saruman"}
        for seat, part in hot_seat.position["seats"].items():
            assert isinstance(part["view"]["hand"][seat], list)
        await play_on(hot_seat)
        assert hot_seat.is_over


async def test_a_tab_takes_a_second_seat_later(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    keys = [take_apart(link)[1] for link in opened["seat_links"].values()]
    async with hall.sit(opened["seat_links"][GANDALF]) as tab:
        assert tab.table["state"] == "open"
        await tab.say("note", seat=GANDALF, text="the beard")
        await tab.say("sit", keys=keys)
        await eventually(lambda: tab.table["state"] == "playing")
        assert set(tab.position["seats"]) == {GANDALF, BALROG}
        assert heard(tab, "presence")[-1]["seats"] == {GANDALF: 1, BALROG: 1}
        assert heard(tab, "notes")[-1]["notes"] == {GANDALF: "the beard", BALROG: ""}
        async with refused("error-wrong-key"):
            await tab.say("sit", keys=["no key"])
        assert await play_on(tab) > 20


async def test_everybody_sees_who_is_present(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["watch_link"]) as watcher:
        async with sitting(hall, opened), hall.sit(opened["seat_links"][GANDALF]):
            here = {"is": "presence", "seats": {GANDALF: 2, BALROG: 1}, "watching": 1}
            await eventually(lambda: heard(watcher, "presence")[-1:] == [here])
        nobody = {"is": "presence", "seats": {}, "watching": 1}
        await eventually(lambda: heard(watcher, "presence")[-1:] == [nobody])


async def test_an_answer_stands_even_if_its_tab_closes_at_that_moment(hall: ServedHall) -> None:
    """Whoever looks on is told, and the bot goes on, although nobody waits for the done."""
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with hall.sit(opened["watch_link"]) as watcher, hall.sit(link) as tab:
        await eventually(lambda: tab.position["number"] == 16)  # the bot has discarded
        async with hall.sit(opened["watch_link"]):
            await hall.inside(write_slowly)
            question = tab.questions()[0]
            asking = asyncio.create_task(tab.answer(question, question["options"][0]))
            await asyncio.sleep(0.1)
            tab._socket.transport.abort()
            await asyncio.sleep(0.05)
        # That somebody left was told to a tab which is gone, while its answer is being written.
        await asyncio.gather(asking, return_exceptions=True)
        await eventually(lambda: watcher.position["number"] == 17)
    async with hall.sit(link) as tab:
        assert tab.questions()[0]["turn"] == 1
        await play_on(tab)


async def write_slowly(hall: HallInside) -> None:
    write = hall.store.append

    async def write_later(*entries: Any) -> None:
        await asyncio.sleep(0.3)
        hall.store.append = write  # type: ignore[method-assign]
        await write(*entries)

    hall.store.append = write_later  # type: ignore[method-assign]
