"""Pictures of Against the Shadow for the documentation."""

from __future__ import annotations

from greathall.games.against_the_shadow import GAME
from page.pictures import Opened, Picture, asked, tab
from page.stage import DESKTOP, PHONE


def our_turn(after: int, seed: int = 1) -> Opened:
    """Where it is our turn in a Trilogy alone, with both decks of the Free Peoples."""
    return asked(GAME.id, ("trilogy", 1, seed), "turn", "free", after)


SHADOW, LONG_WAY = our_turn(204, seed=8), our_turn(300)
PICTURES = (
    Picture("shadow-en-light", "en", "light", DESKTOP, SHADOW),
    Picture("shadow-uk-dark", "uk", "dark", DESKTOP, SHADOW),
    Picture("shadow-phone-pl-light", "pl", "light", PHONE, LONG_WAY, tab("chart")),
)
