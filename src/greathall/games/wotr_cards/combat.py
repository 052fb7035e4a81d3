"""What all combats share: icons of cards, losses, clearing up (pp. 14, 16)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

from greathall.games.wotr_cards.events import LossesDisputed, SupportDisputed
from greathall.games.wotr_cards.facts import ENEMY, LOCATIONS, Card, Location, Side
from greathall.games.wotr_cards.game_terms import NO, YES, discard_from_play, eliminate_from_play
from greathall.games.wotr_cards.table import (
    MiddleEarth,
    bot_of,
    cards_of_side,
    is_in_reserve,
    owner,
    players_from,
    team,
    unique,
)
from greathall.kernel import Player, choose, without_one

LOSSES, SUPPORT = "agree", "agree-support"  # what defenders may have to agree on
DISPUTES = {LOSSES: LossesDisputed, SUPPORT: SupportDisputed}
LENDERS = ("arwen",)  # characters whose text changes other cards' icons from reserve


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
    for lender in LENDERS:
        lent = texts[lender].lends.get(card)
        if lent and is_in_reserve(game, lender):
            attack, defence, path = attack + lent[0], defence + lent[1], path + lent[2]
    return attack, defence, path + game.attack_tokens.get(card, 0)


async def choose_losses(
    game: MiddleEarth, location: Location, side: Side, icons: dict[Card, int], need: int
) -> Sequence[Card]:
    """The defenders cancel as many icons as they can by losing cards (pp. 14, 16).

    `icons` are those of one copy of each card there.
    """
    standing = [c for c in cards_of_side(game, location, side) if icons[c] > 0]
    if need <= 0 or not standing:
        return []
    if all_must_fall(standing, icons, need):
        return standing

    async def pick(player: Player) -> Sequence[Card]:
        return await _pick_losses(game, player, location, standing, icons, need)

    return await settle(game, location, LOSSES, standing, pick)


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
    for other in others if bot_of(game, speaker) is None else ():
        if await choose(other, matter, (YES, NO), about=(location, *picked)) == NO:
            game.emit(DISPUTES[matter](other, location))
            return await pick(team(game, ENEMY[LOCATIONS[location].side])[0])
    return picked


def all_must_fall(standing: Sequence[Card], icons: dict[Card, int], need: int) -> bool:
    """Whether none of these can be spared, so that there is nothing to choose."""
    each = [icons[card] for card in standing]
    return sum(each) - min(each) < need


def _concerned(game: MiddleEarth, cards: Iterable[Card]) -> list[Player]:
    """The owners of these cards, in turn order from the first player, one for each person."""
    owners = {owner(game, card) for card in cards}
    players = [p for p in players_from(game, game.first) if p in owners]
    return list({game.seat.get(p, p): p for p in reversed(players)}.values())[::-1]


async def _pick_losses(
    game: MiddleEarth,
    player: Player,
    location: Location,
    standing: list[Card],
    icons: dict[Card, int],
    need: int,
) -> list[Card]:
    """One card after the other, until enough is cancelled."""
    if bot := bot_of(game, player):
        return bot.losses(standing, icons, need)
    left, lost = tuple(standing), list[Card]()
    while need > 0:
        if all_must_fall(left, icons, need):
            return [*lost, *left]
        card = await choose(player, "loss", unique(left), about=location)
        left = without_one(left, card)
        lost.append(card)
        need -= icons[card]
    return lost


def clear(
    game: MiddleEarth, location: Location, attackers: Side, lost: Sequence[Card], cause: str
) -> None:
    """Losses are eliminated, other defenders discarded, all attackers eliminated (pp. 14, 16)."""
    for card in lost:
        eliminate_from_play(game, card, location, cause)
    for card in cards_of_side(game, location, ENEMY[attackers]):
        discard_from_play(game, card, location)
    for card in cards_of_side(game, location, attackers):
        eliminate_from_play(game, card, location, cause)
    del game.there[location]
    game.attack_tokens.pop(location, None)
    game.defence_tokens.pop(location, None)
