from __future__ import annotations

import pytest

from greathall.games import games
from greathall.research.bench import bench, percentile_99, settings
from greathall.research.random_play import answer_at_random, begin

FIGURES = [
    "play",
    "play-out",
    "fork",
    "fork-p99",
    "imagine",
    "imagine-p99",
    "view",
    "encode",
    "replay",
    "memory",
]


def test_every_scenario_is_measured_in_all_ways() -> None:
    progress: list[None] = []
    found = bench(rounds=1, quick=True, progress=lambda: progress.append(None))
    assert len(progress) == len(settings())
    assert list(found.figures) == settings()
    for figures in found.figures.values():
        assert [figure.name for figure in figures] == FIGURES
        assert all(figure.value > 0 for figure in figures)
    told = found.as_json()
    assert told["rounds"] == 1
    assert told["reference_ns"] > 0
    assert [(setting["game"], setting["scenario"]) for setting in told["settings"]] == [
        (game.id, scenario) for game in games().values() for scenario in game.scenarios
    ]
    play = told["settings"][0]["figures"]["play"]
    assert play["unit"] == "/s"
    assert play["refs"] == pytest.approx(1e9 / play["value"] / told["reference_ns"], rel=0.9)


def test_without_open_spiel_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.research.bench.has_open_spiel", lambda: False)
    one = settings()[:1]
    monkeypatch.setattr("greathall.research.bench.settings", lambda: one)
    found = bench(rounds=1, quick=True)
    assert found.gin_rummy is None
    assert found.as_json()["gin_rummy"] is None
    assert {figure.ratio for figures in found.figures.values() for figure in figures} == {None}


def test_a_match_is_played_through_its_questions() -> None:
    match = begin(settings()[3], "7")
    decisions = answer_at_random(match, "7")
    assert match.outcome is not None
    assert decisions == sum(answer.actor != "chance" for answer in match.record.answers)


def test_the_99th_percentile() -> None:
    assert percentile_99(range(1, 101)) == 100
    assert percentile_99(range(1000)) == 990
    assert percentile_99([5.0]) == 5.0
