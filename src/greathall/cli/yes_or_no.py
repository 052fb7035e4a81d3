"""What means yes and what means no, in whichever language somebody types it."""

from __future__ import annotations

from functools import cache

from greathall.texts import Texts, languages


def is_yes(typed: str) -> bool:
    """Whether somebody agrees.

    >>> [is_yes(word) for word in ("y", "Так", "tak", "n", "")]
    [True, True, True, False, False]
    """
    return typed.strip().casefold() in _words("play-words-yes")


def is_no(typed: str) -> bool:
    """Whether somebody declines.

    >>> [is_no(word) for word in ("N", "ні", "nie", "y", "")]
    [True, True, True, False, False]
    """
    return typed.strip().casefold() in _words("play-words-no")


@cache
def _words(message_id: str) -> frozenset[str]:
    written = [Texts(language)(message_id) for language in languages()]
    return frozenset(word for words in written for word in words.split(", "))
