"""What the rules say of a card, a location or a turn, to whoever asks; they see no more than that.

The state is made from a view. Every verdict comes from the predicate that the rules use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from greathall.games.explained import Explanation, Reason, Row, explanation, reason, row
from greathall.games.wotr_cards import action_phase
from greathall.games.wotr_cards.facts import CARDS, CHARACTER, EVENT, ITEM, Card, Location
from greathall.games.wotr_cards.game_terms import carryover_limit
from greathall.games.wotr_cards.places import named_wielders, possible_wielders, why_closed
from greathall.games.wotr_cards.playing import cost_of_playing, put_down, why_not_play
from greathall.games.wotr_cards.sources import is_attacker, rows_at, rows_of_card, sign_of
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    acting_player,
    movable,
    owner,
    place_of,
    scenario,
    unique,
)
from greathall.games.wotr_cards.totals import totals_at
from greathall.kernel import Player

HERE: Final = reason("explain-icons-here")
ATTACKING: Final = reason("explain-sum-attack")
DEFENDING: Final = reason("explain-sum-defence")
TERMS: Final = {action_phase.RING: "ring-token"}  # actions that the rules call otherwise
Put = Callable[[MiddleEarth], None]  # what puts a card where it would go


def explain(game: MiddleEarth, players: tuple[Player, ...], kind: str, thing: str) -> Explanation:
    """What these players may know of a card, an active location, or a player of theirs."""
    if kind == "card" and thing in game.cards and thing in scenario(game).owner:
        return _card(game, players, thing)
    if kind == "location" and thing in game.there:
        attack, defence = rows_at(game, thing)
        return explanation((ATTACKING, attack), (DEFENDING, defence))
    if kind == "player" and thing in players:
        return explanation((reason("explain-not-now"), _closed_actions(game, thing)))
    return explanation()


# ------------------------------------------------------------------ a turn


def _closed_actions(game: MiddleEarth, player: Player) -> Iterator[Row]:
    """The actions without a card that are not open in this turn, and why."""
    above = len(game.hand[player]) - carryover_limit(game, player)
    for action in action_phase.WITHOUT_A_CARD:
        if why := action_phase.why_closed(game, player, action):
            told = reason(f"explain-closed-{why}", count=above)
            yield row(TERMS.get(action, action), told, can=False)


# ------------------------------------------------------------------ a card


def _card(game: MiddleEarth, players: tuple[Player, ...], card: Card) -> Explanation:
    mine = owner(game, card) if owner(game, card) in players else ""
    if mine and card in game.hand[mine]:
        return _in_hand(game, mine, card)
    place = _place_in_play(game, card)
    if place is None:
        return explanation()
    is_item = CARDS[card].type == ITEM
    if mine and place == RESERVE and not is_item:
        return _in_reserve(game, mine, card)
    can, why = _use(game, players, card, place)
    rows = [] if is_item or place == RESERVE else rows_of_card(game, card, place)
    return explanation((HERE, rows), can=can, why=why)


def _place_in_play(game: MiddleEarth, card: Card) -> Location | None:
    """Where a card of any type lies that is in play."""
    for location, cards in game.there.items():
        if card in cards:
            return location
    if card in game.reserve[owner(game, card)]:
        return RESERVE
    return place_of(game, card) if CARDS[card].type == ITEM else None


def _use(
    game: MiddleEarth, players: tuple[Player, ...], card: Card, place: Location
) -> tuple[bool | None, Reason | None]:
    """Whether one may use an action for the text of a card in play."""
    if card not in game.action_texts:
        return None, None
    player = scenario(game).player_of.get(game.action_texts[card].user_faction)
    user = player or owner(game, card)
    if user not in players:
        return None, None
    if why := action_phase.why_not_use(game, user, card, place):
        return False, reason(f"explain-use-{why}")
    if late := _not_in_turn(game, user):
        return False, late
    return True, reason("explain-use-open")


def _in_hand(game: MiddleEarth, player: Player, card: Card) -> Explanation:
    why = why_not_play(game, player, card)
    told = reason(f"explain-unplayable-{why}", card=card) if why else _not_in_turn(game, player)
    cost = cost_of_playing(game, player, len(game.hand[player]) - 1)
    kind = CARDS[card].type
    ways: Iterable[Row] = () if kind == EVENT else _places(game, player, card)
    if kind == ITEM:
        ways = _wielders(game, player, card)
    return explanation(
        (reason("explain-wielders" if kind == ITEM else "explain-places"), ways),
        can=told is None,
        why=told,
        cost=reason(f"explain-cost-{cost}") if cost else None,
    )


def _in_reserve(game: MiddleEarth, player: Player, card: Card) -> Explanation:
    """Where it may move to, and whether it may move now or its text can be used."""
    rows = list(_moves(game, card))
    why = None
    if card not in movable(game, player):
        why = reason("explain-fresh")
    elif not any(found["can"] for found in rows):
        why = reason("explain-nowhere")
    why = why or _not_in_turn(game, player)
    can, use = _use(game, (player,), card, RESERVE)
    if can and why:
        stays = [row(RESERVE, why, can=False)]
        return explanation((reason("explain-places"), stays), can=True, why=use)
    return explanation((reason("explain-places"), rows), can=why is None, why=why)


def _not_in_turn(game: MiddleEarth, player: Player) -> Reason | None:
    if game.phase != "actions":
        return reason("explain-other-phase", phase=game.phase)
    if acting_player(game) != player:
        return reason("explain-other-turn", player=acting_player(game))
    return None


# ------------------------------------------------------------------ where it may go


def _places(game: MiddleEarth, player: Player, card: Card) -> Iterator[Row]:
    for place in game.there:
        put = partial(put_down, player=player, card=card, to=place)
        yield _way(game, card, place, put)
    yield row(RESERVE, reason("explain-waits"), can=True)


def _moves(game: MiddleEarth, card: Card) -> Iterator[Row]:
    for place in game.there:
        yield _way(game, card, place, partial(_stand, card=card, place=place))


def _stand(game: MiddleEarth, card: Card, place: Location) -> None:
    game.there[place] = (*game.there[place], card)


def _way(game: MiddleEarth, card: Card, place: Location, put: Put) -> Row:
    """Whether an army or character may go to this place, and what would come of it."""
    facts = game.cards[card]
    if why := why_closed(game, card, place):
        paths = ", ".join(map(str, facts.paths))
        amount = len(facts.paths)
        return row(place, reason(f"explain-closed-to-{why}", paths=paths, amount=amount), can=False)
    return _previewed(game, card, place, place, put)


def _previewed(game: MiddleEarth, card: Card, of: str, place: Location, put: Put) -> Row:
    """What becomes of the sum at a place if the card is put there."""
    after = game.copy()
    put(after)
    attacking = is_attacker(game.cards[card], place)
    now, then = totals_at(game, place), totals_at(after, place)
    ours, theirs = (then["attack"], then["defence"])[:: 1 if attacking else -1]
    told = reason("explain-sum", location=place, after=ours, against=theirs, short=then["short"])
    before = now["attack"] if attacking else now["defence"]
    sign = sign_of(place, attacking=attacking)
    return row(of, told, can=True, sign=sign, before=before, after=ours)


def _wielders(game: MiddleEarth, player: Player, item: Card) -> Iterator[Row]:
    """Everybody whom the item names, and of those in play whom it does not."""
    named = named_wielders(item, type(game))  # type: ignore[arg-type]  # a class can be hashed
    able = tuple(possible_wielders(game, item))
    own = scenario(game).owner
    known = [c for c in game.cards if c in named and c in own]
    for character in sorted(known, key=lambda c: c not in able):
        yield _wielder(game, player, item, character, character in able)
    side = game.cards[item].side
    for cards in (*game.there.values(), *game.reserve.values()):
        for card in unique(cards):
            facts = game.cards[card]
            if facts.type == CHARACTER and facts.side == side and card not in named:
                yield row(card, reason("explain-not-named"), can=False)


def _wielder(game: MiddleEarth, player: Player, item: Card, character: Card, can: bool) -> Row:
    place = place_of(game, character)
    if place is None:
        return row(character, _whereabouts(game, player, character), can=False)
    if not can:
        return row(character, reason("explain-weapons-clash"), can=False)
    if place == RESERVE:
        return row(character, reason("explain-wields-in-reserve"), can=True)
    put = partial(put_down, player=player, card=item, to=character)
    return _previewed(game, item, character, place, put)


def _whereabouts(game: MiddleEarth, player: Player, card: Card) -> Reason:
    """Where somebody is who is not in play, as far as this player knows."""
    if owner(game, card) == player:
        if card in game.hand[player]:
            return reason("explain-in-hand")
        if card in game.eliminated[player] or card in game.eliminated_seen[player]:
            return reason("explain-eliminated")
        if card in game.discard[player] or card in game.discard_seen[player]:
            return reason("explain-discarded")
    return reason("explain-not-in-play")
