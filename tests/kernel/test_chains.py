"""A move of many parts is one act: accepted or refused as a whole, and taken back as a whole."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from greathall.kernel import Match
from greathall.kernel.errors import NothingToUndo, PartRefused
from kernel.toys import ANN, BOB, CID, but_for_undo, everything, match_of, play

BIDS = ("bid", (ANN, (2, 2, 2)), (BOB, (2,)), (CID, (2,)))


def match_with(*scenes: Any, rng: Random | None = None) -> Match:
    return match_of(play, agenda=tuple((play, scene) for scene in scenes), rng=rng)


def test_a_chain_is_the_same_as_its_parts() -> None:
    one, other = (match_with(("speak", ANN, 3), ("speak", ANN, 3), BIDS) for _ in range(2))
    one.answer_all(ANN, (2, 1, 1, 0))
    for option in (2, 1, 1, 0):
        other.answer(ANN, option)
    assert everything(one) == everything(other)


def test_a_chain_with_a_part_that_does_not_fit_changes_nothing_and_says_which() -> None:
    match = match_with(("speak", ANN, 3), ("speak", ANN, 2), ("speak", ANN, 2))
    before = everything(match)
    with pytest.raises(PartRefused, match="part 2: 2 does not answer 'speak'") as refused:
        match.answer_all(ANN, (2, 2, 1))
    assert refused.value.fields["part"] == 2
    assert everything(match) == before


def test_a_chain_ends_where_another_is_asked() -> None:
    match = match_with(("speak", ANN, 2), ("speak", BOB, 2), ("speak", ANN, 2))
    before = everything(match)
    with pytest.raises(PartRefused, match="part 2: 'ann' is not asked anything now"):
        match.answer_all(ANN, (1, 1))
    assert everything(match) == before


def test_a_chain_ends_where_chance_answers() -> None:
    match = match_with(("speak", ANN, 2), ("throw", 6), ("speak", ANN, 2), rng=Random(1))
    before = everything(match)
    with pytest.raises(PartRefused, match="part 2"):
        match.answer_all(ANN, (1, 1))
    assert everything(match) == before
    match.answer_all(ANN, (1,))
    assert len(match.view()["said"]) == 2


def test_a_chain_in_secret_stays_sealed_and_can_be_taken_back_as_a_whole() -> None:
    match = match_with(BIDS)
    match.answer(BOB, 1)
    before = everything(match)
    match.answer_all(ANN, (1, 1, 0))
    assert match.view()["said"] == ()
    assert match.undo_all(ANN, 3) == [3, 2, 1]
    assert but_for_undo(everything(match)) == but_for_undo(before)


def test_more_than_can_be_taken_back_takes_back_nothing() -> None:
    match = match_with(("speak", BOB, 2), ("speak", ANN, 2), ("speak", ANN, 2), ("speak", ANN, 2))
    match.answer(BOB, 1)
    match.answer_all(ANN, (1, 1))
    before = everything(match)
    with pytest.raises(NothingToUndo):
        match.undo_all(ANN, 3)
    assert everything(match) == before
