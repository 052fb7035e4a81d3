"""The Westeros phase (p. 7)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.events import NewRound, WesterosCardRevealed, WinterCame
from greathall.games.thrones.facts import DECKS, Card
from greathall.games.thrones.rulings import icons_that_count
from greathall.games.thrones.table import Westeros, in_turn_order
from greathall.games.thrones.turns import open_phase
from greathall.games.thrones.westeros_cards import TEXTS
from greathall.games.thrones.wildlings import grow_threat
from greathall.kernel import Outline, Pile


async def westeros_phase(game: Westeros) -> None:
    game.then(WESTEROS_PHASE)


async def move_round_marker(game: Westeros) -> None:
    game.round += 1
    game.banned = ()
    game.emit(NewRound(game.round))
    open_phase(game, "westeros")


async def reveal_westeros_cards(game: Westeros) -> None:
    """One of each deck; then the threat moves, and the cards take effect one by one."""
    icons, revealed = 0, list[tuple[Card, int | None]]()
    for deck in DECKS:
        game.cause = None
        first, card = await reveal_card(game, deck)
        icons += icons_that_count(game, first, card)
        revealed.append((card, _cause(game)))
    game.cause, game.revealed = None, tuple(card for card, _ in revealed)
    grow_threat(game, icons)
    for card, cause in revealed:
        game.cause = cause
        game.then(resolve_westeros_card, card)


def _cause(game: Westeros) -> int | None:
    """What brings about what happens now: an event of what was awaited, perhaps."""
    return game.cause


async def reveal_card(game: Westeros, deck: str) -> tuple[Card, Card]:
    """The top card of a deck, and the card that counts: Winter Is Coming is replaced at once."""
    first = card = await _draw(game, deck)
    while TEXTS[card].is_replaced():
        game.emit(WinterCame(card, deck))
        game.westeros[deck] = Pile(game.westeros[deck].cards + game.westeros_discard[deck])
        game.westeros_discard[deck] = ()
        card = await _draw(game, deck)
    game.emit_cause(WesterosCardRevealed(card, deck))
    return first, card


async def _draw(game: Westeros, deck: str) -> Card:
    card, game.westeros[deck] = await game.westeros[deck].draw_top(*in_turn_order(game))
    game.westeros_discard[deck] += (card,)
    return card


async def resolve_westeros_card(game: Westeros, card: Card) -> None:
    """What the card says."""
    await TEXTS[card].resolve(game)


WESTEROS_PHASE: Final = Outline(
    move_round_marker,
    reveal_westeros_cards,  # which move the threat, and are then resolved one by one
)
