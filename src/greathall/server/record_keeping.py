"""The entries of a table: answers as a record writes them, and what was taken back."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import NamedTuple

from greathall.kernel import Header, Match
from greathall.matches import begin_match, find_answer
from greathall.reading import RecordDiffers
from greathall.server.limits import in_slices
from greathall.server.store import Row

WITHDRAW, REWIND = "!withdraw", "!rewind"


def answers_in(entries: Iterable[str]) -> list[str]:
    """The answers that stand, after everything that was taken back."""
    return [answer for answer, _ in answers_at((entry, 0.0) for entry in entries)]


def answers_at(entries: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """The same, with when each of them was written."""
    standing: list[tuple[str, float]] = []
    for entry, at in entries:
        word, _, number = entry.partition(" ")
        if word == WITHDRAW:
            del standing[int(number)]
        elif word == REWIND:
            del standing[int(number) :]
        else:
            standing.append((entry, at))
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


def place_now(entries: Iterable[str], undo_epoch: int, at: int) -> int:
    """Where a position of an earlier undo epoch lies by now: where the match went on from it."""
    for entry in [entry for entry in entries if is_taken_back(entry)][undo_epoch:]:
        word, _, number = entry.partition(" ")
        if word == REWIND:
            at = min(at, int(number))
        elif int(number) < at:
            at -= 1
    return at


class Replayed(NamedTuple):
    """What the entries of a table lead to."""

    match: Match
    good: int  # how many answers the rules of today accept
    written: int  # how many answers stand
    events_after: list[int]  # how many events had happened after each of the answers, from none on


async def replay(header: Header, entries: list[str], number: int | None = None) -> Replayed:
    """Play again what stands in the entries, or the first answers of it."""
    return await in_slices(replaying(header, answers_in(entries)[:number]))


def replaying(header: Header, answers: Sequence[str]) -> Generator[None, None, Replayed]:
    """The same, one answer at a time, as far as the rules of today accept the answers."""
    match = begin_match(header)
    events_after = [match.log_length()]
    for number, words in enumerate(answers):
        try:
            actor, option = find_answer(match, words)
        except RecordDiffers:
            return Replayed(match, number, len(answers), events_after)
        match.answer(actor, option)
        events_after.append(match.log_length())
        yield
    return Replayed(match, len(answers), len(answers), events_after)


def header_of(row: Row) -> Header:
    """The header of the record of a table."""
    options = tuple(row["options"].items())
    return Header(row["game"], row["rules"], row["scenario"], row["players"], options)
