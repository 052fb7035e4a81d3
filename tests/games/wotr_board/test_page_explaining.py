"""Everything around the map of Middle-earth explains itself: in the glass, and on the sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import FREE
from greathall.kernel import Match
from greathall.texts import Texts
from page.stage import Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]


@pytest.fixture(scope="module")
def turn(archive: Archive) -> str:
    """The link of the Free Peoples where they use a die in the third turn."""
    match = played("war", 2, 3, GAME.id)

    def wanted(again: Match, number: int) -> bool:
        return number > 150 and any(q.kind == "die" for q in again.questions(FREE))

    return archive.go_on(match, asked_at(match, wanted), FREE)[FREE]


def row(told: Locator, of: str) -> Locator:
    return told.locator(f".ways li[data-of={of}]")


def sheet_of(page: Page, thing: str) -> Locator:
    """The sheet of something beside the map, by the other button, as on a long press."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(thing).first.click(button="right")
    return page.locator("dialog[open]")


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_dice_companions_nations_and_tiles_tell_what_they_are_for(
    onlooker: COMES_IN, turn: str, language: str
) -> None:
    texts = Texts(language, GAME.id)
    page = onlooker(language=language).go(turn, ".tablescreen [data-legal]")
    die = sheet_of(page, ".dr.free-peoples [data-die=character]")
    expect(die.locator("h2")).to_have_text(texts("face-character"))
    expect(row(die, "move-fellowship")).to_have_attribute("data-can", "true")
    expect(row(die, "hide-fellowship")).to_have_attribute("data-can", "false")
    strider = sheet_of(page, "[data-companion=strider]")
    expect(strider.locator("h2")).to_have_text(texts("unit-strider"))
    expect(row(strider, "war-hunt").locator(".up b")).to_have_text("3")
    rohan = sheet_of(page, "[data-nation=rohan]")
    expect(rohan.locator("h2")).to_have_text(texts("nation-rohan"))
    expect(row(rohan, "war-muster")).to_have_attribute("data-can", "true")
    tile = sheet_of(page, "[data-tile=eye]")
    expect(row(tile, "war-hunt-tile").locator(".up b")).to_have_text("4")


def test_the_glass_follows_the_pointer_and_the_focus(onlooker: COMES_IN, turn: str) -> None:
    page = onlooker().go(turn, ".tablescreen [data-legal]")
    page.locator(".to-glass").click()
    read = page.locator(".glass header b")
    page.locator("[data-companion=gimli]").hover()
    expect(read).to_have_text("Gimli")
    page.locator(".pool [data-tile='3']").hover()
    expect(read).to_have_text("3")
    page.locator(".dr.free-peoples [data-die=muster]").focus()
    expect(read).to_have_text("Muster")
    expect(page.locator(".glass [data-of=recruit][data-can=true]")).to_be_visible()


def test_a_card_says_which_dice_play_it(onlooker: COMES_IN, turn: str) -> None:
    page = onlooker().go(turn, ".tablescreen [data-legal]")
    page.locator(".to-glass").click()
    page.locator(".ec.character").first.hover()
    expect(page.locator(".glass .verdict")).to_have_attribute("data-can", "true")
    expect(page.locator(".glass [data-of=character][data-can=true]")).to_be_visible()
    expect(page.locator(".glass [data-of=muster][data-can=false]")).to_be_visible()
