"""Faction events: drawing, the limit of four, shuffling anew, playing (Faction event cards).

Questions: `play-card` (see `event_cards`), `discard-faction` (which of too many),
`give-faction-card` (`no`, or a card for the teammate).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.drawing import bury, discard_down, draw_card
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import (
    EVENT_CARDS,
    FACTION,
    NO,
    SIDES,
    Card,
    Deck,
    Face,
    Faction,
    Side,
)
from greathall.games.wotr_board.players import is_team_of_two, leader_of, others_of
from greathall.games.wotr_board.table import put_in_hand, side_of, take_from_hand
from greathall.games.wotr_board.warriors.events import FactionCardGiven, FactionDeckShuffled
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText, is_barred, speaking
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Player, choose

HAND_LIMIT: Final = 4
HAND_LIMIT_OF_TWO: Final = 3


# ------------------------------------------------ drawing


async def draw_faction_events(game: WarOfFactions) -> None:
    """At the start of every turn each side's Leading Player draws one, and may give one away."""
    for side in SIDES:
        await draw_faction_event(game, leader_of(game, side))
    for side in SIDES:
        if is_team_of_two(game, side):
            await give_card(game, side)


def decks_besides(game: WarOfFactions, side: Side) -> tuple[Deck, ...]:
    """The third deck, for texts that draw from any."""
    return (FACTION,) if game.faction_deck[side] else ()


def can_draw_faction_event(game: WarOfFactions, player: Player) -> bool:
    return bool(game.faction_deck[side_of(game, player)])


async def draw_faction_event(game: WarOfFactions, player: Player) -> None:
    """One card; who has too many discards the rest at once."""
    await draw_card(game, player, FACTION)
    await discard_down(game, player)


async def limit_faction_hand(game: WarOfFactions, player: Player) -> None:
    """Four faction events, three in a team of two, apart from the other cards."""
    limit = HAND_LIMIT_OF_TWO if is_team_of_two(game, side_of(game, player)) else HAND_LIMIT
    while len(game.faction_hand[player]) > limit:
        cards = game.faction_hand[player]
        card = await choose(player, "discard-faction", cards, visible_to=(player,))
        bury(game, player, card)
    if not game.faction_deck[side_of(game, player)]:
        reshuffle(game, side_of(game, player))


async def give_card(game: WarOfFactions, side: Side) -> None:
    """The Leading Player may give one faction event to his teammate."""
    player, (teammate,) = leader_of(game, side), others_of(game, side)
    cards = game.faction_hand[player]
    if not cards:
        return
    card = await choose(player, "give-faction-card", (NO, *cards), visible_to=(player, teammate))
    if card != NO:
        take_from_hand(game, player, card)
        put_in_hand(game, teammate, card)
        game.emit(FactionCardGiven(player, teammate, card, card))
        await limit_faction_hand(game, teammate)


# ------------------------------------------------ discards


def discarded(game: WarOfFactions, side: Side, faction: Faction | None = None) -> tuple[Card, ...]:
    """Faction events of a side, or of one faction, that lie face up in the discards."""
    return tuple(
        card
        for card in game.discard
        if (EVENT_CARDS[card].deck, EVENT_CARDS[card].side) == (FACTION, side)
        and (faction is None or EVENT_CARDS[card].faction == faction)
    )


def deck_emptied(game: WarOfFactions, side: Side, deck: Deck) -> None:
    """The faction deck is shuffled anew at once when its last card was drawn."""
    if deck == FACTION:
        reshuffle(game, side)


def reshuffle(game: WarOfFactions, side: Side) -> None:
    """All discarded faction events of a side go into its deck, those face down too."""
    cards = discarded(game, side)
    for player in game.teams[side]:
        cards += game.faction_buried[player]
        game.faction_buried = {**game.faction_buried, player: ()}
    if cards:
        shuffle_in(game, side, cards)


def shuffle_in(game: WarOfFactions, side: Side, cards: tuple[Card, ...]) -> None:
    """These cards leave the discards, or wherever they were, and are shuffled into the deck."""
    game.discard = tuple(card for card in game.discard if card not in cards)
    deck = game.faction_deck[side].joined_by(cards)
    game.faction_deck = {**game.faction_deck, side: deck}
    game.emit(FactionDeckShuffled(side, len(cards)))


def shuffle_faction_in(game: WarOfFactions, player: Player, faction: Faction) -> None:
    """A card returns all discarded events of its faction to the deck, itself too."""
    side = side_of(game, player)
    buried = game.faction_buried[player]
    own = tuple(card for card in buried if EVENT_CARDS[card].faction == faction)
    rest = tuple(card for card in buried if card not in own)
    game.faction_buried = {**game.faction_buried, player: rest}
    shuffle_in(game, side, discarded(game, side, faction) + own)


# ------------------------------------------------ playing


def playable_faction_events(game: WarOfFactions, player: Player) -> tuple[Card, ...]:
    """Faction events in hand whose condition is met, and that no card forbids."""
    return tuple(
        card
        for card in open_faction_events(game, player)
        if EVENTS[card].can_be_played(game, player)
    )


def open_faction_events(game: WarOfFactions, player: Player) -> tuple[Card, ...]:
    """Faction events in hand that no card on the table forbids."""
    return tuple(
        card for card in game.faction_hand[player] if not is_barred(game, EVENT_CARDS[card].faction)
    )


def can_play_faction_event(game: WarOfFactions, player: Player, face: Face = "") -> bool:
    return bool(playable_faction_events(game, player))


async def play_faction_event(game: WarOfFactions, player: Player, face: Face = "") -> None:
    """A play result of the Faction die, or another card, plays any of them."""
    cards = playable_faction_events(game, player)
    if cards:
        card = await choose(player, "play-card", cards, always_ask=True)
        await play(game, player, card, face)


def event_was_played(game: WarOfFactions, player: Player, card: Card) -> None:
    """Cards on the table may look at faction events, those without a die too."""
    if EVENT_CARDS[card].deck == FACTION:
        game.then(after_faction_event, player, card)


async def after_faction_event(game: WarOfFactions, player: Player, card: Card) -> None:
    for text in speaking(game, WarriorsText.faction_event_played):
        if text.id != card:
            await text.faction_event_played(game, player, card)
