"""A game is three folders: its Python, its page and its tests. Nothing outside names it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from architecture.source import ROOT
from games.declared import pieces
from greathall.games import games, with_bases

# Documents may name games, and what is built from the sources repeats them.
LOOKED_THROUGH = ("src", "tests", "web/src", "web/index.html", "web/vite.config.ts")
SINGLE = ("Makefile", "pyproject.toml", ".ci/run", "web/package.json")
SOURCES = (".css", ".ftl", ".html", ".json", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt")
BUILT = tuple(ROOT / "src/greathall/server" / name for name in ("static", "site"))


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
        if file.is_file() and not any(map(file.is_relative_to, BUILT)) and is_source(file)
    ]


def is_source(file: Path) -> bool:
    return file.suffix in SOURCES or not file.suffix


def name_of(game: str) -> re.Pattern[str]:
    """The id of a game, or its package."""
    return re.compile(rf"(?<![a-z])({re.escape(game)}|{game.replace('-', '_')})(?![a-z])")


def telltales_of(game: str) -> re.Pattern[str]:
    """Words of its world, however they are joined: `MillRow`, `mill-row`, `mill_row`.

    Who sits at its table is none of them: tests of the hall need people for their stories.
    """
    words = "|".join(word.replace(" ", "[-_ ]?") for word in pieces(game).TELLTALES)
    return re.compile(words, re.IGNORECASE)


def mentions(words: re.Pattern[str], text: str) -> Iterator[int]:
    """The lines in which such a word stands."""
    for number, line in enumerate(text.splitlines(), 1):
        if words.search(line):
            yield number


def found_outside(folders: Sequence[Path], words: re.Pattern[str]) -> list[str]:
    """Where such a word stands outside these folders."""
    others = [file for file in files() if not any(file.is_relative_to(place) for place in folders)]
    assert len(others) > 100
    return [
        f"{file}:{line}"
        for file in others
        for line in mentions(words, (ROOT / file).read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("game", games())
def test_no_game_is_named_outside_its_folders(game: str) -> None:
    named = found_outside(places(game), name_of(game))
    assert named == [], "\n".join(named)


@pytest.mark.parametrize("game", [game for game in games() if not games()[game].expands])
def test_nothing_outside_the_folders_of_games_knows_their_world(game: str) -> None:
    """Two games may be set in the same one."""
    folders = [place for each in games() for place in places(each)]
    told = found_outside(folders, telltales_of(game))
    assert told == [], "\n".join(told)


def test_a_game_that_is_named_is_noticed() -> None:
    text = 'GAME = "nine-men"\nfrom greathall.games.nine_men import GAME\nnine men\n'
    assert list(mentions(name_of("nine-men"), text)) == [1, 2]
    assert list(mentions(name_of("chess"), "import chess\nchessboard = 8\n")) == [1]


def test_a_word_of_a_games_world_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(games()))
    monkeypatch.setattr(pieces(game), "TELLTALES", ("mill row",))
    text = "class MillRow: ...\nmill_row = 3\nthe mill-row\na mill in a row\n"
    assert list(mentions(telltales_of(game), text)) == [1, 2, 3]
