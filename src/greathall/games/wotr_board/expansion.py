"""Where an expansion changes the base rules: its seams, each asked for by one chapter.

The base game has this expansion, which changes nothing. `warriors.seams` has another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from greathall.games.wotr_board.facts import Card, Character, Deck, Face, Figure, Region, Side
from greathall.kernel import Player

if TYPE_CHECKING:
    from greathall.games.wotr_board.table import Battle


class Expansion:
    """What is asked of an expansion, and what holds without one. The game is of its own kind."""

    # ------------------------------------------------ dice and actions

    def dice_besides(self, game: Any, side: Side) -> tuple[Face, ...]:
        """Unused dice of a side that are no Action dice, but can be used as an action."""
        return ()

    def spend_die_besides(self, game: Any, side: Side, face: Face) -> None:
        """One of them is used."""

    async def before_action(self, game: Any) -> None:
        """A player is about to act."""

    # ------------------------------------------------ cards

    def events_besides(self, game: Any, player: Player) -> tuple[Card, ...]:
        """Event cards in hand that belong to neither of the two decks."""
        return ()

    def decks_besides(self, game: Any, side: Side) -> tuple[Deck, ...]:
        """Decks besides the two from which an Event card of one's choice can be drawn now."""
        return ()

    async def limit_hand(self, game: Any, player: Player) -> None:
        """The player has drawn: cards that are not counted in the hand may be too many."""

    def deck_emptied(self, game: Any, side: Side, deck: Deck) -> None:
        """The last card of a deck was drawn."""

    def event_was_played(self, game: Any, player: Player, card: Card) -> None:
        """An Event card has done what it says."""

    # ------------------------------------------------ figures that are neither units nor Leaders

    def in_army(
        self, game: Any, side: Side, characters: tuple[Character, ...]
    ) -> tuple[Character, ...]:
        """Those of these characters in a region who are with the Army there."""
        return characters

    def followers(self, game: Any, region: Region) -> tuple[Figure, ...]:
        """Figures that fight and move with a Shadow Army there as characters do."""
        return ()

    def passengers(self, game: Any, region: Region) -> tuple[Figure, ...]:
        """Figures that may go along with a Shadow Army that leaves, but are no part of it."""
        return ()

    def able_to_follow(
        self, game: Any, figures: tuple[Figure, ...], region: Region, ends_here: bool = True
    ) -> tuple[Figure, ...]:
        """Those of these figures that may enter a region, and stay if they end their move there."""
        return figures

    async def who_retreats_along(
        self, game: Any, side: Side, region: Region, to: Region
    ) -> tuple[Figure, ...]:
        """Passengers that go with a retreating Army."""
        return ()

    def stand(self, game: Any, region: Region, figures: tuple[Figure, ...]) -> None:
        """Figures of the expansion are put in a region."""

    def remove(self, game: Any, region: Region, figures: tuple[Figure, ...]) -> None:
        """Figures of the expansion are taken from a region."""

    def count_of(self, game: Any, figure: Figure, region: Region) -> int:
        """How many figures of a kind of the expansion's stand in a region."""
        return 0

    def arrived(self, game: Any, region: Region) -> None:
        """An Army has come to a region, with all who followed it."""

    # ------------------------------------------------ battles

    def cards_besides(self, game: Any, side: Side) -> tuple[Card, ...]:
        """Cards besides Combat cards that a side can play in this round of the battle."""
        return ()

    def back_of(self, card: Card) -> Deck:
        """What such a card looks like from behind."""
        raise LookupError(card)

    def is_barred(self, game: Any, side: Side) -> bool:
        """Whether this side may play no card in the whole battle."""
        return False

    def strength_besides(self, game: Any, battle: Battle, side: Side) -> int:
        """What figures of the expansion add to the Combat Strength of a side."""
        return 0


NO_EXPANSION: Final = Expansion()
