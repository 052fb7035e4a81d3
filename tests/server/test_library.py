"""Looking back is cheap: what was played again once is not played again from its beginning."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from greathall import new_match
from greathall.games import games
from greathall.kernel import Match
from greathall.matches import at_once, begin_match
from greathall.server import replays
from greathall.server.replays import PAGE, Library, Reading
from samples import SAMPLE


@pytest.fixture(scope="module", params=games())
def match(request: pytest.FixtureRequest) -> Match:
    """A match played to its end at random."""
    match, rng = new_match(request.param, seed=1), random.Random(1)
    while match.outcome is None:
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    return match


def turn_to(reading: Reading, match: Match, at: int) -> Match:
    mark = reading.mark_before(at)
    *_, found = reading.read_on(mark, match.answers(len(mark))[: at - len(mark)])
    return found


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many answers were given, all in all."""
    answer, given = Match.answer, [0]

    def count(match: Match, *words: Any) -> None:
        given[0] += 1
        answer(match, *words)

    monkeypatch.setattr(Match, "answer", count)
    return given


def test_a_reading_is_the_match_at_every_position(match: Match) -> None:
    reading, original = Reading(match.header), begin_match(match.header)
    positions = sorted(random.Random(2).sample(range(len(match)), 40))
    seen = {}
    for number, answer in enumerate(match.answers()):
        if number in positions:
            seen[number] = original.view(), original.log(), original.questions()
        original.answer(answer.actor, answer.option)
    random.Random(3).shuffle(positions)
    for at in positions:
        found = turn_to(reading, match, at)
        assert len(found) == at
        assert (found.view(), found.log(), found.questions()) == seen[at]


def test_what_was_read_is_not_played_again_from_the_beginning(
    match: Match, given: list[int]
) -> None:
    reading, last = Reading(match.header), len(match)
    turn_to(reading, match, last)
    assert given == [last]
    given[0] = 0
    for at in range(last, last - 20, -1):
        turn_to(reading, match, at)
    assert given[0] < 20 * PAGE


def test_an_event_is_looked_for_where_it_is(match: Match, given: list[int]) -> None:
    reading, room = Reading(match.header), SimpleNamespace(match=match)
    events = match.log_length()
    firsts = {}
    walk = begin_match(match.header)
    for answer in [*match.answers(), None]:
        firsts |= {event: len(walk) for event in range(len(firsts), walk.log_length())}
        if answer is not None:
            walk.answer(answer.actor, answer.option)
    given[0] = 0
    for event in (events - 1, 0, 1, events // 2, events - 1):
        found = at_once(replays.position_of_event(reading, room, event))  # type: ignore[arg-type]
        assert found == firsts[event]
    assert given[0] < len(match) + 4 * PAGE


def test_only_so_many_readings_are_kept_and_none_of_another_era(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replays, "MOST_READINGS", 2)
    library, header = Library(), new_match(SAMPLE, seed=1).header
    rooms: list[Any] = [SimpleNamespace(id=name, undo_epoch=0, header=header) for name in "abc"]
    a, b = library.reading(rooms[0]), library.reading(rooms[1])
    assert library.reading(rooms[0]) is a
    library.reading(rooms[2])
    assert library.reading(rooms[0]) is a
    assert library.reading(rooms[1]) is not b
    rooms[1].undo_epoch = 1
    assert library.reading(rooms[1]) is not b
