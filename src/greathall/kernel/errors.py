"""What a match refuses, each with the fields that a sentence for people needs."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that was refused and changed nothing.

    `text` is the id of its sentence for people.
    """

    text = "error"

    def __init__(self, plain: str, **fields: Any) -> None:
        super().__init__(plain)
        self.fields = fields


class UnknownGame(Refusal):
    text = "error-unknown-game"


class UnknownScenario(Refusal):
    text = "error-unknown-scenario"


class WrongPlayerCount(Refusal):
    text = "error-wrong-player-count"


class UnknownOption(Refusal):
    text = "error-unknown-option"


class BadOptionValue(Refusal):
    text = "error-bad-option-value"


class IllegalAnswer(Refusal):
    text = "error-illegal-answer"


class PartRefused(Refusal):
    """A chain of answers, part `part` of which does not fit. Nothing of it happened."""

    text = "error-part-refused"


class NotAsked(Refusal):
    text = "error-not-asked"


class UnknownSeat(Refusal):
    text = "error-unknown-seat"


class NothingToUndo(Refusal):
    text = "error-nothing-to-undo"


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
