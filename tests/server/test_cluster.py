"""Several halls over one PostgreSQL serve the same tables, and nobody can tell them apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from greathall.client import Json, Seat
from greathall.server.hall import Hall as HallInside
from greathall.server.viewers import SignedIn
from samples import BOARD
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PATIENCE,
    ServedHall,
    agree,
    eventually,
    heard,
    level,
    lines,
    notices,
    play_all,
    play_on,
    proposed,
    refused,
    tell_postgres,
    written_entries,
)
from server.test_lost_commits import kept
from server.test_store import is_whole

OpenHall = Callable[..., ServedHall]


@pytest.fixture
def halls(shared_database: str, open_hall: OpenHall) -> list[ServedHall]:
    return [open_hall(database=shared_database) for _ in range(2)]


def remembering(seat: Seat) -> list[int]:
    """The number of every position that this tab is sent from now on, the present one first."""
    numbers, hear = [seat.position["number"]], seat._hear

    def remember(message: Json) -> None:
        hear(message)
        if message["is"] == "position" and message["number"] != numbers[-1]:
            numbers.append(message["number"])

    seat._hear = remember  # type: ignore[method-assign]
    return numbers


def texts(tab: Seat) -> list[str]:
    return [line["text"] for line in lines(tab, "chat")]


def keepers(database: str) -> dict[str, Any]:
    return dict(kept(database, "tables", "id", "kept_by"))


# ------------------------------------------------------------------ playing


async def test_people_at_two_halls_play_one_match_and_miss_no_position(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        one.sit(links[GANDALF], name="Olena") as gandalf,
        other.sit(links[BALROG], name="Taras") as balrog,
        other.sit(opened["watch_link"]) as watcher,
    ):
        seen = [remembering(tab) for tab in (gandalf, balrog, watcher)]
        await play_all({GANDALF: gandalf, BALROG: balrog})
        await level(gandalf, balrog, watcher)
        common = [[n for n in numbers if n > max(s[0] for s in seen)] for numbers in seen]
        assert common[0] == common[1] == common[2]
        assert common[0] == sorted(common[0])
        for tab in (balrog, watcher):
            assert tab.position["state"] == "finished"
        assert gandalf.table["seats"] == balrog.table["seats"]
    assert is_whole(shared_database, opened["table"])


async def test_what_is_said_and_who_looks_on_is_known_at_both_halls(
    halls: list[ServedHall],
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        one.sit(links[GANDALF], name="Olena") as gandalf,
        other.sit(links[BALROG], name="Taras") as balrog,
    ):
        everybody = {"is": "presence", "seats": {GANDALF: 1, BALROG: 1}, "watching": 0}
        await eventually(lambda: gandalf.heard and everybody in gandalf.heard)
        await eventually(lambda: everybody in balrog.heard)
        await gandalf.chat("Well met.")
        await balrog.say("chat", text="Fly!", to=GANDALF)
        async with one.sit(opened["watch_link"]) as watcher:
            await eventually(lambda: "Fly!" in texts(gandalf))
            await eventually(lambda: everybody | {"watching": 1} in balrog.heard)
            await gandalf.chat("No.")
            await eventually(lambda: texts(balrog)[-1] == "No.")
            for tab in (gandalf, balrog):
                assert sorted(texts(tab)) == ["Fly!", "No.", "Well met."]
            assert texts(watcher) == ["Well met.", "No."]


async def test_sitting_down_and_leaving_is_seen_elsewhere(halls: list[ServedHall]) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    table, links = opened["table"], opened["seat_links"]

    def sitting_at(tab: Seat) -> dict[str, str | None]:
        return {seat["seat"]: seat["name"] or seat["bot"] for seat in tab.table["seats"]}

    async with one.sit(links[GANDALF], name="Olena") as gandalf:
        async with other.sit(links[BALROG], name="Taras") as balrog:
            await eventually(lambda: sitting_at(gandalf) == {GANDALF: "Olena", BALROG: "Taras"})
            await eventually(lambda: balrog.table["state"] == "playing")
            await eventually(lambda: gandalf.table["state"] == "playing")
            await balrog.say("leave", seat=BALROG)
            await eventually(lambda: sitting_at(gandalf)[BALROG] == "steward")
        link = await one.join(table, BALROG, "Ivan")
        async with other.sit(link, name="Ivan") as balrog:
            await eventually(lambda: sitting_at(gandalf)[BALROG] == "Ivan")
            await play_all({GANDALF: gandalf, BALROG: balrog}, until=30)


async def test_an_answer_is_taken_back_at_another_hall(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = tuple(opened["seat_links"].values())
    async with one.sit(*links) as here, other.sit(*links) as there:
        await eventually(here.questions)
        question = here.questions()[0]
        before = here.position["number"]
        await here.answer(question, question["options"][0])
        await eventually(lambda: there.position["number"] > before)
        era = there.position["era"]
        await there.say("undo", actor=question["actor"])
        await eventually(lambda: here.position["era"] == era + 1)
        await level(here, there)
        assert here.questions() == there.questions()
        assert here.questions()[0]["options"] == question["options"]
        await play_all({"here": here, "there": there})
    assert is_whole(shared_database, opened["table"])


async def test_a_vote_is_held_across_halls(halls: list[ServedHall]) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with one.sit(links[GANDALF]) as gandalf, other.sit(links[BALROG]) as balrog:
        await play_all({GANDALF: gandalf, BALROG: balrog}, until=24)
        await gandalf.say("propose", what="take-back", to=16)
        await eventually(lambda: proposed(balrog)["what"] == "take-back")
        await agree(balrog)
        await eventually(lambda: "notice-take-back" in notices(gandalf))
        await level(gandalf, balrog)
        assert gandalf.position["number"] < 24
        await gandalf.say("propose", what="draw")
        await eventually(lambda: proposed(balrog)["what"] == "draw")
        await agree(balrog, yes=False)
        await eventually(lambda: "notice-declined" in notices(gandalf))
        async with refused("error-vote-too-soon"):
            await gandalf.say("propose", what="draw")
        await play_all({GANDALF: gandalf, BALROG: balrog}, until=40)


async def test_an_answer_that_was_overtaken_is_tried_again_or_stale(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    table, links = opened["table"], tuple(opened["seat_links"].values())
    async with one.sit(*links) as here, other.sit(*links) as there:
        await eventually(there.questions)
        await level(here, there)
        for hall in halls:
            await hall.inside(deafen)
        question = here.questions()[0]
        await here.answer(question, question["options"][0])
        async with refused("error-stale-answer"):  # and from then on it is up to date
            await there.answer(question, question["options"][-1])
        await eventually(lambda: here.position["number"] == there.position["number"])
        assert there.questions() == here.questions()
    numbers = [number for number, _ in written_entries(shared_database, table)]
    assert numbers == list(range(len(numbers)))


async def test_two_who_choose_at_once_at_two_halls_are_both_heard(
    halls: list[ServedHall], shared_database: str
) -> None:
    """Both answers want the same number; whoever is late gets the next, and hears no refusal."""
    one, other = halls
    opened = await one.open_table(game=BOARD)
    table, (first, *others) = opened["table"], opened["seat_links"].values()
    async with one.sit(first) as here, other.sit(*others) as there:
        await eventually(lambda: here.questions() and there.questions())
        await level(here, there)
        for hall in halls:
            await hall.inside(deafen)
        numbers = []
        for tab in (here, there):
            question = tab.questions()[0]
            numbers.append(await tab.answer(question, question["options"][0]))
        assert numbers[1] == (numbers[0] or 0) + 1
    written = written_entries(shared_database, table)
    assert [number for number, _ in written] == list(range(len(written)))


async def deafen(hall: HallInside) -> None:
    """Notices come to nothing."""
    assert hall.company is not None
    hall.company.notices.hear = lambda _: None


async def test_the_list_shows_how_far_matches_have_come_at_other_halls(
    halls: list[ServedHall],
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with one.sit(links[GANDALF]) as gandalf, one.sit(links[BALROG]) as balrog:
        await play_all({GANDALF: gandalf, BALROG: balrog}, until=24)
        (here,) = await one.tables()
        assert here["round"] is not None
        async with asyncio.timeout(PATIENCE):
            while (there := (await other.tables())[0])["round"] != here["round"]:
                await asyncio.sleep(0.1)
        assert there == here
        assert opened["table"] not in other.app.state.hall.rooms


async def test_a_rematch_is_the_same_table_for_all(halls: list[ServedHall]) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with one.sit(links[GANDALF]) as gandalf, other.sit(links[BALROG]) as balrog:
        await play_all({GANDALF: gandalf, BALROG: balrog})
        await gandalf.say("rematch", swap=True)
        await eventually(lambda: heard(balrog, "rematch"))
        theirs = [heard(tab, "rematch")[-1] for tab in (gandalf, balrog)]
        assert theirs[0]["table"] == theirs[1]["table"]
        assert [told["host"] is None for told in theirs] == [False, True]
        assert [list(told["links"]) for told in theirs] == [[BALROG], [GANDALF]]
    async with other.sit(theirs[0]["links"][BALROG]), one.sit(theirs[1]["links"][GANDALF]) as seat:
        await eventually(lambda: seat.table["state"] == "playing")


async def test_whoever_is_signed_out_at_one_hall_is_gone_from_the_other(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    async with other.sit(opened["seat_links"][GANDALF]) as gandalf:

        async def sign_in(hall: HallInside) -> None:
            (viewer,) = hall.rooms[opened["table"]].audience.viewers
            viewer.signed_in = SignedIn("nobody", "device")
            hall.people.sessions.tabs.add(viewer)

        await other.inside(sign_in)
        tell_postgres(
            shared_database,
            "INSERT INTO persons (id, name, language, recovery_hash, rated, telling, created_at)"
            " VALUES ('nobody', '', 'en', '', false, '{}', 0)",
            "INSERT INTO sessions (id, token_hash, person_id, device, created_at, seen_at)"
            " VALUES ('device', '', 'nobody', '', 0, 0)",
            "DELETE FROM sessions",
        )
        await eventually(lambda: gandalf._closed)


# ------------------------------------------------------------------ what goes wrong


async def test_a_lost_connection_for_notices_costs_nothing(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        one.sit(links[GANDALF]) as gandalf,
        other.sit(links[BALROG]) as balrog,
        other.sit(opened["watch_link"]) as watcher,
    ):
        seen = [remembering(tab) for tab in (gandalf, watcher)]
        playing = asyncio.create_task(play_all({GANDALF: gandalf, BALROG: balrog}, until=60))
        for _ in range(3):
            await asyncio.sleep(0.2)
            tell_postgres(shared_database, CUT_OFF)
        await gandalf.chat("Still here?")
        await playing
        await level(gandalf, balrog, watcher)
        await eventually(lambda: "Still here?" in texts(balrog))
        assert texts(balrog).count("Still here?") == 1
        assert seen[0][-10:] == seen[1][-10:]


CUT_OFF = """
SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


async def test_a_message_is_sent_and_a_match_counted_by_one_hall(halls: list[ServedHall]) -> None:
    one, other = (hall.app.state.hall for hall in halls)
    await eventually(lambda: one.has_duty or other.has_duty)
    assert [one.has_duty, other.has_duty].count(True) == 1
    first = 0 if one.has_duty else 1
    halls[first].close()
    await eventually(lambda: (one, other)[1 - first].has_duty)


# ------------------------------------------------------------------ what happens by itself


async def test_a_bot_plays_once_wherever_people_look_on(
    halls: list[ServedHall], shared_database: str
) -> None:
    one, other = halls
    opened = await one.open_table(**DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with one.sit(link) as here, other.sit(link) as there:
        assert not other.app.state.hall.rooms[opened["table"]].is_kept
        await play_on(there)
        await level(here, there)
        assert not other.app.state.hall.stand_ins.thinking
    assert is_whole(shared_database, opened["table"])


async def test_whoever_closes_leaves_its_tables_to_the_others(
    open_hall: OpenHall, shared_database: str
) -> None:
    one = open_hall(database=shared_database, bot_delay=0.05)
    bots = dict.fromkeys((GANDALF, BALROG), "random")
    opened = await one.open_table(**DUEL, bots=bots)
    other = open_hall(database=shared_database)
    assert keepers(shared_database)[opened["table"]] == one.app.state.hall.store.hall
    one.close()
    await eventually(
        lambda: dict(kept(shared_database, "tables", "id", "state")).popitem()[1] == "finished"
    )
    assert keepers(shared_database)[opened["table"]] == other.app.state.hall.store.hall
    assert is_whole(shared_database, opened["table"])


async def test_time_runs_out_once(halls: list[ServedHall], shared_database: str) -> None:
    one, other = halls
    pace = {"kind": "bank", "seconds": 1.5, "when_out": "wait"}
    opened = await one.open_table(**DUEL, pace=pace)
    links = opened["seat_links"]
    async with one.sit(links[GANDALF]) as gandalf, other.sit(links[BALROG]) as balrog:
        asked = len(gandalf.position["waiting"])
        await eventually(lambda: out(gandalf) == out(balrog) == asked)
        await asyncio.sleep(0.3)
        assert out(gandalf) == out(balrog) == asked
    said = [text for (text,) in kept(shared_database, "talk", "text")]
    assert said.count("notice-time-is-out") == asked


def out(tab: Seat) -> int:
    return notices(tab).count("notice-time-is-out")
