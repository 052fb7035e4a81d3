"""The table of the expansion: the card game's, with other Shadow cards and bots behind them."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.against_the_shadow.facts import ALL_CARDS
from greathall.games.wotr_cards.card_texts import CardText, LocationText
from greathall.games.wotr_cards.facts import Card, FactionCard, Location
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import Player, state


@state
class ShadowedEarth(MiddleEarth):
    """The state of the expansion. Whoever has no seat at it is a bot."""

    cards: ClassVar[dict[Card, FactionCard]] = ALL_CARDS
    texts: ClassVar[dict[Card, CardText]] = dict(MiddleEarth.texts)
    action_texts: ClassVar[dict[Card, CardText]] = dict(MiddleEarth.action_texts)
    lasting_texts: ClassVar[dict[Card, CardText]] = dict(MiddleEarth.lasting_texts)
    location_texts: ClassVar[dict[Location, LocationText]] = dict(MiddleEarth.location_texts)


def bots_at(game: MiddleEarth) -> tuple[Player, ...]:
    """The bots, in turn order."""
    return tuple(player for player in scenario(game).players if player not in game.seat)
