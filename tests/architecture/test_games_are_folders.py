"""A game is three folders: its Python, its page and its tests. Nothing outside names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.source import ROOT
from greathall.games import games, with_bases

# Documents may name games, and what is built from the sources repeats them.
LOOKED_THROUGH = ("src", "tests", "web/src", "web/index.html", "web/vite.config.ts")
SINGLE = ("Makefile", "pyproject.toml", ".ci/run", "web/package.json")
SOURCES = (".css", ".ftl", ".html", ".json", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt")
BUILT = "static"


def folders_of(game: str) -> tuple[Path, ...]:
    """Where a game lives: its package and its tests, and its page, which is called by its id."""
    package = game.replace("-", "_")
    return (
        Path("src/greathall/games", package),
        Path("tests/games", package),
        Path("web/src/games", game),
    )


def places(game: str) -> tuple[Path, ...]:
    """Where a game may be named: in its own folders, and in those of games that expand it."""
    return tuple(
        folder for other in games() if game in with_bases(other) for folder in folders_of(other)
    )


def files() -> list[Path]:
    found = [ROOT / name for name in SINGLE]
    for place in LOOKED_THROUGH:
        path = ROOT / place
        found += sorted(path.rglob("*")) if path.is_dir() else [path]
    return [
        file.relative_to(ROOT)
        for file in found
        if file.is_file() and BUILT not in file.parts and is_source(file)
    ]


def is_source(file: Path) -> bool:
    return file.suffix in SOURCES or not file.suffix


def mentions(game: str, text: str) -> Iterator[int]:
    """The lines that name a game by its id or by its package."""
    names = re.compile(rf"(?<![a-z])({re.escape(game)}|{game.replace('-', '_')})(?![a-z])")
    for number, line in enumerate(text.splitlines(), 1):
        if names.search(line):
            yield number


@pytest.mark.parametrize("game", games())
def test_no_game_is_named_outside_its_folders(game: str) -> None:
    own = places(game)
    others = [file for file in files() if not any(file.is_relative_to(place) for place in own)]
    assert len(others) > 100
    named = [
        f"{file}:{line}"
        for file in others
        for line in mentions(game, (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert named == [], "\n".join(named)


def test_a_game_that_is_named_is_noticed() -> None:
    text = 'GAME = "nine-men"\nfrom greathall.games.nine_men import GAME\nnine men\n'
    assert list(mentions("nine-men", text)) == [1, 2]
    assert list(mentions("chess", "import chess\nchessboard = 8\n")) == [1]
