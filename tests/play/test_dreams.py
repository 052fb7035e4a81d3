"""What a bot gets to imagine tells it nothing of what really happened behind its back."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import pytest

from greathall import new_match
from greathall.kernel import EVERYBODY


@pytest.mark.parametrize(
    ("game", "players", "dreamer", "other"),
    [
        ("wotr-cards", 4, "frodo", "saruman"),
        ("against-the-shadow", 2, "frodo", "aragorn"),
        ("thrones", 6, "stark", "greyjoy"),
    ],
)
def test_an_imagined_match_tells_no_more_of_the_past_than_its_seat_knows(
    game: str, players: int, dreamer: str, other: str
) -> None:
    match = new_match(game, players=players, seed=11)
    rng = Random(11)
    for _ in range(60):
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
        seen = match.log(dreamer)
        dream = match.imagine(dreamer, Random(1))
        assert dream.log(EVERYBODY)[: len(seen)] == seen
        assert dream.fork().log(EVERYBODY)[: len(seen)] == seen
        assert dream.log(other)[: len(seen)] == match.log(None)
        assert len(dream.record.answers) == len(dream) - len(match)


def test_the_orders_of_others_are_imagined_anew_while_they_lie_face_down() -> None:
    match = new_match("thrones", players=6, seed=4)
    rng = Random(4)
    while len(match.questions()) > 1:
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    (last,) = match.questions()
    own, others = set(), set()
    for seed in range(20):
        dream = match.imagine(last.actor, Random(seed))
        while dream.questions(last.actor) and not dream.view()["orders"]:
            question = dream.questions(last.actor)[0]
            dream.answer(last.actor, question.options[0])
        view = dream.view()
        placed = {area: (view["holder"][area], order) for area, order in view["orders"].items()}
        own.add(str([order for house, order in placed.values() if house == last.actor]))
        others.add(str([order for house, order in placed.values() if house != last.actor]))
    assert len(own) == 1
    assert len(others) > 15


@pytest.mark.parametrize(
    ("options", "revealed"), [({}, "orders-revealed"), ({"tides": "yes"}, "tides-revealed")]
)
def test_when_something_was_revealed_the_rest_is_still_imagined_anew(
    options: dict[str, str], revealed: str
) -> None:
    """What lay face down at the beginning of a step must not lie open at its end."""
    rng, looked = Random(3), 0
    for seed in range(8):
        match = new_match("thrones", players=4, seed=seed, options=options)
        while match.questions():
            known = match.log_length()
            question = rng.choice(match.questions())
            match.answer(question.actor, rng.choice(question.options))
            if not any(told["event"] == revealed for told in match.log(None, known)):
                continue
            dreams = [match.imagine("stark", rng) for _ in range(20)]
            assert len({str(dream.state.wildlings) for dream in dreams}) > 3
            looked += 1
            break
    assert looked > 3


@pytest.fixture
def _nothing_but_what_is_new() -> Iterator[None]:
    """What was there before is not looked through again and again."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("_nothing_but_what_is_new")
@pytest.mark.parametrize("game", ["wotr-cards", "against-the-shadow", "thrones"])
def test_nothing_of_a_dropped_fork_waits_for_the_garbage_collector(game: str) -> None:
    """Bots make thousands: the pauses to collect them would fall into others' turns."""
    match, rng = new_match(game, seed=5), Random(5)
    for _ in range(60):
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
        gc.collect()
        match.fork(rng)
        match.imagine(question.actor, rng)
        assert gc.collect() == 0
