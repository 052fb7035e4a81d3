"""What all combats share: icons of cards, losses, clearing up (pp. 14, 16)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Final

from greathall.games.wotr_cards.card_texts import CardText, Icons
from greathall.games.wotr_cards.events import CombatFought, LossesDisputed, SupportDisputed
from greathall.games.wotr_cards.facts import ENEMY, LOCATIONS, Card, Location
from greathall.games.wotr_cards.game_terms import NO, YES, discard_from_play, eliminate_from_play
from greathall.games.wotr_cards.table import (
    Combat,
    MiddleEarth,
    cards_of_side,
    conduct_of,
    is_in_reserve,
    owner,
    players_from,
    team,
    unique,
)
from greathall.kernel import Player, choose, without_one

# what defenders may have to agree on
LOSSES: Final = "agree"
SUPPORT: Final = "agree-support"
DISPUTES: Final = {LOSSES: LossesDisputed, SUPPORT: SupportDisputed}


def own_icons(game: MiddleEarth, card: Card, place: Location) -> tuple[int, int, int]:
    """Attack, defence and path icons of a card with its items, texts and tokens; no leadership."""
    cards, texts = game.cards, game.texts
    attack = defence = path = 0
    for each in (card, *game.items.get(card, ())):
        facts = cards[each]
        attack, defence, path = (
            attack + facts.attack,
            defence + facts.defence,
            path + facts.path_icons,
        )
        if each in texts:
            more = texts[each].icons(game, place)
            attack, defence, path = attack + more[0], defence + more[1], path + more[2]
    for _, lent in loans_to(game, card):
        attack, defence, path = attack + lent[0], defence + lent[1], path + lent[2]
    return attack, defence, path + game.attack_tokens.get(card, 0)


def loans_to(game: MiddleEarth, card: Card) -> list[tuple[Card, Icons]]:
    """The cards in reserve that lend this one icons, and those icons."""
    return [
        (lender.id, lender.lends[card])
        for lender in _lenders(type(game))  # type: ignore[arg-type]  # a class can be hashed
        if card in lender.lends and is_in_reserve(game, lender.id)
    ]


@cache
def _lenders(table: type[MiddleEarth]) -> tuple[CardText, ...]:
    """The texts that change other cards' icons from reserve."""
    return tuple(text for text in table.texts.values() if text.lends)


def combat_of(game: MiddleEarth) -> Combat:
    """The combat that is being fought."""
    assert game.combat is not None
    return game.combat


async def lose_cards(game: MiddleEarth) -> None:
    """The defenders cancel as many icons as they can by losing cards (pp. 14, 16)."""
    combat = combat_of(game)
    side = LOCATIONS[combat.location].side
    standing = [c for c in cards_of_side(game, combat.location, side) if combat.icons[c] > 0]
    if combat.need <= 0 or not standing:
        return
    if all_must_fall(standing, combat.icons, combat.need):
        combat.lost = tuple(standing)
    else:
        pick = partial(_pick_losses, game, standing)
        combat.lost = tuple(await settle(game, combat.location, LOSSES, standing, pick))
    combat.left = max(0, combat.need - combat.cancelled)


def _pick_losses(game: MiddleEarth, standing: list[Card], player: Player) -> Awaitable[list[Card]]:
    location, icons, need = combat_of(game).location, combat_of(game).icons, combat_of(game).need
    return conduct_of(game, player).losses(player, location, standing, icons, need)


async def settle(
    game: MiddleEarth,
    location: Location,
    matter: str,
    cards: Iterable[Card],
    pick: Callable[[Player], Awaitable[Sequence[Card]]],
) -> Sequence[Card]:
    """The defenders whose cards these are decide; if they cannot agree, an attacker (pp. 14, 16).

    The first of them picks, the others agree to that or not.
    """
    speaker, *others = _concerned(game, cards)
    picked = await pick(speaker)
    for other in others if conduct_of(game, speaker).is_asked else ():
        if await choose(other, matter, (YES, NO), about=(location, *picked)) == NO:
            game.emit(DISPUTES[matter](other, location))
            return await pick(team(game, ENEMY[LOCATIONS[location].side])[0])
    return picked


def all_must_fall(standing: Sequence[Card], icons: Mapping[Card, int], need: int) -> bool:
    """Whether none of these can be spared, so that there is nothing to choose."""
    each = [icons[card] for card in standing]
    return sum(each) - min(each) < need


def _concerned(game: MiddleEarth, cards: Iterable[Card]) -> list[Player]:
    """The owners of these cards, in turn order from the first player, one for each person."""
    owners = {owner(game, card) for card in cards}
    players = [p for p in players_from(game, game.first) if p in owners]
    return list({game.seat.get(p, p): p for p in reversed(players)}.values())[::-1]


async def choose_losses(
    player: Player, location: Location, standing: list[Card], icons: Mapping[Card, int], need: int
) -> list[Card]:
    """One card after the other, until enough is cancelled."""
    left, lost = tuple(standing), list[Card]()
    while need > 0:
        if all_must_fall(left, icons, need):
            return [*lost, *left]
        card = await choose(player, "loss", unique(left), about=location)
        left = without_one(left, card)
        lost.append(card)
        need -= icons[card]
    return lost


def tell_combat(game: MiddleEarth, attackers: Iterable[tuple[Card, int]]) -> None:
    """The whole sum, so that it can be shown when the cards are gone."""
    combat = combat_of(game)
    location, icons = combat.location, combat.icons
    defenders = cards_of_side(game, location, LOCATIONS[location].side)
    game.emit_cause(
        CombatFought(
            location,
            combat.attack,
            combat.defence,
            combat.cancelled,
            combat.left,
            combat.winner,
            game.attack_tokens.get(location, 0),
            tuple(attackers),
            tuple((card, icons[card]) for card in defenders),
            combat.lost,
        )
    )


def clear(game: MiddleEarth, cause: str) -> None:
    """Losses are eliminated, other defenders discarded, all attackers eliminated (pp. 14, 16)."""
    location = combat_of(game).location
    attackers = ENEMY[LOCATIONS[location].side]
    for card in combat_of(game).lost:
        if card in game.there[location]:  # no text has saved it meanwhile
            eliminate_from_play(game, card, location, cause)
    for card in cards_of_side(game, location, ENEMY[attackers]):
        discard_from_play(game, card, location)
    for card in cards_of_side(game, location, attackers):
        eliminate_from_play(game, card, location, cause)
    del game.there[location]
    game.attack_tokens.pop(location, None)
    game.defence_tokens.pop(location, None)
