"""A terminal for the tests: words in, what is shown and the code out."""

from __future__ import annotations

import io
from dataclasses import dataclass

import pytest

from greathall.cli import run


@dataclass
class Shown:
    code: int
    out: str
    err: str


@dataclass
class Terminal:
    """Types a command, and lines of input if it asks for some."""

    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def type(self, command: str, *lines: str) -> Shown:
        return self.type_words(command.split(), *lines)

    def type_words(self, words: list[str], *lines: str) -> Shown:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.capsys.readouterr()
        code = run(words)
        shown = self.capsys.readouterr()
        return Shown(code, shown.out, shown.err)
