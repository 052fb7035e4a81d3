"""Spectators: they see what lies on the table, and hands only if the host shows them."""

from __future__ import annotations

import asyncio
from typing import Any

from greathall.client import take_apart
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    level,
    notices,
    play_all,
    play_on,
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


async def test_the_host_shows_hands_to_watchers_and_covers_them_again(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    table, host = opened["table"], opened["host_key"]
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await hall.settle(table, host, hands_shown=True)
        await eventually(lambda: watcher.table["hands_shown"])
        hands = watcher.position["seats"]["watch"]["view"]["hand"]
        assert [len(hands[player]) for player in (GANDALF, BALROG)] == [7, 7]
        assert isinstance(people[GANDALF].position["seats"][GANDALF]["view"]["hand"][BALROG], int)
        shown = await hall.moment(table, 14)
        assert shown["view"]["hand"] == hands
        await hall.settle(table, host, hands_shown=False)
        await eventually(lambda: not watcher.table["hands_shown"])
        assert watcher.position["seats"]["watch"]["view"]["hand"] == {GANDALF: 7, BALROG: 7}


async def test_nobody_but_the_host_decides_what_is_shown(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    seat_key = take_apart(opened["seat_links"][GANDALF])[1]
    watch_key = take_apart(opened["watch_link"])[1]
    for key in ("", "nonsense", seat_key, watch_key):
        async with refused("error-not-the-host"):
            await hall.settle(opened["table"], key, hands_shown=True, public=False)
    told = await hall.table(opened["table"])
    assert (told["hands_shown"], told["public"]) == (False, True)


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
    async with refused("error-not-your-seat"), hall.sit(f"/t/{table}"):
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
    async with refused("error-not-your-seat"), hall.sit(f"/t/{table}"):
        pass


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
            await watcher.say("chat", text="hush")
        assert people[GANDALF].position["number"] == 14
        assert [seat["bot"] for seat in people[GANDALF].table["seats"]] == [None, None]
