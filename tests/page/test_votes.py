"""What a table decides, rests and answers in advance, by mouse, keyboard and phone."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.kernel import Match
from greathall.server.room import Room
from page.duel import is_turn_of
from page.stage import PHONE, Archive, Onlooker, asked_at, played, see
from page.test_accessible import found_by_axe
from page.test_profile import by_name, sign_up
from server.halls import ServedHall

__all__ = ["by_name"]

COMES_IN = Callable[..., Onlooker]


def menu(page: Page) -> Locator:
    """The menu of the table, open."""
    button = page.get_by_role("button", name=re.compile("^(This table|Цей стіл|Ten stół)$"))
    if button.get_attribute("aria-expanded") != "true":
        button.click()
    return page.locator(".menu.wide")


def test_all_agree_on_a_pause_and_on_its_end(gandalf: Page, balrog: Page) -> None:
    menu(gandalf).locator("#vote-minutes").select_option(label="6 hr")
    menu(gandalf).locator("#propose-pause").click()
    gandalf.keyboard.press("Escape")
    expect(gandalf.get_by_role("alert")).to_contain_text("Still asked")
    expect(balrog.get_by_role("alert")).to_contain_text("would like a pause: 6 hr")
    balrog.locator("#agree").focus()
    balrog.keyboard.press("Enter")
    for page in (gandalf, balrog):
        expect(page.locator(".edge .rests")).to_contain_text("Pause until")
    expect(gandalf.locator(".log li.talk").last).to_contain_text("All agreed on a pause: 6 hr")
    expect(gandalf.locator(".log li.talk time").last).to_have_text(re.compile(r"\d+:\d\d"))
    menu(balrog).locator("#propose-resume").click()
    gandalf.click("#agree")
    expect(balrog.locator(".edge .rests")).to_have_count(0)


def test_a_wish_is_withdrawn(gandalf: Page, balrog: Page) -> None:
    menu(gandalf).locator("#propose-draw").click()
    expect(balrog.get_by_role("alert")).to_contain_text("as a draw")
    gandalf.keyboard.press("Escape")
    gandalf.click("#withdraw")
    expect(balrog.get_by_role("alert")).to_have_count(0)
    expect(balrog.locator(".log li.talk").last).to_contain_text("is withdrawn")


def test_a_draw_is_told_at_the_end(gandalf: Page, balrog: Page) -> None:
    menu(gandalf).locator("#propose-draw").click()
    balrog.click("#agree")
    for page in (gandalf, balrog):
        expect(page.locator(".ask p")).to_have_text("The match ended as a draw: all agreed.")
        expect(page.locator(".endpage")).to_be_visible()


def test_an_answer_in_advance_is_set_and_taken_back(gandalf: Page, balrog: Page) -> None:
    box = menu(gandalf).get_by_label("Pass for the rest of this round")
    box.focus()
    gandalf.keyboard.press("Space")
    expect(box).to_be_checked()
    gandalf.reload()
    box = menu(gandalf).get_by_label("Pass for the rest of this round")
    expect(box).to_be_checked()
    expect(menu(balrog).get_by_label("Pass for the rest of this round")).not_to_be_checked()
    box.uncheck()
    gandalf.reload()
    expect(menu(gandalf).get_by_label("Pass for the rest of this round")).not_to_be_checked()


def be_late(room: Room) -> None:
    room.asked_since = dict.fromkeys(room.asked_since, time.time() - 4 * 24 * 3600)


def test_somebody_plays_on_for_who_is_away(
    hall: ServedHall, archive: Archive, onlooker: COMES_IN
) -> None:
    match = played("trilogy", 3, 3)
    links = archive.go_on(match, asked_at(match, is_turn_of("frodo")), "frodo", "aragorn")
    frodo = onlooker().go(links["frodo"])
    aragorn = onlooker().go(links["aragorn"], ".tablescreen")
    frodo.wait_for_selector("[data-legal]")
    _in_room(hall, _table_of(links["frodo"]), be_late)
    menu(aragorn).locator("[data-reseat=frodo]").click()
    aragorn.keyboard.press("Escape")
    expect(aragorn.locator(".edge .rests")).to_contain_text("somebody else plays here until")
    aragorn.click("[data-ask-in=frodo]")
    link = aragorn.locator(".edge .rests input").first.input_value()
    deputy = onlooker().go(link[link.index("/t/") :], ".tablescreen")
    expect(deputy.locator(".own")).to_contain_text("Frodo")
    frodo.click("#come-back")
    expect(frodo.locator(".own")).to_contain_text("Frodo")
    expect(deputy.locator(".topbar")).to_contain_text("Watching")


def _table_of(link: str) -> str:
    return link.split("/t/")[1].partition("#")[0]


def test_of_two_opponents_only_a_bot_plays_on(
    hall: ServedHall, seats: dict[str, str], gandalf: Page, balrog: Page
) -> None:
    assert gandalf
    _in_room(hall, _table_of(seats["gandalf"]), be_late)
    menu(balrog)
    expect(balrog.locator("[data-replace=gandalf]")).to_be_visible()
    expect(balrog.locator("[data-reseat]")).to_have_count(0)
    balrog.click("[data-replace=gandalf]")
    balrog.click("#propose-hands")
    expect(balrog.get_by_role("alert")).to_contain_text("Hands stay covered")


def _in_room(hall: ServedHall, table: str, see_to: Callable[[Room], None]) -> None:
    async def work() -> None:
        inside = hall.app.state.hall
        room = await inside.room(table)
        async with room.lock:
            see_to(room)

    asyncio.run_coroutine_threadsafe(work(), hall.loop).result()


def test_watchers_talk_among_themselves(
    onlooker: COMES_IN, seats: dict[str, str], gandalf: Page
) -> None:
    one, other = (onlooker().go(seats["watch"], ".tablescreen") for _ in range(2))
    one.get_by_label("Say something to those who watch").fill("He holds the whip!")
    one.keyboard.press("Enter")
    expect(other.locator(".log li.watch")).to_contain_text("He holds the whip!")
    expect(gandalf.locator(".log")).not_to_contain_text("whip")


def test_talk_stands_where_it_was_said_in_the_replay(
    onlooker: COMES_IN, seats: dict[str, str], gandalf: Page
) -> None:
    gandalf.get_by_label("Say something to the table").fill("Mellon")
    gandalf.keyboard.press("Enter")
    expect(gandalf.locator(".log li.talk").last).to_contain_text("Mellon")
    watcher = onlooker()
    path = seats["watch"].split("#")
    page = watcher.go(f"{path[0]}#{path[1]}", ".tablescreen")
    page.goto(f"{page.url.split('#')[0]}/at/5")
    page.wait_for_selector(".seek")
    expect(page.locator(".log")).not_to_contain_text("Mellon")
    number = page.locator(".seek input[type=range]").get_attribute("max")
    page.goto(f"{page.url.split('/at/')[0]}/at/{number}")
    expect(page.locator(".log li.talk").last).to_contain_text("Mellon")
    expect(page.locator(".log li time").first).to_be_visible()


def test_holidays_are_taken_and_ended(by_name: COMES_IN) -> None:
    person = by_name(size=PHONE)
    sign_up(person, "Olena")
    block = person.page.locator("#holidays")
    expect(block).to_contain_text("28 days left")
    block.get_by_label("Days").fill("3")
    block.locator("#take-holiday").click()
    expect(block).to_contain_text("25 days left")
    block.locator("[data-holiday]").click()
    expect(block).to_contain_text("27 days left")
    assert found_by_axe(person.page) == []


@pytest.mark.parametrize(("theme", "language"), [("light", "uk"), ("dark", "pl"), ("dark", "en")])
def test_menu_and_rests_are_accessible_on_a_phone(
    onlooker: COMES_IN,
    archive: Archive,
    duel: tuple[Match, int],
    tmp_path: Path,
    theme: str,
    language: str,
) -> None:
    links = archive.go_on(*duel, "gandalf", "balrog")
    onlooker().go(links["balrog"], "main")
    page = onlooker(theme=theme, language=language, size=PHONE).go(links["gandalf"], ".tablescreen")
    menu(page).locator("#propose-pause").click()
    found = found_by_axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_be_visible()
    found += found_by_axe(page)
    page.locator(".to-log").click()
    found += found_by_axe(page)
    see(page, tmp_path / "votes.png")
    assert found == []
