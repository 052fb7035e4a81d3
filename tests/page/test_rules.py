"""The rules of every game, to look up: chosen, searched, in all languages, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.games import thrones
from greathall.games.thrones.facts import AREAS, HOUSE_CARDS
from page.stage import DESKTOP, PHONE, Archive, Onlooker, played
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
GAMES = ("wotr-cards", "against-the-shadow", "thrones")
WESTEROS = f"/rules/{thrones.GAME.id}"


def sections(page: Page) -> list[str]:
    return page.locator(".rules section h2").all_inner_texts()


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


def test_all_of_westeros_is_there(onlooker: COMES_IN) -> None:
    page = onlooker().go(WESTEROS, ".rules section")
    expect(page.locator(".rules .hcard")).to_have_count(len(HOUSE_CARDS))
    expect(page.locator(".orders tbody tr")).to_have_count(5)
    assert sections(page)[1:5] == ["A round of play", "Orders", "Terms", "House cards"]
    assert sections(page)[5:-1] == [
        *(f"Westeros deck {deck}" for deck in ("I", "II", "III")),
        "Wildling cards",
        "Tides of battle",
    ]
    expect(page.locator(".rules section").last.locator("dt")).to_have_count(len(AREAS))
    page.locator(".hcard[data-card=doran-martell]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Martell · strength 0")
    dialog.locator("summary", has_text="House cards").click()
    expect(dialog).to_contain_text("Each side must play one.")


def test_what_is_looked_for_is_found(onlooker: COMES_IN) -> None:
    page = onlooker(language="uk").go(WESTEROS, ".rules section")
    page.fill("input[type=search]", "ДОРАН")
    expect(page.locator(".rules .hcard")).to_have_count(1)
    assert page.locator(".rules h3").all_inner_texts() == ["Мартели"]
    page.fill("input[type=search]", "перекидання")
    expect(page.locator(".rules dt").first).to_have_text("Перекидання морем")
    page.fill("input[type=search]", "хоббіт")
    expect(page.locator(".rules .nothing")).to_be_visible()
    page.click(".rules nav a[href='/rules/wotr-cards']")
    page.fill("input[type=search]", "")
    page.wait_for_selector(".rules .card")
    expect(page.locator(".rules .nothing")).to_be_hidden()


def test_a_table_leads_to_the_rules_of_its_game(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("standard", 3, 1, "thrones", "random")
    page = onlooker().go(archive.record(match), ".tablescreen")
    page.click("[aria-label='This table']")
    page.click(".menu a:has-text('Rules and glossary')")
    page.wait_for_url(f"**{WESTEROS}")
    expect(page.locator(".rules .hcard").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_them_without_scrolling_sideways(onlooker: COMES_IN, game: str) -> None:
    page = onlooker(size=PHONE, language="uk").go(f"/rules/{game}", ".rules section")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing(onlooker: COMES_IN, size: tuple[int, int], theme: str) -> None:
    person = onlooker(size=size, theme=theme, language="pl")
    page = person.go(WESTEROS, ".rules .hcard")
    found = found_by_axe(page)
    page.locator(".rules .hcard").first.click()
    assert found + found_by_axe(page) == []
