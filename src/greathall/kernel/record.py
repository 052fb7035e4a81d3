"""A game is its record: a header, then one answer a line, as a text that a person can read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from greathall.kernel.errors import BrokenRecord
from greathall.kernel.questions import Actor, Option

TITLE: Final = "Great Hall record 1"
UNFINISHED: Final = "unfinished"
LONGEST_NUMBER: Final = 9  # digits; no game counts further, and Python reads no number of thousands
_KEYS: Final = ("game", "rules", "scenario", "players", "options")


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
    footer: tuple[tuple[str, str], ...] = ()  # what a server adds, such as the secret of its dice

    @property
    def text(self) -> str:
        answers = "".join(f"{answer}\n" for answer in self.answers)
        footer = "".join(f"{key}: {value}\n" for key, value in self.footer)
        return f"{self.header}\n\n{answers}\nend: {self.end}\n{footer}"


@dataclass(frozen=True)
class WrittenRecord:
    """A record as it stands in a file: its answers still in words, with the lines they stand on."""

    header: Header
    answers: tuple[tuple[int, str], ...]
    end: tuple[int, str]
    footer: tuple[tuple[str, str], ...] = ()


def read_record(text: str) -> WrittenRecord:
    """Take a record's text apart; say which line is no record's."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise _broken(1, f"a record begins with {TITLE!r}")
    header = _read_header(lines)
    body = [(n, line.strip()) for n, line in enumerate(lines, 1) if n > len(_KEYS) + 1]
    body = [(n, line) for n, line in body if line]
    last = next((i for i, (_, line) in enumerate(body) if line.startswith("end: ")), None)
    if last is None:
        raise _broken(len(lines), "a record closes with 'end: …'")
    end = body[last][0], body[last][1].removeprefix("end: ")
    return WrittenRecord(header, tuple(body[:last]), end, _read_footer(body[last + 1 :]))


def _read_footer(lines: list[tuple[int, str]]) -> tuple[tuple[str, str], ...]:
    pairs: list[tuple[str, str]] = []
    for n, line in lines:
        key, colon, value = line.partition(": ")
        if not colon:
            raise _broken(n, "behind the end stand lines 'name: value'")
        if key in dict(pairs):
            raise _broken(n, f"{key} stands there twice")
        pairs.append((key, value))
    return tuple(pairs)


def _read_header(lines: list[str]) -> Header:
    values: list[str] = []
    for n, key in enumerate(_KEYS, 2):
        line = lines[n - 1] if n <= len(lines) else ""
        if not line.startswith(f"{key}: "):
            raise _broken(n, f"here stands '{key}: …'")
        values.append(line.removeprefix(f"{key}: ").strip())
    game, rules, scenario, players, options = values
    for key, value in (("rules", rules), ("players", players)):
        if not is_number(value):
            raise _broken(_KEYS.index(key) + 2, f"{key} is a number")
    pairs = [] if options == "-" else [word.partition("=") for word in options.split()]
    if any(not equals for _, equals, _ in pairs):
        raise _broken(len(_KEYS) + 1, "options are written name=value")
    given = tuple((name, value) for name, _, value in pairs)
    return Header(game, int(rules), scenario, int(players), given)


def is_number(word: str) -> bool:
    """Whether a record may write this as a number."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def _broken(line: int, why: str) -> BrokenRecord:
    return BrokenRecord(f"line {line}: {why}", line=line, expected=why)
