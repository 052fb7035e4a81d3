"""The phase of actions: six actions, and passing (pp. 10, 12)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from greathall.games.wotr_cards.card_texts import (
    ACTIONS,
    CardText,
)
from greathall.games.wotr_cards.events import (
    HandWinnowed,
    Passed,
    PhaseBegan,
    RingTokenUsed,
    TextApplies,
)
from greathall.games.wotr_cards.facts import Card, Location
from greathall.games.wotr_cards.game_terms import (
    announce_deck,
    carryover_limit,
    discard_from_hand,
    draw_cards,
    eliminate_from_hand,
)
from greathall.games.wotr_cards.places import open_locations
from greathall.games.wotr_cards.playing import can_play, move, play
from greathall.games.wotr_cards.rulings import all_have_passed
from greathall.games.wotr_cards.scenarios import ONCE_A_GAME
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    acting_player,
    conduct_of,
    movable,
    owner,
    players_from,
    scenario,
    unique,
)
from greathall.kernel import Player, choose
from greathall.kernel.state import view

PLAY: Final = "play"
MOVE: Final = "move"
USE: Final = "use"
DISCARD: Final = "discard"
WINNOW: Final = "winnow"
RING: Final = "ring"
PASS: Final = "pass"
WITHOUT_A_CARD: Final = (DISCARD, WINNOW, RING, PASS)
Action = tuple[str, ...]


async def action_phase(game: MiddleEarth) -> None:
    """Players take turns from the first player on, until all have passed in succession (p. 10)."""
    game.phase, game.turn, game.passed, game.uses = "actions", game.first, (), ()
    game.emit(PhaseBegan("actions"))
    game.then(take_turn)


async def take_turn(game: MiddleEarth) -> None:
    """One action, or a pass where that is allowed (p. 10)."""
    player = acting_player(game)
    if game.items:
        await announce_deck(game)
    conduct = conduct_of(game, player)
    action, *which = await conduct.next_action(game, player)
    if action == PASS:
        game.passed = (*game.passed, player)
        game.emit(Passed(player))
    else:
        game.passed = ()
        await conduct.take_action(game, player, action, *which)
    game.cause = None  # the next turn is a deed of its own
    if not all_have_passed(game, len(game.passed)):
        game.turn = (game.turn + 1) % len(scenario(game).turn_order)
        game.then(take_turn)
    elif game.options["over-limit"] == "discard":
        game.then(discard_down_to_limits)


async def discard_down_to_limits(game: MiddleEarth) -> None:
    """If so agreed, nobody keeps more cards than the carryover limit (p. 10)."""
    for player in players_from(game, game.first):
        above = len(game.hand[player]) - carryover_limit(game, player)
        await discard_from_hand(game, player, max(0, above))


async def take_action(game: MiddleEarth, player: Player, *words: str) -> None:
    """Carry out what the player has chosen (p. 10)."""
    action, card = (*words, "")[:2]
    if action == PLAY:
        await play(game, player, card)
    elif action == MOVE:
        await move_from_reserve(game, player, card)
    elif action == USE:
        await use_action_of(game, player, card)
    elif action == DISCARD:
        await discard_from_hand(game, player)
    elif action == WINNOW:
        await winnow(game, player)
    else:
        await use_ring_token(game, player)


def actions_open_to(game: MiddleEarth, player: Player) -> tuple[Action, ...]:
    """Everything this player may do in this turn (p. 10)."""
    hand = game.hand[player]
    ready = movable(game, player)
    actions: list[Action] = [(PLAY, c) for c in unique(hand) if can_play(game, player, c)]
    if ready:
        actions += [(MOVE, c) for c in unique(ready) if open_locations(game, c)]
    actions += [(USE, c) for c in usable_cards(game, player)]
    actions += [(action,) for action in WITHOUT_A_CARD if not why_closed(game, player, action)]
    return tuple(actions)


def why_closed(game: MiddleEarth, player: Player, action: str) -> str:
    """Why an action that names no card is not open to this player; nothing, if it is (p. 10)."""
    if action == DISCARD:
        return "" if game.hand[player] else "empty-hand"
    if action == WINNOW:
        return "" if len(game.hand[player]) >= 2 else "two-cards"
    if action == RING:
        return "" if game.ring_token.get(player) else "no-ring"
    return "" if may_pass(game, player) else "too-many"


def may_pass(game: MiddleEarth, player: Player) -> bool:
    """At or below the carryover limit, or fewer cards than each enemy player (p. 10)."""
    hand = len(game.hand[player])
    if hand <= carryover_limit(game, player):
        return True
    return all(hand < len(game.hand[enemy]) for enemy in scenario(game).enemies[player])


# ------------------------------------------------------------------ the other actions (p. 12)


async def move_from_reserve(game: MiddleEarth, player: Player, card: Card) -> None:
    """Move an army or character from reserve, not one played there this round (p. 12)."""
    place = await choose(player, "place", open_locations(game, card), about=card)
    await move(game, player, card, place)


async def winnow(game: MiddleEarth, player: Player) -> None:
    """Winnow: eliminate two cards from hand, then draw one (p. 12)."""
    game.emit_cause(HandWinnowed(player))
    await eliminate_from_hand(game, player, 2)
    await draw_cards(game, player, 1)


async def use_ring_token(game: MiddleEarth, player: Player) -> None:
    """Draw two; in a duel draw three, then eliminate one and discard one (pp. 12, 21)."""
    game.ring_token[player] = False
    game.emit_cause(RingTokenUsed(player))
    if scenario(game).decks[player].ring_token == ONCE_A_GAME:
        await draw_cards(game, player, 2)
    else:
        await draw_cards(game, player, 3)
        await eliminate_from_hand(game, player)
        await discard_from_hand(game, player)


async def use_action_of(game: MiddleEarth, player: Player, card: Card) -> None:
    """Use your action for the text of a card in play (p. 12)."""
    text = game.action_texts[card]
    game.uses = (*game.uses, (card, _position(game, player)))
    if text.once_a_round:
        game.used = (*game.used, card)
    game.emit_cause(TextApplies(card))
    moment = next(moment for moment in ACTIONS if text.says(moment))
    await text.at(moment)(game, player)


def usable_cards(game: MiddleEarth, player: Player) -> list[Card]:
    """The cards in play whose text this player may use an action for (p. 12)."""
    acting = game.action_texts
    found = [c for c in game.reserve[player] if c in acting and can_use(game, player, c, RESERVE)]
    for location, cards in game.there.items():
        found += [c for c in cards if c in acting and can_use(game, player, c, location)]
    for wielder, items in game.items.items():
        place = _place(game, wielder)
        found += [i for i in items if i in acting and can_use(game, player, i, place)]
    return found


def _place(game: MiddleEarth, wielder: Card) -> Location:
    """Where somebody who wields something is: in play for certain."""
    for location, cards in game.there.items():
        if wielder in cards:
            return location
    return RESERVE


def can_use(game: MiddleEarth, player: Player, card: Card, place: Location) -> bool:
    """Whether this player may use an action for the text of this card, which lies there."""
    return not (why_not_use(game, player, card, place) or _goes_in_circles(game, player, card))


def why_not_use(game: MiddleEarth, player: Player, card: Card, place: Location) -> str:
    """What keeps this player from using that text, whatever was used before; nothing, if it may."""
    text = game.action_texts[card]
    if not _works_at(text, place == RESERVE, place == game.path):
        return "elsewhere"
    user = scenario(game).player_of.get(text.user_faction) or owner(game, card)
    if user != player:
        return "of-another"
    if card in game.used:
        return "used"
    return "" if text.can_use(game, player) else "cannot-pay"


def _goes_in_circles(game: MiddleEarth, player: Player, card: Card) -> bool:
    """Whether this text was used in the same position before, in this phase.

    What led back to where it began could go on for ever, and the phase would not end.
    """
    if all(used != card for used, _ in game.uses):
        return False
    return (card, _position(game, player)) in game.uses


def _position(game: MiddleEarth, player: Player) -> dict[str, Any]:
    """Everything on the table as this player knows it, but whose turn it is and who passed."""
    seen = view(game, (player,) if conduct_of(game, player).is_asked else ())
    return {name: table for name, table in seen.items() if name not in ("turn", "passed")}


@cache
def _works_at(text: CardText, is_reserve: bool, is_path: bool) -> bool:
    """Whether the action of a text can be used there."""
    if text.says(CardText.action_in_play):
        return True
    if is_reserve:
        return text.says(CardText.action_in_reserve)
    if text.says(CardText.action_at_location):
        return True
    return is_path and text.says(CardText.action_on_path)
