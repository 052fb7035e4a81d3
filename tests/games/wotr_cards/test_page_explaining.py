"""Everything on the card table explains itself: in the glass, on the sheet, and where it stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.kernel import Match
from greathall.texts import Texts
from page.stage import PHONE, Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]
NARROW = (1024, 768)


ITEMS = ("sting", "mithril-coat", "herbs-and-stewed-rabbit", "shadowfax", "narya-ring-of-fire")


@pytest.fixture(scope="module")
def item(archive: Archive) -> tuple[str, str]:
    """Frodo's link to a table at his turn, when he holds an item and more; and that item."""
    match, held = played("trilogy", 4, 5), list[str]()

    def holds_an_item(again: Match, number: int) -> bool:
        held[:] = [card for card in ITEMS if card in again.state.hand["frodo"]]
        asked = [(question.actor, question.kind) for question in again.questions()]
        return asked == [("frodo", "turn")] and bool(held) and len(again.state.hand["frodo"]) > 2

    at = asked_at(match, holds_an_item)
    return archive.go_on(match, at, "frodo")["frodo"], held[0]


def place_of(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return dict(box)


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_a_card_tells_its_signs_its_wielders_and_what_it_costs(
    onlooker: COMES_IN, item: tuple[str, str], language: str
) -> None:
    link, card = item
    texts = Texts(language, "wotr-cards")
    page = onlooker(language=language).go(link, ".tablescreen")
    held = page.locator(f".hand [data-card={card}]")
    held.hover()
    glass = page.locator(".glass")
    expect(glass.locator("header b")).to_have_text(texts(f"card-{card}"))
    expect(glass.locator(".verdict")).to_be_visible()
    expect(glass.locator("[data-sign=mark-item] small")).to_have_text(texts("mark-item.text"))
    table, beside = place_of(page, "main.table"), place_of(page, ".glass")
    assert beside["x"] >= table["x"] + table["width"]  # it never covers the table
    assert beside["y"] < place_of(page, ".log")["y"]
    held.focus()
    page.keyboard.press("i")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".picture .nm")).to_have_text(texts(f"card-{card}"))
    expect(sheet.locator("h3")).to_have_text([texts("explain-wielders")])
    expect(sheet.locator(".ways li").first).to_be_visible()
    for way in sheet.locator(".ways li").all():  # each with yes or no, and why
        expect(way.locator("svg[role=img]")).to_have_count(1)
        expect(way.locator("small")).not_to_be_empty()
    if sheet.locator(".verdict.can").count():
        expect(sheet.locator(".verdict em")).to_have_text(texts("explain-cost-discard"))
        expect(sheet.locator("footer .go").first).to_have_text(
            texts("answer-turn-play", card=texts(f"card-{card}"))
        )
    else:
        expect(sheet.locator(".verdict")).to_contain_text(texts("explain-unplayable-no-wielder"))
    expect(sheet.locator(".turning")).to_be_visible()
    before = sheet.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")  # through the hand
    expect(sheet.locator("h2")).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_place_tells_what_its_sums_are_made_of(onlooker: COMES_IN, item: tuple[str, str]) -> None:
    page = onlooker().go(item[0], ".tablescreen")
    place = page.locator(".field").first
    place.locator(".loc .name").focus()
    glass = page.locator(".glass")
    expect(glass.locator("header b")).to_have_text(place.locator(".loc .name").inner_text())
    expect(glass.locator(".ways").first).to_be_visible()
    for title, side in (("The attack", ".a"), ("The defence", ".d")):
        group = glass.locator(f"h3:text-is('{title}') + .ways .up b")
        total = int(place.locator(f".sum {side} .n").inner_text())
        assert sum(int(number) for number in group.all_inner_texts()) == total
    place.locator(".loc .name").click()
    expect(page.locator("dialog[open] [data-sign=mark-points]")).to_be_visible()


def test_signs_of_a_seat_say_what_they_mean_where_they_stand(
    onlooker: COMES_IN, item: tuple[str, str]
) -> None:
    page = onlooker().go(item[0], ".tablescreen")
    seat = page.locator(".seat[data-player=saruman]")
    hand = seat.locator("[data-sign=mark-hand]")
    label = hand.get_attribute("aria-label") or ""
    assert label.startswith("Cards in hand: ")
    hand.hover()
    expect(page.locator(".glass .words")).to_have_text(label.partition(". ")[2])
    hand.click()
    expect(page.locator("dialog[open] .words")).to_have_text(label.partition(". ")[2])
    page.keyboard.press("Escape")
    page.locator(".corr").first.hover()
    expect(page.locator(".glass header b")).to_have_text("Corruption")


def test_the_price_is_told_before_a_card_goes_anywhere(
    onlooker: COMES_IN, item: tuple[str, str]
) -> None:
    page = onlooker().go(item[0], ".tablescreen")
    army = page.locator(".hand .card.army[data-legal], .hand .card.character[data-legal]").first
    army.click()
    expect(page.locator(".topbar .ask small")).to_contain_text("Cost: discard 1 other card")


def test_an_undo_that_is_refused_says_why(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("trilogy", 4, 5)

    def after_others(again: Match, number: int) -> bool:
        return number > 80 and any(
            q.actor == "frodo" and q.kind == "turn" for q in again.questions()
        )

    links = archive.go_on(match, asked_at(match, after_others), "frodo")
    for language, words in (("en", "This answer stands"), ("uk", "Цього вже не скасувати")):
        page = onlooker(language=language).go(links["frodo"], ".tablescreen")
        page.wait_for_selector("[data-legal]")
        page.click(".undo")
        expect(page.locator(".trouble")).to_contain_text(words)


def test_on_a_phone_the_opening_discard_counts_and_its_button_names_the_deed(
    onlooker: COMES_IN, archive: Archive
) -> None:
    match = played("trilogy", 4, 5)
    first = asked_at(
        match, lambda again, _: any(q.kind == "opening-discard" for q in again.questions())
    )
    page = onlooker(size=PHONE).go(archive.go_on(match, first, "frodo")["frodo"], ".tablescreen")
    expect(page.locator(".ask p")).to_contain_text("(1 of 2)")
    card = page.locator(".hand .card[data-legal]").first
    name = card.locator(".nm").inner_text()
    card.click()
    page.locator(".chooser.leaf .opt", has_text=f"Discard {name}").click()
    expect(page.locator(".ask p")).to_contain_text("(2 of 2)")


def test_where_there_is_no_room_the_glass_is_a_drawer(
    onlooker: COMES_IN, item: tuple[str, str]
) -> None:
    page = onlooker(size=NARROW, language="pl", theme="dark").go(item[0], ".tablescreen")
    expect(page.locator(".glass")).not_to_be_visible()
    page.click(".to-glass")
    page.locator(".hand .card").first.hover()
    expect(page.locator(".glass header b")).to_be_visible()
    assert place_of(page, ".glass")["x"] >= place_of(page, ".field")["width"]
    page.click(".to-glass")
    expect(page.locator(".glass")).not_to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_rules_have_a_legend_of_every_sign(onlooker: COMES_IN, language: str) -> None:
    texts = Texts(language, "wotr-cards")
    page = onlooker(language=language).go("/rules/wotr-cards", ".legend")
    for sign in ("mark-path-defence", "mark-varies", "mark-hand", "term-corruption"):
        row = page.locator(f".legend [data-sign={sign}]")
        expect(row.locator("b").last).to_have_text(texts(sign))
        expect(row.locator("small")).to_have_text(texts(f"{sign}.text"))
