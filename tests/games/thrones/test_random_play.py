"""Random matches with tides of battle, and what is imagined when orders lie hidden."""

from __future__ import annotations

from random import Random

import pytest

from greathall import new_match
from play.conformance import Setting, conforms

WITH_TIDES = 3  # matches for each number of people


@pytest.mark.parametrize("people", [3, 4, 5, 6])
def test_random_matches_with_tides_of_battle_conform(people: int) -> None:
    setting = Setting("thrones", "standard", people)
    for seed in range(2000, 2000 + WITH_TIDES):
        conforms(setting, seed, closely=0.5, options={"tides": "yes"})


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
