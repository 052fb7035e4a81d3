"""What a table may decide: one vote at a time, by people alone, and it outlives the hall."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from functools import partial

from greathall.client import HallRefused, Seat
from greathall.matches import play_again
from greathall.reading import read_record
from greathall.server.fair_dice import verify
from greathall.server.rests import DAY, waited_for_long
from greathall.server.room import Room
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    eventually,
    heard,
    lines,
    notices,
    play_on,
    proposed,
    refused,
    sitting,
)
from server.test_absence import TRIO, days_pass

OpenHall = Callable[..., ServedHall]
BY_THE_MOVE = {"pace": {"kind": "move", "seconds": 2 * DAY}}


def clock(seat: Seat, of: str) -> float:
    return float(seat.position["clocks"][of])


async def test_a_pause_lets_all_time_stand_until_it_ends(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, **BY_THE_MOVE)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("propose", what="pause", minutes=600)
        await eventually(lambda: proposed(balrog)["what"] == "pause")
        assert proposed(balrog)["minutes"] == 600
        await agree(balrog)
        await eventually(lambda: gandalf.table["paused"])
        assert "notice-pause" in notices(balrog)
        until = gandalf.table["paused"][1]
        assert until - time.time() > 9 * 3600
        assert await hall.in_room(opened["table"], _running) == []
        await gandalf.say("propose", what="resume")
        await agree(balrog)
        await eventually(lambda: not gandalf.table["paused"])
        assert await hall.in_room(opened["table"], _running) == [BALROG, GANDALF]
        async with refused("error-nothing-proposed"):
            await gandalf.say("propose", what="resume")


def _running(room: Room) -> list[str]:
    return sorted(c.seat for c in room.occupants.values() if c.clock.since is not None)


async def test_nobody_is_absent_while_the_table_rests(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        await days_pass(hall, opened["table"], 4)

        def rest(room: Room) -> None:
            room.row["pauses"] = [[time.time() - 3.5 * DAY, time.time() - DAY]]

        await hall.in_room(opened["table"], rest)
        waited = await hall.in_room(opened["table"], lambda room: waited_for_long(room, GANDALF))
        assert round(waited / DAY, 2) == 1.5
        async with refused("error-not-absent"):
            await people[BALROG].say("propose", what="replace", seat=GANDALF)


async def test_all_agree_on_a_draw_and_the_record_can_be_verified(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.answer(gandalf.questions()[0], gandalf.questions()[0]["options"][0])
        await gandalf.say("propose", what="draw")
        await agree(balrog)
        await eventually(lambda: gandalf.is_over)
        assert gandalf.position["outcome"] == {"winners": [], "how": "agreed", "scores": {}}
        assert gandalf.questions() == []
        async with refused("error-not-playing"):
            await balrog.say("propose", what="take-back", to=0)
    record = read_record(await hall.record(opened["table"]))
    assert dict(record.footer)["agreed"] == "draw"
    assert verify(record).answers > 0
    assert play_again(record).outcome is None
    again = await hall.import_record(await hall.record(opened["table"]))
    assert (await hall.table(again))["state"] == "finished"


async def test_all_agree_on_more_time(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, **BY_THE_MOVE)
    async with sitting(hall, opened) as people:
        before = clock(people[GANDALF], GANDALF)
        await people[GANDALF].say("propose", what="extend", minutes=60)
        await agree(people[BALROG])
        await eventually(lambda: clock(people[GANDALF], GANDALF) > before + 3_500)
        assert "notice-extend" in notices(people[BALROG])


async def test_without_clocks_there_is_no_time_to_extend(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people, refused("error-nothing-proposed"):
        await people[GANDALF].say("propose", what="extend")


async def test_the_chronicle_tells_what_was_taken_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await play_on(gandalf, until=15)
        await gandalf.say("propose", what="take-back", to=14)
        await agree(balrog)
        await eventually(lambda: "notice-take-back" in notices(balrog))
        told = lines(balrog, "notice")[-1]
        assert told["fields"] == {"seat": GANDALF, "to": 14, "answers": 1}
        assert told["position"] == 14
        await gandalf.say("propose", what="draw")
        await agree(balrog)
        await eventually(lambda: gandalf.is_over)
    assert verify(read_record(await hall.record(opened["table"]))).answers == 14


# ------------------------------------------------------------------ one vote at a time


async def test_nobody_talks_over_the_vote_of_another(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL | TRIO)
    async with sitting(hall, opened) as people:
        one, other, third = people.values()
        await one.say("propose", what="draw")
        async with refused("error-vote-open"):
            await other.say("propose", what="pause")
        await one.say("propose", what="pause")  # one's own makes way
        for each in (other, third):
            await eventually(lambda each=each: proposed(each)["what"] == "pause")
        await agree(third)
        assert not other.table["paused"]
        await agree(other)
        await eventually(lambda: other.table["paused"])


async def test_whoever_is_told_no_lets_others_ask_first(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("propose", what="draw")
        await agree(balrog, yes=False)
        await eventually(lambda: "notice-declined" in notices(gandalf))
        async with refused("error-vote-too-soon"):
            await gandalf.say("propose", what="pause")
        await balrog.say("propose", what="pause")
        await balrog.say("agree", number=proposed(balrog)["number"], yes=False)
        assert notices(balrog)[-1] == "notice-withdrawn"
        await balrog.say("propose", what="pause")  # to change one's mind is nobody's no


async def test_a_vote_lapses_when_its_time_is_over(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, absence=3600)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("propose", what="draw")
        number = proposed(people[GANDALF])["number"]

        async def pass_time(inside: object) -> None:
            votes = inside.votes  # type: ignore[attr-defined]
            votes.open[opened["table"]].expires_at = time.time() - 1
            votes.look_up(await inside.room(opened["table"]))  # type: ignore[attr-defined]

        await hall.inside(pass_time)
        await eventually(lambda: "notice-lapsed" in notices(people[BALROG]))
        async with refused("error-nothing-proposed"):
            await people[BALROG].say("agree", number=number, yes=True)


async def test_a_vote_outlives_the_hall(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**PRIVATE_DUEL | TRIO)
    async with sitting(first, opened) as people:
        one, other, third = people
        await people[one].say("propose", what="pause", minutes=60)
        await agree(people[other])
    first.close()
    second = open_hall(database=database)
    async with sitting(second, opened) as people:
        await eventually(lambda: heard(people[third], "proposal"))
        assert proposed(people[third])["what"] == "pause"
        assert sorted(proposed(people[third])["agreed"]) == sorted([one, other])
        await agree(people[third])
        await eventually(lambda: people[third].table["paused"])
    second.close()
    third_hall = open_hall(database=database)
    async with sitting(third_hall, opened) as people:
        assert people[one].table["paused"]
        await eventually(lambda: heard(people[one], "proposal"))
        assert proposed(people[one])["what"] is None


# ------------------------------------------------------------------ what a cheat might try


async def test_a_vote_is_not_forged_or_replayed(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL | {"scenario": "trilogy", "players": 3})
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        one, other, third = people.values()
        await one.say("propose", what="draw")
        number = proposed(one)["number"]
        for _ in range(3):  # to say yes again is no second voice
            await one.say("agree", number=number, yes=True)
        async with refused("error-not-your-seat"):
            await watcher.say("agree", number=number, yes=True)
        async with refused("error-other-proposal"):
            await other.say("agree", number=number + 1, yes=True)
        assert not one.is_over
        await other.say("agree", number=number, yes=False)
        await eventually(lambda: proposed(third)["what"] is None)
        await other.say("propose", what="pause")
        async with refused("error-other-proposal"):  # a late yes to the draw
            await third.say("agree", number=number, yes=True)
        assert not third.is_over


async def test_a_person_of_two_seats_has_both_voices_and_no_other(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL | TRIO)
    one, other, third = opened["seat_links"].values()
    async with hall.sit(one, other) as two, hall.sit(third) as last:
        await eventually(lambda: two.table["state"] == "playing")
        await two.say("propose", what="draw")
        assert not two.is_over
        await agree(last)
        await eventually(lambda: two.is_over)


async def test_whatever_is_proposed_the_hall_stands(hall: ServedHall) -> None:
    rng = random.Random("votes")
    kinds = "take-back go-on show-hands cover-hands allow-hints pause resume extend replace reseat"
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        seats = [*people.values()]
        for seat in seats:
            await eventually(partial(heard, seat, "proposal"))
        for _ in range(120):
            seat = rng.choice(seats)
            wish = {
                "what": rng.choice(kinds.split()),
                "to": rng.choice([0, 1, -1, 10**9]),
                "seat": rng.choice([None, GANDALF, BALROG, "", "nobody"]),
                "minutes": rng.choice([1, 60, 30 * 24 * 60]),
            }
            number = proposed(seat).get("number") or 0
            with contextlib.suppress(HallRefused):  # whatever it is, it is a sentence
                if rng.random() < 0.5:
                    await seat.say("propose", **wish)
                else:
                    number += rng.choice([0, 0, 1])
                    await seat.say("agree", number=number, yes=rng.random() < 0.7)
        await seats[0].chat("still here")
        await eventually(lambda: lines(seats[1], "chat"))
