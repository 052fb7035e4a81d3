"""Reading a record: its text is taken apart, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greathall.kernel.errors import Refusal
from greathall.kernel.record import KEYS, TITLE, Header

LONGEST_NUMBER: Final = 9  # digits; no game counts further, and Python reads no number of thousands


class BrokenRecord(Refusal):
    text = "error-broken-record"


class RecordDiffers(Refusal):
    """A record whose answers no longer lead where they led. `line` is the first that differs."""

    text = "error-record-differs"

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(
            f"line {line}: the record says {found!r}, the game says {expected!r}",
            line=line,
            expected=expected,
            found=found,
        )
        self.line = line


class OlderRecordDiffers(RecordDiffers):
    """A record of older rules that those of today no longer follow."""

    text = "error-older-record-differs"

    def __init__(self, differs: RecordDiffers, rules: int, today: int) -> None:
        super().__init__(**differs.fields)
        self.fields |= {"rules": rules, "today": today}


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
    body = [(n, line.strip()) for n, line in enumerate(lines, 1) if n > len(KEYS) + 1]
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
    for n, key in enumerate(KEYS, 2):
        line = lines[n - 1] if n <= len(lines) else ""
        if not line.startswith(f"{key}: "):
            raise _broken(n, f"here stands '{key}: …'")
        values.append(line.removeprefix(f"{key}: ").strip())
    game, rules, scenario, players, options = values
    for key, value in (("rules", rules), ("players", players)):
        if not is_number(value):
            raise _broken(KEYS.index(key) + 2, f"{key} is a number")
    pairs = [] if options == "-" else [word.partition("=") for word in options.split()]
    if any(not equals for _, equals, _ in pairs):
        raise _broken(len(KEYS) + 1, "options are written name=value")
    given = tuple((name, value) for name, _, value in pairs)
    return Header(game, int(rules), scenario, int(players), given)


def is_number(word: str) -> bool:
    """Whether a record may write this as a number."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def _broken(line: int, why: str) -> BrokenRecord:
    return BrokenRecord(f"line {line}: {why}", line=line, expected=why)
