"""Many matches at once, and a fixed table of actions for those who want one."""

from __future__ import annotations

import numpy as np
import pytest

from greathall import new_match
from greathall.research.environment import GreatHall
from greathall.research.hashed import TABLE, mask_of, option_at, places_of
from greathall.research.side_by_side import Seen, SideBySide
from greathall.research.simulate import Setting
from samples import SAMPLE, WAR

DUEL = Setting(SAMPLE, "fellowship", 2)


def played(processes: int, tables: int = 3, steps: int = 160) -> list[Seen]:
    """What is seen when everybody takes the first option."""
    with SideBySide(DUEL, tables, seed=3, processes=processes) as matches:
        found = [matches.seen]
        found += [matches.step(np.zeros(tables, np.int64)) for _ in range(steps)]
    return found


def test_each_table_plays_as_it_would_alone() -> None:
    found = played(processes=1)
    for number in range(3):
        alone, seed = GreatHall(*DUEL), 3 + number
        alone.reset(seed=seed)
        for seen in found:
            if seen.ended[number] is not None:
                assert seen.ended[number] == alone.rewards
                assert alone.match.outcome is not None
                seed += 3
                alone.reset(seed=seed)
            assert seen.seats[number] == alone.agent_selection
            one = alone.observe(alone.agent_selection)
            for name in ("observation", "options", "action_mask"):
                assert np.array_equal(getattr(seen, name)[number], one[name])
            alone.step(0)
        assert seed > 3 + number, "no match has ended"


@pytest.mark.parametrize("processes", [2, 5])
def test_processes_make_no_difference(processes: int) -> None:
    steps = zip(played(1, steps=40), played(processes, steps=40), strict=True)
    for one, other in steps:
        assert (one.seats, one.ended) == (other.seats, other.ended)
        assert all(np.array_equal(a, b) for a, b in zip(one[1:4], other[1:4], strict=True))


def test_an_option_has_the_same_place_in_every_question() -> None:
    places: dict[tuple[object, ...], int] = {}
    match, moved, met = new_match(WAR, seed=1), 0, 0
    for _ in range(150):
        question = match.questions()[0]
        found = places_of(question)
        assert len(set(found)) == len(question.options)
        assert list(np.flatnonzero(mask_of(question))) == sorted(found)
        for number, (option, place) in enumerate(zip(question.options, found, strict=True)):
            assert option_at(question, place) == number
            key = question.kind, question.about, option
            met += key in places
            moved += places.setdefault(key, place) != place
        match.answer(question.actor, question.options[-1])
    assert met > 100
    assert moved < met / 20  # only where two options would have had one place


def test_without_a_question_nothing_is_an_option() -> None:
    assert mask_of(None).shape == (TABLE,)
    assert not mask_of(None).any()
