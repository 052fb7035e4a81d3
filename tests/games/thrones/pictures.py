"""Pictures of A Game of Thrones for the documentation."""

from __future__ import annotations

from playwright.sync_api import Page

from greathall.games.thrones import GAME
from page.pictures import Opened, Picture, asked, tab
from page.stage import DESKTOP, NARROW, PHONE


def plan_some(page: Page) -> None:
    """All areas but one have their order."""
    while page.locator(".spot.own").count() - 1 > page.locator("svg.map .order.own").count():
        tokens = page.locator(".token[data-legal]")
        tokens.nth(3 * page.locator("svg.map .order.own").count() % tokens.count()).click()


def westeros(kind: str, house: str, after: int) -> Opened:
    return asked(GAME.id, ("standard", 6, 2), kind, house, after)


PLANNING = westeros("place-order", "lannister", 300)
BATTLE = westeros("choose-house-card", "lannister", 500)
MARCH = westeros("march-to", "stark", 500)
PICTURES = (
    Picture("westeros-planning-en-light", "en", "light", DESKTOP, PLANNING, plan_some),
    Picture("westeros-battle-uk-dark", "uk", "dark", DESKTOP, BATTLE),
    Picture("westeros-battle-en-light", "en", "light", DESKTOP, BATTLE),
    Picture("westeros-march-pl-light", "pl", "light", NARROW, MARCH),
    Picture("westeros-phone-planning-uk-light", "uk", "light", PHONE, PLANNING, plan_some),
    Picture("westeros-phone-battle-pl-dark", "pl", "dark", PHONE, BATTLE),
    Picture("westeros-phone-houses-en-light", "en", "light", PHONE, BATTLE, tab("hand")),
)
