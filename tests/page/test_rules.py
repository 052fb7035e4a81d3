"""The rules of every game, to look up: in all languages, on a phone, from its tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from architecture.source import ROOT
from greathall.games import games
from page.stage import PHONE, Archive, Onlooker, played
from samples import SAMPLE

COMES_IN = Callable[..., Onlooker]
# A game may leave its rules to the book; then there is nothing to look up but its words.
GAMES = [game for game in games() if (ROOT / f"web/src/games/{game}/Rules.svelte").is_file()]


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_in_every_language(
    onlooker: COMES_IN, game: str, language: str
) -> None:
    page = onlooker(language=language).go(f"/rules/{game}", ".rules section")
    expect(page.locator(".rules nav a[aria-current]")).to_have_attribute("href", f"/rules/{game}")
    assert page.locator(".rules dt").count() >= 30
    empty = "all => all.filter(told => !told.textContent.trim()).length"
    assert page.locator(".rules :is(dt, dd, h2, h3)").evaluate_all(empty) == 0


def test_a_table_leads_to_the_rules_of_its_game(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("fellowship", 2, 3)
    page = onlooker().go(archive.record(match), ".endpage")
    page.click("[aria-label='This table']")
    page.click(".menu a:has-text('Rules and glossary')")
    page.wait_for_url(f"**/rules/{SAMPLE}")
    expect(page.locator(".rules section").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_them_without_scrolling_sideways(onlooker: COMES_IN, game: str) -> None:
    page = onlooker(size=PHONE, language="uk").go(f"/rules/{game}", ".rules section")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
