"""Wildling attacks (pp. 22–23)."""

from __future__ import annotations

from greathall.games.thrones.events import (
    ThreatGrew,
    WildlingsAttacked,
    WildlingsBeaten,
    WildlingsWon,
)
from greathall.games.thrones.facts import WILDLINGS_ATTACK, Card, House
from greathall.games.thrones.influence import secret_bids
from greathall.games.thrones.ports import settle_ports
from greathall.games.thrones.table import Westeros, in_turn_order, step, throne_holder
from greathall.games.thrones.wildling_cards import CARDS
from greathall.kernel import choose

SPACE = 2  # the track counts by twos
NOBODY: House = ""


def grow_threat(game: Westeros, icons: int) -> None:
    """One space for each icon, not beyond the end of the track (p. 7)."""
    if icons:
        game.threat = min(WILDLINGS_ATTACK, game.threat + SPACE * icons)
        game.emit(ThreatGrew(game.threat))
    if game.threat == WILDLINGS_ATTACK:
        game.then("wildling_attack", WILDLINGS_ATTACK, NOBODY)


@step
async def wildling_attack(game: Westeros, strength: int, sits_out: House) -> None:
    """All houses bid in secret; together they beat the wildlings or not (p. 22).

    An attack that follows a Preemptive Raid leaves out the house that it was about, and the
    marker, which is back at 0 already.
    """
    game.emit(WildlingsAttacked(strength))
    bidders = tuple(house for house in in_turn_order(game) if house != sits_out)
    bids = await secret_bids(game, bidders, "wildlings")
    total = sum(bids.values())
    if total >= strength:
        await _nights_watch_wins(game, bids, strength)
    else:
        await _wildlings_win(game, bids, strength, moves_marker=sits_out == NOBODY)


async def _nights_watch_wins(game: Westeros, bids: dict[House, int], strength: int) -> None:
    highest = await _bidder(game, bids, max(bids.values()), "highest-bidder")
    game.threat = 0
    card = await _reveal(game)
    game.emit(WildlingsBeaten(highest, card, strength, sum(bids.values())))
    game.then("wildling_reward", card, highest)
    game.then("end_of_attack")


async def _wildlings_win(
    game: Westeros, bids: dict[House, int], strength: int, moves_marker: bool
) -> None:
    lowest = await _bidder(game, bids, min(bids.values()), "lowest-bidder")
    if moves_marker:
        game.threat = max(0, strength - 2 * SPACE)
    card = await _reveal(game)
    game.emit(WildlingsWon(lowest, card, strength, sum(bids.values())))
    game.then("penalty_of_lowest", card, lowest)
    game.then("check_victory")
    game.then("penalties_of_others", card, lowest)
    game.then("end_of_attack")


async def _bidder(game: Westeros, bids: dict[House, int], bid: int, kind: str) -> House:
    """The holder of the throne chooses among equal bids, before the card is turned up."""
    tied = tuple(house for house in bids if bids[house] == bid)
    return await choose(throne_holder(game), kind, tied)


async def _reveal(game: Westeros) -> Card:
    """The top card is turned up, and goes under the deck: everybody knows it lies there."""
    everybody = in_turn_order(game)
    card, rest = await game.wildlings.draw_top(*everybody)
    game.wildlings = rest.put_at_bottom(card, *everybody)
    return card


@step
async def wildling_reward(game: Westeros, card: Card, house: House) -> None:
    await CARDS[card].highest(game, house)


@step
async def penalty_of_lowest(game: Westeros, card: Card, house: House) -> None:
    """The lowest bidder pays first (p. 23)."""
    await CARDS[card].lowest(game, house)
    await settle_ports(game)


@step
async def penalties_of_others(game: Westeros, card: Card, lowest: House) -> None:
    """Then all other bidders, in turn order as it is now."""
    for house in in_turn_order(game):
        if house != lowest and house in game.bids:
            game.then("penalty_of_other", card, house)
            game.then("check_victory")


@step
async def penalty_of_other(game: Westeros, card: Card, house: House) -> None:
    await CARDS[card].others(game, house)
    await settle_ports(game)


@step
async def end_of_attack(game: Westeros) -> None:
    game.bids = {}
