"""A bot never harms a table: what it may know, what it may keep, and what becomes of its faults."""

from __future__ import annotations

import gc
import random
import tracemalloc
from typing import Any

import pytest

from greathall import Question, new_match
from greathall.bots import BotFault, BotSeat, answer_of, bot_called, bots, play_on
from greathall.games import games
from samples import SAMPLE, WAR

QUICK = [name for name in bots() if name != "seer"]  # of which `test_seer` asks the same
MORE = 100_000  # bytes that a match may leave behind, once bots have seen some of them


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", games())
def test_what_the_seat_cannot_see_changes_no_answer(game: str, name: str) -> None:
    """Twins: the same to the one who is asked, and all else drawn anew."""
    match, rng, different = new_match(game, seed=3), random.Random(f"{name} in {game}"), 0
    for number in range(40):
        question = rng.choice(match.questions())
        seat = next(seat for seat, players in match.seats.items() if question.actor in players)
        twin = match.imagine(seat, rng)
        different += twin.view("everybody") != match.view("everybody")
        answers = [
            bot_called(name, str(number)).choose(BotSeat(each, seat), question)
            for each in (match, twin)
        ]
        assert answers[0] == answers[1], question
        match.answer(question.actor, rng.choice(question.options))
    assert different > 10 or game not in (SAMPLE, WAR)  # elsewhere little is hidden


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_keeps_nothing_of_the_matches_that_it_has_played(name: str) -> None:
    def play(number: int) -> None:
        match = new_match(SAMPLE, scenario="fellowship", seed=number)
        play_on(match, {seat: bot_called(name, f"{number}{seat}") for seat in match.seats})

    for number in range(4):
        play(number)
    tracemalloc.start()
    try:
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for number in range(4, 10):
            play(number)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert kept < 6 * MORE


class Faulty:
    """Answers as it is told to; a fault is raised."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [ValueError("oh"), StopIteration(), "nonsense", None, []])
def test_whatever_is_wrong_with_a_bot_is_one_refusal_that_tells_of_it(answer: Any) -> None:
    match = new_match(SAMPLE, scenario="fellowship", seed=3)
    position = match.view("everybody")
    with pytest.raises(BotFault, match="Faulty, asked opening-discard: ") as fault:
        play_on(match, {"balrog": Faulty(answer)})
    assert fault.value.fields["bot"] == "Faulty"
    assert repr(answer) in fault.value.fields["why"]
    assert match.view("everybody") == position


def test_what_a_bot_answers_is_one_of_the_options() -> None:
    match = new_match(SAMPLE, scenario="fellowship", seed=3)
    seat = BotSeat(match, "balrog")
    (question,) = seat.questions()
    for option in question.options:
        assert answer_of(Faulty(option), seat, question) == option
