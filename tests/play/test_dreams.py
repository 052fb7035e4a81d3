"""What a bot gets to imagine tells it nothing of what really happened behind its back."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from greathall import games, new_match
from greathall.kernel import EVERYBODY, Match, Question


@pytest.mark.parametrize("game", games())
def test_an_imagined_match_tells_no_more_of_the_past_than_its_seat_knows(game: str) -> None:
    scenario, counts = next(iter(games()[game].scenarios.items()))
    match = new_match(game, scenario=scenario, players=max(counts), seed=11)
    dreamer, *_, other = (*match.seats, *match.seats)
    rng = Random(11)
    for question in some_questions(match, rng):
        match.answer(question.actor, rng.choice(question.options))
        seen = match.log(dreamer)
        dream = match.imagine(dreamer, Random(1))
        assert dream.log(EVERYBODY)[: len(seen)] == seen
        assert dream.fork().log(EVERYBODY)[: len(seen)] == seen
        assert dream.log(other)[: len(seen)] == match.log(None)
        assert len(dream.record.answers) == len(dream) - len(match)


def some_questions(match: Match, rng: Random) -> Iterator[Question[Any]]:
    """One after the other while the test answers them; fewer where a match is over."""
    for _ in range(60):
        if match.questions():
            yield rng.choice(match.questions())


@pytest.fixture
def _nothing_but_what_is_new() -> Iterator[None]:
    """What was there before is not looked through again and again."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("_nothing_but_what_is_new")
@pytest.mark.parametrize("game", games())
def test_nothing_of_a_dropped_fork_waits_for_the_garbage_collector(game: str) -> None:
    """Bots make thousands: the pauses to collect them would fall into others' turns."""
    match, rng = new_match(game, seed=5), Random(5)
    for question in some_questions(match, rng):
        match.answer(question.actor, rng.choice(question.options))
        gc.collect()
        match.fork(rng)
        match.imagine(question.actor, rng)
        assert gc.collect() == 0
