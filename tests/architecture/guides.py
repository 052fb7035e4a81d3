"""A copy of the project in which a guide is followed: its files are written, its commands run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from architecture.source import ROOT

GAME_GUIDE = ROOT / "docs" / "adding-a-game.md"
CARD_GUIDE = ROOT / "docs" / "adding-a-card.md"
FILE = re.compile(
    r"^( *)`([\w./-]+)`(?:, ([^\n]*))?:\n\n\1```\w+\n(.*?)^\1```", re.MULTILINE | re.DOTALL
)
COMMAND = re.compile(r"^ *python (.*\.py.*)$", re.MULTILINE)
BUILT = ("node_modules", "static", "__pycache__", ".venv", ".git", "build", "*.png")


def copy_to(folder: Path) -> Path:
    """The project once more, without what is built or installed."""
    for name in ("src", "tests", "docs", "web", "compiled"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*BUILT))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, folder / file)
    return folder


def add_the_game(copy: Path) -> str:
    """Follow the guide to a new game; its id."""
    return Path(follow(GAME_GUIDE, copy)[0]).parent.name.replace("_", "-")


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


def run_commands(guide: Path, copy: Path) -> None:
    """Run what a guide says to run."""
    for command in COMMAND.findall(guide.read_text(encoding="utf-8")):
        run(copy, *command.split())


def files_in(folder: Path) -> dict[Path, bytes]:
    """What is written in each of its files."""
    return {
        file.relative_to(folder): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def path_of(copy: Path) -> str:
    """Where a Python finds the copy, and nothing of ours."""
    return os.pathsep.join(str(copy / folder) for folder in ("src", "tests"))


def run(copy: Path, *words: str, typed: str = "") -> str:
    """Another Python, which knows the copy alone."""
    environment = os.environ | {"PYTHONPATH": path_of(copy), "LC_ALL": "C.UTF-8"}
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


def check(copy: Path, *tests: str, only: str = "") -> None:
    """Lint the copy, and run some of its tests."""
    for look in (("format", "--check"), ("check",)):
        run(copy, "-m", "ruff", *look, "--no-cache", "src", "tests")
    run(copy, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", only, *tests)
