"""Talk at the table, and notes for oneself."""

from __future__ import annotations

from collections.abc import Callable

from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    heard,
    lines,
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
        await eventually(lambda: heard(phone, "notes")[-1] == note)
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
