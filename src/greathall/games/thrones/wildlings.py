"""Wildling attacks (pp. 22–23)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.events import (
    ThreatGrew,
    WildlingsAttacked,
    WildlingsBeaten,
    WildlingsWon,
)
from greathall.games.thrones.facts import WILDLINGS_ATTACK, Card, House
from greathall.games.thrones.influence import secret_bids
from greathall.games.thrones.ports import settle_ports
from greathall.games.thrones.table import Attack, Westeros, in_turn_order, throne_holder
from greathall.games.thrones.wildling_cards import CARDS
from greathall.kernel import Outline, choose

SPACE: Final = 2  # the track counts by twos
NOBODY: Final[House] = ""


def grow_threat(game: Westeros, icons: int) -> None:
    """One space for each icon, not beyond the end of the track (p. 7)."""
    if icons:
        game.threat = min(WILDLINGS_ATTACK, game.threat + SPACE * icons)
        game.emit(ThreatGrew(game.threat))
    if game.threat == WILDLINGS_ATTACK:
        game.then(wildling_attack, WILDLINGS_ATTACK, NOBODY)


async def wildling_attack(game: Westeros, strength: int, sits_out: House) -> None:
    """All houses together beat the wildlings or not (p. 22)."""
    game.attack = Attack(strength, sits_out)
    game.emit_cause(WildlingsAttacked(strength))
    game.then(WILDLING_ATTACK)


def attack_of(game: Westeros) -> Attack:
    """The attack that has to be met."""
    assert game.attack is not None
    return game.attack


async def bid_for_the_watch(game: Westeros) -> None:
    """All houses bid in secret; the holder of the throne chooses among equal bids.

    An attack that follows a Preemptive Raid leaves out the house that it was about.
    """
    attack = attack_of(game)
    bidders = tuple(house for house in in_turn_order(game) if house != attack.sits_out)
    bids = await secret_bids(game, bidders, "wildlings")
    attack.is_beaten = sum(bids.values()) >= attack.strength
    deciding = (max if attack.is_beaten else min)(bids.values())
    kind = "highest-bidder" if attack.is_beaten else "lowest-bidder"
    tied = tuple(house for house in bids if bids[house] == deciding)
    attack.bidder = await choose(throne_holder(game), kind, tied)


async def reveal_wildling_card(game: Westeros) -> None:
    """The marker moves, unless it is back at 0 already, and the top card is turned up."""
    attack, total = attack_of(game), sum(game.bids.values())
    if attack.is_beaten:
        game.threat = 0
    elif attack.sits_out == NOBODY:
        game.threat = max(0, attack.strength - 2 * SPACE)
    attack.card = await _turn_up(game)
    told = WildlingsBeaten if attack.is_beaten else WildlingsWon
    game.emit(told(attack.bidder, attack.card, attack.strength, total))


async def _turn_up(game: Westeros) -> Card:
    """The top card goes under the deck: everybody knows that it lies there."""
    everybody = in_turn_order(game)
    card, rest = await game.wildlings.draw_top(*everybody)
    game.wildlings = rest.put_at_bottom(card, *everybody)
    return card


async def punish_lowest(game: Westeros) -> None:
    """The lowest bidder pays first (p. 23)."""
    attack = attack_of(game)
    if not attack.is_beaten:
        await CARDS[attack.card].lowest(game, attack.bidder)
        await settle_ports(game)


async def punish_others(game: Westeros) -> None:
    """Then all other bidders, in turn order as it is now."""
    attack = attack_of(game)
    for house in () if attack.is_beaten else in_turn_order(game):
        if house != attack.bidder and house in game.bids:
            game.then(punish_other, house)


async def punish_other(game: Westeros, house: House) -> None:
    await CARDS[attack_of(game).card].others(game, house)
    await settle_ports(game)


async def reward_highest(game: Westeros) -> None:
    """The highest bidder gains by a victory."""
    attack = attack_of(game)
    if attack.is_beaten:
        await CARDS[attack.card].highest(game, attack.bidder)


async def end_attack(game: Westeros) -> None:
    """The wildlings go away, or come again at once."""
    attack = attack_of(game)
    game.bids, game.attack = {}, None
    strength = CARDS[attack.card].strength_of_next_attack()
    if attack.is_beaten and strength:
        game.then(wildling_attack, strength, attack.bidder)


WILDLING_ATTACK: Final = Outline(
    bid_for_the_watch,
    reveal_wildling_card,
    punish_lowest,
    punish_others,
    reward_highest,
    end_attack,
)
