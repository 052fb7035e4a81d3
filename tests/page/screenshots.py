"""Pictures of the main screens for the documentation: `python tests/page/screenshots.py`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.kernel import Match
from page.stage import (  # the folder of the tests has to be found first
    DESKTOP,
    NARROW,
    PHONE,
    Archive,
    Onlooker,
    asked_at,
    chromium,
    played,
)
from server.halls import served

LAPTOP = (1280, 800)
PICTURES = Path(__file__).parents[2] / "docs/img"


class Picture(NamedTuple):
    name: str
    language: str
    theme: str
    size: tuple[int, int]
    open: Callable[[Archive], str]  # the path of the screen
    prepare: Callable[[Page], object] = lambda page: None


def table(
    seed: int, at: int, *seats: str, scenario: str = "trilogy", players: int = 4
) -> Callable[[Archive], str]:
    """A position of a match between bots, seen by one who sits there."""

    def link(archive: Archive) -> str:
        return archive.go_on(played(scenario, players, seed), at, *seats)[seats[0]]

    return link


def westeros(
    kind: str, house: str, after: int, seed: int = 2, players: int = 6
) -> Callable[[Archive], str]:
    """Where a house is asked something in a match of A Game of Thrones."""

    def wanted(match: Match, number: int) -> bool:
        return number >= after and any(
            (q.actor, q.kind) == (house, kind) for q in match.questions()
        )

    def link(archive: Archive) -> str:
        match = played("standard", players, seed, "thrones")
        return archive.go_on(match, asked_at(match, wanted), house)[house]

    return link


def against_the_shadow(after: int, seed: int = 1) -> Callable[[Archive], str]:
    """Where it is our turn in a Trilogy alone, with both decks of the Free Peoples."""

    def wanted(match: Match, number: int) -> bool:
        return number >= after and any(q.kind == "turn" for q in match.questions())

    def link(archive: Archive) -> str:
        match = played("trilogy", 1, seed, "against-the-shadow")
        return archive.go_on(match, asked_at(match, wanted), "free")["free"]

    return link


def replay(seed: int, at: int) -> Callable[[Archive], str]:
    return lambda archive: f"{archive.record(played('trilogy', 4, seed))}/at/{at}"


def explain_a_card(page: Page) -> None:
    page.locator(".hand .card").nth(1).hover()
    page.wait_for_selector(".hint")


def see_everything(page: Page) -> None:
    page.select_option("#eyes", "everybody")
    page.wait_for_selector(".own")


def with_guide(page: Page) -> None:
    page.evaluate("localStorage.setItem('guide', 'yes')")
    page.reload()
    page.wait_for_selector(".guide")


def plan_some(page: Page) -> None:
    """All areas but one have their order."""
    while page.locator(".spot.own").count() - 1 > page.locator("svg.map .order.own").count():
        tokens = page.locator(".token[data-legal]")
        tokens.nth(3 * page.locator("svg.map .order.own").count() % tokens.count()).click()


def tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.click(f".to-{name}")


PLANNING = westeros("place-order", "lannister", 300)
BATTLE = westeros("choose-house-card", "lannister", 500)
SHADOW, LONG_WAY = against_the_shadow(204, seed=8), against_the_shadow(300)
MARCH = westeros("march-to", "stark", 500)

ALL = (
    Picture("lobby-en-light", "en", "light", DESKTOP, lambda _: "/"),
    Picture("lobby-uk-dark-phone", "uk", "dark", PHONE, lambda _: "/"),
    Picture("table-en-light", "en", "light", DESKTOP, table(5, 374, "aragorn")),
    Picture("table-uk-dark", "uk", "dark", LAPTOP, table(3, 500, "saruman")),
    Picture("table-pl-light", "pl", "light", NARROW, table(2, 400, "aragorn"), explain_a_card),
    Picture("combat-pl-dark", "pl", "dark", LAPTOP, table(5, 398, "aragorn")),
    Picture("guide-uk-light", "uk", "light", LAPTOP, table(2, 60, "frodo"), with_guide),
    Picture("phone-uk-light", "uk", "light", PHONE, table(5, 374, "aragorn")),
    Picture("phone-pl-dark", "pl", "dark", PHONE, table(5, 398, "aragorn")),
    Picture("phone-en-hand", "en", "light", PHONE, table(2, 310, "saruman"), tab("hand")),
    Picture("phone-uk-log", "uk", "dark", PHONE, table(2, 310, "saruman"), tab("log")),
    Picture("replay-en-dark", "en", "dark", LAPTOP, replay(3, 500), see_everything),
    Picture("westeros-planning-en-light", "en", "light", DESKTOP, PLANNING, plan_some),
    Picture("westeros-battle-uk-dark", "uk", "dark", DESKTOP, BATTLE),
    Picture("westeros-battle-en-light", "en", "light", DESKTOP, BATTLE),
    Picture("westeros-march-pl-light", "pl", "light", NARROW, MARCH),
    Picture("westeros-phone-planning-uk-light", "uk", "light", PHONE, PLANNING, plan_some),
    Picture("westeros-phone-battle-pl-dark", "pl", "dark", PHONE, BATTLE),
    Picture("westeros-phone-houses-en-light", "en", "light", PHONE, BATTLE, tab("hand")),
    Picture("shadow-en-light", "en", "light", DESKTOP, SHADOW),
    Picture("shadow-uk-dark", "uk", "dark", DESKTOP, SHADOW),
    Picture("shadow-phone-pl-light", "pl", "light", PHONE, LONG_WAY, tab("chart")),
    Picture("rules-pl-light", "pl", "light", DESKTOP, lambda _: "/rules"),
)


def take(browser: Browser, hall: str, archive: Archive, picture: Picture) -> None:
    person = Onlooker(
        browser, hall, size=picture.size, language=picture.language, theme=picture.theme
    )
    page = person.go(picture.open(archive), ".tablescreen, #scenario, .rules .card")
    picture.prepare(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    person.close()


def main() -> None:
    wanted = sys.argv[1:]
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(data=Path(data)) as hall, chromium() as b:
        archive = Archive(hall)
        for picture in ALL:
            if not wanted or picture.name in wanted:
                take(b, hall.url, archive, picture)


if __name__ == "__main__":
    main()
