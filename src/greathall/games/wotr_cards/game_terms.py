"""Game terms: draw, discard, eliminate, forsake, take, remove, rebuild the deck (pp. 11, 13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from greathall.games.wotr_cards.card_texts import (
    DECK,
    FORSAKEN,
    HAND,
    OTHERWISE,
    CardText,
    text_of,
    texts_saying,
)
from greathall.games.wotr_cards.events import (
    CardDiscarded,
    CardEliminated,
    CardsDrawn,
    CardTaken,
    CorruptionChanged,
    DeckRebuilt,
    NothingFound,
    TokenAdded,
)
from greathall.games.wotr_cards.facts import CARDS, CHARACTER, ITEM, Card, Location
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    conduct_of,
    discard_pile,
    is_in_play,
    owner,
    place_of,
    unique,
    wielder_of,
    without_rightmost,
)
from greathall.kernel import Player, choose, without_one

YES: Final = "yes"
NO: Final = "no"
DISCARD_PILE: Final = "discard"
T = TypeVar("T")


async def decide(
    game: MiddleEarth,
    player: Player,
    kind: str,
    options: Iterable[T],
    about: Any = None,
    always_ask: bool = False,
) -> T:
    """A choice that everybody sees."""
    return await conduct_of(game, player).decide(game, player, kind, options, about, always_ask)


# ------------------------------------------------------------------ the piles


def to_discard_pile(game: MiddleEarth, card: Card, source: str, shown: bool) -> None:
    """Discard: face down onto the pile of the player whose card it is (pp. 11, 13)."""
    player = owner(game, card)
    pile = game.discard_seen if shown else game.discard
    pile[player] = (*pile[player], card)
    game.emit(CardDiscarded(player, card, source, shown))


def to_eliminated_pile(game: MiddleEarth, card: Card, source: str, shown: bool) -> None:
    """Eliminate: out of the game for good (p. 13)."""
    player = owner(game, card)
    shown = shown or not conduct_of(game, player).is_asked  # else anybody may look through it
    pile = game.eliminated_seen if shown else game.eliminated
    pile[player] = (*pile[player], card)
    game.emit(CardEliminated(player, card, source, shown))


def out_of_hand(game: MiddleEarth, player: Player, card: Card) -> None:
    game.hand[player] = without_one(game.hand[player], card)


# ------------------------------------------------------------------ the deck


def rebuild_deck(game: MiddleEarth, player: Player) -> None:
    """Shuffle the discard pile into the deck (p. 11)."""
    cards = discard_pile(game, player)
    game.deck[player] = game.deck[player].joined_by(cards)
    game.discard[player] = game.discard_seen[player] = ()
    game.emit(DeckRebuilt(player, len(cards)))


def refill_deck(game: MiddleEarth, player: Player) -> None:
    """An empty deck is rebuilt as soon as there is something to rebuild it from (p. 11)."""
    if not game.deck[player] and discard_pile(game, player):
        rebuild_deck(game, player)


async def take_top_card(game: MiddleEarth, player: Player) -> Card | None:
    """The top card of the deck, which only its owner sees; None if no card is left at all."""
    refill_deck(game, player)
    if not game.deck[player]:
        return None
    card, game.deck[player] = await game.deck[player].draw_top(player)
    return card


async def announce_deck(game: MiddleEarth, unpaid: Card = "") -> None:
    """A deck may have another top card: items in play look, but none that is not paid for yet.

    A text works only after its card was paid for (p. 10).
    """
    for text in texts_saying(game, CardText.deck_changed):
        if text.id != unpaid and wielder_of(game, text.id) is not None:
            await text.deck_changed(game)


async def draw_cards(game: MiddleEarth, player: Player, count: int, into: str = HAND) -> None:
    """Draw: the top cards of your deck, into the hand unless a text keeps them aside (p. 13)."""
    pile = game.hand if into == HAND else game.aside
    drawn: tuple[Card, ...] = ()
    refill_deck(game, player)
    while len(drawn) < count and (deck := game.deck[player]):
        card, game.deck[player] = await deck.draw_top(player)
        drawn += (card,)
        pile[player] += (card,)
        refill_deck(game, player)
    game.emit(CardsDrawn(player, len(drawn), drawn))
    if game.items:
        await announce_deck(game)


async def take(
    game: MiddleEarth,
    player: Player,
    cards: Iterable[Card],
    *sources: str,
    kind: str = "take",
) -> Card | None:
    """Take one of these cards out of your deck or discard pile, for all to see (p. 13).

    A deck that was searched is shuffled. If the card is not there, nothing is taken. Whoever looks
    for one of several is asked even if only one is there: else all would know where the others are.
    """
    cards = tuple(cards)
    if DECK in sources:
        refill_deck(game, player)
    found: dict[Card, str] = {}
    for source in sources:
        pile = game.deck[player].cards if source == DECK else discard_pile(game, player)
        found |= {card: source for card in cards if card in pile and card not in found}
    if DECK in sources:
        game.deck[player] = game.deck[player].shuffled()
    if not found:
        game.emit(NothingFound(player))
        return None
    card = await decide(game, player, kind, found, always_ask=len(cards) > 1)
    if found[card] == DECK:
        game.deck[player] = game.deck[player].without(card)
        refill_deck(game, player)
    else:
        out_of_discard_pile(game, player, card)
    game.hand[player] = (*game.hand[player], card)
    game.emit(CardTaken(player, card, found[card]))
    return card


def out_of_discard_pile(game: MiddleEarth, player: Player, card: Card) -> None:
    pile = game.discard_seen if card in game.discard_seen[player] else game.discard
    pile[player] = without_one(pile[player], card)


# ------------------------------------------------------------------ cards in play


def leave_place(game: MiddleEarth, card: Card, place: Location) -> None:
    """Take an army or character off the table, of copies the rightmost; its tokens go back."""
    if place == RESERVE:
        player = owner(game, card)
        game.reserve[player] = without_rightmost(game.reserve[player], card)
        # Of two copies the one that may not move yet goes first: nobody would choose otherwise.
        if card in game.fresh[player]:
            game.fresh[player] = without_one(game.fresh[player], card)
    else:
        game.there[place] = without_rightmost(game.there[place], card)
    game.attack_tokens.pop(card, None)


def drop_item(game: MiddleEarth, item: Card) -> None:
    """Take an item off its wielder."""
    wielder = wielder_of(game, item)
    assert wielder is not None
    game.items[wielder] = without_one(game.items[wielder], item)
    if not game.items[wielder]:
        del game.items[wielder]


def discard_from_play(game: MiddleEarth, card: Card, place: Location) -> None:
    """Discard a card in play, with the items it wields (p. 11)."""
    if CARDS[card].type == ITEM:
        drop_item(game, card)
        to_discard_pile(game, card, place, shown=True)
        return
    items = game.items.pop(card, ())
    leave_place(game, card, place)
    for each in (card, *items):
        to_discard_pile(game, each, place, shown=True)


def eliminate_from_play(
    game: MiddleEarth, card: Card, place: Location, cause: str = OTHERWISE
) -> None:
    """Eliminate a card in play with its items, unless a text discards them (pp. 11, 13)."""
    if CARDS[card].type == ITEM:
        drop_item(game, card)
        to_eliminated_pile(game, card, place, shown=True)
        return
    items = game.items.pop(card, ())
    text = text_of(game, card)
    shielded = any(text_of(game, item).saves_wielder(cause) for item in items)
    saved = shielded or text.saves(cause, place)
    items_saved = shielded or (saved and text.items_are_saved)
    leave_place(game, card, place)
    (to_discard_pile if saved else to_eliminated_pile)(game, card, place, True)
    for item in items:
        (to_discard_pile if items_saved else to_eliminated_pile)(game, item, place, True)


def eliminate_unseen(game: MiddleEarth, card: Card, source: str, cause: str = OTHERWISE) -> None:
    """Eliminate a card out of hand or deck, face down unless its text applies (p. 13)."""
    if text_of(game, card).saves(cause, source):
        to_discard_pile(game, card, source, shown=True)
    else:
        to_eliminated_pile(game, card, source, shown=False)


# ------------------------------------------------------------------ what players have to do


async def discard_from_hand(game: MiddleEarth, player: Player, count: int = 1) -> None:
    """Discard from hand; with no card in hand, forsake instead (p. 13)."""
    for done in range(count):
        if not game.hand[player]:
            await forsake(game, player)
            continue
        card = await _choose_from_hand(game, player, "discard", count - done)
        to_discard_pile(game, card, HAND, shown=False)


def forsakable(game: MiddleEarth, player: Player, spared: Card = "") -> tuple[tuple[str, ...], ...]:
    """What this player could forsake: out of hand or reserve, or the top of the deck (p. 13)."""
    reserve = game.reserve[player]
    if spared in reserve:
        reserve = without_one(reserve, spared)
    items = [item for card in game.reserve[player] for item in game.items.get(card, ())]
    return (
        *((HAND, card) for card in unique(game.hand[player])),
        *((RESERVE, card) for card in unique(reserve)),
        *((RESERVE, item) for item in items if item != spared),
        *(((DECK,),) if game.deck[player] else ()),
    )


def can_forsake(game: MiddleEarth, player: Player) -> bool:
    """Whether this player has anything left to forsake."""
    return bool(forsakable(game, player) or discard_pile(game, player))


async def forsake(game: MiddleEarth, player: Player, count: int = 1, spared: Card = "") -> None:
    """Forsake: eliminate a hand card, a reserve card, or the unseen top card of the deck (p. 13).

    `spared` is a card being played, which cannot pay for itself. With nothing left there is no
    penalty.
    """
    for _ in range(count):
        await conduct_of(game, player).forsake(game, player, spared)


async def forsake_by_choice(game: MiddleEarth, player: Player, spared: Card) -> None:
    """One card, of the player's choice."""
    await announce_deck(game, unpaid=spared)
    refill_deck(game, player)
    options = forsakable(game, player, spared)
    if not options:
        return
    several = len(game.hand[player]) > 1
    source, *which = await choose(
        player, "forsake", options, visible_to=(player,), always_ask=several
    )
    if source == RESERVE:
        fresh = game.fresh[player]
        eliminate_from_play(game, which[0], RESERVE, FORSAKEN)
        # Of two copies, the one that is being played stays and may not move yet (p. 11).
        if which[0] == spared and game.reserve[player].count(spared) >= fresh.count(spared):
            game.fresh[player] = fresh
    elif source == HAND:
        out_of_hand(game, player, which[0])
        eliminate_unseen(game, which[0], HAND, FORSAKEN)
    else:
        card = await take_top_card(game, player)
        assert card is not None
        eliminate_unseen(game, card, DECK, FORSAKEN)
        refill_deck(game, player)
        await announce_deck(game)


async def eliminate_from_hand(game: MiddleEarth, player: Player, count: int = 1) -> None:
    """Eliminate cards of your choice from hand, as far as there are any."""
    for done in range(min(count, len(game.hand[player]))):
        card = await _choose_from_hand(game, player, "eliminate", count - done)
        eliminate_unseen(game, card, HAND)


async def _choose_from_hand(game: MiddleEarth, player: Player, kind: str, count: int) -> Card:
    """A card out of hand, of `count` that have to go; whoever loses the whole hand is not asked."""
    hand, conduct = game.hand[player], conduct_of(game, player)
    if conduct.is_asked and len(hand) <= count:
        card = hand[0]
    else:
        card = await conduct.choose_unseen(player, kind, hand, always=True)
    out_of_hand(game, player, card)
    return card


async def may(game: MiddleEarth, player: Player, what: str) -> bool:
    """Whether this player wants to use an optional text."""
    return await conduct_of(game, player).may(player, what)


def remove(game: MiddleEarth, card: Card) -> None:
    """Remove: eliminate a card wherever it is, with its items; no text replaces that (p. 13)."""
    player = owner(game, card)
    if is_in_play(game, card):
        place = place_of(game, card)
        assert place is not None
        items = game.items.pop(card, ())
        leave_place(game, card, place)
        for each in (card, *items):
            to_eliminated_pile(game, each, place, shown=True)
    elif card in game.hand[player]:
        out_of_hand(game, player, card)
        to_eliminated_pile(game, card, HAND, shown=True)
    elif card in game.deck[player]:
        game.deck[player] = game.deck[player].without(card)
        to_eliminated_pile(game, card, DECK, shown=True)
        refill_deck(game, player)
    elif card in discard_pile(game, player):
        out_of_discard_pile(game, player, card)
        to_eliminated_pile(game, card, DISCARD_PILE, shown=True)


# ------------------------------------------------------------------ tokens


def add_attack_token(game: MiddleEarth, on: str, count: int = 1) -> None:
    """An attack token on a location or card (p. 14)."""
    game.attack_tokens[on] = game.attack_tokens.get(on, 0) + count
    game.emit(TokenAdded("attack", on, count))


def add_defence_token(game: MiddleEarth, on: str) -> None:
    """A defence token on a location (p. 14)."""
    game.defence_tokens[on] = game.defence_tokens.get(on, 0) + 1
    game.emit(TokenAdded("defence", on, 1))


def change_corruption(game: MiddleEarth, change: int) -> None:
    """Add corruption, or remove what there is of it (p. 18). The supply of tokens has no limit."""
    change = max(change, -game.corruption)
    if change:
        game.corruption += change
        game.emit(CorruptionChanged(change, game.corruption))


def carryover_limit(game: MiddleEarth, player: Player) -> int:
    """Two cards, and what the cards in play add at this moment (pp. 10, 11)."""
    limit = 2
    for card in game.reserve[player]:
        if card in game.texts:
            limit += game.texts[card].carryover_in_reserve
    for items in game.items.values():
        for item in items:
            if item in game.texts and owner(game, item) == player:
                limit += game.texts[item].carryover_in_play
    return limit


def characters_in_play(game: MiddleEarth) -> tuple[Card, ...]:
    """Every character on a location or in a reserve."""
    places = (*game.there.values(), *game.reserve.values())
    return tuple(c for cards in places for c in cards if CARDS[c].type == CHARACTER)
