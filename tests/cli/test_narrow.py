"""Terminals of forty columns: what is shown has room there, and no word is cut in two."""

from __future__ import annotations

import re

import pytest

from cli.terminal import Terminal
from games.texts import words_of
from greathall.cli.commands import build
from greathall.games import games
from greathall.texts import Texts, languages
from samples import SAMPLE

NARROW, WIDE = 40, 400
COMMANDS = [
    "games",
    "--help",
    *(f"{command.name} --help" for command in build(Texts("en")).registered_commands),
    f"play {SAMPLE} --scenario hobbit",
]
every_language = pytest.mark.parametrize("language", languages())


def words_in(shown: str) -> set[str]:
    """Without boxes, dots and dashes."""
    return set(re.findall(r"\w+(?:[-'/=.…]\w+)*…?", shown))


def shown_at(terminal: Terminal, columns: int, command: str, lines: list[str]) -> str:
    terminal.monkeypatch.setenv("COLUMNS", str(columns))
    shown = terminal.type(command, *lines)
    return shown.out


def check(terminal: Terminal, command: str, lines: list[str], more: str = "") -> str:
    narrow = shown_at(terminal, NARROW, command, lines)
    wide = shown_at(terminal, WIDE, command, lines)
    other = words_in(narrow) - words_in(wide) - words_in(more)
    assert {word for word in other if not word.isdecimal()} == set()
    too_long = [line for line in narrow.splitlines() if len(line.rstrip()) > NARROW]
    # What is typed is not shown here, so that the next line follows a prompt at once.
    assert [line for line in too_long if ": " not in line] == []
    return narrow


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_lists_can_be_read(terminal: Terminal, command: str, language: str) -> None:
    check(terminal, f"{command} --lang {language}", [])


@every_language
@pytest.mark.parametrize("game", games())
def test_a_game_can_be_read(terminal: Terminal, game: str, language: str) -> None:
    lines = ["?", "? 1", "p", *["1"] * 12, "t", "l 5", "x", "q", "n"]
    instead = words_of(game, language)  # of what has no room there
    shown = check(terminal, f"play {game} --seed 3 --lang {language}", lines, instead)
    assert "│" in shown


def test_further_lines_of_an_answer_begin_below_the_first(terminal: Terminal) -> None:
    shown = shown_at(terminal, 30, f"play {SAMPLE} --seed 3", ["1"])
    assert "\n 4  Herbs and Stewed Rabbit\n" in shown
    shown = shown_at(terminal, 24, f"play {SAMPLE} --seed 3", ["1"])
    assert "\n 4  Herbs and Stewed\n    Rabbit\n" in shown
