"""How to play a card: where it goes, what it costs, when its text works (pp. 10–11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.wotr_cards.card_texts import (
    ASIDE,
    HAND,
    CardText,
    text_of,
)
from greathall.games.wotr_cards.events import CardMoved, CardPlayed, TextApplies
from greathall.games.wotr_cards.facts import ARMY, CARDS, EVENT, ITEM, LOCATIONS, Card, Location
from greathall.games.wotr_cards.game_terms import (
    discard_from_hand,
    draw_cards,
    eliminate_unseen,
    forsake,
    leave_place,
    out_of_hand,
    to_discard_pile,
    to_eliminated_pile,
)
from greathall.games.wotr_cards.places import open_locations, possible_wielders
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    conduct_of,
    owner,
    place_of,
    unique,
)
from greathall.kernel import Player, choose, without_one
from greathall.kernel.moments import Moment

NONE: Final = "none"
# What a card costs.
DISCARD: Final = "discard"
FORSAKE: Final = "forsake"


def can_play(game: MiddleEarth, player: Player, card: Card) -> bool:
    """Whether there is a place for this card, and for an event something to do (pp. 10–11)."""
    return not why_not_play(game, player, card)


def why_not_play(game: MiddleEarth, player: Player, card: Card) -> str:
    """What keeps this card from being played; nothing, if it can be (pp. 10–11)."""
    kind = CARDS[card].type
    if kind == ARMY:
        return ""
    if kind == EVENT:
        works = card not in game.texts or game.texts[card].can_resolve(game, player)
        return "" if works else "nothing-to-do"
    if card in game.played:  # no character or item twice in a round (p. 11)
        return "played-before"
    return "" if kind != ITEM or any(possible_wielders(game, card)) else "no-wielder"


async def play(game: MiddleEarth, player: Player, card: Card) -> None:
    """Play a card from hand: put it down, discard another, then do what it says (p. 10)."""
    to = await choose_place(game, player, card)
    out_of_hand(game, player, card)
    put_down(game, player, card, to)
    await pay_for(game, player, card, to)
    await resolve_played_text(game, player, card, to)


async def choose_place(
    game: MiddleEarth, player: Player, card: Card, places: tuple[str, ...] | None = None
) -> str:
    """A location or reserve for an army or character, a wielder for an item, else nothing."""
    kind = CARDS[card].type
    if kind == EVENT:
        return ""
    if kind == ITEM:
        return await choose(player, "wielder", possible_wielders(game, card), about=card)
    if places is None:
        places = (*open_locations(game, card), RESERVE)
    return await choose(player, "place", places, about=card)


def put_down(game: MiddleEarth, player: Player, card: Card, to: str) -> None:
    """The card lies on the table, before it is paid for."""
    kind = CARDS[card].type
    if kind == EVENT:
        game.playing = (*game.playing, card)
    elif kind == ITEM:
        game.items[to] = (*game.items.get(to, ()), card)
    elif to == RESERVE:
        game.reserve[player] = (*game.reserve[player], card)
        game.fresh[player] = (*game.fresh[player], card)
    else:
        game.there[to] = (*game.there[to], card)
    if kind not in (ARMY, EVENT):
        game.played = (*game.played, card)
    game.emit_cause(CardPlayed(player, card, to))


def cost_of_playing(game: MiddleEarth, player: Player, others: int) -> str:
    """What a card costs whoever has so many others in hand; nothing, if they never pay (p. 10)."""
    if not conduct_of(game, player).is_asked:
        return ""
    return DISCARD if others else FORSAKE


async def pay_for(game: MiddleEarth, player: Player, card: Card, to: str) -> None:
    """Discard another card from hand; after the last card, forsake something else (p. 10)."""
    cost = cost_of_playing(game, player, len(game.hand[player]))
    if cost == DISCARD:
        await discard_from_hand(game, player)
    elif cost != FORSAKE:
        return
    elif to in game.there:  # a copy in reserve is another card, and may be forsaken
        await forsake(game, player)
    else:
        await forsake(game, player, spared=card)


async def resolve_played_text(game: MiddleEarth, player: Player, card: Card, to: str) -> None:
    """Do what the card says when played, then what it says on entering where it went (p. 10)."""
    kind = CARDS[card].type
    if kind == EVENT:
        await _apply(game, player, card, CardText.event_played)
        game.playing = without_one(game.playing, card)
        to_eliminated_pile(game, card, HAND, shown=True)
    elif kind == ITEM:
        await _apply(game, player, card, CardText.played)
        if place_of(game, card) == RESERVE:
            await _apply(game, player, card, CardText.played_on_reserve_wielder)
    elif to == RESERVE:
        await _apply(game, player, card, CardText.played, CardText.played_to_reserve)
    elif LOCATIONS[to].is_path:
        await _apply(game, player, card, CardText.played, CardText.played_to_path)
        await enter(game, player, card, to)
    else:
        await _apply(game, player, card, CardText.played, CardText.played_to_battleground)
        await enter(game, player, card, to)


async def _apply(game: MiddleEarth, player: Player, card: Card, *moments: Moment) -> None:
    text = text_of(game, card)
    outer = game.cause
    for moment in moments:
        if text.says(moment):
            game.emit_cause(TextApplies(card))
            await text.at(moment)(game, player)
            game.cause = outer


async def enter(game: MiddleEarth, player: Player, card: Card, location: Location) -> None:
    """What the card says on being played or moved to a location (p. 12)."""
    is_path = LOCATIONS[location].is_path
    moment = CardText.enters_path if is_path else CardText.enters_battleground
    await _apply(game, player, card, moment)


async def move(game: MiddleEarth, player: Player, card: Card, to: Location) -> None:
    """Move an army or character from reserve to a location, with its items (p. 12)."""
    fresh = game.fresh[player]
    leave_place(game, card, RESERVE)
    if game.reserve[player].count(card) >= fresh.count(card):
        game.fresh[player] = fresh  # of two copies the one moved that was not played just now
    game.there[to] = (*game.there[to], card)
    game.emit_cause(CardMoved(player, card, to))
    await enter(game, player, card, to)


async def may_move(
    game: MiddleEarth, card: Card, to: tuple[Location, ...], forced: bool = False
) -> None:
    """Move a card from reserve by a text, even if it was played this round."""
    player = owner(game, card)
    options = tuple(place for place in to if place in open_locations(game, card))
    if place_of(game, card) != RESERVE or not options:
        return
    place = await choose(player, "move-to", options if forced else (*options, NONE), about=card)
    if place != NONE:
        await move(game, player, card, place)


async def draw_and_play(
    game: MiddleEarth,
    player: Player,
    draws: int,
    fits: Callable[[Card], bool],
    up_to: int = 1,
    eliminate: int = 0,
    only: str | None = None,
) -> None:
    """Draw cards aside, eliminate some, play some that fit, discard the rest, which pays (p. 11).

    `only` is the one place where they may be played. Should too few be left to pay for what was
    played, the hand pays. The texts of the cards played come last.
    """
    conduct = conduct_of(game, player)
    await conduct.draw_and_play(game, player, draws, fits, up_to, eliminate, only)


async def draw_and_play_by_choice(
    game: MiddleEarth,
    player: Player,
    draws: int,
    fits: Callable[[Card], bool],
    up_to: int,
    eliminate: int,
    only: str | None,
) -> None:
    """The same, each card of the player's choice."""
    await draw_cards(game, player, draws, into=ASIDE)
    for _ in range(min(eliminate, len(game.aside[player]))):
        card = await _choose_aside(game, player, "eliminate-drawn", game.aside[player])
        eliminate_unseen(game, card, ASIDE)
    played: list[tuple[Card, str]] = []
    while len(played) < up_to and game.aside[player]:
        options = [c for c in game.aside[player] if fits(c) and _fits_place(game, player, c, only)]
        card = await choose(player, "play-drawn", (*unique(tuple(options)), NONE), always_ask=True)
        if card == NONE:
            break
        to = await choose_place(game, player, card, (only,) if only else None)
        game.aside[player] = without_one(game.aside[player], card)
        put_down(game, player, card, to)
        played.append((card, to))
    rest, game.aside[player] = game.aside[player], ()
    for card in rest:
        to_discard_pile(game, card, ASIDE, shown=False)
    for card, to in played[len(rest) :]:
        await pay_for(game, player, card, to)
    for card, to in played:
        await resolve_played_text(game, player, card, to)


def _fits_place(game: MiddleEarth, player: Player, card: Card, only: str | None) -> bool:
    if only is None or only == RESERVE:
        return can_play(game, player, card)
    return can_play(game, player, card) and only in open_locations(game, card)


async def _choose_aside(
    game: MiddleEarth, player: Player, kind: str, cards: tuple[Card, ...]
) -> Card:
    """One of the cards drawn aside, taken out of them; nobody else sees which."""
    conduct = conduct_of(game, player)
    card = await conduct.choose_unseen(player, kind, cards, always=len(cards) > 1)
    game.aside[player] = without_one(game.aside[player], card)
    return card


async def sort_top_cards(game: MiddleEarth, player: Player) -> None:
    """Look at the top three cards of your deck; eliminate one, discard one, take one.

    With fewer than three in deck and discard pile together, the last of these fall away.
    """
    await draw_cards(game, player, 3, into=ASIDE)
    if game.aside[player]:
        card = await _choose_aside(game, player, "eliminate-drawn", game.aside[player])
        eliminate_unseen(game, card, ASIDE)
    if game.aside[player]:
        card = await _choose_aside(game, player, "discard-drawn", game.aside[player])
        to_discard_pile(game, card, ASIDE, shown=False)
    rest, game.aside[player] = game.aside[player], ()
    game.hand[player] = (*game.hand[player], *rest)
