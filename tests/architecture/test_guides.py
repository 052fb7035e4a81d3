"""The guides can be followed: their files are written into a copy, where everything then passes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.source import ROOT

GAME_GUIDE = ROOT / "docs" / "adding-a-game.md"
CARD_GUIDE = ROOT / "docs" / "adding-a-card.md"
FILE = re.compile(r"^`([\w./-]+)`(, at its end)?:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
BUILT = ("node_modules", "static", "__pycache__", ".venv", ".git", "build", "*.png")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project once more, without what is built or installed."""
    for folder in ("src", "tests", "docs", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns(*BUILT))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def test_a_game_that_follows_the_guide_is_found_everywhere(copy: Path) -> None:
    before = files_in(copy)
    follow(GAME_GUIDE, copy)
    run(copy, "tests/records/renew.py", "high-card")
    run(copy, "tests/playthroughs/renew.py", "high-card")
    added = {Path(file).parts for file in files_in(copy) - before}
    folders = {("src", "greathall", "games", "high_card"), ("tests", "games", "high_card")}
    folders.add(("web", "src", "games", "high-card"))
    assert {next((f for f in folders if parts[: len(f)] == f), parts) for parts in added} == folders
    run(copy, "-m", "greathall.cli", "simulate", "high-card", "--games", "20")
    shown = run(copy, "-m", "greathall.cli", "play", "high-card", "--plain", typed="1\n" * 8)
    assert "High Card" in shown
    run(
        copy,
        *("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", "high"),
        *("tests/games/high_card", "tests/play", "tests/records", "tests/playthroughs"),
        *("tests/architecture/test_texts.py", "tests/architecture/test_ledgers.py"),
        "tests/architecture/test_house_rules.py",
    )


def test_a_card_that_follows_the_guide_plays(copy: Path) -> None:
    follow(CARD_GUIDE, copy)
    run(
        copy,
        *("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", "glorfindel or elf"),
        *("tests/games/wotr_cards/cards/test_elf.py", "tests/architecture/test_texts.py"),
        "tests/games/wotr_cards/test_every_card_is_tested.py",
    )


def follow(guide: Path, copy: Path) -> None:
    """Write the files of a guide, or put what it says at the end of those that are there."""
    found = FILE.findall(guide.read_text(encoding="utf-8"))
    assert found
    for name, at_end, text in found:
        file = copy / name
        file.parent.mkdir(parents=True, exist_ok=True)
        assert file.exists() == bool(at_end), name
        with file.open("a", encoding="utf-8") as opened:
            opened.write(text)


def files_in(folder: Path) -> set[str]:
    return {
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def run(copy: Path, *words: str, typed: str = "") -> str:
    """Another Python, which knows the copy alone."""
    paths = os.pathsep.join(str(copy / folder) for folder in ("src", "tests"))
    environment = os.environ | {"PYTHONPATH": paths, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout
