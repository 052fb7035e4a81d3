"""The worked example learns, on the smallest of budgets."""

from __future__ import annotations

import numpy as np
import pytest

from greathall.research.intervals import wilson
from greathall.research.learner import WEIGHTS, Learner, features, main, measure, train
from samples import SAMPLE

WHERE = SAMPLE, "fellowship"


def test_it_learns_to_beat_random() -> None:
    """Clearly, and by more than who has learned nothing and takes the first option."""
    trials = [
        measure(weights, *WHERE, games=100, seed=9)
        for weights in (train(*WHERE, matches=300, seed=1), np.zeros(WEIGHTS))
    ]
    assert wilson(*trials[0])[0] > 0.5
    assert trials[0].won > trials[1].won + 10
    assert f"{trials[0].won}/100 = " in str(trials[0])


def test_it_learns_the_same_from_the_same_seed() -> None:
    first, again, other = (train(*WHERE, matches=3, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_the_weights_of_what_was_taken_move_towards_the_end() -> None:
    learner = Learner(np.zeros(WEIGHTS), np.random.default_rng(1))
    taken = features(np.array([[5, 7, 9, 11]], np.int32))[0]
    for _ in range(200):
        learner.taken.append(taken)
        learner.learn(1.0)
    assert learner.weights[taken].sum() == pytest.approx(1.0, abs=0.1)
    assert learner.taken == []


def test_the_script_says_what_it_has_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", SAMPLE, "--matches", "2", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "against random before: " in told
    assert "after 2: " in told
