"""A game is its record: a header, then one answer a line, as a text that a person can read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from greathall.kernel.questions import Actor, Option

TITLE: Final = "Great Hall record 1"
UNFINISHED: Final = "unfinished"
KEYS: Final = ("game", "rules", "scenario", "players", "options")


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
        pairs = zip(KEYS, values, strict=True)
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
