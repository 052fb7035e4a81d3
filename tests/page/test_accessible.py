"""axe finds nothing on any screen, by day and by candle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from page.stage import Archive, Onlooker, played
from samples import SAMPLE

COMES_IN = Callable[..., Onlooker]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def found_by_axe(page: Page) -> list[str]:
    """What axe complains of: the rule, and the first things that break it."""
    page.evaluate("document.fonts.ready")
    page.evaluate(axe())
    results = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for violation in results["violations"]
        for node in violation["nodes"][:3]
    ]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_lobby_waiting_room_and_rules(onlooker: COMES_IN, theme: str) -> None:
    person = onlooker(theme=theme)
    page = person.go("/", ".game")
    page.click("[aria-label='Language and comfort']")
    found = found_by_axe(page)
    person.go("/new", "#scenario")
    page.locator("summary", has_text="Options").click()
    found += found_by_axe(page)
    page.select_option("[data-seat=aragorn]", "friend")
    page.click("#open")
    page.wait_for_selector(".qr")
    found += found_by_axe(page)
    person.go("/rules", ".rules .card")
    found += found_by_axe(page)
    page.locator(".rules .card").first.click()
    found += found_by_axe(page)
    assert found == []


def test_coach_and_hint(onlooker: COMES_IN, theme: str) -> None:
    page = onlooker(theme=theme).go(f"/learn/{SAMPLE}", ".coachnote")
    found = found_by_axe(page)
    page.click("#coach-next")
    page.click(".hintb")
    page.locator(".hintp .ladder button").nth(2).click()
    found += found_by_axe(page)
    assert found == []


def test_replay_and_the_end(onlooker: COMES_IN, archive: Archive, theme: str) -> None:
    match = played("fellowship", 2, 3)
    person = onlooker(theme=theme, language="pl")
    table = archive.record(match)
    page = person.go(f"{table}/at/150", ".seek")
    page.select_option("#eyes", "everybody")
    page.wait_for_selector(".own")
    found = found_by_axe(page)
    person.go(table, ".endpage")
    found += found_by_axe(page)
    person.go("/t/nowhere", ".message")
    found += found_by_axe(page)
    assert found == []
