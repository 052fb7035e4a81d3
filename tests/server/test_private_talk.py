"""What two people say to each other in private is theirs alone, now and later."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from greathall.client import Json, Seat, take_apart
from server.halls import (
    GAME,
    ServedHall,
    eventually,
    lines,
    notices,
    play_all,
    refused,
    sitting,
)
from server.test_store import entries_fail

OpenHall = Callable[..., ServedHall]
THREE: dict[str, Any] = {"game": GAME, "scenario": "duel-3", "public": True}
GANDALF, SARUMAN, WITCH_KING = "gandalf", "saruman", "witch-king"
WHISPER = "Нападімо разом: mellon"
WORD = "mellon"


def told(*seats: Seat) -> str:
    """All that these tabs have heard."""
    heard = [[s.table, s.position, s.events, *s.heard] for s in seats]
    return json.dumps(heard, ensure_ascii=False)


def private(seat: Seat) -> list[tuple[Any, ...]]:
    """The private lines that a tab has read."""
    words = ("seat", "to", "text")
    return [tuple(line[w] for w in words) for line in lines(seat, "chat") if line["to"] is not None]


async def everybody_has_heard(speaker: Seat, *tabs: Seat) -> None:
    """Once this public line is there, whatever was said before it is there as well."""
    await speaker.say("chat", text="That is all.")
    for tab in tabs:
        await eventually(lambda tab=tab: "That is all." in told(tab))


@asynccontextmanager
async def a_whisper(hall: ServedHall, **wish: Any) -> AsyncIterator[tuple[Json, dict[str, Seat]]]:
    """A table of three, at which Gandalf has said something to Saruman alone."""
    opened = await hall.open_table(**THREE, **wish)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("chat", text=f"  {WHISPER} ", to=SARUMAN)
        yield opened, people


# ------------------------------------------------------------------ who hears it


async def test_a_private_line_is_heard_by_two_people_on_all_their_tabs(hall: ServedHall) -> None:
    async with a_whisper(hall, hands_shown=True) as (opened, people):
        links, host = opened["seat_links"], f"/t/{opened['table']}#{opened['host_key']}"
        async with (
            hall.sit(links[GANDALF]) as phone,
            hall.sit(links[SARUMAN]) as laptop,
            hall.sit(opened["watch_link"]) as watcher,
            hall.sit(host) as master,
        ):
            await people[SARUMAN].say("chat", text="So be it.", to=GANDALF)
            everybody = [*people.values(), phone, laptop, watcher, master]
            await everybody_has_heard(people[WITCH_KING], *everybody)
            said = [(GANDALF, SARUMAN, WHISPER), (SARUMAN, GANDALF, "So be it.")]
            for tab in (people[GANDALF], people[SARUMAN], phone, laptop):
                assert private(tab) == said
            for word in (WORD, "So be it."):
                assert word not in told(people[WITCH_KING], watcher, master)
            (line, _) = [line for line in lines(laptop, "chat") if line["to"] is not None]
            assert (line["name"], line["to_name"]) == ("Gandalf", "Saruman")


async def test_who_comes_back_finds_private_talk_and_nobody_else_does(hall: ServedHall) -> None:
    async with a_whisper(hall) as (opened, _):
        pass
    host = f"/t/{opened['table']}#{opened['host_key']}"
    for seat in (GANDALF, SARUMAN):
        async with hall.sit(opened["seat_links"][seat]) as again:
            await eventually(lambda again=again: private(again) == [(GANDALF, SARUMAN, WHISPER)])
    for link in (opened["seat_links"][WITCH_KING], opened["watch_link"], host):
        async with hall.sit(link) as other:
            await all_is_told(other)
            assert WORD not in told(other)


async def all_is_told(tab: Seat) -> None:
    """The notes come last of all that is told after sitting down."""
    await eventually(lambda: any(message["is"] == "notes" for message in tab.heard))


async def test_private_talk_survives_a_restart(open_hall: OpenHall, database: str) -> None:
    hall = open_hall(database=database)
    async with a_whisper(hall) as (opened, _):
        pass
    hall.close()
    again = open_hall(database=database)
    async with sitting(again, opened) as people:
        for seat in (GANDALF, SARUMAN):
            await eventually(lambda seat=seat: private(people[seat]))
        await people[SARUMAN].say("chat", text="Still here.", to=GANDALF)
        await everybody_has_heard(people[SARUMAN], *people.values())
        assert private(people[GANDALF])[-1] == (SARUMAN, GANDALF, "Still here.")
        assert WORD not in told(people[WITCH_KING])


async def test_private_talk_stays_private_when_the_match_is_over(
    hall: ServedHall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "greathall")
    async with a_whisper(hall) as (opened, people):
        table = opened["table"]
        await play_all(people)
        await hall.report(table, "A report with the position.")
        await people[SARUMAN].say("rematch")
        await people[GANDALF].say("chat", text=f"Once more, {WORD}?", to=SARUMAN)
        async with hall.sit(opened["watch_link"]) as watcher:
            await everybody_has_heard(people[WITCH_KING], *people.values(), watcher)
            assert len(private(people[SARUMAN])) == 2
            assert WORD not in told(people[WITCH_KING], watcher)
    key = take_apart(opened["seat_links"][WITCH_KING])[1]
    async with hall.http(headers={"x-key": key}) as http:
        here = f"/api/tables/{table}"
        last = (await http.get(f"{here}/moments/0")).json()["last"]
        eyes = ("watch", "everybody", GANDALF, SARUMAN, WITCH_KING)
        paths = [f"{here}/moments/{last}?seat={seat}" for seat in eyes]
        paths += [here, f"{here}/record", "/api/tables", "/metrics", f"{here}/events/3"]
        answers = [await http.get(path) for path in paths]
    assert [answer.status_code for answer in answers] == [200] * len(paths)
    assert WORD not in "".join(answer.text for answer in answers)
    assert WORD not in caplog.text


async def test_private_lines_take_no_room_in_what_others_read(hall: ServedHall) -> None:
    async with a_whisper(hall) as (opened, people):
        await people[WITCH_KING].say("chat", text="The first word.")
        for number in range(205):
            await people[GANDALF].say("chat", text=f"{number} {WORD}", to=SARUMAN)
    async with hall.sit(opened["watch_link"]) as watcher:
        await eventually(lambda: [line["text"] for line in lines(watcher, "chat")])
        assert [line["text"] for line in lines(watcher, "chat")] == ["The first word."]
    async with hall.sit(opened["seat_links"][SARUMAN]) as saruman:
        await eventually(lambda: len(private(saruman)) == 200)


# ------------------------------------------------------------------ people who change places


async def test_who_takes_a_seat_over_reads_nothing_of_what_was_whispered_there(
    hall: ServedHall,
) -> None:
    async with a_whisper(hall) as (opened, people):
        gandalf, table = people[GANDALF], opened["table"]
        await gandalf.say("chat", text="Said to all.")
        await people[SARUMAN].say("leave", seat=SARUMAN)
        async with refused("error-nobody-listens"):
            await gandalf.say("chat", text=WORD, to=SARUMAN)
        link = await hall.join(table, SARUMAN, name="Iryna")
        async with hall.sit(link) as iryna:
            await gandalf.say("chat", text="Welcome.", to=SARUMAN)
            await iryna.say("chat", text="Thank you.", to=GANDALF)
            await everybody_has_heard(gandalf, iryna, people[SARUMAN])
            assert "Said to all." in told(iryna)
            assert WORD not in told(iryna)
            assert "Welcome." not in told(people[SARUMAN])  # who left and still looks on
        async with hall.sit(opened["seat_links"][SARUMAN]) as old:  # a link that opens nothing now
            await all_is_told(old)
            assert WORD not in told(old)
            assert "Welcome." not in told(old)
        async with hall.sit(opened["seat_links"][GANDALF]) as again:
            await eventually(lambda: len(private(again)) == 3)
            said = [line["to_name"] for line in lines(again, "chat") if line["to"] == SARUMAN]
            assert said == ["Saruman", "Iryna"]


async def test_who_left_and_comes_back_before_anybody_joins_finds_everything(
    hall: ServedHall,
) -> None:
    async with a_whisper(hall) as (opened, people):
        await people[SARUMAN].say("leave", seat=SARUMAN)
        async with hall.sit(opened["seat_links"][SARUMAN]) as back:
            await eventually(lambda: private(back) == [(GANDALF, SARUMAN, WHISPER)])


async def test_a_tab_that_takes_a_second_seat_reads_its_private_talk_once(hall: ServedHall) -> None:
    async with a_whisper(hall) as (opened, people):
        await people[WITCH_KING].say("chat", text="Said to all.")
        keys = [take_apart(opened["seat_links"][s])[1] for s in (WITCH_KING, SARUMAN)]
        async with hall.sit(opened["seat_links"][WITCH_KING]) as tab:
            for _ in range(2):
                await tab.say("sit", keys=keys)
            await everybody_has_heard(people[GANDALF], tab)
            assert private(tab) == [(GANDALF, SARUMAN, WHISPER)]
            assert told(tab).count("Said to all.") == 1


# ------------------------------------------------------------------ what is refused


async def test_the_host_turns_private_talk_off_and_on(hall: ServedHall) -> None:
    async with a_whisper(hall) as (opened, people):
        gandalf, host = people[GANDALF], opened["host_key"]
        assert gandalf.table["private_chat"]
        await hall.settle(opened["table"], host, private_chat=False)
        await eventually(lambda: not gandalf.table["private_chat"])
        async with refused("error-private-chat-off"):
            await gandalf.say("chat", text=WORD, to=SARUMAN)
        await gandalf.say("chat", text="This I may say.")
        await hall.settle(opened["table"], host, private_chat=False, public=True)
        async with hall.sit(opened["seat_links"][SARUMAN]) as again:  # what was said remains
            await eventually(lambda: private(again) == [(GANDALF, SARUMAN, WHISPER)])
        await hall.settle(opened["table"], host, private_chat=True)
        await gandalf.say("chat", text="And this.", to=SARUMAN)
        switched = ["notice-private-chat-off", "notice-private-chat-on"]
        await eventually(lambda: notices(people[WITCH_KING]) == switched)
        async with refused("error-not-the-host"):
            await hall.settle(opened["table"], "another key", private_chat=False)


async def test_a_table_may_be_opened_without_private_talk(
    open_hall: OpenHall, database: str
) -> None:
    hall = open_hall(database=database)
    opened = await hall.open_table(**THREE, private_chat=False)
    async with sitting(hall, opened) as people, refused("error-private-chat-off"):
        await people[GANDALF].say("chat", text=WORD, to=SARUMAN)
    hall.close()
    again = open_hall(database=database)
    assert not (await again.table(opened["table"]))["private_chat"]


async def test_nobody_is_spoken_to_where_nobody_sits(hall: ServedHall) -> None:
    opened = await hall.open_table(**THREE, bots={SARUMAN: "random"})
    async with (
        hall.sit(opened["seat_links"][GANDALF], name="Olena") as gandalf,
        hall.sit(opened["watch_link"]) as watcher,
    ):
        for seat in (GANDALF, SARUMAN, WITCH_KING):  # oneself, a bot, a free chair
            async with refused("error-nobody-listens"):
                await gandalf.say("chat", text=WORD, to=seat)
        for seat in ("frodo", "", "everybody", "watch"):
            async with refused("error-unknown-seat"):
                await gandalf.say("chat", text=WORD, to=seat)
        async with refused("error-not-your-seat"):
            await watcher.say("chat", text=WORD, to=GANDALF)
        async with hall.sit(opened["seat_links"][WITCH_KING]) as king:
            await king.say("hand-over", seat=WITCH_KING, bot="random")
            await gandalf.say("chat", text="You will read this.", to=WITCH_KING)
            await gandalf.say("chat", text="  ", to=WITCH_KING)  # nothing
            await everybody_has_heard(gandalf, king, watcher)
            assert private(king) == [(GANDALF, WITCH_KING, "You will read this.")]
            assert WORD not in told(king, watcher, gandalf)


async def test_a_private_line_has_an_end(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**THREE)
    async with sitting(any_hall, opened) as people:
        async with refused("error-too-large"):
            await people[GANDALF].say("chat", text="a" * 1_001, to=SARUMAN)
        await people[GANDALF].say("chat", text="a" * 1_000, to=SARUMAN)


async def test_a_private_line_that_cannot_be_written_is_told_to_nobody(hall: ServedHall) -> None:
    async with a_whisper(hall) as (_, people):
        with entries_fail(hall, "INSERT INTO talk"):
            async with refused("error-storage"):
                await people[GANDALF].say("chat", text="lost words", to=SARUMAN)
        await everybody_has_heard(people[GANDALF], *people.values())
        assert "lost words" not in told(*people.values())
