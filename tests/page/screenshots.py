"""Pictures of the main screens for the documentation: `python tests/page/screenshots.py`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from page.stage import (  # the folder of the tests has to be found first
    DESKTOP,
    NARROW,
    PHONE,
    Archive,
    Onlooker,
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


def tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.click(f".to-{name}")


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
