"""Terminals that do not have all letters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.cli.letters import NAME
from greathall.games import games
from greathall.texts import Texts
from samples import BOARD


def shown(encoding: str, *words: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "greathall.cli", *words]
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    return subprocess.run(command, input=typed, capture_output=True, env=environment, check=False)


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(("encoding", "language"), [("ascii", "uk"), ("ascii", "pl")])
def test_a_game_is_shown_with_any_letters(encoding: str, language: str) -> None:
    typed = "1\n? 1\nї\nq\nїжак\nn\n".encode()
    told = shown(encoding, "play", BOARD, "--seed", "3", "--lang", language, typed=typed)
    assert list(Path().iterdir()) == []  # what could not be read is no name of a file
    assert (told.returncode, told.stderr) == (0, b"")
    assert len(told.stdout) > 5000
    assert told.stdout.decode(encoding).count("?") < 20  # not many questions, no letter given up


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("ascii", 'Failu "x" ne isnuie, shchob zolty Eowyn...'),
        ("latin-1", "Failu «x» ne isnuie, shchob zólty Éowyn..."),
        ("cp866", 'Файлу "x" не iснує, щоб zolty Eowyn...'),
        ("cp1251", "Файлу «x» не існує, щоб zolty Eowyn…"),
        ("cp852", "Failu «x» ne isnuie, shchob żółty Éowyn..."),
        ("utf-8", "Файлу «x» не існує, щоб żółty Éowyn…"),
    ],
)
def test_letters_that_are_not_there_are_replaced_by_similar_ones(encoding: str, words: str) -> None:
    told = "Файлу «x» не існує, щоб żółty Éowyn…".encode(encoding, NAME)
    assert told.decode(encoding) == words


def test_a_name_that_is_no_text_at_all_can_be_told() -> None:
    told = shown("utf-8", "--lang", "en", "replay", os.fsdecode(b"\xff.txt"))
    assert told.stderr.decode().strip() == "There is no file “?.txt”."


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_json_keeps_every_letter(encoding: str) -> None:
    told = shown(encoding, "games", "--json", "--lang", "uk")
    names = [game["name"] for game in json.loads(told.stdout.decode(encoding))]
    assert [Texts("uk", game)(f"game-{game}") for game in games()] == names
