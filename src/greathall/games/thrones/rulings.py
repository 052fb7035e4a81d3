"""Points that sources tell differently, each decided in one place.

Those that tables may want to decide otherwise are options; the first value is the default. What the
rulebook leaves to usual practice is decided beside the rule it belongs to and listed in
`docs/rules/thrones.md`.
"""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.facts import WESTEROS_CARDS, Card
from greathall.games.thrones.table import Westeros

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    # Tides of battle cards: only if everybody agrees before the game (p. 29).
    "tides": ("no", "yes"),
    # The second ship of House Lannister, which the first printing of its screen did not have.
    "lannister-port-ship": ("yes", "no"),
    # Dark Wings, Dark Words: whether the power option pays for ports too.
    "dark-wings-ports": ("no", "yes"),
    # Arianne Martell: whether the power token of the lost area goes with its order.
    "arianne-token": ("removed", "stays"),
    # Salladhor Saan against Victarion Greyjoy: texts in turn order, or ships always 0.
    "salladhor-victarion": ("turn-order", "zero"),
    # Mace Tyrell kills the last unit of a side that has no garrison: whether the combat goes on.
    "mace-last-unit": ("goes-on", "ends"),
    # Winter Is Coming: whether the icons of the card that replaces it count.
    "winter-icons": ("replacement", "none"),
}


def tides_are_played(game: Westeros) -> bool:
    return game.options["tides"] == "yes"


def dark_wings_pays_ports(game: Westeros) -> bool:
    return game.options["dark-wings-ports"] == "yes"


def icons_that_count(game: Westeros, first: Card, card: Card) -> int:
    """Wildling icons of a revealed card, which may have replaced another (p. 7)."""
    counted = card if game.options["winter-icons"] == "replacement" else first
    return WESTEROS_CARDS[counted].wildlings


def combat_ends_without_units(game: Westeros) -> bool:
    return game.options["mace-last-unit"] == "ends"


def arianne_saves_the_token(game: Westeros) -> bool:
    return game.options["arianne-token"] == "stays"


def salladhor_prevails(game: Westeros) -> bool:
    return game.options["salladhor-victarion"] == "zero"
