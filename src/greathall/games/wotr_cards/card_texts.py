"""What texts can say: moments, permissions, icons, replacements.

Each text is a class of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, TypeVar

from greathall.games.wotr_cards.facts import Card, Location, LocationCard
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Player
from greathall.kernel.events import kebab

D = TypeVar("D", bound=Callable[..., Any])
Moment = str

# When a deed happens. Playing comes before entering: "played or moved to" is entering.
PLAYED: Moment = "played"
PLAYED_TO_PATH: Moment = "played to a path"
PLAYED_TO_BATTLEGROUND: Moment = "played to a battleground"
PLAYED_TO_RESERVE: Moment = "played to reserve"
PLAYED_ON_RESERVE_WIELDER: Moment = "played onto a wielder in reserve"
ENTERS_PATH: Moment = "played or moved to a path"
ENTERS_BATTLEGROUND: Moment = "played or moved to a battleground"
EVENT_PLAYED: Moment = "an event's text"
DRAW_PHASE: Moment = "the phase of drawing cards, from reserve"
ACTIVATED: Moment = "a location is activated or reactivated"
# "Use your action", from where the card, or the wielder of an item, lies.
ACTION_IN_RESERVE: Moment = "action in reserve"
ACTION_ON_PATH: Moment = "action on a path"
ACTION_AT_LOCATION: Moment = "action on a path or battleground"
ACTION_IN_PLAY: Moment = "action anywhere in play"
ACTIONS = (ACTION_IN_RESERVE, ACTION_ON_PATH, ACTION_AT_LOCATION, ACTION_IN_PLAY)

# Why a card is eliminated.
FORSAKEN, PATH_COMBAT, BATTLEGROUND_COMBAT, OTHERWISE = "forsaken", "path", "battleground", "other"
# Where a card was that is discarded or eliminated; in play it is a location or RESERVE.
HAND, DECK, ASIDE = "hand", "deck", "aside"


class Icons(NamedTuple):
    """Combat icons, or a change of them."""

    attack: int = 0
    defence: int = 0
    path: int = 0


NO_ICONS = Icons()


def when(*moments: Moment) -> Callable[[D], D]:
    """Mark a deed with its moments."""

    def mark(deed: D) -> D:
        deed.moments = moments  # type: ignore[attr-defined]
        return deed

    return mark


class Text:
    """The text of a card or location. It holds nothing that changes."""

    id: ClassVar[str]
    deeds: ClassVar[dict[Moment, Callable[..., Any]]]

    def __init_subclass__(cls, abstract: bool = False) -> None:
        cls.id = kebab(cls.__name__)
        marked = [
            d for c in reversed(cls.__mro__) for d in vars(c).values() if hasattr(d, "moments")
        ]
        cls.deeds = {moment: deed for deed in marked for moment in deed.moments}
        if not abstract:
            cls.register(cls())

    @classmethod
    def register(cls, text: Any) -> None:
        raise NotImplementedError

    async def on(self, moment: Moment, game: MiddleEarth, me: Player) -> None:
        """Do what the text says for this moment, if anything."""
        if moment in self.deeds:
            await self.deeds[moment](self, game, me)


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

    @classmethod
    def register(cls, text: CardText) -> None:
        TEXTS[text.id] = text
        if any(moment in ACTIONS for moment in text.deeds):
            ACTION_TEXTS[text.id] = text

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


class LocationText(Text, abstract=True):
    """The activation text of a path or battleground; `me` is the player who activates it."""

    @classmethod
    def register(cls, text: LocationText) -> None:
        LOCATION_TEXTS[text.id] = text


class NoText(CardText, abstract=True):
    """The text of a card that has none."""


TEXTS = MiddleEarth.texts
ACTION_TEXTS = MiddleEarth.action_texts
LOCATION_TEXTS = MiddleEarth.location_texts
_NOTHING = NoText()


def text_of(game: MiddleEarth | type[MiddleEarth], card: Card) -> CardText:
    return game.texts.get(card, _NOTHING)
