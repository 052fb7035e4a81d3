"""Talk at the table, and notes for oneself."""

from __future__ import annotations

from collections.abc import Callable

from greathall.client import take_apart
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    agree,
    eventually,
    heard,
    lines,
    play_on,
    refused,
    sitting,
)


async def test_people_chat_and_watchers_listen(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await people[GANDALF].say("chat", text="  Ти не пройдеш!  ")
        await people[BALROG].say("chat", text="   ")
        await people[BALROG].say("chat", text="<b>roar</b>")
        await eventually(lambda: len(lines(watcher, "chat")) == 2)
        said = [(line["seat"], line["text"]) for line in lines(watcher, "chat")]
        assert said == [(GANDALF, "Ти не пройдеш!"), (BALROG, "<b>roar</b>")]
    async with hall.sit(opened["seat_links"][GANDALF]) as again:
        await eventually(lambda: len(lines(again, "chat")) == 2)


async def test_a_line_of_chat_has_an_end(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await gandalf.say("chat", text="a" * 1_000)
        async with refused("error-too-large"):
            await gandalf.say("chat", text="a" * 1_001)
        async with refused("error-too-large"):
            await gandalf.say("note", seat=GANDALF, text="a" * 20_001)


async def test_a_note_is_seen_by_its_seat_alone(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    link = opened["seat_links"][GANDALF]
    async with sitting(hall, opened) as people, hall.sit(link) as phone:
        await people[GANDALF].say("note", seat=GANDALF, text="he holds the whip")
        note = {"is": "notes", "notes": {GANDALF: "he holds the whip"}}
        await eventually(lambda: heard(phone, "notes")[-1:] == [note])
        async with refused("error-not-your-seat"):
            await people[BALROG].say("note", seat=GANDALF, text="me?")
        async with hall.sit(opened["watch_link"]) as watcher:
            await eventually(lambda: heard(watcher, "notes"))
            assert "whip" not in str(watcher.heard)
        assert "whip" not in str(people[BALROG].heard)
        assert "whip" not in str(await hall.table(opened["table"]))


async def test_whoever_joins_a_seat_that_was_left_does_not_read_the_old_notes(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("note", seat=GANDALF, text="he holds the whip")
        await people[GANDALF].say("leave", seat=GANDALF)
        async with hall.sit(await hall.join(opened["table"], GANDALF)) as new:
            await eventually(lambda: heard(new, "notes"))
            assert heard(new, "notes")[-1] == {"is": "notes", "notes": {GANDALF: ""}}


async def test_talk_and_notes_outlive_the_server(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**DUEL)
    async with first.sit(opened["seat_links"][GANDALF]) as gandalf:
        await gandalf.say("chat", text="mellon")
        await gandalf.say("note", seat=GANDALF, text="speak, friend, and enter")
    first.close()
    second = open_hall(database=database)
    async with second.sit(opened["seat_links"][GANDALF]) as gandalf:
        await eventually(lambda: heard(gandalf, "notes"))
        assert [line["text"] for line in lines(gandalf, "chat")] == ["mellon"]
        assert heard(gandalf, "notes")[-1]["notes"][GANDALF] == "speak, friend, and enter"


async def test_watchers_talk_among_themselves(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    link = opened["watch_link"]
    async with (
        sitting(hall, opened) as people,
        hall.sit(link, name="Merry") as merry,
        hall.sit(link) as pippin,
    ):
        await merry.say("chat", text="he holds the whip")
        await eventually(lambda: lines(pippin, "watch"))
        assert lines(pippin, "watch")[0]["name"] == "Merry"
        async with refused("error-not-your-seat"):
            await merry.say("chat", text="psst", to=GANDALF)
        async with hall.sit(opened["seat_links"][GANDALF]) as again:
            await people[GANDALF].say("chat", text="said to all")
            await eventually(lambda: lines(again, "chat"))
        for player in (*people.values(), again):
            assert "whip" not in str(player.heard)
        key = take_apart(opened["seat_links"][GANDALF])[1]
        assert "whip" not in str(await said_at(hall, opened["table"], key))
        assert "whip" in str(await said_at(hall, opened["table"]))
        await hall.settle(opened["table"], opened["host_key"], watch_chat=False)
        async with refused("error-watch-chat-off"):
            await merry.say("chat", text="and now?")
        await people[GANDALF].say("propose", what="draw")
        await agree(people[BALROG])
        await eventually(lambda: people[GANDALF].is_over)
        assert "whip" in str(await said_at(hall, opened["table"], key))


async def test_a_line_stands_where_it_was_said(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf = people[GANDALF]
        await gandalf.say("chat", text="at first")
        await play_on(gandalf, until=15)
        await gandalf.say("chat", text="then")
        first, then = lines(gandalf, "chat")
        assert then["position"] == first["position"] + 1
        assert then["events"] >= first["events"]
        assert then["at"] >= first["at"]


async def said_at(hall: ServedHall, table: str, key: str = "") -> object:
    return await hall._ask("GET", f"/api/tables/{table}/talk", key)
