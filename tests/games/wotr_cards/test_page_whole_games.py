"""Whole games through the page: with mouse and keyboard, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from page.stage import OVER, PHONE, WHOLE_GAME, Onlooker, click_lit, play_quickly

COMES_IN = Callable[..., Onlooker]


def open_table(person: Onlooker, scenario: str, seats: dict[str, str]) -> Page:
    """Open a table in the lobby: each seat is for me, for a friend, or for a bot."""
    page = person.go("/new", "#scenario")
    page.fill("form input:not([type])", "Olena")
    page.check(f"#scenario input[value={scenario}]")
    for seat, who in seats.items():
        page.select_option(f"[data-seat={seat}]", who)
    page.click("#open")
    page.wait_for_url("**/t/*")
    return page


def link_for(page: Page, seat: str) -> str:
    """The link to a seat, as the host can send it to a friend."""
    table = page.url.rsplit("/", 1)[-1]
    link = page.evaluate(
        "([table, seat]) => JSON.parse(localStorage.getItem('links-' + table))[seat]",
        [table, seat],
    )
    return str(link)


def test_two_people_and_two_bots_play_a_whole_trilogy(onlooker: COMES_IN) -> None:
    olena, marek = onlooker(), onlooker(language="pl", theme="dark")
    seats = {"frodo": "me", "witch-king": "friend", "aragorn": "steward", "saruman": "steward"}
    page = open_table(olena, "trilogy", seats)
    other = marek.go(link_for(page, "witch-king"), ".tablescreen")
    play_quickly(page, 1)
    play_quickly(other, 2)
    page.wait_for_selector(OVER, timeout=WHOLE_GAME)
    other.wait_for_selector(OVER)
    expect(page.locator(".topbar .when b")).to_have_text("The match is over")
    expect(other.locator(".topbar .when b")).to_have_text("Gra zakończona")


def test_two_people_play_a_whole_fellowship_and_then_a_rematch(onlooker: COMES_IN) -> None:
    olena, marek = onlooker(language="uk"), onlooker(size=PHONE)
    page = open_table(olena, "fellowship", {"gandalf": "me", "balrog": "friend"})
    other = marek.go(link_for(page, "balrog"), ".tablescreen [data-legal]")
    other.click(".to-log")
    for _ in range(2):
        click_lit(page)
    expect(page.locator(".topbar.calm")).to_be_visible()
    expect(other.locator(".to-log.on")).to_be_visible()  # whatever others do meanwhile
    other.click(".to-table")
    play_quickly(page, 3)
    play_quickly(other, 4)
    page.wait_for_selector(OVER, timeout=WHOLE_GAME)
    page.click("[aria-label='Цей стіл']")
    page.click("#rematch")
    page.click("#to-rematch")
    page.wait_for_selector(".wait")
    expect(page.locator("#start, #cancel")).to_have_count(2)  # who asked for it is the host
    other.click("[aria-label='This table']")
    other.click("#to-rematch")
    other.wait_for_selector(".tablescreen")
    page.wait_for_selector(".tablescreen")
    expect(page.locator(".log .empty, .log li").first).to_be_visible()


def test_one_person_plays_two_seats(onlooker: COMES_IN) -> None:
    page = open_table(onlooker(moving=True), "trilogy", {"frodo": "me", "witch-king": "me"})
    expect(page.locator(".decks button")).to_have_count(2)
    play_quickly(page, 5)
    page.wait_for_selector(".log li.hd >> nth=1", timeout=WHOLE_GAME)  # the second round


def test_a_whole_fellowship_by_keyboard_alone(onlooker: COMES_IN) -> None:
    person = onlooker()
    page = person.go("/new", "#scenario")
    tab_to(page, "form input:not([type])")
    page.keyboard.type("Oksana")
    tab_to(page, "#scenario input")
    for _ in range(5):
        if page.evaluate("document.activeElement.value") == "fellowship":
            break
        page.keyboard.press("ArrowDown")
    tab_to(page, "#open")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tablescreen")
    page.keyboard.press("?")
    expect(page.get_by_role("region", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Keys")).to_have_count(0)
    answers = 0
    while page.locator(OVER).count() == 0:
        page.wait_for_selector(f"[data-legal], {OVER}")
        if answers % 2:  # by its number, or going there
            page.keyboard.press("1")
        else:
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        page.wait_for_timeout(10)
        answers += 1
    assert answers > 40


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is there; it must get there."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the focus never came to {wanted}")
