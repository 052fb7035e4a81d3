"""What the text of a bot card can say: all that a card's can, and whether it helps the Shadow."""

from __future__ import annotations

from typing import Final, NamedTuple

from greathall.games.against_the_shadow.able_to_win import Front
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards.card_texts import CardText, LocationText, add_text
from greathall.games.wotr_cards.facts import Location
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Player

# Why something helps the Shadow (p. 5).
DRAWS: Final = "draws"
COSTS_CARDS: Final = "costs-cards"
CORRUPTION: Final = "corruption"
NEW_PATH: Final = "new-path"
ICONS: Final = "icons"
ACTIVATES: Final = "activates"


class Benefit(NamedTuple):
    """Why something helps the Shadow, and the combats that show it."""

    why: str
    fronts: tuple[Front, ...] = ()


class BotText(CardText, abstract=True):
    """The text of a bot card that differs from the base card's."""

    @classmethod
    def register(cls, text: CardText) -> None:
        """In place of the base card's text, at the tables of the expansion only."""
        add_text(ShadowedEarth, text)

    def is_worth_playing_to(self, game: MiddleEarth, location: Location) -> bool:
        """Whether what the text does on being played there would not harm the Shadow (p. 5)."""
        return True


class WeighedText(BotText, abstract=True):
    """The text of an action or event, which a bot uses only if that helps the Shadow (p. 5)."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        """What the Shadow gains by using it now; None where that helps nothing (p. 5)."""
        raise NotImplementedError


class BotLocationText(LocationText, abstract=True):
    """The activation text of a location that the expansion replaces."""

    @classmethod
    def register(cls, text: LocationText) -> None:
        ShadowedEarth.location_texts[text.id] = text


def benefit_of(game: MiddleEarth, me: Player, card: str) -> Benefit | None:
    """What the Shadow gains by using the text of this card."""
    text = game.texts[card]
    assert isinstance(text, WeighedText), card
    return text.benefit(game, me)
