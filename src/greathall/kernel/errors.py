"""What a match refuses, each with the fields that a sentence for people needs."""

from __future__ import annotations

from typing import Any, NoReturn


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


class NotKept(LookupError):
    """Lies in a match that was played out, instead of its past: who looks at it has it raised."""

    def _look(self, *_: object) -> NoReturn:
        raise NotKept(*self.args)

    __len__ = __getitem__ = _look
