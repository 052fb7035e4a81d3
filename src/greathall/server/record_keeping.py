"""The entries of a table: answers as a record writes them, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from greathall.kernel import Header, Match
from greathall.kernel.errors import RecordDiffers
from greathall.matches import begin_match, find_answer

WITHDRAW, REWIND = "!withdraw", "!rewind"


def answers_in(entries: Iterable[str]) -> list[str]:
    """The answers that stand, after everything that was taken back."""
    standing: list[str] = []
    for entry in entries:
        word, _, number = entry.partition(" ")
        if word == WITHDRAW:
            del standing[int(number)]
        elif word == REWIND:
            del standing[int(number) :]
        else:
            standing.append(entry)
    return standing


def withdraw(number: int) -> str:
    """The entry that takes back one answer."""
    return f"{WITHDRAW} {number}"


def rewind(number: int) -> str:
    """The entry that takes back everything from this answer on."""
    return f"{REWIND} {number}"


def is_taken_back(entry: str) -> bool:
    """Whether this entry takes something back."""
    return entry.startswith((WITHDRAW, REWIND))


def replay_answers(header: Header, answers: Sequence[str]) -> tuple[Match, int]:
    """The match after these answers, and how many of them the rules of today still accept."""
    match = begin_match(header)
    for number, words in enumerate(answers):
        try:
            actor, option = find_answer(match, words)
        except RecordDiffers:
            return match, number
        match.answer(actor, option)
    return match, len(answers)
