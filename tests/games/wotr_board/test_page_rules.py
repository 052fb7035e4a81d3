"""The rules of Middle-earth on the page, and what its things tell in the glass."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import FREE
from greathall.texts import Texts
from page.stage import Archive, Onlooker, played
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
RULES = f"/rules/{GAME.id}"
EVENT_CARDS, CHARACTERS, ON_THE_BOARD = 96 + 9, 13, 105  # nine come with factions
FACTIONS, FACTION_EVENTS, CALLS = 6, 40, 12


def test_all_of_middle_earth_is_there_by_chapter(onlooker: COMES_IN) -> None:
    page = onlooker().go(RULES, ".rules section")
    titles = page.locator(".rules section h2").all_inner_texts()
    assert titles[1:7] == [
        "A turn",
        "Dice and cards",
        "Armies",
        "Battles and sieges",
        "Politics",
        "The Ring and the Hunt",
    ]
    names = page.locator(".rules dt .name")
    expect(names).to_have_count(
        EVENT_CARDS + CHARACTERS + ON_THE_BOARD + FACTIONS + FACTION_EVENTS + CALLS
    )
    page.fill("input[type=search]", "Edoras")
    expect(page.locator(".rules dt .name", has_text="Edoras")).not_to_have_count(0)
    page.locator(".rules dt .name", has_text="Edoras").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Adjacent regions: ")
    assert found_by_axe(page) == []


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_names_in_the_chronicle_open_what_the_rules_say_of_a_region(
    onlooker: COMES_IN, archive: Archive, language: str
) -> None:
    links = archive.go_on(played("war", 2, 1, GAME.id), 188, FREE)
    page = onlooker(language=language).go(links[FREE], ".log .dotted")
    texts = Texts(language, GAME.id)
    name = texts("region-edoras.at")
    page.locator(".log .dotted", has_text=name).last.dispatch_event("click")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2")).to_have_text(texts("region-edoras"))
    expect(sheet.locator("[data-of=war-victory] .up b")).to_have_text("1")
    expect(sheet.locator("h3", has_text=texts("explain-reach"))).to_be_visible()
