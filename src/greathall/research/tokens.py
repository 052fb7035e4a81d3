"""What a seat sees and may answer, as rows of numbers: hashed words, so that no table is needed.

Every fact of a view is a token of three numbers: its field, whose it is, and what it is. An option
is a row of eight: its kind, what it is about, and up to six parts. The same word has the same
number everywhere, on every machine; 0 is no word at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from greathall.kernel import Question

BUCKETS: Final = 1 << 16  # different numbers of words
TOKENS: Final = 640  # of a view; of a larger one the last are left out
PARTS: Final = 6  # of an option
Numbers = NDArray[np.int32]


@lru_cache(maxsize=BUCKETS)
def number_of(word: Any) -> int:
    """The number of a word, a number or a name; never 0.

    >>> number_of("frodo") == number_of("frodo") != number_of("sam")
    True
    """
    return crc32(repr(word).encode()) % (BUCKETS - 1) + 1


def tokens_of(view: Mapping[str, Any]) -> Numbers:
    """A view as rows of field, owner and value; the rows that are not used are 0."""
    rows = np.zeros((TOKENS, 3), np.int32)
    for place, facts in zip(range(TOKENS), _facts(view), strict=False):
        rows[place] = facts
    return rows


def _facts(view: Mapping[str, Any]) -> Iterator[tuple[int, int, int]]:
    for field, value in view.items():
        if isinstance(value, Mapping):
            for owner, of_owner in value.items():
                for each in _values(of_owner):
                    yield number_of(field), number_of(owner), number_of(each)
        else:
            for each in _values(value):
                yield number_of(field), 0, number_of(each)


def _values(value: Any) -> Iterator[Any]:
    """The plain values that something is made of, one after the other."""
    if value is None or value == "":
        return
    if isinstance(value, Mapping):
        for key, of_key in value.items():
            for each in _values(of_key):
                yield key, each
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _values(each)
    else:
        yield value


def row_of(question: Question[Any], option: Any) -> Numbers:
    """An option as a row: the kind of its question, what that is about, and its parts."""
    row = np.zeros(2 + PARTS, np.int32)
    row[0] = number_of(question.kind)
    row[1] = number_of(question.about) if question.about is not None else 0
    parts = option if isinstance(option, tuple) else (option,)
    for place, part in zip(range(PARTS), parts, strict=False):
        row[2 + place] = number_of(part)
    return row


def rows_of(question: Question[Any]) -> Numbers:
    """All options of a question, one row each."""
    return np.stack([row_of(question, option) for option in question.options])
