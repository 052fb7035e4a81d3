"""The guides can be followed: their files are written into a copy, where everything then passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from architecture.guides import (
    CARD_GUIDE,
    COMMAND,
    GAME_GUIDE,
    add_the_game,
    check,
    copy_to,
    files_in,
    follow,
    run,
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copy_to(tmp_path)


def test_a_game_that_follows_the_guide_is_found_everywhere(copy: Path) -> None:
    before = files_in(copy)
    game = add_the_game(copy)
    package = game.replace("-", "_")
    for command in COMMAND.findall(GAME_GUIDE.read_text(encoding="utf-8")):
        run(copy, *command.split())
    own = ("src/greathall/games", package), ("tests/games", package), ("web/src/games", game)
    folders = [Path(*folder) for folder in own]
    added = {Path(file) for file in files_in(copy) - before}
    assert [file for file in added if not any(map(file.is_relative_to, folders))] == []
    assert [folder for folder in folders if not any(f.is_relative_to(folder) for f in added)] == []
    run(copy, "-m", "greathall.cli", "simulate", game, "--games", "20")
    shown = run(copy, "-m", "greathall.cli", "play", game, "--plain", typed="1\n" * 8)
    assert "You have" in shown
    check(
        copy,
        *(f"tests/games/{package}", "tests/play", "tests/records", "tests/playthroughs"),
        *("tests/architecture", "tests/test_narration.py", "tests/page/test_texts_and_weight.py"),
        only=f"{game} or {package}",
    )


def test_a_card_that_follows_the_guide_plays(copy: Path) -> None:
    files = follow(CARD_GUIDE, copy)
    tests = [file for file in files if file.startswith("tests/")]
    game = Path(*Path(tests[0]).parts[:3])
    check(copy, *tests, f"{game}/test_every_card_is_tested.py")
    check(copy, "tests/architecture/test_texts.py", only=game.name.replace("_", "-"))
