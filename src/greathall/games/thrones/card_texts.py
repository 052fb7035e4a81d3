"""How a house card with a text takes part in a combat (p. 19).

A text fills the moments at which it says something; at all others it is as a card without text.
Texts that say "cancel" come first, then those that say "immediately", then all that hold while
strength is counted, and once the winner is known those for winning and losing: each time in turn
order.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.thrones.facts import Card, House, Unit
from greathall.games.thrones.table import Westeros
from greathall.kernel import Text


class CardText(Text, abstract=True):
    """A house card, and all moments of a combat. `house` is always the house that played it."""

    @classmethod
    def register(cls, text: Any) -> None:
        TEXTS[text.id] = text

    async def cancel(self, game: Westeros, house: House) -> None:
        """Before any other text."""

    async def immediately(self, game: Westeros, house: House) -> None:
        """Before strength is counted."""

    def strength(self, game: Westeros, house: House) -> int:
        """More strength than printed."""
        return 0

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        """More swords and fortifications than printed."""
        return 0, 0

    def unit_strength(
        self, game: Westeros, house: House, whose: House, unit: Unit, strength: int
    ) -> int:
        """What a unit of any house counts in this combat."""
        return strength

    def order_strength(self, game: Westeros, house: House, strength: int) -> int:
        """What the own order counts."""
        return strength

    def enemy_card_strength(self, game: Westeros, house: House, strength: int) -> int:
        """What the printed strength of the other card counts."""
        return strength

    def prevents_casualties(self) -> bool:
        return False

    async def won(self, game: Westeros, house: House) -> None:
        """As soon as this house is known to have won."""

    async def lost(self, game: Westeros, house: House) -> None:
        """As soon as this house is known to have lost."""

    async def directs_retreat(self, game: Westeros, house: House) -> bool:
        """Whether the winner says where the loser retreats to."""
        return False

    def bars_entry(self, game: Westeros, house: House) -> bool:
        """Whether a beaten defender keeps the winner out of the area."""
        return False

    def saves_token(self, game: Westeros, house: House) -> bool:
        """Whether a beaten defender keeps the power token in the area."""
        return False

    def keeps_march_order(self, game: Westeros, house: House) -> bool:
        """Whether the march order of a winning attacker goes on to the area just won."""
        return False

    def returns_to_hand(self, game: Westeros, house: House) -> bool:
        """Whether the card is not discarded when the combat is over."""
        return False

    async def after_combat(self, game: Westeros, house: House) -> None:
        """When both cards are in the discard piles."""


TEXTS: Final[dict[Card, CardText]] = {}
_NO_TEXT: Final = CardText()


def text_of(card: Card) -> CardText:
    """What a card says; without a text, or without a card, that is nothing."""
    return TEXTS.get(card, _NO_TEXT)
