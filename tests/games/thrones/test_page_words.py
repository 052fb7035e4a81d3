"""Houses stand in their case on the page, and verbs agree with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.games.thrones import GAME
from page.stage import Archive, Onlooker, played

COMES_IN = Callable[..., Onlooker]
MENU = "header [aria-expanded]:has(use[href$='#throne'])"


def said(page: Page) -> list[str]:
    """The lines of talk, without the time before each."""
    lines = page.locator(".log li.talk").all_inner_texts()
    return [line.strip().splitlines()[-1] for line in lines]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "uk",
            {
                "to": "Баратеонам",
                "heard": "Ланістери до Баратеонів, приватно: Peace?",
                "propose": "Запропонувати повернутися",
                "proposed": "Ланістери пропонують повернутися назад. Згода?",
                "declined": "Баратеони не погоджуються.",
                "hand over": "Нехай за Ланістерів грає бот",
                "handed over": "За Ланістерів тепер грає бот (Намісник).",
                "play": "Знову грати за Ланістерів",
                "plays": "Ланістери знову грають.",
            },
        ),
        (
            "pl",
            {
                "to": "do Baratheonów",
                "heard": "Lannisterowie do Baratheonów, prywatnie: Peace?",
                "propose": "Zaproponuj cofnięcie",
                "proposed": "Lannisterowie proponują cofnięcie. Zgoda?",
                "declined": "Baratheonowie nie wyrażają zgody.",
                "hand over": "Niech za Lannisterów gra bot",
                "handed over": "Za Lannisterów gra teraz bot (Namiestnik).",
                "play": "Graj znowu za Lannisterów",
                "plays": "Lannisterowie grają ponownie.",
            },
        ),
    ],
)
def test_what_is_said_about_houses_at_the_table(
    onlooker: COMES_IN, archive: Archive, language: str, words: dict[str, str]
) -> None:
    links = archive.go_on(played("standard", 3, 1, GAME.id), 40, "lannister", "baratheon")
    mine = onlooker(language=language).go(links["lannister"])
    theirs = onlooker(language=language).go(links["baratheon"], ".tablescreen")
    expect(mine.locator("#say-to option[value=baratheon]")).to_have_text(words["to"])
    mine.select_option("#say-to", "baratheon")
    mine.fill(".say input", "Peace?")
    mine.keyboard.press("Enter")
    expect(theirs.locator(".log li.talk").last).to_contain_text(words["heard"])
    mine.click(MENU)
    mine.get_by_text(words["propose"]).click()
    expect(theirs.locator(".choices [role=alert] .title")).to_have_text(words["proposed"])
    theirs.locator(".choices [role=alert] button:not(.go)").click()
    mine.get_by_text(words["hand over"]).click()
    mine.get_by_text(words["play"]).click()
    expect(theirs.locator(".log li.talk").last).to_contain_text(words["plays"])
    assert said(theirs)[-3:] == [words["declined"], words["handed over"], words["plays"]]


def test_what_is_asked_is_easy_to_say(onlooker: COMES_IN, archive: Archive) -> None:
    links = archive.go_on(played("standard", 3, 1, GAME.id), 0, "lannister")
    page = onlooker(language="uk").go(links["lannister"], ".tablescreen")
    asked = page.locator(".ask p")
    expect(asked).to_contain_text("Який наказ ви віддаєте в Ланіспорті?")
