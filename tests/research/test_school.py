"""What a net learns from: batches of matches, what was decided in them, and how that turned out.

The learning itself needs PyTorch, which is not here; what it is given, and what it leaves, is.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from greathall.bots.nets.net import SHAPES
from greathall.research.curves import plot_curves, shares
from greathall.research.school import course_of, main
from greathall.research.self_play import (
    LATER,
    TRUST,
    Batch,
    Decision,
    Lessons,
    Reading,
    Report,
    _look_back,
    _look_back_by_rounds,
    play,
    softmax,
)
from greathall.research.simulate import settings_of
from samples import BOARD, EXPANSION, SAMPLE


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One that has learned nothing."""
    luck, file = np.random.default_rng(3), tmp_path_factory.mktemp("nets") / "000000.npz"
    weights = {name: luck.normal(0, 0.05, shape) for name, shape in SHAPES.items()}
    np.savez(file, **weights)  # type: ignore[arg-type]
    return str(file)


def batch(game: str, net: str = "", number: int = 0, matches: int = 6) -> Batch:
    return Batch(number, 5, tuple(settings_of(game)), (), matches, net, net)


def is_consistent(lessons: Lessons) -> bool:
    return (
        lessons.seen_lengths.sum() == len(lessons.seen)
        and lessons.said_lengths.sum() == len(lessons.said)
        and lessons.counts.sum() == len(lessons.said_lengths)
        and bool((lessons.chosen < lessons.counts).all())
        and bool((lessons.counts > 1).all())
        and {len(lessons.counts)} == {len(getattr(lessons, name)) for name in Lessons._fields[5:]}
    )


# ------------------------------------------------------------------ what is played


@pytest.mark.parametrize("game", [SAMPLE, BOARD, EXPANSION])
def test_stewards_are_imitated_with_some_tries(game: str) -> None:
    report = play(batch(game, matches=3))
    assert report.is_imitation
    assert is_consistent(report.lessons)
    assert set(np.unique(report.lessons.target)) <= {0.0, 1.0}
    assert sum(played for _, played in report.won.values()) == 3


@pytest.mark.parametrize("game", [SAMPLE, BOARD])
def test_a_batch_is_the_same_again_and_another_is_another(game: str, net: str) -> None:
    first, again, other = (play(batch(game, net, number, 4)) for number in (1, 1, 2))
    assert is_consistent(first.lessons)
    for one, two in zip(first.lessons, again.lessons, strict=True):
        assert np.array_equal(one, two)
    assert first.won == again.won
    assert not np.array_equal(first.lessons.seen, other.lessons.seen)


def test_only_what_the_net_decided_is_learned_from(net: str) -> None:
    """Against whom does it play? Of rivals no decision is kept, of the net each, with its odds."""
    report: Report = play(batch(SAMPLE, net, number=0, matches=24))
    rivals = {rival for _, rival in report.won}
    assert {"nobody", "steward"} <= rivals
    assert bool((report.lessons.likely < 0).all())
    # An untaught net takes any option: on average it is as likely as their number says.
    expected = -np.log(report.lessons.counts).mean()
    assert report.lessons.likely.mean() == pytest.approx(expected, abs=0.1)


def test_the_better_an_option_the_likelier_it_is_taken() -> None:
    odds = softmax(np.array([2.0, 1.0, 1.0], np.float32))
    assert odds.sum() == pytest.approx(1)
    assert odds[0] / odds[1] == pytest.approx(np.e)


# ------------------------------------------------------------------ how it turned out


def decisions(worths: list[float], rounds: list[int]) -> list[Decision]:
    reading = Reading([1], [[1], [2]])
    pairs = zip(worths, rounds, strict=True)
    return [Decision(reading, 0, number, 0.0, worth, 0.0) for worth, number in pairs]


def test_a_decision_is_as_good_as_what_followed_was_better_than_expected() -> None:
    made = decisions([0.5, 0.5, 0.8], [1, 1, 1])
    _look_back(made, reward=1.0)
    last = 1.0 - 0.8
    assert made[2].advantage == pytest.approx(last)
    assert made[1].advantage == pytest.approx(0.3 + TRUST * last)
    assert made[0].advantage == pytest.approx(TRUST * made[1].advantage)
    assert made[0].target == pytest.approx(0.5 + made[0].advantage)


def test_a_round_that_went_well_speaks_for_what_was_decided_in_it() -> None:
    made = decisions([0.5, 0.5], [1, 2])
    _look_back_by_rounds(made, [0.5, 0.4, 0.6, 0.0])
    assert made[1].advantage == pytest.approx(-0.6)
    assert made[0].advantage == pytest.approx(0.2 - LATER * 0.6)


# ------------------------------------------------------------------ the command


def test_a_game_is_learned_together_with_what_expands_it(tmp_path: Path) -> None:
    course = course_of([SAMPLE, "--folder", str(tmp_path)])
    assert {setting.game for setting in course.settings} == {SAMPLE, EXPANSION}
    name = f"{SAMPLE}-fellowship-2"
    chosen = course_of([SAMPLE, "--folder", str(tmp_path), "--setting", name, "--setting", name])
    assert ["-".join(map(str, setting)) for setting in chosen.settings] == [name, name]


def test_an_unknown_setting_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        course_of([SAMPLE, "--folder", str(tmp_path), "--setting", "chess-2"])
    assert "no setting chess-2; there are: " in capsys.readouterr().err


def test_without_pytorch_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main([SAMPLE, "--folder", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told == "school needs PyTorch, which is no part of Great Hall: pip install torch\n"


def test_a_curve_shows_the_share_of_each_stretch_of_time() -> None:
    lines = [
        {"seconds": 10 * n, "won": {"duel steward": (n, 4), "duel random": (4, 4)}}
        for n in range(1, 5)
    ]
    assert shares(lines) == {"duel": [(10 * n, n / 4) for n in range(1, 5)]}
    drawn = plot_curves([{"seconds": 1, "won": {}}, *lines])
    assert drawn.count("<polyline") == 1
    assert ">duel</text>" in drawn
