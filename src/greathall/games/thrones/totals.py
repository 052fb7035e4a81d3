"""What anybody at the table can count: castles, control, supply, the strengths of a battle."""

from __future__ import annotations

from typing import TypedDict

from greathall.games.thrones.control import controller
from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    DEFENDER,
    HOUSE_CARDS,
    LANDS,
    SUPPLY,
    Area,
    House,
    Order,
    Side,
)
from greathall.games.thrones.planning_phase import Why, limits_of_orders
from greathall.games.thrones.strength import icons_of, parts_of, sum_of, winner_of_tie
from greathall.games.thrones.supply import armies, sizes_of_groups
from greathall.games.thrones.table import Battle, Part, Westeros, areas_by_house, stars_of
from greathall.games.thrones.victory import castles


class OrderLimit(TypedDict):
    """So many of these orders together may be placed at most, and why."""

    why: Why
    orders: tuple[Order, ...]
    most: int


class Plan(TypedDict):
    """Where a house places orders, in the order in which it is asked, and which it may place."""

    areas: tuple[Area, ...]
    limits: tuple[OrderLimit, ...]


class SupplyTotals(TypedDict):
    limits: tuple[int, ...]
    armies: tuple[int, ...]


class SideTotals(TypedDict):
    """One side of a battle; while its card is not known, what the cards in hand could add."""

    total: int
    parts: tuple[Part, ...]
    swords: int
    fortifications: int
    card_range: tuple[int, int] | None


class BattleTotals(TypedDict):
    attacker: SideTotals
    defender: SideTotals
    tie: House  # who wins it


class Totals(TypedDict):
    castles: dict[House, int]
    lands: dict[House, int]
    control: dict[Area, House]
    stars: dict[House, int]
    supply: dict[House, SupplyTotals]
    plans: dict[House, Plan]  # while orders are placed
    battle: BattleTotals | None


def totals(game: Westeros) -> Totals:
    """The sums that players would otherwise add up by hand; all of it is public."""
    owners = {area: controller(game, area) for area in AREAS}
    held = [owners[land] for land in LANDS]
    return {
        "castles": castles(game),
        "lands": {house: held.count(house) for house in game.power},
        "control": {area: owner for area, owner in owners.items() if owner},
        "stars": {house: stars_of(game, house) for house in game.power},
        "supply": {house: _supply(game, house) for house in game.power},
        "plans": _plans(game) if game.phase == "planning" and not game.orders else {},
        "battle": _battle(game, game.battle) if game.battle else None,
    }


def _supply(game: Westeros, house: House) -> SupplyTotals:
    return {
        "limits": SUPPLY[game.supply[house]],
        "armies": armies(sizes_of_groups(game, house)),
    }


def _plans(game: Westeros) -> dict[House, Plan]:
    return {
        house: {"areas": tuple(areas), "limits": _limits(game, house)}
        for house, areas in areas_by_house(game).items()
    }


def _limits(game: Westeros, house: House) -> tuple[OrderLimit, ...]:
    found = limits_of_orders(game, house)
    return tuple({"why": why, "orders": orders, "most": most} for why, orders, most in found)


def _battle(game: Westeros, battle: Battle) -> BattleTotals:
    return {
        "attacker": _side(game, battle, ATTACKER),
        "defender": _side(game, battle, DEFENDER),
        "tie": winner_of_tie(game),
    }


def _side(game: Westeros, battle: Battle, side: Side) -> SideTotals:
    parts = battle.parts.get(side) or parts_of(game, side)
    hand = [HOUSE_CARDS[card].strength for card in game.hand[battle.house(side)]]
    open_yet = battle.step in ("support", "house-cards")
    swords, fortifications = icons_of(game, side)
    return {
        "total": sum_of(parts),
        "parts": parts,
        "swords": swords,
        "fortifications": fortifications,
        "card_range": (min(hand), max(hand)) if open_yet else None,
    }
