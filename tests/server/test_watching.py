"""Spectators: they see what lies on the table, and hands only where all people know of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from greathall.client import Seat, take_apart
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    eventually,
    heard,
    level,
    notices,
    play_all,
    play_on,
    proposed,
    refused,
    sitting,
)
from server.tabs import knocking

FACE_DOWN = ("hand", "aside", "discard", "eliminated")  # of which a stranger sees the number


def hidden(view: dict[str, Any]) -> list[Any]:
    return [cards for name in FACE_DOWN for cards in view[name].values()]


async def test_a_watcher_sees_no_hidden_card_during_a_whole_game(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        playing = asyncio.create_task(play_all(people))
        async for position in watcher.positions():
            assert set(position["seats"]) == {"watch"}
            seen = position["seats"]["watch"]
            assert all(isinstance(cards, int) for cards in hidden(seen["view"]))
            assert seen["questions"] == []
            assert seen["can_undo"] == []
        await playing
    drawn = [event for event in watcher.events["watch"] if event["event"] == "cards-drawn"]
    assert len(drawn) > 4
    assert all(event["cards"] is None for event in drawn)


# ------------------------------------------------------------------ hands that are shown


def hands(view: dict[str, Any]) -> dict[str, Any]:
    return {player: view["hand"][player] for player in (GANDALF, BALROG)}


def are_shown(view: dict[str, Any]) -> bool:
    return all(isinstance(hand, list) for hand in hands(view).values())


async def show_hands(people: dict[str, Seat], what: str = "show-hands") -> None:
    await people[GANDALF].say("propose", what=what)
    await agree(people[BALROG])


async def test_the_host_alone_shows_nobody_a_hand(hall: ServedHall) -> None:
    """A host who plays could read every hand, and cover them again before anybody looks."""
    opened = await hall.open_table(**DUEL)
    table, host = opened["table"], opened["host_key"]
    async with sitting(hall, opened):
        async with refused("error-bad-message"):
            await hall.settle(table, host, hands_shown=True)
        for key in ("", host, take_apart(opened["watch_link"])[1]):
            assert not are_shown((await hall.moment(table, 14, key=key))["view"])
        async with hall.sit(f"/t/{table}#{host}") as as_host:
            async with refused("error-not-your-seat"):
                await as_host.say("propose", what="show-hands")
            assert not are_shown(as_host.position["seats"]["watch"]["view"])
    assert not (await hall.table(table))["hands_shown"]


async def test_watchers_see_hands_where_the_table_was_opened_so(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, hands_shown=True)
    assert [listed["hands_shown"] for listed in await hall.tables()] == [True]
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        assert people[GANDALF].table["hands_shown"]
        await level(watcher, *people.values())
        assert are_shown(watcher.position["seats"]["watch"]["view"])
        assert (await hall.moment(opened["table"], 14))["view"]["hand"] == hands(
            watcher.position["seats"]["watch"]["view"]
        )
        mine = people[GANDALF].position["seats"][GANDALF]["view"]
        assert isinstance(mine["hand"][BALROG], int)
        await play_all(people)
        drawn = [event for event in watcher.events["watch"] if event["event"] == "cards-drawn"]
        assert all(event["cards"] for event in drawn)


async def test_hands_are_shown_from_when_all_people_agree_and_never_before(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    hall = open_hall(database=database)
    opened = await hall.open_table(**DUEL)
    table, link = opened["table"], opened["watch_link"]
    async with sitting(hall, opened) as people, hall.sit(link) as watcher:
        await play_all(people, until=40)
        await people[GANDALF].say("propose", what="show-hands")
        await eventually(lambda: proposed(watcher)["what"] == "show-hands")
        assert proposed(watcher)["needed"] == [BALROG, GANDALF]
        assert not watcher.table["hands_shown"]
        await agree(people[BALROG])
        since, known = people[BALROG].position["number"], len(people[BALROG].events[BALROG])
        await eventually(lambda: are_shown(watcher.position["seats"]["watch"]["view"]))
        await eventually(lambda: "notice-show-hands" in notices(people[GANDALF]))
        assert people[GANDALF].table["hands_shown"]
        await play_all(people, until=since + 20)
        await level(watcher, *people.values())
        shown = [are_shown((await hall.moment(table, at))["view"]) for at in (14, since - 1, since)]
        assert shown == [False, False, True]
        chronicle = watcher.events["watch"]
        assert all(e["cards"] is None for e in chronicle[:known] if e["event"] == "cards-drawn")
        number = watcher.position["number"]
    hall.close()
    again = open_hall(database=database)
    async with again.sit(link) as back:
        assert back.events["watch"] == chronicle
    assert (await again.moment(table, number))["events"] == chronicle
    assert not are_shown((await again.moment(table, since - 1))["view"])


async def test_one_who_does_not_agree_keeps_all_hands_covered(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        async with refused("error-nothing-proposed"):
            await people[GANDALF].say("propose", what="cover-hands")
        await people[GANDALF].say("propose", what="show-hands")
        await agree(people[BALROG], yes=False)
        await eventually(lambda: "notice-declined" in notices(watcher))
        assert not watcher.table["hands_shown"]


async def test_hands_are_covered_again_when_all_people_agree(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, hands_shown=True)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        async with refused("error-nothing-proposed"):
            await people[GANDALF].say("propose", what="show-hands")
        await show_hands(people, "cover-hands")
        await eventually(lambda: "notice-cover-hands" in notices(watcher))
        covered = {GANDALF: 7, BALROG: 7}
        await eventually(lambda: hands(watcher.position["seats"]["watch"]["view"]) == covered)
        assert not are_shown((await hall.moment(opened["table"], 14))["view"])


async def test_going_back_behind_where_hands_were_shown_shows_no_more_of_the_past(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await play_all(people, until=50)
        await show_hands(people)
        await people[GANDALF].say("propose", what="take-back", to=30)
        await agree(people[BALROG])
        await eventually(lambda: watcher.position["number"] < 50)
        await play_all(people, until=45)
        await level(watcher, *people.values())
        shown = [are_shown((await hall.moment(opened["table"], n))["view"]) for n in (29, 30, 40)]
        assert shown == [False, True, True]
        now = await hall.moment(opened["table"], watcher.position["number"])
        assert now["events"] == watcher.events["watch"]


async def test_a_rematch_shows_hands_only_if_the_match_did_from_its_beginning(
    hall: ServedHall,
) -> None:
    for at_first in (False, True):
        opened = await hall.open_table(**DUEL, hands_shown=at_first)
        async with sitting(hall, opened) as people:
            if not at_first:
                await show_hands(people)
            await play_all(people)
            assert people[GANDALF].table["hands_shown"]
            await people[GANDALF].say("rematch")
            link = heard(people[GANDALF], "rematch")[-1]["links"][GANDALF]
        async with hall.sit(link) as again:
            assert again.table["hands_shown"] == at_first


async def test_nobody_but_the_host_decides_who_may_watch(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    seat_key = take_apart(opened["seat_links"][GANDALF])[1]
    watch_key = take_apart(opened["watch_link"])[1]
    for key in ("", "nonsense", seat_key, watch_key):
        async with refused("error-not-the-host"):
            await hall.settle(opened["table"], key, public=False)
    assert (await hall.table(opened["table"]))["public"]


# ------------------------------------------------------------------ who may watch


async def test_a_table_is_private_unless_its_host_opens_it_to_all(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="fellowship")
    assert not (await hall.table(opened["table"], opened["host_key"]))["public"]
    async with refused("error-wrong-key"):
        await hall.table(opened["table"])
    assert await hall.tables() == []


async def test_a_private_table_is_seen_only_by_those_who_hold_a_key(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, bots={BALROG: "random"})
    table = opened["table"]
    assert await hall.tables() == []
    async with refused("error-wrong-key"):
        await hall.table(table)
    async with refused("error-wrong-key"):
        await hall.moment(table, 0)
    async with refused("error-wrong-key"), hall.sit(f"/t/{table}"):
        pass
    for link in (opened["watch_link"], opened["seat_links"][GANDALF], f"#{opened['host_key']}"):
        assert (await hall.table(table, take_apart(link)[1]))["table"] == table
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        async with hall.sit(opened["watch_link"]) as watcher:
            assert set(watcher.position["seats"]) == {"watch"}
        await play_on(gandalf)
    async with refused("error-wrong-key"):
        await hall.record(table)
    assert "end: " in await hall.record(table, take_apart(opened["watch_link"])[1])


async def test_a_public_table_can_be_watched_without_a_key(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(f"/t/{opened['table']}") as stranger:
        assert stranger.table["state"] == "open"


async def test_a_table_that_is_made_private_shows_strangers_out(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    table, host = opened["table"], opened["host_key"]
    invited = [opened["watch_link"], f"/t/{table}#{host}"]
    async with sitting(hall, opened) as people, knocking(hall, table) as stranger:
        await stranger.send({"do": "sit", "keys": ["nonsense"]})
        await stranger.hear("notes")
        async with hall.sit(invited[0]) as watcher, hall.sit(invited[1]) as at_the_door:
            await hall.settle(table, host, public=False)
            assert (await stranger.hear("error"))["error"] == "error-now-private"
            assert await stranger.is_shown_out() == 4404
            await play_all(people, until=20)
            await level(watcher, at_the_door, people[GANDALF])
            assert heard(watcher, "presence")[-1]["watching"] == 2
            assert notices(watcher) == ["notice-private"]
    assert await hall.tables() == []
    for look in (hall.table, hall.record):
        async with refused("error-wrong-key"):
            await look(table)
    async with refused("error-wrong-key"):
        await hall.moment(table, 0)
    async with refused("error-wrong-key"), hall.sit(f"/t/{table}"):
        pass


async def test_a_table_that_is_made_private_leaves_the_list_at_once(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, list_seconds=3600)
    opened = await hall.open_table(**DUEL)
    assert len(await hall.tables()) == 1
    await hall.settle(opened["table"], opened["host_key"], public=False)
    assert await hall.tables() == []


async def test_who_left_a_seat_that_another_has_is_a_stranger(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("leave", seat=GANDALF)
        link = await hall.join(opened["table"], GANDALF)
        async with hall.sit(link) as new:
            await hall.settle(opened["table"], opened["host_key"], public=False)
            async with refused("error-now-private"):
                while True:
                    await people[GANDALF].next_news()
            await play_all({GANDALF: new, BALROG: people[BALROG]}, until=30)


async def test_all_are_told_when_a_table_opens_to_everybody(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        for public in (True, True, False):
            await hall.settle(opened["table"], opened["host_key"], public=public)
        await eventually(lambda: notices(gandalf) == ["notice-public", "notice-private"])
        assert not gandalf.table["public"]


async def test_a_watcher_does_nothing_for_anybody(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        question = people[GANDALF].questions()[0]
        async with refused("error-not-your-seat"):
            await watcher.answer(question, question["options"][0])
        for do in ("leave", "waive", "take-seat"):
            async with refused("error-not-your-seat"):
                await watcher.say(do, seat=GANDALF)
        async with refused("error-not-your-seat"):
            await watcher.say("hand-over", seat=GANDALF, bot="random")
        async with refused("error-not-your-seat"):
            await watcher.say("note", seat=GANDALF, text="fly, you fools")
        async with refused("error-not-your-seat"):
            await watcher.say("undo", actor=GANDALF)
        async with refused("error-not-your-seat"):
            await watcher.say("rematch")
        async with refused("error-not-your-seat"):
            await watcher.say("chat", text="hush", to=GANDALF)
        assert people[GANDALF].position["number"] == 14
        assert [seat["bot"] for seat in people[GANDALF].table["seats"]] == [None, None]
