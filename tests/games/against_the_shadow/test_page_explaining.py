"""Everything at the table against bots explains itself: theirs as well as one's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from games.against_the_shadow.test_page import BOTS, GAME, ME, game, our_turn
from greathall.texts import Texts
from page.stage import Archive, Onlooker, asked_at

COMES_IN = Callable[..., Onlooker]


@pytest.fixture(params=["en", "uk", "pl"])
def walk(
    onlooker: COMES_IN, archive: Archive, request: pytest.FixtureRequest
) -> tuple[Page, Texts]:
    """A table at our turn, with the glass open, and the words of its reader."""
    link = archive.go_on(game(), asked_at(game(), our_turn(60)), ME)[ME]
    page = onlooker(language=request.param).go(link, ".tablescreen [data-legal]")
    page.click(".to-glass")
    return page, Texts(request.param, GAME)


def says(page: Page, thing: Locator, name: str) -> Locator:
    """The glass, when it tells of this thing."""
    thing.hover()
    glass = page.locator(".glass")
    expect(glass.locator("header b")).to_have_text(name)
    return glass


def test_everything_at_a_table_against_bots_explains_itself(walk: tuple[Page, Texts]) -> None:
    page, texts = walk
    for bot in BOTS:  # what stands at their seats
        seat = page.locator(f".seat[data-player={bot}]")
        assert seat.locator("[data-sign]").count() > 1
        for sign in seat.locator("[data-sign]").all():
            of = sign.get_attribute("data-sign") or ""
            glass = says(page, sign, texts(of))
            expect(glass.locator(".words")).to_have_text(texts(f"{of}.text"))
            assert texts(of) in (sign.get_attribute("aria-label") or "")
    theirs = page.locator(".seat.ofbot [data-card], .field [data-card]")
    assert theirs.count() > 3
    for card in theirs.all():  # their cards, with all numbers and signs in words
        name = texts(f"card-{card.get_attribute('data-card')}")
        glass = says(page, card, name)
        expect(glass.locator("[data-sign] small").first).not_to_be_empty()
    for place in page.locator(".field .loc .name").all():  # what its sums are made of
        glass = says(page, place, place.inner_text())
        expect(glass.locator("h3").first).to_be_visible()
        assert glass.locator(".ways li, [data-sign]").count() > 0
    for card in page.locator(".hand .card").all():  # whether it goes, and why
        glass = says(page, card, texts(f"card-{card.get_attribute('data-card')}"))
        expect(glass.locator(".verdict")).not_to_be_empty()
    says(page, page.locator(".corr").first, texts("term-corruption"))
    page.locator(".choices .more").click()
    not_now = page.locator(".choices .rest [data-closed] > span:last-child")
    assert not_now.count() > 0
    for action in not_now.all_inner_texts():  # what is not open in this turn, with its reason
        assert action.partition(": ")[2]
