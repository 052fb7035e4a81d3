"""Answers set in advance: they fit exactly, are shown as such, and are taken back at any time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from greathall.client import Json, Seat
from greathall.games import games
from greathall.games.standing import standing_answers
from greathall.kernel import Question
from greathall.matches import begin_match, checked_header
from server.halls import (
    BALROG,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    eventually,
    heard,
    notices,
    refused,
    sitting,
)

PASS = {"id": "pass-this-round", "about": ""}


def standing(seat: Seat) -> Json:
    found: Json = heard(seat, "standing")[-1]["seats"]
    return found


def to_move(people: dict[str, Seat]) -> str:
    return next(name for name, seat in people.items() if seat.questions())


async def moves_on(seat: Seat, number: int) -> None:
    await eventually(lambda: seat.position["number"] > number)


async def cycle_until_pass(people: dict[str, Seat]) -> str:
    """Whose turn it is, when they may pass."""
    while True:
        await eventually(lambda: any(seat.questions() for seat in people.values()))
        name = to_move(people)
        (question, *_) = people[name].questions()
        if question["kind"] == "turn" and ["pass"] in question["options"]:
            return name
        number = people[name].position["number"]
        choice = next((o for o in question["options"] if o == ["winnow"]), question["options"][0])
        await people[name].answer(question, choice)
        await moves_on(people[name], number)


async def test_one_passes_as_one_has_said_before(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        name = await cycle_until_pass(people)
        seat, other = people[name], people[BALROG if name == GANDALF else GANDALF]
        await eventually(lambda: heard(seat, "standing"))
        assert standing(seat)[name]["offered"] == {"pass-this-round": [""]}
        await seat.say("standing", seat=name, answers=[PASS])
        await eventually(lambda: "notice-standing" in notices(other))
        assert not any(q["kind"] == "turn" for q in seat.questions())
        assert standing(seat)[name]["set"] == [PASS]
        assert name not in str(heard(other, "standing"))  # nobody else is told before


async def test_what_is_undone_is_not_answered_again(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        name = await cycle_until_pass(people)
        seat, other = people[name], people[BALROG if name == GANDALF else GANDALF]
        number = seat.position["number"]
        await seat.say("standing", seat=name, answers=[PASS])
        await eventually(lambda: "notice-standing" in notices(seat))
        await other.say("propose", what="take-back", to=number)
        await agree(seat)
        await eventually(lambda: "notice-take-back" in notices(seat))
        assert standing(seat)[name]["set"] == []
        await eventually(seat.questions)
        assert ["pass"] in seat.questions()[0]["options"]


async def test_it_is_taken_back_and_is_nobody_elses(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("standing", seat=GANDALF, answers=[PASS])
        assert standing(gandalf)[GANDALF]["set"] == [PASS]
        for stranger in (balrog, watcher):
            async with refused("error-not-your-seat"):
                await stranger.say("standing", seat=GANDALF, answers=[])
        async with refused("error-no-standing"):
            await gandalf.say("standing", seat=GANDALF, answers=[{"id": "win", "about": ""}])
        async with refused("error-no-standing"):
            await gandalf.say("standing", seat=GANDALF, answers=[PASS | {"about": "x"}])
        await gandalf.say("standing", seat=GANDALF, answers=[])
        assert standing(gandalf)[GANDALF]["set"] == []


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_some_and_they_answer_what_is_offered(game: str) -> None:
    """Each is found in some random match, reads a seat's own view, and fits or leaves it alone."""
    rules = standing_answers(game)
    assert rules
    for seed in range(6):
        rng = random.Random(f"{game} {seed}")
        match = begin_match(checked_header(game, None, None, {}))
        match.let_chance(rng)
        for _ in range(400):
            if not match.questions():
                break
            question = match.questions()[0]
            for rule in rules.values():
                about = [*rule.about(match.view(question.actor), question.actor)]
                assert about
                if rule.asked == question.kind:
                    _check(rule.answer(match.view(question.actor), question, about), question)
            match.answer(question.actor, rng.choice(question.options))


def _check(option: Any, question: Question[Any]) -> None:
    """What it chooses where the rules do not offer it is not given: the person is asked."""
    assert option is None or isinstance(option, str | tuple)
