"""The rules of Westeros on the page: all cards and areas are there, and can be searched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.games.thrones import GAME
from greathall.games.thrones.facts import AREAS, HOUSE_CARDS
from page.stage import DESKTOP, PHONE, Onlooker
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
RULES = f"/rules/{GAME.id}"


def sections(page: Page) -> list[str]:
    return page.locator(".rules section h2").all_inner_texts()


def test_all_of_westeros_is_there(onlooker: COMES_IN) -> None:
    page = onlooker().go(RULES, ".rules section")
    expect(page.locator(".rules .hcard")).to_have_count(len(HOUSE_CARDS))
    expect(page.locator(".orders tbody tr")).to_have_count(5)
    assert sections(page)[1:5] == ["A round of play", "Orders", "Terms", "Signs"]
    assert sections(page)[5:-1] == [
        "House cards",
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
    page = onlooker(language="uk").go(RULES, ".rules section")
    page.fill("input[type=search]", "ДОРАН")
    expect(page.locator(".rules .hcard")).to_have_count(1)
    assert page.locator(".rules h3").all_inner_texts() == ["Мартели"]
    page.fill("input[type=search]", "перекидання")
    expect(page.locator(".rules dt").first).to_have_text("Перекидання морем")
    page.fill("input[type=search]", "хоббіт")
    expect(page.locator(".rules .nothing")).to_be_visible()
    page.locator(".rules nav a:not([aria-current])").first.click()
    page.fill("input[type=search]", "")
    page.wait_for_selector(".rules section")
    expect(page.locator(".rules .nothing")).to_be_hidden()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing(onlooker: COMES_IN, size: tuple[int, int], theme: str) -> None:
    person = onlooker(size=size, theme=theme, language="pl")
    page = person.go(RULES, ".rules .hcard")
    found = found_by_axe(page)
    page.locator(".rules .hcard").first.click()
    assert found + found_by_axe(page) == []
