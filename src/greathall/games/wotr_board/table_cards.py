"""Event cards that lie on the table (5.3, 5.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.events import TableCardDiscarded, TableCardUsed
from greathall.games.wotr_board.facts import NO, Card
from greathall.kernel import Player, choose

if TYPE_CHECKING:  # the table itself watches the cards that lie on it
    from greathall.games.wotr_board.table import War


async def use_one(game: War, player: Player, kind: str, cards: Iterable[Card]) -> Card:
    """The player may spend one of these cards; which one, or none."""
    options = tuple(cards)
    if not options:
        return ""
    card = await choose(player, kind, (NO, *options))
    if card == NO:
        return ""
    spend(game, card)
    return card


def spend(game: War, card: Card) -> None:
    """A card on the table is used up."""
    take_from_table(game, card)
    game.emit(TableCardUsed(card))


def drop(game: War, card: Card) -> None:
    """A card on the table is discarded, since what it needs no longer holds."""
    take_from_table(game, card)
    game.emit(TableCardDiscarded(card))


def take_from_table(game: War, card: Card) -> None:
    game.on_table = tuple(c for c in game.on_table if c != card)
    game.discard += (card,)


def cards_must_hold(game: War) -> None:
    """After every step: a card whose condition no longer holds is discarded at once (5.3)."""
    if game.on_table:
        for text in on_table(game, EventText.stays):
            if not text.stays(game):
                drop(game, text.id)
