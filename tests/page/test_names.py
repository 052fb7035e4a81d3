"""Seats stand in their case on the page, verbs agree with them, and so do words with numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from page.stage import Archive, Onlooker, played

COMES_IN = Callable[..., Onlooker]
MENU = "header [aria-expanded]:has(use[href$='#throne'])"


def said(page: Page) -> list[str]:
    return [line.strip() for line in page.locator(".log li.talk").all_inner_texts()]


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
    links = archive.go_on(played("standard", 3, 1, "thrones"), 40, "lannister", "baratheon")
    mine = onlooker(language=language).go(links["lannister"])
    theirs = onlooker(language=language).go(links["baratheon"], ".tablescreen")
    expect(mine.locator("#say-to option[value=baratheon]")).to_have_text(words["to"])
    mine.select_option("#say-to", "baratheon")
    mine.fill(".say input", "Peace?")
    mine.keyboard.press("Enter")
    expect(theirs.locator(".log li.talk")).to_have_text(words["heard"])
    mine.click(MENU)
    mine.get_by_text(words["propose"]).click()
    expect(theirs.locator(".tray [role=alert] .title")).to_have_text(words["proposed"])
    theirs.locator(".tray [role=alert] button:not(.go)").click()
    mine.get_by_text(words["hand over"]).click()
    mine.get_by_text(words["play"]).click()
    expect(theirs.locator(".log li.talk")).to_have_count(4)
    assert said(theirs)[1:] == [words["declined"], words["handed over"], words["plays"]]


def test_what_is_asked_is_easy_to_say(onlooker: COMES_IN, archive: Archive) -> None:
    links = archive.go_on(played("standard", 3, 1, "thrones"), 0, "lannister")
    page = onlooker(language="uk").go(links["lannister"], ".tablescreen")
    asked = page.locator(".ask p")
    expect(asked).to_contain_text("Який наказ ви віддаєте в Ланіспорті?")


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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("uk", "Це не схоже на запис партії: не вдалося прочитати рядок 1."),
        ("pl", "To nie wygląda na zapis partii: nie udało się odczytać wiersza 1."),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_words(
    onlooker: COMES_IN, tmp_path: Path, language: str, words: str
) -> None:
    file = tmp_path / "poem.record"
    file.write_text("Three Rings for the Elven-kings under the sky\n", "utf-8")
    person = onlooker(language=language)
    page = person.go("/", "#scenario")
    page.set_input_files("input[type=file]", file)
    expect(page.locator(".trouble")).to_have_text(words)
    person.complaints = [c for c in person.complaints if "400" not in c]  # what the browser notes
