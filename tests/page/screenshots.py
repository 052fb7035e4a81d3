"""Pictures of the main screens for the documentation: `python tests/page/screenshots.py`."""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from games.declared import FOLDER  # the folder of the tests has to be found first
from page.pictures import Picture
from page.stage import DESKTOP, PHONE, Archive, Onlooker, chromium
from server.halls import loaded_dice, served

# Whatever screen it is, it is there.
OPEN = ".tablescreen, .game, #scenario, .rules section, .endpage .moments"
# Letters stand where they belong, not on the nearest pixel: else words run together.
FINE = "--font-render-hinting=none"
PICTURES = Path(__file__).parents[2] / "docs/img"


def wait_for_friends(page: Page) -> None:
    """A table for four: two chairs are for friends, one is a bot's."""
    page.fill("input[autocomplete=nickname]", "Oksana")
    page.select_option("#people", "4")
    for number, who in enumerate(("me", "friend", "friend", "steward")):
        page.locator("[data-seat]").nth(number).select_option(who)
    page.click("#open")
    page.wait_for_selector(".qr")


OF_THE_HALL = (
    Picture("lobby-en-light", "en", "light", DESKTOP, lambda _: "/"),
    Picture("lobby-uk-dark-phone", "uk", "dark", PHONE, lambda _: "/"),
    Picture("waiting-en-light", "en", "light", DESKTOP, lambda _: "/new", wait_for_friends),
    Picture("rules-pl-light", "pl", "light", DESKTOP, lambda _: "/rules"),
)


def every_picture() -> list[Picture]:
    declared = [file.parent.name for file in sorted(FOLDER.glob("*/pictures.py"))]
    modules = [import_module(f"games.{folder}.pictures") for folder in declared]
    return [*OF_THE_HALL, *(picture for module in modules for picture in module.PICTURES)]


def take(browser: Browser, hall: str, archive: Archive, picture: Picture) -> None:
    person = Onlooker(
        browser, hall, size=picture.size, language=picture.language, theme=picture.theme
    )
    page = person.go(picture.open(archive), OPEN)
    picture.prepare(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{picture.name}.png")
    person.close()


def main() -> None:
    wanted = sys.argv[1:]
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(data=Path(data)) as hall,
        chromium(FINE) as b,
    ):
        archive = Archive(hall)
        for picture in every_picture():
            if not wanted or picture.name in wanted:
                with loaded_dice(picture.name):  # where bots play on, they always play the same
                    take(b, hall.url, archive, picture)


if __name__ == "__main__":
    main()
