"""Everything on the map of Westeros explains itself: in the glass, on the sheet, in the legend."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.thrones import GAME
from greathall.kernel import Match
from greathall.texts import Texts
from page.stage import Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]
ME = "lannister"


@pytest.fixture(scope="module")
def march(archive: Archive) -> str:
    """Lannister's link to a match of three in the first round, where it marches from the sea."""
    match = played("standard", 3, 1, GAME.id, "random")

    def wanted(again: Match, number: int) -> bool:
        asked = [(question.actor, question.kind) for question in again.questions()]
        return asked == [(ME, "march-to")] and not again.state.battle

    return archive.go_on(match, asked_at(match, wanted), ME, bot="random")[ME]


def sheet_of(page: Page, area: str) -> Locator:
    """The sheet of an area that can be looked at, but not chosen now."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(f"#area-{area}").dispatch_event("click")
    return page.locator("dialog[open]")


def row(told: Locator, of: str) -> Locator:
    return told.locator(f".ways li[data-of={of}]")


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_an_area_tells_what_it_is_worth_who_defends_it_and_who_could_march_there(
    onlooker: COMES_IN, march: str, language: str
) -> None:
    texts = Texts(language, GAME.id)
    page = onlooker(language=language).go(march, ".tablescreen [data-legal]")
    lord = sheet_of(page, "kings-landing")
    expect(lord.locator("h2")).to_have_text(texts("location-kings-landing"))
    expect(row(lord, "thrones-neutral-lord").locator(".up b")).to_have_text("5")
    expect(row(lord, "thrones-neutral-lord").locator("small")).to_have_text(texts("explain-lord"))
    expect(row(lord, "thrones-consolidate-power").locator(".up b")).to_have_text("3")
    for sign in ("mark-stronghold", "mark-crown"):
        expect(lord.locator(f"[data-sign={sign}] small")).to_have_text(texts(f"{sign}.text"))
    closed = sheet_of(page, "sunspear")
    expect(row(closed, "thrones-neutral-lord")).to_contain_text(texts("explain-lord-closed"))
    home = sheet_of(page, "lannisport")
    expect(row(home, ME)).to_contain_text(texts("explain-control-units"))
    expect(row(home, "thrones-supply").locator(".up b")).to_have_text("2")
    expect(home.locator("h3", has_text=texts("explain-defence", count=7))).to_be_visible()
    for part, strength in (("thrones-unit", 3), ("defense-2", 2), ("thrones-garrison", 2)):
        expect(row(home, part).locator(".up b")).to_have_text(str(strength))
    moat = sheet_of(page, "moat-cailin")
    expect(moat.locator("h3", has_text=texts("explain-march"))).to_be_visible()
    expect(row(moat, "winterfell").locator(".up b")).to_have_text("4")


def test_the_glass_follows_the_pointer_over_the_map_and_the_sheet_names_the_deed(
    onlooker: COMES_IN, march: str
) -> None:
    page = onlooker().go(march, ".tablescreen [data-legal]")
    glass = page.locator(".glass")
    page.locator("[data-spot=ironmans-bay]").focus()
    expect(glass.locator("header b")).to_have_text("Ironman's Bay")
    page.locator("[data-spot=ironmans-bay]").click(button="right")
    expect(page.locator("dialog[open] footer .go")).to_contain_text("Ironman's Bay")
    page.keyboard.press("Escape")
    page.click(".to-hand")
    seat = page.locator(f".seat[data-player={ME}]")
    for sign in ("available-power", "victory", "supply"):
        mark = seat.locator(f"[data-sign=term-thrones-{sign}]")
        name, _, text = (mark.get_attribute("aria-label") or "").partition(". ")
        assert name.endswith(f": {mark.inner_text()}")
        mark.hover()
        expect(glass.locator(".words")).to_have_text(text)


def test_a_house_card_that_cannot_be_played_says_why(onlooker: COMES_IN, march: str) -> None:
    page = onlooker().go(march, ".tablescreen [data-legal]")
    page.click(".to-hand")
    page.locator(f".seat[data-player={ME}] .hcard").first.hover()
    verdict = page.locator(".glass .verdict")
    expect(verdict).to_have_attribute("data-can", "false")
    expect(verdict).to_contain_text("Not now. House cards are played in battles")


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_rules_have_a_legend_of_the_map(onlooker: COMES_IN, language: str) -> None:
    texts = Texts(language, GAME.id)
    page = onlooker(language=language).go(f"/rules/{GAME.id}", ".legend")
    for sign in ("mark-barrel", "term-thrones-neutral-lord", "mark-siege-engine", "mark-swords"):
        legend = page.locator(f".legend [data-sign={sign}]")
        expect(legend.locator("b").last).to_have_text(texts(sign))
        expect(legend.locator("small")).to_have_text(texts(f"{sign}.text"))
