"""The chronicle is a tree: what an event brought about stands below it, however deep."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from greathall.kernel import Match
from page.stage import OVER, Archive, Onlooker

COMES_IN = Callable[..., Onlooker]
DEPTHS = """
[...document.querySelectorAll(".log ol > li")].map(li =>
  [...li.querySelectorAll("small")].map(line => Number(line.style.getPropertyValue("--depth"))))
"""


def depths_by_cause(events: list[dict[str, Any]]) -> list[list[int]]:
    """For each event that nothing brought about, how deep lies what came of it."""
    roots: dict[int, list[int]] = {}
    places: dict[int, tuple[int, int]] = {}  # the root of each event, and its depth
    for number, event in enumerate(events):
        root, depth = places[event["cause"]] if "cause" in event else (number, -1)
        places[number] = root, depth + 1
        roots.setdefault(root, []).append(depth + 1)
    return [depths[1:] for depths in roots.values()]


def told(entries: list[list[int]]) -> list[list[int]]:
    """Entries below which something stands; what is told twice in a row stands there once."""
    return [[depth for depth, _ in groupby(depths)] for depths in entries if depths]


def test_what_an_event_brought_about_stands_below_it(
    onlooker: COMES_IN, archive: Archive, duel: tuple[Match, int]
) -> None:
    match, _ = duel
    page = onlooker().go(archive.record(match), OVER)
    expected = told(depths_by_cause(match.log(None)))
    assert max(map(max, expected)) > 1
    assert told(page.evaluate(DEPTHS)) == expected
