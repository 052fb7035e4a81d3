"""Functions that remember, written out for the compiler, find what they found before."""

from __future__ import annotations

from typing import Any

import pytest

from declarations import Refused
from remembering import written_out

COUNTED = """
from functools import cache, lru_cache

asked = []

@cache
def doubled(number: int, by: int = 2) -> int:
    '''Twice as much, or more.'''
    asked.append(number)
    return number * by

@lru_cache(maxsize=2)
def squared(number: int) -> int:
    asked.append(number)
    return number * number

def plain(number: int) -> int:
    return number
"""


@pytest.fixture
def made() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(written_out(COUNTED), names)
    return names


def test_what_was_found_before_is_not_looked_for_again(made: dict[str, Any]) -> None:
    assert [made["doubled"](n, by) for n, by in ((1, 2), (3, 2), (1, 2), (1, 5))] == [2, 6, 2, 5]
    assert made["doubled"](1) == 2
    assert made["asked"] == [1, 3, 1]


def test_a_table_that_is_full_begins_anew(made: dict[str, Any]) -> None:
    assert [made["squared"](n) for n in (1, 2, 2, 1, 3, 3, 1)] == [1, 4, 4, 1, 9, 9, 1]
    assert made["asked"] == [1, 2, 3, 1]


def test_lines_before_the_end_of_a_function_stay_where_they_are() -> None:
    before, after = COUNTED.splitlines(), written_out(COUNTED).splitlines()
    number = before.index("    '''Twice as much, or more.'''")
    assert after.index("    '''Twice as much, or more.'''") == number
    assert after[number - 1] == "def _new_doubled(number: int, by: int = 2) -> int:"


def test_other_modules_stay_as_they_are() -> None:
    text = "import functools\n\n\ndef plain(number: int) -> int:\n    return number\n"
    assert written_out(text) == text


@pytest.mark.parametrize("arguments", ["*numbers: int", "number: int, *, by: int", "**by: int"])
def test_what_is_asked_for_otherwise_is_refused(arguments: str) -> None:
    text = f"from functools import cache\n\n@cache\ndef found({arguments}) -> int: ...\n"
    with pytest.raises(Refused, match="plain arguments"):
        written_out(text)
