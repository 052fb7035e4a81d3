"""Spectators: they see what lies on the table, and hands only if the host shows them."""

from __future__ import annotations

import asyncio
from typing import Any

from greathall.client import take_apart
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    play_all,
    play_on,
    refused,
    sitting,
)

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


async def test_a_private_table_is_seen_only_by_those_who_hold_a_key(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"}, public=False)
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
        await hall.settle(opened["table"], opened["host_key"], public=False)
        await eventually(lambda: not stranger.table["public"])
    async with refused("error-not-your-seat"), hall.sit(f"/t/{opened['table']}"):
        pass


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
