"""The events of the card game."""

from __future__ import annotations

from greathall.games.wotr_cards.facts import Card, Location, Side
from greathall.kernel import Event, Player, event, secret


@event
class RoundBegan(Event):
    round: int
    player: Player  # the first player


@event
class PhaseBegan(Event):
    phase: str


@event
class LocationActivated(Event):
    location: Location
    player: Player
    again: bool  # reactivated, from a scoring area


@event
class TextApplies(Event):
    """The cause of what follows: a card's text, or a location's."""

    card: str


@event
class CardsDrawn(Event):
    player: Player
    count: int
    cards: tuple[Card, ...] = secret(of="player")


@event
class CardPlayed(Event):
    player: Player
    card: Card
    to: str  # a location, RESERVE, a wielder, or nothing for an event


@event
class CardMoved(Event):
    player: Player
    card: Card
    to: Location


@event
class CardDiscarded(Event):
    player: Player
    card: Card = secret(of="player", unless="shown")
    source: str
    shown: bool


@event
class CardEliminated(Event):
    player: Player
    card: Card = secret(of="player", unless="shown")
    source: str
    shown: bool


@event
class CardTaken(Event):
    reveals = True  # that it was where it was searched for

    player: Player
    card: Card
    source: str


@event
class NothingFound(Event):
    reveals = True

    player: Player


@event
class DeckRebuilt(Event):
    player: Player
    count: int


@event
class Passed(Event):
    player: Player


@event
class RingTokenUsed(Event):
    player: Player


@event
class HandWinnowed(Event):
    player: Player


@event
class TokenAdded(Event):
    token: str
    on: str
    count: int


@event
class CorruptionChanged(Event):
    change: int
    total: int


@event
class LossesDisputed(Event):
    player: Player  # who did not agree
    location: Location


@event
class SupportDisputed(Event):
    player: Player  # who did not agree
    location: Location


@event
class CombatFought(Event):
    location: Location
    attack: int
    defence: int  # of the location itself
    cancelled: int  # by the cards that were lost
    left: int
    winner: Side | None
    tokens: int  # of attack, beside the cards
    attackers: tuple[tuple[Card, int], ...]  # each card with its icons
    defenders: tuple[tuple[Card, int], ...]
    lost: tuple[Card, ...]  # what cancelled icons


@event
class Scores(Event):
    free: int
    shadow: int


@event
class GameEnded(Event):
    winner: Side
    how: str
    free: int
    shadow: int
