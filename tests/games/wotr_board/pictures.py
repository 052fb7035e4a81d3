"""Pictures of War of the Ring, the board game, for the documentation."""

from __future__ import annotations

from playwright.sync_api import Page

from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import FREE, SHADOW
from page.pictures import Opened, Picture, asked, tab
from page.stage import DESKTOP, PHONE


def middle_earth(kind: str, side: str, after: int) -> Opened:
    return asked(GAME.id, ("war", 2, 3), kind, side, after)


def late_war(seed: int, kind: str, side: str, after: int) -> Opened:
    """With Warriors of Middle-earth: five factions are in play."""
    return asked(GAME.id, ("war", 2, seed), kind, side, after, warriors="yes")


ENTS = late_war(4, "march-of-ents", FREE, 1042)
CALL = late_war(1, "combat-card", FREE, 1098)


def show_factions(page: Page) -> None:
    page.click("[data-track=factions]")


MARCH = middle_earth("move-to", SHADOW, 150)
BATTLE = middle_earth("casualty", FREE, 150)
PICTURES = (
    Picture("middle-earth-march-en-light", "en", "light", DESKTOP, MARCH),
    Picture("middle-earth-battle-uk-dark", "uk", "dark", DESKTOP, BATTLE),
    Picture("middle-earth-phone-march-pl-light", "pl", "light", PHONE, MARCH),
    Picture("warriors-ents-en-light", "en", "light", DESKTOP, ENTS, show_factions),
    Picture("warriors-call-uk-dark", "uk", "dark", DESKTOP, CALL),
    Picture("warriors-phone-factions-pl-light", "pl", "light", PHONE, ENTS, tab("seats")),
)
