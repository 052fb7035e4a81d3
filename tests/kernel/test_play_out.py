"""Playing out: the moves of answering at random, and nothing kept for those who look back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given

from greathall.kernel import Game, Match, Pile
from greathall.kernel.errors import NotAsked, NotKept
from kernel.random_toys import begun, games, many, seeds
from kernel.toys import ANN, BOB, CARDS, WATCHERS, answer_at_random, everything, match_of, play


def a_match(rng: Random | None = None) -> Match:
    """Open and secret answers, dice, cards and an end."""
    steps = (
        (("speak", ANN, 3), ("throw", 6), ("later", ("take_card", BOB), ("speak", BOB, 3))),
        (("bid", (ANN, (1, 2)), (BOB, (1, 2))), ("speak", ANN, 3)),
        (("finish", ANN),),
    )
    agenda = tuple((play, *scenes) for scenes in steps)
    return match_of(play, agenda=agenda, pile=Pile(CARDS), rng=rng)


def end_of(match: Match) -> dict[str, Any]:
    """What can be known of a match that was played out."""
    return {
        "state": {name: getattr(match.state, name) for name in match.state.seen_by_field},
        "outcome": match.outcome,
        "views": [match.view(who) for who in WATCHERS],
        "totals": match.totals(),
        "asked": match.questions(),
    }


@many
@given(games(), seeds)
def test_a_play_out_makes_the_moves_of_answering_at_random(game: Game, rng: Random) -> None:
    match, seed = begun(game, rng), rng.random()
    before = everything(match)
    answered, played = match.fork(), match.fork()
    answer_at_random(answered, Random(seed))
    assert played.play_out(Random(seed)) == answered.outcome
    assert end_of(played) == end_of(answered)
    assert everything(match) == before


def test_chance_keeps_its_own_source() -> None:
    answered, played = a_match(Random(1)), a_match(Random(1))
    answer_at_random(answered, Random(2))
    played.play_out(Random(2))
    assert end_of(played) == end_of(answered)


def test_without_a_source_of_its_own_chance_takes_that_of_the_players() -> None:
    waiting, given_one = a_match().fork(), a_match().fork(rng := Random(3))
    waiting.play_out(Random(3))
    given_one.play_out(rng)
    assert end_of(waiting) == end_of(given_one)


def test_what_somebody_imagines_can_be_played_out() -> None:
    match = a_match(Random(1))
    before, rng = everything(match), Random(4)
    assert {match.imagine(BOB, rng).play_out(rng) for _ in range(3)} == {match_end(match)}
    assert everything(match) == before


def match_end(match: Match) -> Any:
    """How a match ends whatever is answered."""
    fork = match.fork(Random(0))
    answer_at_random(fork, Random(0))
    return fork.outcome


@pytest.mark.parametrize(
    "look_back",
    [
        lambda match: match.record,
        lambda match: match.answers(),
        len,
        lambda match: match.log(ANN),
        lambda match: match.log_length(),
        lambda match: match.can_undo(ANN),
        lambda match: match.undo(ANN),
        lambda match: match.undo_all(ANN, 1),
        lambda match: match.fork(),
        lambda match: match.imagine(ANN, Random(1)),
    ],
)
def test_a_match_that_was_played_out_cannot_look_back(look_back: Callable[[Match], Any]) -> None:
    match = a_match(Random(1))
    match.play_out(Random(1))
    with pytest.raises(NotKept, match="played out"):
        look_back(match)


def test_a_match_that_was_played_out_asks_nobody() -> None:
    match = a_match(Random(1))
    match.play_out(Random(1))
    assert match.questions() == []
    with pytest.raises(NotAsked):
        match.answer(ANN, 1)


def test_a_match_that_is_over_can_be_played_out() -> None:
    match = a_match(Random(1))
    answer_at_random(match, Random(1))
    end = end_of(match)
    assert match.play_out(Random(1)) == end["outcome"]
    assert end_of(match) == end
