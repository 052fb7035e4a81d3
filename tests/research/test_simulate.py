from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from greathall import Refusal, replay
from greathall.research.simulate import settings_of, simulate
from samples import SAMPLE

EVERY_SETTING = 6


def test_a_simulation_sums_up_what_was_played() -> None:
    summary = simulate(SAMPLE, scenario="fellowship", games=3, seed="7")
    told = summary.as_json()
    assert (told["game"], told["scenario"], told["players"]) == (SAMPLE, "fellowship", 2)
    assert told["games"] == 3
    assert sum(told["outcomes"]["by_winner"].values()) == 3
    assert sum(told["outcomes"]["by_end"].values()) == 3
    assert told["decisions"] > 100
    assert len(told["digest"]) == 64


def test_without_a_scenario_all_are_played_in_turn(tmp_path: Path) -> None:
    summary = simulate(SAMPLE, games=EVERY_SETTING, seed="7", records=tmp_path)
    assert (summary.scenario, summary.players) == (None, None)
    assert [file.name for file in sorted(tmp_path.iterdir())] == [
        f"{SAMPLE}-duel-2-2-000004.txt",
        f"{SAMPLE}-duel-3-3-000005.txt",
        f"{SAMPLE}-fellowship-2-000006.txt",
        f"{SAMPLE}-trilogy-2-000002.txt",
        f"{SAMPLE}-trilogy-3-000003.txt",
        f"{SAMPLE}-trilogy-4-000001.txt",
    ]


def test_a_number_of_players_is_kept_to() -> None:
    assert [setting.scenario for setting in settings_of(SAMPLE, players=3)] == [
        "trilogy",
        "duel-3",
    ]


def test_the_digest_is_that_of_all_records_in_order(tmp_path: Path) -> None:
    summary = simulate(SAMPLE, scenario="duel-2", games=3, seed="7", records=tmp_path)
    texts = [file.read_text(encoding="utf-8") for file in sorted(tmp_path.iterdir())]
    assert summary.digest == hashlib.sha256("".join(texts).encode()).hexdigest()
    assert all(replay(text).outcome for text in texts)


def test_the_digest_depends_on_the_seed_and_on_nothing_else() -> None:
    first = simulate(SAMPLE, games=18, seed="7").digest
    assert first == simulate(SAMPLE, games=18, seed="7", jobs=2).digest
    assert first != simulate(SAMPLE, games=18, seed="8").digest


def test_the_digest_is_the_same_under_every_hash_seed() -> None:
    digests = {simulated(hash_seed)["digest"] for hash_seed in ("1", "2")}
    assert digests == {simulate(SAMPLE, games=12, seed="7", bots=["steward", "random"]).digest}


def simulated(hash_seed: str) -> dict[str, object]:
    options = ["--games", "12", "--seed", "7", "--bots", "steward,random", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "greathall.cli", "simulate", SAMPLE, *options],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_bots_sit_down_in_turn() -> None:
    one = simulate(SAMPLE, scenario="duel-2", games=4, seed="7", bots=["steward", "random"])
    other = simulate(SAMPLE, scenario="duel-2", games=4, seed="7", bots=["random", "steward"])
    assert one.by_winner == {"gandalf": 4}
    assert other.by_winner == {"witch-king": 4}


def test_options_reach_the_games(tmp_path: Path) -> None:
    options = {"promos": "yes"}
    simulate(SAMPLE, games=1, seed="7", options=options, records=tmp_path)
    (record,) = tmp_path.iterdir()
    assert "promos=yes" in record.read_text(encoding="utf-8")


def test_progress_is_told_after_every_game() -> None:
    told: list[None] = []
    simulate(SAMPLE, scenario="fellowship", games=3, progress=lambda: told.append(None))
    assert len(told) == 3


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"scenario": "nowhere"}, "error-unknown-scenario"),
        ({"players": 7}, "error-wrong-player-count"),
        ({"scenario": "duel-2", "players": 3}, "error-wrong-player-count"),
        ({"bots": ["random", "sauron"]}, "error-unknown-bot"),
        ({"options": {"promo": "yes"}}, "error-unknown-option"),
        ({"options": {"promos": "some"}}, "error-bad-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    wrong: dict[str, object], text: str, tmp_path: Path
) -> None:
    given: dict[str, object] = {"game": SAMPLE, "records": tmp_path / "records", **wrong}
    with pytest.raises(Refusal) as refusal:
        simulate(**given)  # type: ignore[arg-type]
    assert refusal.value.text == text
    assert not (tmp_path / "records").exists()
