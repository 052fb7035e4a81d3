"""The guides can be followed: their files are written into a copy, where everything then passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from architecture.guides import (
    CARD_GUIDE,
    GAME_GUIDE,
    add_the_game,
    check,
    copy_to,
    files_in,
    follow,
    run,
    run_commands,
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_to(tmp_path)


def test_a_game_that_follows_the_guide_is_found_everywhere(copy: Path) -> None:
    before = files_in(copy)
    game = add_the_game(copy)
    package = game.replace("-", "_")
    run_commands(GAME_GUIDE, copy)
    own = ("src/greathall/games", package), ("tests/games", package), ("web/src/games", game)
    folders = [Path(*folder) for folder in own]
    after = files_in(copy)
    assert before.keys() <= after.keys()
    touched = [file for file, text in after.items() if before.get(file) != text]
    assert [file for file in touched if not any(map(file.is_relative_to, folders))] == []
    assert [f for f in folders if not any(file.is_relative_to(f) for file in touched)] == []
    run(copy, "-m", "greathall.cli", "simulate", game, "--games", "20")
    for seed, ending in (("1", "You have lost."), ("2", "You have won."), ("5", "Nobody has won.")):
        play = ("play", game, "--plain", "--seed", seed)
        assert ending in run(copy, "-m", "greathall.cli", *play, typed="1\n" * 8)
    check(
        copy,
        *(f"tests/games/{package}", "tests/play", "tests/records", "tests/playthroughs"),
        *("tests/architecture", "tests/test_narration.py", "tests/page/test_texts_and_weight.py"),
        "tests/page/test_types.py",
        only=f"{game} or {package}",
    )


def test_a_card_that_follows_the_guide_plays(copy: Path) -> None:
    files = follow(CARD_GUIDE, copy)
    run_commands(CARD_GUIDE, copy)
    tests = {file for file in files if file.startswith("tests/")}
    game = Path(*Path(min(tests)).parts[:3])
    check(copy, *sorted(tests), f"{game}/test_every_card_is_tested.py", "tests/records")
    check(copy, "tests/architecture/test_texts.py", only=game.name.replace("_", "-"))
