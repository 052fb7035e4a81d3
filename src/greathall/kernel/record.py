"""A game is its record: a header, then one answer a line, as a text that a person can read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from greathall.kernel.errors import BrokenRecord
from greathall.kernel.questions import Actor, Option

TITLE = "Great Hall record 1"
UNFINISHED = "unfinished"
_KEYS = ("game", "rules", "scenario", "players", "options")


class Answer(NamedTuple):
    """Who chose what, and what the question was."""

    actor: Actor
    kind: str
    option: Option

    def __str__(self) -> str:
        return f"{self.actor} {self.kind} {spell(self.option)}"


def spell(option: Option) -> str:
    """An option as a record writes it."""
    if isinstance(option, tuple):
        return " ".join(map(spell, option)) or "-"
    return str(option)


@dataclass(frozen=True)
class Header:
    """What a match is about, before its first answer."""

    game: str
    rules: int
    scenario: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options) or "-"
        values = (self.game, self.rules, self.scenario, self.players, options)
        pairs = zip(_KEYS, values, strict=True)
        return "\n".join([TITLE, *(f"{key}: {value}" for key, value in pairs)])


@dataclass(frozen=True)
class Record:
    """All answers of a match, chance included, and how it ended."""

    header: Header
    answers: Sequence[Answer]
    end: str

    @property
    def text(self) -> str:
        answers = "".join(f"{answer}\n" for answer in self.answers)
        return f"{self.header}\n\n{answers}\nend: {self.end}\n"


@dataclass(frozen=True)
class WrittenRecord:
    """A record as it stands in a file: its answers still in words, with the lines they stand on."""

    header: Header
    answers: tuple[tuple[int, str], ...]
    end: tuple[int, str]


def read_record(text: str) -> WrittenRecord:
    """Take a record's text apart; say which line is no record's."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise _broken(1, f"a record begins with {TITLE!r}")
    header = _read_header(lines)
    body = [(n, line.strip()) for n, line in enumerate(lines, 1) if n > len(_KEYS) + 1]
    body = [(n, line) for n, line in body if line]
    if not body or not body[-1][1].startswith("end: "):
        raise _broken(len(lines), "a record closes with 'end: …'")
    end = body[-1][0], body[-1][1].removeprefix("end: ")
    return WrittenRecord(header, tuple(body[:-1]), end)


def _read_header(lines: list[str]) -> Header:
    values: list[str] = []
    for n, key in enumerate(_KEYS, 2):
        line = lines[n - 1] if n <= len(lines) else ""
        if not line.startswith(f"{key}: "):
            raise _broken(n, f"here stands '{key}: …'")
        values.append(line.removeprefix(f"{key}: ").strip())
    game, rules, scenario, players, options = values
    if not (rules.isascii() and rules.isdigit() and players.isascii() and players.isdigit()):
        raise _broken(3, "rules and players are numbers")
    pairs = [] if options == "-" else [word.partition("=") for word in options.split()]
    if any(not equals for _, equals, _ in pairs):
        raise _broken(len(_KEYS) + 1, "options are written name=value")
    given = tuple((name, value) for name, _, value in pairs)
    return Header(game, int(rules), scenario, int(players), given)


def _broken(line: int, why: str) -> BrokenRecord:
    return BrokenRecord(f"line {line}: {why}", line=line, expected=why)
