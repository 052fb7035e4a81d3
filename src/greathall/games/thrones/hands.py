"""House cards in hand and in the discard pile (p. 19)."""

from __future__ import annotations

from greathall.games.thrones.events import HandRestored, HouseCardDiscarded
from greathall.games.thrones.facts import Card, House
from greathall.games.thrones.table import Westeros
from greathall.kernel import without_one


def discard_card(game: Westeros, house: House, card: Card) -> None:
    game.hand[house] = without_one(game.hand[house], card)
    game.discard[house] += (card,)
    game.emit(HouseCardDiscarded(house, card))


def recover_cards(game: Westeros, house: House) -> None:
    """After the last card of a hand, the others come back; the last one stays."""
    if not game.hand[house]:
        *others, last = game.discard[house]
        game.hand[house], game.discard[house] = tuple(others), (last,)
        game.emit(HandRestored(house, last))


def restore_hand(game: Westeros, house: House) -> None:
    """The whole discard pile comes back into hand."""
    if game.discard[house]:
        game.hand[house] += game.discard[house]
        game.discard[house] = ()
        game.emit(HandRestored(house))
