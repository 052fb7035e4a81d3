"""Sides and winners tell apart without colours: by their signs, their lines and words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from page.stage import Archive, Onlooker, played
from samples import BOARD, SAMPLE

COMES_IN = Callable[..., Onlooker]
SIGNS = "all => all.map(e => e.querySelector('use').getAttribute('href'))"
DASHES = "all => all.map(e => e.getAttribute('stroke-dasharray') ?? 'whole')"


@pytest.mark.parametrize(
    ("game", "scenario", "players"), [(SAMPLE, "trilogy", 2), (BOARD, "standard", 6)]
)
def test_lines_and_winners_tell_apart(
    onlooker: COMES_IN, archive: Archive, game: str, scenario: str, players: int
) -> None:
    match = played(scenario, players, 6, game)
    assert match.outcome is not None
    page = onlooker().go(archive.record(match), ".endpage .linechart")
    names = page.locator(".legend > span")
    signs, dashes = names.evaluate_all(SIGNS), page.locator(".linechart .line").evaluate_all(DASHES)
    assert len(signs) == len(dashes) > 1
    assert len(set(signs)) == len(set(dashes)) == len(signs)
    winners = page.locator(".people li", has_text="won")
    expect(winners).to_have_count(len(page.locator(".people li.won").all()))
    assert 0 < winners.count() < page.locator(".people li").count()


def test_sides_tell_apart_at_the_table(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("trilogy", 2, 6)
    seat = next(iter(match.seats))
    page = onlooker().go(archive.go_on(match, 60, seat)[seat], ".tablescreen .pts .total")
    sides = page.locator(".pts .total")
    assert len(set(sides.evaluate_all(SIGNS))) == sides.count() == 2
    expect(sides.nth(0)).to_contain_text("Free Peoples")
    expect(sides.nth(1)).to_contain_text("Shadow")
