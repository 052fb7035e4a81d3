"""Playing Event cards (5), and removing those on the table (5.6)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EVENTS, EventText, on_table
from greathall.games.wotr_board.drawing import discard_down, draw_card
from greathall.games.wotr_board.events import CardPlayed, TableCardRemoved
from greathall.games.wotr_board.facts import (
    ARMY,
    CHARACTER,
    EVENT,
    EVENT_CARDS,
    FREE,
    MUSTER,
    MUSTER_ARMY,
    NO,
    SHADOW,
    WILL,
    YES,
    Card,
    Face,
    Side,
)
from greathall.games.wotr_board.players import may_use
from greathall.games.wotr_board.rulings import will_counts_as_event
from greathall.games.wotr_board.table import War, deck_of, hand, is_in_play, side_of, take_from_hand
from greathall.games.wotr_board.table_cards import take_from_table
from greathall.kernel import Player, choose

ALL_ICONS: Final = (CHARACTER, ARMY, MUSTER)
# Cards of which icons a die plays (5.1).
ICONS: Final[dict[Face, tuple[Face, ...]]] = {
    CHARACTER: (CHARACTER,),
    ARMY: (ARMY,),
    MUSTER: (MUSTER,),
    MUSTER_ARMY: (ARMY, MUSTER),
    EVENT: ALL_ICONS,
    WILL: ALL_ICONS,
}
WIZARD: Final = "gandalf-grey"
MESSENGER: Final = "mouth-of-sauron"


# ------------------------------------------------ with a die


def can_play(game: War, player: Player, card: Card, face: Face) -> bool:
    """Whether this die plays the card, and its text lets it be played (5.1, 5.2)."""
    fits = EVENT_CARDS[card].icon in icons_for(game, player, face)
    return fits and _may_play(game, player, card)


def icons_for(game: War, player: Player, face: Face) -> tuple[Face, ...]:
    """The Mouth of Sauron lets a Muster result serve as an Army result (4.2)."""
    if face == MUSTER and messenger_can_help(game, side_of(game, player)):
        return ICONS[MUSTER_ARMY]
    return ICONS[face]


def messenger_can_help(game: War, side: Side) -> bool:
    """Once a turn, while the Mouth of Sauron is in play."""
    return side == SHADOW and not game.messenger_used and is_in_play(game, MESSENGER)


def playable(game: War, player: Player, face: Face) -> tuple[Card, ...]:
    """The cards in hand that this die plays."""
    return tuple([card for card in _matching(game, player, face) if _may_play(game, player, card)])


def can_play_any(game: War, player: Player, face: Face) -> bool:
    return any(_may_play(game, player, card) for card in _matching(game, player, face))


def _matching(game: War, player: Player, face: Face) -> list[Card]:
    """The cards in hand of the die's icons."""
    icons = icons_for(game, player, face)
    cards = hand(game, player) + game.expansion.events_besides(game, player)
    return [card for card in cards if EVENT_CARDS[card].icon in icons]


def _may_play(game: War, player: Player, card: Card) -> bool:
    return may_use(game, player, card) and EVENTS[card].can_be_played(game, player)


async def play_with_die(game: War, player: Player, face: Face) -> None:
    """One card of one's choice."""
    card = await choose(player, "play-card", playable(game, player, face), always_ask=True)
    if EVENT_CARDS[card].icon not in ICONS[face]:
        game.messenger_used = True
    await play(game, player, card, face)


async def play(game: War, player: Player, card: Card, face: Face = "") -> None:
    """The card does what it says, and is discarded unless it stays on the table (5.3)."""
    take_from_hand(game, player, card)
    has_effect = EVENTS[card].has_effect(game)
    if EVENT_CARDS[card].table and has_effect:
        game.on_table += (card,)
    else:
        game.discard += (card,)
    game.emit_cause(CardPlayed(player, card, face or None))
    if has_effect:
        await EVENTS[card].played(game, player)
    game.expansion.event_was_played(game, player, card)
    if face:
        game.then(after_playing, player, card, face)


async def after_playing(game: War, player: Player, card: Card, face: Face) -> None:
    """Cards on the table that look at others, and Gandalf the Grey (R39)."""
    for text in on_table(game, EventText.event_played):
        if text.id != card:
            await text.event_played(game, player, card, face)
    deck = EVENT_CARDS[card].deck
    if (
        side_of(game, player) == FREE
        and game.fellowship.guide == WIZARD
        and counts_as_event(game, face)
        and deck_of(game, deck)[FREE]
        and await choose(player, "guide-draw", (YES, NO), about=deck) == YES
    ):
        await draw_card(game, player, deck)
        await discard_down(game, player)


def counts_as_event(game: War, face: Face) -> bool:
    """An Event result, or a Will of the West used as one (O7)."""
    return face == EVENT or (face == WILL and will_counts_as_event(game))


# ------------------------------------------------ removing from the table


def removable(game: War, player: Player, face: Face) -> tuple[Card, ...]:
    """Cards on the table that this player may remove with such a die (5.6)."""
    texts = on_table(game, EventText.removal)
    return tuple(text.id for text in texts if text.removal(game, player, face))


def can_remove_any(game: War, player: Player, face: Face) -> bool:
    texts = on_table(game, EventText.removal)
    return bool(texts) and any(text.removal(game, player, face) for text in texts)


async def remove_with_die(game: War, player: Player, face: Face) -> None:
    """A full action; the text says what else it costs."""
    card = await choose(player, "remove-card", removable(game, player, face))
    take_from_table(game, card)
    game.emit(TableCardRemoved(player, card))
    await EVENTS[card].removed(game, player, face)
