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
FILE = re.compile(
    r"^( *)`([\w./-]+)`(?:, ([^\n]*))?:\n\n\1```\w+\n(.*?)^\1```", re.MULTILINE | re.DOTALL
)
COMMAND = re.compile(r"^python (tests/.*)$", re.MULTILINE)
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
    package = Path(follow(GAME_GUIDE, copy)[0]).parent.name
    game = package.replace("_", "-")
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
        *("tests/games", "tests/play", "tests/records", "tests/playthroughs"),
        *("tests/architecture", "tests/test_narration.py"),
        only=f"{game} or {package}",
    )


def test_a_card_that_follows_the_guide_plays(copy: Path) -> None:
    files = follow(CARD_GUIDE, copy)
    tests = [file for file in files if file.startswith("tests/")]
    game = Path(*Path(tests[0]).parts[:3])
    check(copy, *tests, f"{game}/test_every_card_is_tested.py")
    check(copy, "tests/architecture/test_texts.py", only=game.name.replace("_", "-"))


def check(copy: Path, *tests: str, only: str = "") -> None:
    """Run some of the tests of the copy."""
    run(copy, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", only, *tests)


def follow(guide: Path, copy: Path) -> list[str]:
    """Write the files of a guide, or put what it says where it says; return their names."""
    found = FILE.findall(guide.read_text(encoding="utf-8"))
    assert found
    for indent, name, where, text in found:
        put(copy / name, where, re.sub(rf"(?m)^{indent}", "", text))
    return [name for _, name, _, _ in found]


def put(file: Path, where: str, text: str) -> None:
    assert file.exists() == bool(where), file
    old = file.read_text(encoding="utf-8") if where else ""
    if where == "after its first line":
        first, rest = old.split("\n", 1)
        new = f"{first}\n{text}{rest}"
    elif where.startswith("instead of the line "):
        line = where.split("`")[1]
        assert old.splitlines().count(line) == 1, line
        new = old.replace(f"{line}\n", text)
    else:
        assert where in ("", "at its end"), where
        gap = "\n\n" if old and file.suffix == ".py" else ""  # as the formatter wants it
        new = old + gap + text
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(new, encoding="utf-8")


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
