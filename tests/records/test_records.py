"""Whole matches, kept as records, still end the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.declared import FOLDER
from greathall import games, replay

FILES = sorted(FOLDER.glob("*/records/*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_a_match_of_old_replays_to_its_recorded_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = replay(text)
    assert match.outcome is not None
    assert match.record.text == text


def test_there_are_records_of_every_scenario_and_number_of_people() -> None:
    kept = {tuple(header_of(file)) for file in FILES}
    wanted = {
        (f"game: {game.id}", f"scenario: {scenario}", f"players: {people}")
        for game in games().values()
        for scenario, counts in game.scenarios.items()
        for people in counts
    }
    assert kept == wanted


def header_of(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()[:6]
    return [line for line in lines if line.startswith(("game", "scenario", "players"))]
