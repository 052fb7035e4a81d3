"""Pictures of the card game for the documentation."""

from __future__ import annotations

from playwright.sync_api import Page

from greathall.games.wotr_cards import GAME
from page.pictures import LAPTOP, Opened, Picture, position, tab
from page.stage import DESKTOP, NARROW, PHONE, Archive, played


def table(seed: int, at: int, seat: str) -> Opened:
    return position(GAME.id, ("trilogy", 4, seed), at, seat)


def replay(seed: int, at: int) -> Opened:
    def link(archive: Archive) -> str:
        return f"{archive.record(played('trilogy', 4, seed, GAME.id))}/at/{at}"

    return link


def explain_a_card(page: Page) -> None:
    page.locator(".hand .card").nth(1).hover()
    page.wait_for_selector(".glass .verdict")


def ask_for_a_hint(page: Page) -> None:
    page.click(".hintb")
    page.locator(".hintp .ladder button").nth(2).click()
    page.wait_for_selector(".hintp .why li")


def show_the_combat(page: Page) -> None:
    """The third step of a combat, at the reader's pace: cards absorb what is left."""
    page.evaluate("localStorage.staging = 'waits'")
    page.reload()
    page.click("[data-place=helms-deep]")
    for _ in range(2):
        page.click("#stage-next")


def finished(seed: int) -> Opened:
    return lambda archive: archive.record(played("trilogy", 4, seed, GAME.id))


def see_everything(page: Page) -> None:
    page.select_option("#eyes", "everybody")
    page.wait_for_selector(".own")


def with_guide(page: Page) -> None:
    page.evaluate("localStorage.setItem('guide', 'yes')")
    page.reload()
    page.wait_for_selector(".guide")


BEFORE_COMBATS = position(GAME.id, ("trilogy", 2, 6), 255, "free")
PICTURES = (
    Picture("table-en-light", "en", "light", DESKTOP, table(5, 374, "aragorn")),
    Picture("table-uk-dark", "uk", "dark", LAPTOP, table(3, 500, "saruman")),
    Picture("table-pl-light", "pl", "light", NARROW, table(2, 400, "aragorn")),
    Picture("glass-en-light", "en", "light", DESKTOP, table(2, 400, "aragorn"), explain_a_card),
    Picture("hint-en-light", "en", "light", DESKTOP, table(5, 374, "aragorn"), ask_for_a_hint),
    Picture("coach-en-light", "en", "light", DESKTOP, lambda _: f"/learn/{GAME.id}"),
    Picture("end-en-light", "en", "light", DESKTOP, finished(5)),
    Picture("combat-pl-dark", "pl", "dark", LAPTOP, table(5, 398, "aragorn")),
    Picture("stage-uk-dark", "uk", "dark", DESKTOP, BEFORE_COMBATS, show_the_combat),
    Picture("guide-uk-light", "uk", "light", LAPTOP, table(2, 60, "frodo"), with_guide),
    Picture("phone-uk-light", "uk", "light", PHONE, table(5, 374, "aragorn")),
    Picture("phone-pl-dark", "pl", "dark", PHONE, table(5, 398, "aragorn")),
    Picture("phone-en-hand", "en", "light", PHONE, table(2, 310, "saruman"), tab("hand")),
    Picture("phone-uk-log", "uk", "dark", PHONE, table(2, 310, "saruman"), tab("log")),
    Picture("replay-en-dark", "en", "dark", DESKTOP, replay(3, 500), see_everything),
)
