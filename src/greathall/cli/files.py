"""Records in files: read, written, or refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from greathall.cli.usage import complain, sentence
from greathall.games import game_called
from greathall.kernel import Header, Match, Refusal
from greathall.reading import BrokenRecord, WrittenRecord, read_record
from greathall.texts import Texts

UNREADABLE = "\N{REPLACEMENT CHARACTER}"  # typed where the terminal knows no such letter


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


def check_records(
    files: Iterable[Path], texts: Texts, verdict: Callable[[str, WrittenRecord], str]
) -> int:
    """Say a sentence about each of these records; how many of them are refused."""
    console, refused = Console(highlight=False, soft_wrap=True), 0
    for file in files:
        try:
            written = read_record(read_text(file))
            console.print(verdict(str(file), written), markup=False)
            warn_of_older_rules(str(file), written.header, texts)
        except Refusal as refusal:
            why = sentence(refusal, texts)
            named = isinstance(refusal, NoSuchFile)
            complain(why if named else texts("replay-bad", file=str(file), why=why))
            refused += 1
    return refused


def warn_of_older_rules(file: str, header: Header, texts: Texts) -> None:
    """Say so if a record that still replays was made by older rules."""
    today = game_called(header.game).rules
    if header.rules < today:
        fields = {"file": file, "rules": header.rules, "today": today}
        complain(texts("replay-older-rules", **fields))


def write_record(match: Match, file: Path) -> None:
    """Write the record of a match; the folder has to be there."""
    if UNREADABLE in str(file):
        raise CannotWrite(f"no name of a file: {file}", file=str(file))
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
