"""How a game's bot gives its reasons: sentences for people, for and against an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """A sentence by its message id; its fields are names of things and numbers."""

    good: bool  # whether it speaks for the option
    text: str
    fields: Mapping[str, Any] = {}


class Reasons(NamedTuple):
    """Why an option is good or bad, and how things would stand with it and without it."""

    all: tuple[Reason, ...] = ()
    if_so: Reason | None = None
    if_not: Reason | None = None


def for_it(text: str, **fields: Any) -> Reason:
    return Reason(True, text, fields)


def against_it(text: str, **fields: Any) -> Reason:
    return Reason(False, text, fields)
