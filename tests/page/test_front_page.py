"""The front page: play in one click, where it is our turn, and who else plays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games import games
from greathall.kernel import Match
from page.stage import DESKTOP, PHONE, SLOW, Archive, Onlooker, click_twice, play_quickly
from samples import SAMPLE
from server.halls import DUEL, ServedHall, tables_of

COMES_IN = Callable[..., Onlooker]
LAPTOP = (1280, 800)


def tile(page: Page, game: str = SAMPLE) -> Locator:
    return page.locator(f"[data-game='{game}']")


def test_one_click_sits_down_and_plays(onlooker: COMES_IN, hall: ServedHall) -> None:
    person = onlooker()
    person.context.add_init_script(SLOW)
    page = person.go("/", ".game")
    before = tables_of(hall)
    click_twice(tile(page).get_by_role("button", name="Play now"))
    page.wait_for_selector("[data-legal]")
    assert page.url.startswith(f"{hall.url}/t/")
    assert len(tables_of(hall) - before) == 1  # a second click opens no second table


def test_a_table_is_set_as_it_was_chosen(onlooker: COMES_IN) -> None:
    page = onlooker().go("/", ".game")
    chosen = tile(page)
    chosen.get_by_text("Fellowship", exact=True).click()
    chosen.get_by_text("The Balrog of Moria").click()
    chosen.get_by_text("Wanderer").click()
    chosen.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-legal]")
    expect(page.locator(".topbar .when b")).to_contain_text("The Balrog of Moria")
    page.click(".home")
    expect(page.locator(".tick.turn")).to_contain_text("The Fellowship of the Ring")
    page.goto(page.url)
    tile(page).get_by_text("Against the Shadow").click()
    expect(tile(page).locator("h3")).to_have_text("Against the Shadow")
    expect(tile(page)).to_contain_text("bots of the game itself")
    tile(page).get_by_role("link", name="With friends").click()
    expect(page.locator("#game")).not_to_have_value(SAMPLE)


def test_every_game_is_there_and_its_table_is_set_for_friends(onlooker: COMES_IN) -> None:
    page = onlooker().go("/", ".game")
    bases = [game for game in games().values() if not game.expands]
    assert page.locator(".game").count() == len(bases)
    for game in bases:
        expect(tile(page, game.id).get_by_role("button", name="Play now")).to_be_visible()
    tile(page).get_by_text("Shadow", exact=True).click()
    tile(page).get_by_role("link", name="With friends").click()
    expect(page.locator("[data-seat=shadow]")).to_have_value("me")
    expect(page.locator("[data-seat=free]")).to_have_value("friend")
    for choice in ("#by-lot", "#hands-shown", "#people", "#open"):
        expect(page.locator(choice)).to_be_attached()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_nothing_important_is_below_the_fold(
    onlooker: COMES_IN, archive: Archive, seats: dict[str, str], size: Any, language: str
) -> None:
    for _ in range(3):
        archive._post("/api/tables", json.dumps(DUEL).encode(), "application/json")
    person = onlooker(size=size, language=language)
    person.go(seats["gandalf"], ".wait")
    page = person.go("/", ".game")
    page.wait_for_selector(".tick")
    page.evaluate("document.fonts.ready")
    beside = (".toggle", "#watch-now", "#records", "#open-tables", ".learn")
    for what in (".tick", ".game .go2", *(beside if size == DESKTOP else ())):
        for there in page.locator(what).all():
            expect(there).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_on_a_phone_our_turn_comes_first(
    onlooker: COMES_IN, archive: Archive, duel: tuple[Match, int]
) -> None:
    links = archive.go_on(*duel, "gandalf")
    person = onlooker(size=PHONE)
    person.go(links["gandalf"], ".tablescreen")
    page = person.go("/", ".tick.turn")
    page.wait_for_selector(".game")
    order = [".tick.turn", ".learn", ".game", "#open-tables", "#watch-now", "#records"]
    tops = [page.locator(part).first.bounding_box()["y"] for part in order]  # type: ignore[index]
    assert tops == sorted(tops)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = page.locator(".game .chips label, .game .btn2, .tick .btn2").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height).filter(h => h < 34)"
    )
    assert small == []


def test_the_hall_says_where_it_is_our_turn(
    onlooker: COMES_IN, archive: Archive, duel: tuple[Match, int], seats: dict[str, str]
) -> None:
    links = archive.go_on(*duel, "gandalf")
    person = onlooker()
    person.go(seats["gandalf"], ".wait")  # where nobody else has come yet
    person.go(links["gandalf"], "[data-legal]")
    page = person.go("/", ".tick.turn")
    tickets = page.locator(".tick")
    expect(tickets).to_have_count(2)
    expect(tickets.first).to_contain_text("Your turn")
    expect(tickets.first).to_contain_text("Round")
    expect(tickets.last).to_contain_text("1 seat is free")
    expect(page.locator(".ask")).to_contain_text("It is your turn at 1 table")
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector("[data-legal]")


def test_a_turn_elsewhere_is_told_without_asking(onlooker: COMES_IN, seats: dict[str, str]) -> None:
    person = onlooker()
    person.go(seats["gandalf"], ".wait")
    page = person.go("/", ".tick")
    expect(page.locator(".tick.turn")).to_have_count(0)
    onlooker().go(seats["balrog"], ".tablescreen")
    expect(page.locator(".tick.turn")).to_have_count(1)


def test_what_is_watched_shows_how_far_it_has_come(onlooker: COMES_IN, archive: Archive) -> None:
    wish = DUEL | {"bots": {"balrog": "steward"}}
    opened = archive._post("/api/tables", json.dumps(wish).encode(), "application/json")
    onlooker().go(opened["seat_links"]["gandalf"], "[data-legal]")
    page = onlooker().go("/", f"#watch-now [href='/t/{opened['table']}']")
    entry = page.locator("#watch-now .entry", has=page.locator(f"[href='/t/{opened['table']}']"))
    expect(entry).to_contain_text("Preparation")
    expect(entry).to_contain_text("Free Peoples 0, Shadow 0")


# Notices that the browser would show, and a tab that nobody looks at.
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = localStorage.getItem("allowed") ?? "default";
  static async requestPermission() {
    localStorage.setItem("allowed", "granted");
    return (Notification.permission = "granted");
  }
  constructor(title, { body, tag }) { window.notices.push([body, tag]); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_the_bell_tells_of_each_turn_once(onlooker: COMES_IN, seats: dict[str, str]) -> None:
    person = onlooker()
    person.context.add_init_script(NOTICES)
    person.go(seats["gandalf"], ".wait")
    page = person.go("/", ".tick")
    bell = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(bell).not_to_be_checked()
    bell.click()
    expect(bell).to_be_checked()
    page.reload()
    expect(bell).to_be_checked()
    onlooker().go(seats["balrog"], ".tablescreen")
    expect(page.locator(".tick.turn")).to_have_count(1)
    table = seats["gandalf"].split("/t/")[1].split("#")[0]
    assert page.evaluate("window.notices") == [["The Fellowship of the Ring", table]]
    bell.click()
    page.reload()
    expect(bell).not_to_be_checked()


def test_what_a_bot_does_in_my_seat_does_not_call_me(
    onlooker: COMES_IN, gandalf: Page, balrog: Page
) -> None:
    """Gandalf is asked, lets a bot play, and looks at other things."""
    expect(gandalf).to_have_title(re.compile("Your turn"))
    gandalf.click("[aria-label='This table']")
    gandalf.get_by_role("button", name="Let a bot play for Gandalf").click()
    expect(gandalf.get_by_role("button", name="Play for Gandalf again")).to_be_visible()
    expect(gandalf).to_have_title("Great Hall")
    expect(gandalf.locator(".topbar .when b")).to_have_text("A bot plays for you")
    lobby = gandalf.context.new_page()
    lobby.goto(gandalf.url.rsplit("/t/", 1)[0])
    lobby.wait_for_selector(".tick")
    for page in (gandalf, lobby):
        page.evaluate(
            "window.calls = []; new MutationObserver(() => calls.push(document.title))"
            ".observe(document.querySelector('title'), {childList: true})"
        )
    played = gandalf.locator(".log ol > li").count()
    play_quickly(balrog, 1)
    expect(gandalf.locator(".log ol > li").nth(played + 12)).to_be_attached()
    for page in (gandalf, lobby):
        assert page.evaluate("window.calls.filter(title => title !== 'Great Hall')") == []
    expect(lobby.locator(".tick.turn")).to_have_count(0)
    expect(gandalf.locator("[data-legal]")).to_have_count(0)


def test_what_is_over_is_a_record(onlooker: COMES_IN, archive: Archive, duel: Any) -> None:
    match, _ = duel
    person = onlooker()
    links = archive.go_on(match, len(match) - 1, "gandalf", "balrog")
    page = person.go(links["gandalf"], ".wait")
    other = onlooker().go(links["balrog"], ".tablescreen")
    for asked in (page, other):
        if asked.locator("[data-legal]").count():
            asked.locator("[data-legal]").first.click()
    page.wait_for_selector(".log li.end")
    person.go("/", "#records .entry")
    expect(page.locator(".tick")).to_have_count(0)
    scores = " : ".join(str(points) for _, points in match.outcome.scores)
    won = "Won" if "gandalf" in match.outcome.winners else "Lost"
    expect(page.locator("#records .entry")).to_contain_text(f"{won} {scores}")
    page.locator("#records").get_by_role("link", name="Replay").click()
    page.wait_for_selector(".seek")
