"""The card game on the page: what lies there explains itself, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.kernel import Match
from page.duel import is_turn_of
from page.stage import (
    DESKTOP,
    NARROW,
    PHONE,
    SMALL_PHONE,
    Archive,
    Onlooker,
    asked_at,
    played,
)
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
MIDDLE = 310  # a position with full hands and reserves


def test_cards_and_terms_explain_themselves(gandalf: Page) -> None:
    card = gandalf.locator(".hand .card").first
    name = card.locator(".nm").inner_text()
    card.hover()
    glass = gandalf.locator(".glass header b")
    expect(glass).to_have_text(name)
    gandalf.mouse.move(700, 300)
    expect(glass).to_have_text(name)  # it stays to be read
    gandalf.locator(".hand .card").last.focus()
    expect(glass).to_have_text(gandalf.locator(".hand .card .nm").last.inner_text())
    card.focus()
    expect(glass).to_have_text(name)
    gandalf.keyboard.press("i")
    expect(gandalf.locator("dialog h2")).to_have_text(name)
    gandalf.keyboard.press("Escape")
    gandalf.locator(".carry").click()
    expect(gandalf.locator("dialog")).to_contain_text("(p. 10)")
    gandalf.keyboard.press("Escape")
    gandalf.locator(".log .dotted").first.click()
    expect(gandalf.locator("dialog[open]")).to_be_visible()


def test_what_is_not_offered_says_why(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("trilogy", 4, 2)

    def cannot_pass(again: Match, number: int) -> bool:
        question = next(iter(again.questions()), None)
        return (
            question is not None
            and (question.actor, question.kind) == ("frodo", "turn")
            and ("pass",) not in question.options
        )

    links = archive.go_on(match, asked_at(match, cannot_pass), "frodo")
    page = onlooker().go(links["frodo"], ".tablescreen")
    page.wait_for_selector("[data-closed=pass]", state="attached")
    if page.locator(".chooser .more").count():
        page.locator(".chooser .more").click()
    closed = page.locator("[data-closed=pass]:not(.out)")
    expect(closed).to_contain_text("too many")
    closed.click()
    expect(page.locator("dialog")).to_contain_text("carryover limit")


def test_a_dangerous_click_asks_once(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("trilogy", 4, 2)
    links = archive.go_on(match, asked_at(match, is_turn_of("frodo")), "frodo")
    page = onlooker().go(links["frodo"], ".tablescreen")
    ring = page.locator(".opt", has_text="Ring token")
    ring.dispatch_event("click", {"detail": 2})  # meant for the question before
    expect(page.locator("[role=alertdialog]")).to_have_count(0)
    ring.click()
    expect(page.locator("[role=alertdialog]")).to_contain_text("cannot be taken back")
    page.locator("[role=alertdialog] .btn2", has_text="Back").click()
    ring.click()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Frodo uses the Ring token.")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone(
    onlooker: COMES_IN, archive: Archive, duel: tuple[Match, int], size: tuple[int, int]
) -> None:
    links = archive.go_on(*duel, "gandalf")
    page = onlooker(size=size, language="uk").go(links["gandalf"], ".tablescreen")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator(".hand .card[data-legal]").first.click()
    expect(page.locator(".chooser.leaf p, .chooser.leaf .opt").first).to_be_visible()
    page.locator(".chooser.leaf .opt").first.click()
    for tab in ("hand", "seats", "log", "table"):
        page.click(f".to-{tab}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        small = page.evaluate(
            "[...document.querySelectorAll('.topbar button, .tabs button, .choices button.btn2,"
            " .card[data-legal], .pile, .chip')].filter(e => e.offsetParent)"
            ".filter(e => e.getBoundingClientRect().height < 39.5).map(e => e.outerHTML)"
        )
        assert small == []


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESKTOP, "light"), (DESKTOP, "dark"), (NARROW, "light"), (PHONE, "light"), (PHONE, "dark")],
)
def test_axe_finds_nothing(
    onlooker: COMES_IN, archive: Archive, theme: str, size: tuple[int, int]
) -> None:
    links = archive.go_on(played("trilogy", 4, 2), MIDDLE, "saruman")
    person = onlooker(theme=theme, size=size, language="uk")
    page = person.go(links["saruman"], ".tablescreen [data-legal]")
    found = found_by_axe(page)
    if size == PHONE:
        for tab in ("hand", "seats", "log"):
            page.click(f".to-{tab}")
            found += found_by_axe(page)
    else:
        page.keyboard.press("?")
        page.locator(".tools button:has([href$=throne])").click()
        found += found_by_axe(page)
        page.keyboard.press("Escape")
        page.locator(".opt").nth(1).click()  # are you sure?
        page.locator(".tools button:has([href$=language])").click()
        page.locator(".menu input[type=checkbox]").nth(2).check()  # the guide
        found += found_by_axe(page)
    assert found == []


@pytest.mark.parametrize(
    ("language", "label", "names"),
    [
        ("uk", "Очима", {"free": "гравця за Вільні Народи", "shadow": "гравця за Тінь"}),
        ("pl", "Oczami", {"free": "gracza Wolnych Ludów", "shadow": "gracza Cienia"}),
        ("en", "Seen by", {"free": "the Free Peoples player", "shadow": "the Shadow player"}),
    ],
)
def test_through_whose_eyes_a_match_is_seen(
    onlooker: COMES_IN, archive: Archive, language: str, label: str, names: dict[str, str]
) -> None:
    path = archive.record(played("trilogy", 2, 3, bot="random"))
    page = onlooker(language=language).go(f"{path}/at/0", "#eyes")
    expect(page.locator("label:has(#eyes)")).to_contain_text(label)
    for seat, name in names.items():
        expect(page.locator(f"#eyes option[value={seat}]")).to_have_text(name)
