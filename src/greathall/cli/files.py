"""Records in files: read, written, or refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greathall.kernel import Match, Refusal
from greathall.kernel.errors import BrokenRecord


class NoSuchFile(Refusal):
    text = "error-no-such-file"


class CannotWrite(Refusal):
    text = "error-cannot-write"


def read_text(file: Path) -> str:
    """The text of a file of ours."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BrokenRecord(f"{file} is not a text", line=1, expected="a text") from None
    except OSError:
        raise NoSuchFile(f"no file {file}", file=str(file)) from None


def write_record(match: Match, file: Path) -> None:
    """Write the record of a match; the folder has to be there."""
    with writing(file):
        file.write_text(match.record.text, encoding="utf-8")


@contextmanager
def writing(place: Path | None) -> Iterator[None]:
    """Refuse in a sentence if what is written there cannot be written."""
    try:
        yield
    except OSError as problem:
        if place is None:
            raise
        file = str(problem.filename or place)
        raise CannotWrite(f"cannot write {file}", file=file) from None


def unused_name(match: Match) -> Path:
    """A name for the record of this match that no file here has yet."""
    title = f"{match.header.game}-{match.header.scenario}"
    number = 1
    while Path(f"{title}-{number}.txt").exists():
        number += 1
    return Path(f"{title}-{number}.txt")
