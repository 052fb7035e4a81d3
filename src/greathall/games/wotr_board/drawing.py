"""Drawing cards, the hand limit, the swap of teammates (3.1, 4.2, 16.3)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.events import CardBuried, CardDiscarded, CardDrawn, CardsSwapped
from greathall.games.wotr_board.facts import (
    DECKS,
    EVENT_CARDS,
    NO,
    SIDES,
    Card,
    Deck,
    Side,
)
from greathall.games.wotr_board.players import is_team_of_two
from greathall.games.wotr_board.table import (
    War,
    bury_under,
    deck_of,
    hand,
    hand_of_deck,
    put_in_hand,
    set_deck,
    side_of,
    take_from_hand,
)
from greathall.kernel import Player, choose, draw, together

HAND_LIMIT: Final = 6
HAND_LIMIT_OF_TWO: Final = 4


async def draw_for_the_turn(game: War) -> None:
    """One card from each deck; from turn 2 a teammate draws from one deck only (3.1, 16.3)."""
    for side in SIDES:
        for player in game.teams[side]:
            if game.turn > 1 and is_team_of_two(game, side):
                await draw_from_either(game, player)
                continue
            for deck in DECKS:
                await draw_card(game, player, deck)
    for side in SIDES:
        for player in game.teams[side]:
            await discard_down(game, player)
        if is_team_of_two(game, side):
            await swap_cards(game, side)


def decks_to_draw_from(game: War, side: Side) -> tuple[Deck, ...]:
    """An empty deck is never shuffled anew (3.1)."""
    return tuple(deck for deck in DECKS if deck_of(game, deck)[side])


async def draw_from_either(game: War, player: Player) -> None:
    """Draw one card from the deck of one's choice, without looking at the hand limit yet."""
    decks = decks_to_draw_from(game, side_of(game, player))
    if decks:
        await draw_card(game, player, await choose(player, "draw-from", decks))


def decks_of_all(game: War, player: Player) -> tuple[Deck, ...]:
    """All decks with a card; an expansion may have one more."""
    side = side_of(game, player)
    return decks_to_draw_from(game, side) + game.expansion.decks_besides(game, side)


async def draw_from_any(game: War, player: Player) -> None:
    """A text draws an Event card from a deck of one's choice."""
    decks = decks_of_all(game, player)
    if decks:
        await draw_card(game, player, await choose(player, "draw-from", decks))
        await discard_down(game, player)


def can_draw(game: War, player: Player) -> bool:
    return bool(decks_to_draw_from(game, side_of(game, player)))


async def draw_with_die(game: War, player: Player) -> None:
    """An Event result draws one card from either deck (4.2)."""
    await draw_from_either(game, player)
    await discard_down(game, player)


async def draw_card(game: War, player: Player, deck: Deck) -> None:
    """Draw one card, if there is one; the hand limit is looked at by `discard_down`."""
    side = side_of(game, player)
    pile = deck_of(game, deck)[side]
    if pile:
        card, left = await pile.draw_top(player)
        set_deck(game, deck, side, left)
        put_in_hand(game, player, card)
        game.emit(CardDrawn(player, deck, card))
        if not left:
            game.expansion.deck_emptied(game, side, deck)


def hand_limit(game: War, player: Player) -> int:
    """Six cards, four in a team of two (3.1, 16.3)."""
    return HAND_LIMIT_OF_TWO if is_team_of_two(game, side_of(game, player)) else HAND_LIMIT


async def discard_down(game: War, player: Player) -> None:
    """Who has too many cards discards the rest at once, face down (3.1)."""
    limit = hand_limit(game, player)
    while len(hand(game, player)) > limit:
        card = await choose(player, "discard", hand(game, player), visible_to=(player,))
        bury(game, player, card)
    await game.expansion.limit_hand(game, player)


def bury(game: War, player: Player, card: Card) -> None:
    """Discard a card face down; its back is seen."""
    deck = EVENT_CARDS[card].deck
    take_from_hand(game, player, card)
    bury_under(game, deck, player, card)
    game.emit(CardBuried(player, deck, card))


def discard(game: War, player: Player, card: Card) -> None:
    """Discard a card from hand for all to see."""
    take_from_hand(game, player, card)
    game.discard += (card,)
    game.emit(CardDiscarded(player, card))


async def discard_at_random(game: War, player: Player, deck: Deck) -> None:
    """Chance takes a card of this back from a hand, if there is one."""
    cards = hand_of_deck(game, deck)[player]
    if cards:
        discard(game, player, await draw(cards))


async def swap_cards(game: War, side: Side) -> None:
    """Two teammates may give each other one card, unseen, if both want to (16.3)."""
    first, second = game.teams[side]
    if not hand(game, first) or not hand(game, second):
        return
    given = await together(
        {
            player: choose(player, "swap", (NO, *hand(game, player)), visible_to=(player,))
            for player in (first, second)
        }
    )
    if NO in given.values():
        return
    for player, teammate in ((first, second), (second, first)):
        take_from_hand(game, player, given[player])
        put_in_hand(game, player, given[teammate])
        game.emit(CardsSwapped(player, teammate, given[player], given[teammate]))
