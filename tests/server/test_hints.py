"""Hints: who may ask for one, who hears of it, and that it tells nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from greathall.bots import BotSeat, adviser_called, bots
from greathall.client import Json, Seat, take_apart
from greathall.games import games
from greathall.matches import new_match
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
    refused,
    sitting,
)

DEALT = 14  # answers of chance before anybody is asked
BANK: dict[str, Any] = {"pace": {"kind": "bank", "seconds": 600}}


async def asked(seat: Seat) -> Json:
    """The first thing that a seat is asked."""
    await eventually(seat.questions)
    return seat.questions()[0]


def in_turn(people: dict[str, Seat]) -> str:
    """Somebody who is asked something now."""
    return next(name for name, seat in people.items() if seat.questions())


async def test_a_hint_ranks_all_options_and_says_why(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf = people[GANDALF]
        question = await asked(gandalf)
        hint = await gandalf.hint(question)
        assert (hint["bot"], hint["actor"], hint["kind"]) == ("steward", GANDALF, question["kind"])
        options = [each["option"] for each in hint["options"]]
        assert sorted(map(str, options)) == sorted(map(str, question["options"]))
        worths = [each["worth"] for each in hint["options"]]
        assert worths == sorted(worths, reverse=True)
        assert hint["options"][0]["reasons"][0]["text"].startswith("reason-")
        await gandalf.answer(question, options[0])  # what it says can be done


async def test_all_hear_that_a_hint_was_taken_once_and_nobody_what_it_says(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        question = await asked(people[GANDALF])
        for _ in range(3):
            await people[GANDALF].hint(question)
        await people[GANDALF].chat("That is all.")
        for other in (people[BALROG], watcher):
            await eventually(lambda other=other: other.lines[-1]["text"] == "That is all.")
            assert notices(other) == ["notice-hint"]
            told = {"seat": GANDALF, "actor": GANDALF, "turn": 0, "era": 0, "at": DEALT}
            assert other.lines[-2]["fields"] == told
            assert heard(other, "hint") == []
        assert len(heard(people[GANDALF], "hint")) == 3


async def test_nobody_else_is_given_a_hint(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        question = await asked(people[GANDALF])
        host = f"/t/{opened['table']}#{opened['host_key']}"
        async with hall.sit(host) as master:
            for stranger in (people[BALROG], watcher, master):
                async with refused("error-not-your-seat"):
                    await stranger.hint(question)
        async with refused("error-stale-answer"):
            await people[GANDALF].hint(question | {"turn": 7})
        assert notices(watcher) == []


async def test_a_table_may_have_no_hints(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, hints="")
    async with sitting(hall, opened) as people:
        assert (people[GANDALF].table["hints"], people[GANDALF].table["hints_on"]) == ("", False)
        async with refused("error-hints-off"):
            await people[GANDALF].hint(await asked(people[GANDALF]))


async def test_a_bot_that_is_not_there_gives_no_hints(hall: ServedHall) -> None:
    async with refused("error-unknown-bot"):
        await hall.open_table(**DUEL, hints="sauron")


@pytest.mark.parametrize("bot", bots())
async def test_every_bot_gives_hints_with_reasons(hall: ServedHall, bot: str) -> None:
    opened = await hall.open_table(**DUEL, hints=bot)
    async with sitting(hall, opened) as people:
        until, question = DEALT, await asked(people[GANDALF])
        while question["kind"] != "turn":
            until += 1
            await play_all(people, until=until)
            await level(*people.values())
            question = people[in_turn(people)].questions()[0]
        hint = await people[in_turn(people)].hint(question)
    assert (hint["bot"], hint["kind"], hint["chance"]) == (bot, "turn", bot == "seer")
    options = [each["option"] for each in hint["options"]]
    assert sorted(map(str, options)) == sorted(map(str, question["options"]))
    assert hint["options"][0]["reasons"]
    if bot == "seer":
        assert "reason-foreseen" in [reason["text"] for reason in hint["options"][0]["reasons"]]


async def test_the_host_turns_hints_off_and_only_all_turn_them_on_again(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        question = await asked(gandalf)
        async with refused("error-not-the-host"):
            await hall.settle(opened["table"], "", hints_on=False)
        await hall.settle(opened["table"], opened["host_key"], hints_on=False)
        async with refused("error-hints-off"):
            await gandalf.hint(question)
        async with refused("error-bad-message"):
            await hall.settle(opened["table"], opened["host_key"], hints_on=True)
        await gandalf.say("propose", what="allow-hints")
        async with refused("error-hints-off"):
            await gandalf.hint(question)
        await agree(balrog)
        assert (await gandalf.hint(question))["options"]
        await eventually(lambda: "notice-hint" in notices(balrog))
        assert notices(balrog) == ["notice-hints-off", "notice-allow-hints", "notice-hint"]
        async with refused("error-nothing-proposed"):
            await gandalf.say("propose", what="allow-hints")


async def test_whoever_plays_by_the_clock_needs_the_others_for_it(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, **BANK)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        question = await asked(gandalf)
        async with refused("error-hints-off"):
            await gandalf.hint(question)
        await balrog.say("propose", what="allow-hints")
        await agree(gandalf, yes=False)
        async with refused("error-hints-off"):
            await gandalf.hint(question)
        async with refused("error-vote-too-soon"):
            await balrog.say("propose", what="allow-hints")
        await gandalf.say("propose", what="allow-hints")
        await agree(balrog)
        assert (await gandalf.hint(question))["options"]


async def test_hints_are_as_they_were_after_a_restart(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, hints="")
    async with sitting(any_hall, opened) as people:
        await people[GANDALF].say("propose", what="allow-hints")
        await agree(people[BALROG])
    await any_hall.inside(lambda hall: hall.store.read_table(opened["table"]))
    row = await any_hall.in_room(opened["table"], lambda room: room.row)
    assert (row["hints"], row["hints_on"]) == ("steward", True)


async def test_a_story_tells_of_hints_also_after_a_restart_and_not_what_they_said(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], take_apart(opened["watch_link"])[1]
    async with sitting(first, opened) as people:
        await people[GANDALF].hint(await asked(people[GANDALF]))
        await play_all(people, until=30)
        await level(*people.values())
        who, where = in_turn(people), people[GANDALF].position["number"]
        await people[who].hint(people[who].questions()[0])
    first.close()
    second = open_hall(database=database)
    async with sitting(second, opened) as people:
        assert people[GANDALF].position["number"] == where
        await people[who].hint(await asked(people[who]))  # all were told of it before
        assert notices(people[who]) == ["notice-hint"] * 2
    places = [(GANDALF, DEALT), (who, where)]
    taken = [{"seat": seat, "actor": seat, "at": at} for seat, at in places]
    assert (await second.story(table, key))["hints"] == taken
    async with refused("error-wrong-key"):
        await second.story(table)


async def test_a_hint_stays_where_the_match_went_on_from_it(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.answer(await asked(gandalf), (await asked(gandalf))["options"][0])
        await balrog.hint(await asked(balrog))
        await gandalf.say("undo", actor=GANDALF)  # and so it came before that answer
        story = await hall.story(opened["table"])
        assert story["hints"] == [{"seat": BALROG, "actor": BALROG, "at": DEALT}]
        await play_all(people, until=40)
        await level(gandalf, balrog)
        who = in_turn(people)
        await people[who].hint(people[who].questions()[0])
        await gandalf.say("propose", what="take-back", to=30)
        await agree(balrog)
        await eventually(lambda: "notice-take-back" in notices(gandalf))
        hints = (await hall.story(opened["table"]))["hints"]
    assert [(hint["seat"], hint["at"]) for hint in hints] == [(BALROG, DEALT), (who, 30)]


async def test_a_hint_can_be_asked_for_at_any_question(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "steward"})
    async with sitting(hall, opened) as people:
        gandalf, taken = people[GANDALF], 0
        async for _ in gandalf.positions():
            for question in gandalf.questions():
                hint = await gandalf.hint(question)
                await gandalf.answer(question, hint["options"][0]["option"])
                taken += 1
            if taken > 25:
                break
    assert taken > 25


@pytest.mark.parametrize("game", games())
def test_a_hint_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Twins: the same to the one who asks, and all else drawn anew, get the same advice."""
    match, rng = new_match(game, seed=3), random.Random(f"twins of {game}")
    steward, different = adviser_called("steward"), 0
    for _ in range(60):
        question = rng.choice(match.questions())
        seat = next(seat for seat, players in match.seats.items() if question.actor in players)
        twin = match.imagine(seat, rng)
        (same,) = [q for q in twin.questions(seat) if q.actor == question.actor]
        advice = steward.advise(BotSeat(match, seat), question)
        assert steward.advise(BotSeat(twin, seat), same) == advice
        different += any(twin.view(other) != match.view(other) for other in match.seats)
        match.answer(question.actor, rng.choice(question.options))
    assert different > 30 or game != GAME  # elsewhere hands lie open, or one person has them all
