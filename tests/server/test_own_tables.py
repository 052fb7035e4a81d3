"""The lobby tells whoever holds the keys where it is their turn, and strangers nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from greathall.client import Json, take_apart
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    play_on,
    sitting,
)
from server.tabs import Tab
from server.test_listing import in_the_lobby

OpenHall = Callable[..., ServedHall]


def key_of(link: str) -> str:
    return take_apart(link)[1]


async def follow(tab: Tab, tables: dict[str, list[str]]) -> tuple[dict[str, Json], list[str]]:
    """What is told of these tables, and which of them are gone."""
    await tab.send({"do": "follow", "tables": tables})
    found: dict[str, Json] = {}
    gone: list[str] = []
    while (told := await tab.hear("own"))["tables"] or told["gone"]:
        found |= {standing["table"]["table"]: standing for standing in told["tables"]}
        gone += told["gone"]
    return found, gone


async def becomes(tab: Tab, is_so: Callable[[Json], object]) -> Json:
    """How it stands as soon as this is so."""
    while True:
        for standing in (await tab.hear("own"))["tables"]:
            if is_so(standing):
                found: Json = standing
                return found


async def test_one_hears_where_it_is_ones_turn_and_since_when(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, links = opened["table"], opened["seat_links"]
    keys = {seat: key_of(link) for seat, link in links.items()}
    async with in_the_lobby(hall) as olena, in_the_lobby(hall) as taras:
        told, _ = await follow(olena, {table: [keys[GANDALF]]})
        assert (told[table]["mine"], told[table]["asked"]) == ([GANDALF], [])
        assert told[table]["table"]["state"] == "open"
        await follow(taras, {table: [keys[BALROG], opened["watch_link"]]})
        begun = time.time()
        async with sitting(hall, opened) as people:
            both = [await becomes(tab, lambda s: s["asked"]) for tab in (olena, taras)]
            assert [standing["asked"] for standing in both] == [[GANDALF], [BALROG]]
            assert all(begun <= standing["since"] <= time.time() for standing in both)
            assert both[0]["waiting"] == [BALROG, GANDALF]  # both discard at first
            assert both[0]["round"] == both[1]["round"]
            while asked := people[GANDALF].questions():
                await people[GANDALF].answer(asked[0], asked[0]["options"][0])
            other = await becomes(taras, lambda s: s["waiting"] != both[1]["waiting"])
            assert other["asked"] == [BALROG]
            assert other["since"] == both[1]["since"]  # whatever others do meanwhile


async def test_what_a_bot_does_in_my_seat_is_not_my_turn(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with in_the_lobby(hall) as tab, sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        wanted = {opened["table"]: [key_of(opened["seat_links"][GANDALF])]}
        told, _ = await follow(tab, wanted)
        assert told[opened["table"]]["asked"] == [GANDALF]
        await people[GANDALF].say("hand-over", seat=GANDALF, bot="random")
        heard: list[Json] = []
        playing = asyncio.create_task(play_on(people[BALROG]))
        await becomes(tab, lambda s: heard.append(s) or s["table"]["state"] == "finished")
        await playing
    assert any(GANDALF in standing["waiting"] for standing in heard)
    assert [standing["asked"] for standing in heard if standing["asked"]] == []


async def test_strangers_learn_nothing(hall: ServedHall) -> None:
    public = await hall.open_table(**DUEL)
    private = await hall.open_table(**PRIVATE_DUEL)
    other = key_of(public["seat_links"][GANDALF])
    wanted = {private["table"]: [other, ""], public["table"]: [], "nowhere": [other]}
    wanted["no such table"] = [other]
    async with in_the_lobby(hall) as tab:
        found, gone = await follow(tab, wanted)
        assert (found, sorted(gone)) == ({}, sorted(wanted))
        async with sitting(hall, private):
            found, gone = await follow(tab, {"nowhere": []})
            assert (found, gone) == ({}, ["nowhere"])  # and nothing came in between


async def test_nothing_hidden_is_told(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with in_the_lobby(hall) as tab, sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        told, _ = await follow(tab, {opened["table"]: [opened["host_key"]]})
    (standing,) = told.values()
    public = {"table", "since", "waiting", "round", "phase", "score"}
    assert set(standing) == public | {"mine", "asked"}
    assert standing["mine"] == []
    assert standing["table"]["secret"] is None


async def test_a_key_that_fits_no_longer_tells_no_more(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    old = key_of(opened["seat_links"][GANDALF])
    async with in_the_lobby(hall) as tab:
        told, _ = await follow(tab, {opened["table"]: [old]})
        assert told[opened["table"]]["mine"] == [GANDALF]
        await hall.join(opened["table"], GANDALF, "Taras")
        assert (await tab.hear("own"))["gone"] == [opened["table"]]


async def test_a_cancelled_table_is_gone(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with in_the_lobby(hall) as tab:
        await follow(tab, {opened["table"]: [opened["host_key"]]})
        await hall.cancel(opened["table"], opened["host_key"])
        assert (await tab.hear("own"))["gone"] == [opened["table"]]
    assert hall.app.state.hall.own_tables.keys == {}


async def test_since_when_is_known_after_a_restart(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**PRIVATE_DUEL)
    async with sitting(first, opened) as people:
        await eventually(people[GANDALF].questions)
    first.close()
    asked = time.time()
    second = open_hall(database=database)
    async with in_the_lobby(second) as tab:
        told, _ = await follow(tab, {opened["table"]: [key_of(opened["seat_links"][GANDALF])]})
    (standing,) = told.values()
    assert standing["asked"] == [GANDALF]
    assert asked - 60 < standing["since"] < asked


async def test_too_many_tables_are_refused(any_hall: ServedHall) -> None:
    async with in_the_lobby(any_hall) as tab:
        await tab.send({"do": "follow", "tables": {f"t{n}": [] for n in range(51)}})
        assert (await tab.hear("error"))["error"] == "error-bad-message"
        assert await tab.is_shown_out() == 4404
