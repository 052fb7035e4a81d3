"""A night of random games: what it plays, what it counts, and that it goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.kernel import Match, Outcome
from play import soak
from play.conformance import Setting, Trial, is_looked_at_closely, plays_out
from samples import SAMPLE

DUEL = Setting(SAMPLE, "duel-2", 2)
SHORT = Setting(SAMPLE, "fellowship", 2)


def night(folder: Path, games: int) -> str:
    """The document after so many games in all."""
    document, progress = folder / "games.md", folder / "night.json"
    if not document.exists():
        document.write_text(f"Before\n{soak.BEGINS}\n{soak.ENDS}\nAfter\n", encoding="utf-8")
    words = f"--setting {SHORT} --one-in 3 --jobs 1 --games {games} --progress {progress}"
    assert soak.main([*words.split(), "--report", str(document)]) == 0
    return document.read_text(encoding="utf-8")


def test_a_night_tells_how_many_were_looked_at_closely_and_goes_on(tmp_path: Path) -> None:
    assert "4 random games" in night(tmp_path, 4)
    told = night(tmp_path, 9)
    assert "9 random games" in told
    assert "3 of them looked at closely" in told
    assert "6 played out" in told
    assert told.startswith("Before\n")
    assert told.endswith("After\n")
    kept = json.loads((tmp_path / "night.json").read_text(encoding="utf-8"))
    assert (kept["done"], kept["closely"], sum(kept["ends"].values())) == (9, 3, 9)


def test_one_seed_in_so_many_is_looked_at_closely() -> None:
    assert [seed for seed in range(10) if is_looked_at_closely(seed, 4)] == [0, 4, 8]
    assert all(is_looked_at_closely(seed, 1) for seed in range(10))


def test_a_match_is_played_out_the_same_again() -> None:
    assert plays_out(DUEL, 5).outcome == plays_out(DUEL, 5).outcome is not None


def test_a_match_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.conformance.MOST_ANSWERS", 10)
    with pytest.raises(AssertionError, match="does not end") as told:
        plays_out(DUEL, 5, {"promos": "no"}, one_in=7)
    (again,) = told.value.__notes__
    assert again.endswith(f"--setting {DUEL} --seed 5 --one-in 7 --option promos=no")


def test_a_piece_that_is_gone_is_told() -> None:
    trial = Trial(DUEL, 5)
    trial.dealt.update(list(trial.dealt)[:1])
    with pytest.raises(AssertionError):
        trial.play_out()


def test_a_winner_who_does_not_play_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(match: Match, rng: object) -> None:
        match.state.outcome = Outcome(("nobody-here",), "lead", ())

    monkeypatch.setattr(Match, "play_out", end)
    with pytest.raises(AssertionError, match="nobody-here"):
        Trial(DUEL, 5).play_out()


def test_a_failure_is_kept_with_the_words_that_play_it_again(tmp_path: Path) -> None:
    failure = soak.Result(
        "", "ValueError in facts.py:291", "the story", "again: python …", is_close=False
    )
    progress = soak.Progress(tmp_path / "night.json", "games")
    progress.count(failure)
    progress.keep()
    progress = soak.Progress(tmp_path / "night.json", "games")
    progress.count(failure)
    told = progress.report(2, 0.5)
    assert "2 failed" in told
    assert "| failed | 2 | ValueError in facts.py:291; again: python … |" in told
