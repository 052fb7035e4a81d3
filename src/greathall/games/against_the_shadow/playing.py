"""How bots play cards: without a discard, and by the priorities of the flowchart (pp. 4, 8)."""

from __future__ import annotations

from collections.abc import Callable

from greathall.games.against_the_shadow.events import BotCardsShown, Walk
from greathall.games.against_the_shadow.flowchart import is_second, place_to_play
from greathall.games.wotr_cards.card_texts import ASIDE, HAND
from greathall.games.wotr_cards.facts import CARDS, EVENT, Card
from greathall.games.wotr_cards.game_terms import (
    eliminate_unseen,
    out_of_hand,
    refill_deck,
    to_discard_pile,
)
from greathall.games.wotr_cards.playing import put_down, resolve_played_text
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import CHANCE, Player, choose, without_one


async def play_from_hand(game: MiddleEarth, bot: Player, card: Card, to: str) -> None:
    """Put the card down and do what it says; no other card is discarded (p. 4)."""
    out_of_hand(game, bot, card)
    await play_to(game, bot, card, to)


async def play_to(game: MiddleEarth, bot: Player, card: Card, to: str) -> None:
    put_down(game, bot, card, to)
    if CARDS[card].type == EVENT:  # a bot does not play an event twice in a round either (p. 4)
        game.played = (*game.played, card)
    await resolve_played_text(game, bot, card, to)


def discard_instead(game: MiddleEarth, bot: Player, card: Card) -> None:
    """Discard a card that was to be played, and that everybody has seen by now (pp. 4, 8)."""
    out_of_hand(game, bot, card)
    to_discard_pile(game, card, HAND, shown=True)


async def draw_and_play(
    game: MiddleEarth,
    bot: Player,
    draws: int,
    fits: Callable[[Card], bool],
    up_to: int,
    eliminate: int,
    only: str | None,
) -> None:
    """Draw for all to see: eliminate some at random, play the first that fit, discard the rest.

    They go to the place `only`, or by the priorities of the flowchart.
    """
    await show_top_cards(game, bot, draws)
    for _ in range(min(eliminate, len(game.aside[bot]))):
        card = await choose(CHANCE, "draw", game.aside[bot], always_ask=True)
        game.aside[bot] = without_one(game.aside[bot], card)
        eliminate_unseen(game, card, ASIDE)
    played = [card for card in game.aside[bot] if fits(card) and not is_second(game, card)][:up_to]
    for card in played:
        game.aside[bot] = without_one(game.aside[bot], card)
    rest, game.aside[bot] = game.aside[bot], tuple(played)
    for card in rest:
        to_discard_pile(game, card, ASIDE, shown=True)
    for card in played:
        game.aside[bot] = without_one(game.aside[bot], card)
        await play_to(game, bot, card, only or place_to_play(game, bot, card, Walk()))


async def show_top_cards(game: MiddleEarth, bot: Player, count: int) -> None:
    """Lay the top cards of a bot's deck aside, face up: the text has to be looked for on them."""
    drawn: tuple[Card, ...] = ()
    refill_deck(game, bot)
    while len(drawn) < count and (deck := game.deck[bot]):
        card, game.deck[bot] = await deck.draw_top(*scenario(game).players)
        drawn += (card,)
        game.aside[bot] += (card,)
        refill_deck(game, bot)
    game.emit(BotCardsShown(bot, drawn))
