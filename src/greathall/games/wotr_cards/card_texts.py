"""What texts can say: moments, permissions, icons, replacements.

Each text is a class of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple

from greathall.games.wotr_cards.facts import Card, Location, LocationCard
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Player, Text
from greathall.kernel.moments import Moment

# Why a card is eliminated.
FORSAKEN: Final = "forsaken"
PATH_COMBAT: Final = "path"
BATTLEGROUND_COMBAT: Final = "battleground"
OTHERWISE: Final = "other"
# Where a card was that is discarded or eliminated; in play it is a location or RESERVE.
HAND: Final = "hand"
DECK: Final = "deck"
ASIDE: Final = "aside"


class Icons(NamedTuple):
    """Combat icons, or a change of them."""

    attack: int = 0
    defence: int = 0
    path: int = 0


NO_ICONS: Final = Icons()


class CardText(Text, abstract=True):
    """The text of a faction card; what a card does not say keeps these defaults."""

    carryover_in_reserve: ClassVar[int] = 0
    carryover_in_play: ClassVar[int] = 0
    draws_in_reserve: ClassVar[int] = 0
    supported_by: ClassVar[str] = ""  # a second faction whose armies support this character
    items_are_saved: ClassVar[bool] = True  # whether a replaced elimination saves the items too
    once_a_round: ClassVar[bool] = False
    lends: ClassVar[dict[Card, Icons]] = {}  # from reserve, to other cards
    path_defence: ClassVar[int] = 0  # of the path on which its wielder stands
    user_faction: ClassVar[str] = ""  # whose player uses the action, if not the card's owner
    lasts_in_reserve: ClassVar[bool] = False  # whether it is in force while its card is there

    @classmethod
    def register(cls, text: CardText) -> None:
        add_text(MiddleEarth, text)

    # Playing comes before entering: "played or moved to" is entering.

    async def played(self, game: MiddleEarth, me: Player) -> None:
        """When it is played, wherever that is."""

    async def played_to_path(self, game: MiddleEarth, me: Player) -> None:
        """When it is played to a path."""

    async def played_to_battleground(self, game: MiddleEarth, me: Player) -> None:
        """When it is played to a battleground."""

    async def played_to_reserve(self, game: MiddleEarth, me: Player) -> None:
        """When it is played to reserve."""

    async def played_on_reserve_wielder(self, game: MiddleEarth, me: Player) -> None:
        """When an item is played onto a wielder in reserve."""

    async def enters_path(self, game: MiddleEarth, me: Player) -> None:
        """When it is played or moved to a path."""

    async def enters_battleground(self, game: MiddleEarth, me: Player) -> None:
        """When it is played or moved to a battleground."""

    async def event_played(self, game: MiddleEarth, me: Player) -> None:
        """The text of an event."""

    async def draw_phase(self, game: MiddleEarth, me: Player) -> None:
        """In the phase of drawing cards, from reserve."""

    async def deck_changed(self, game: MiddleEarth) -> None:
        """Before every turn, and whenever a deck may have another top card, while in play."""

    async def combat_lost(self, game: MiddleEarth, field: Location, lost: Sequence[Card]) -> None:
        """When cards are lost on the battleground where it stands, before they leave."""

    # "Use your action", from where the card, or the wielder of an item, lies.

    async def action_in_reserve(self, game: MiddleEarth, me: Player) -> None: ...

    async def action_on_path(self, game: MiddleEarth, me: Player) -> None: ...

    async def action_at_location(self, game: MiddleEarth, me: Player) -> None:
        """On a path or battleground."""

    async def action_in_play(self, game: MiddleEarth, me: Player) -> None:
        """Anywhere in play."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        """What the text adds to the card's own icons there."""
        return NO_ICONS

    def icons_supporting(self, character: Card) -> Icons:
        """What an army gains by supporting this character."""
        return NO_ICONS

    def opens(self, location: LocationCard) -> bool:
        """Whether the text lets its card enter a location that its print does not."""
        return False

    def closes(self, location: LocationCard) -> bool:
        """Whether the text keeps its card out of a location for good."""
        return False

    def bars(self, game: MiddleEarth, location: LocationCard) -> bool:
        """Whether the text keeps its card out of a location at present."""
        return False

    def opens_to(self, card: Card, location: LocationCard) -> bool:
        """Whether the text, while in force, lets another card enter there."""
        return False

    def lends_support(self, army: Card, character: Card) -> bool:
        """Whether the text, while in force, lets this army support that character."""
        return False

    def saves(self, cause: str, source: str) -> bool:
        """Whether the card is discarded instead of eliminated."""
        return False

    def saves_wielder(self, cause: str) -> bool:
        """Whether an item has its wielder discarded, with all items, instead of eliminated."""
        return False

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        """Whether the action can be paid and does something."""
        return True

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        """Whether at least one instruction of an event can be carried out."""
        return True

    def forbids_weapon(self) -> bool:
        """Whether its wielder may wield no other weapon."""
        return False


# The moments at which one uses an action.
ACTIONS: Final = (
    CardText.action_in_reserve,
    CardText.action_on_path,
    CardText.action_at_location,
    CardText.action_in_play,
)


class LocationText(Text, abstract=True):
    """The activation text of a path or battleground; `me` is the player who activates it."""

    @classmethod
    def register(cls, text: LocationText) -> None:
        LOCATION_TEXTS[text.id] = text

    async def activated(self, game: MiddleEarth, me: Player) -> None:
        """When the location is activated or reactivated."""


class NoText(CardText, abstract=True):
    """The text of a card that has none."""


TEXTS: Final = MiddleEarth.texts
LOCATION_TEXTS: Final = MiddleEarth.location_texts
_NOTHING: Final = NoText()


def add_text(table: type[MiddleEarth], text: CardText) -> None:
    """Put the text of a card where the rules find it at these tables."""
    table.texts[text.id] = text
    if any(text.says(moment) for moment in ACTIONS):
        table.action_texts[text.id] = text
    if text.lasts_in_reserve:
        table.lasting_texts[text.id] = text


def text_of(game: MiddleEarth | type[MiddleEarth], card: Card) -> CardText:
    return game.texts.get(card, _NOTHING)


def texts_saying(game: MiddleEarth, moment: Moment) -> tuple[CardText, ...]:
    """The texts at this table that fill a moment."""
    return _texts_saying(type(game), moment.__name__)  # type: ignore[arg-type]  # it can be hashed


@cache
def _texts_saying(table: type[MiddleEarth], moment: str) -> tuple[CardText, ...]:
    return tuple(text for text in table.texts.values() if moment in text.said)
