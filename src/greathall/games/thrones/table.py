"""The table: what lies on it, who sees it, and simple questions about it (pp. 3–6, 24–27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greathall.games.thrones.facts import (
    AREAS,
    COURT,
    FIEFDOMS,
    IN_THE_BOX,
    LAND_OF_PORT,
    POWER_TOKENS,
    THRONE,
    Area,
    Card,
    House,
    Order,
    Track,
    Unit,
    army,
    stars_at_court,
    without,
)
from greathall.kernel import Outcome, Pile, Seat, State, Steps, hidden, private, public, state

step = Steps()


@state
class Westeros(State):
    """The state of the board game."""

    options: Mapping[str, str] = public()
    seat: Mapping[House, Seat] = public()  # who plays this house
    round: int = public(default=1)
    phase: str = public(default="planning")
    turn: int = public(default=0)  # place on the throne track from which the next turn is sought
    # Units: an area holds units of one house; those of an attacker are in `battle` until it ends.
    holder: dict[Area, House] = public()
    units: dict[Area, tuple[Unit, ...]] = public()  # that stand
    routed: dict[Area, tuple[Unit, ...]] = public(default_factory=dict)  # that lie on their side
    orders: dict[Area, Order] = public(default_factory=dict)  # open
    marching: Area = public(default="")  # from where units are marching
    planned: dict[House, tuple[tuple[Area, Order], ...]] = private()  # face down
    unordered: tuple[Area, ...] = public(default=())  # left without order for want of tokens
    tokens: dict[Area, House] = public(default_factory=dict)  # power tokens on the board
    power: dict[House, int] = public()  # available
    garrisons: dict[Area, int] = public()
    lords: dict[Area, int | None] = public()
    tracks: dict[Track, tuple[House, ...]] = public()
    blade_used: bool = public(default=False)
    raven_used: bool = public(default=False)
    supply: dict[House, int] = public()
    hand: dict[House, tuple[Card, ...]] = public()
    discard: dict[House, tuple[Card, ...]] = public()  # the last one played is the last
    threat: int = public(default=2)
    wildlings: Pile = hidden()
    westeros: dict[str, Pile] = hidden()  # by deck
    westeros_discard: dict[str, tuple[Card, ...]] = public()
    revealed: tuple[Card, ...] = public(default=())  # this round's Westeros cards
    banned: tuple[str, ...] = public(default=())  # types of order, or a token, this round
    bids: dict[House, int] = public(default_factory=dict)  # of the bidding that is being settled
    battle: dict[str, Any] = public(default_factory=dict)
    tides: dict[House, tuple[Card, ...]] = private()  # drawn for this battle, face down
    outcome: Outcome | None = public(default=None)


def in_turn_order(game: Westeros) -> tuple[House, ...]:
    """The Iron Throne track as it is now (p. 6)."""
    return game.tracks[THRONE]


def throne_holder(game: Westeros) -> House:
    return game.tracks[THRONE][0]


def blade_holder(game: Westeros) -> House:
    return game.tracks[FIEFDOMS][0]


def raven_holder(game: Westeros) -> House:
    return game.tracks[COURT][0]


def stars_of(game: Westeros, house: House) -> int:
    """How many special orders this house may place (pp. 11, 28)."""
    court = game.tracks[COURT]
    return stars_at_court(court.index(house), len(court))


def all_units(game: Westeros, area: Area) -> tuple[Unit, ...]:
    """Everybody who is there, routed or not."""
    units = game.units.get(area, ())
    return army(units + game.routed[area]) if area in game.routed else units


def areas_of(game: Westeros, house: House) -> list[Area]:
    """Where this house has units, in the order of the board."""
    own = [area for area, holder in game.holder.items() if holder == house]
    own.sort(key=_PLACE.__getitem__)
    return own


def areas_by_house(game: Westeros) -> dict[House, list[Area]]:
    """The same for everybody, in turn order."""
    areas: dict[House, list[Area]] = {house: [] for house in in_turn_order(game)}
    for area in sorted(game.holder, key=_PLACE.__getitem__):
        areas[game.holder[area]].append(area)
    return areas


_PLACE = {area: place for place, area in enumerate(AREAS)}


def controller(game: Westeros, area: Area) -> House | None:
    """Who controls an area: by units, by a power token, or as its home (pp. 24–25)."""
    land = LAND_OF_PORT.get(area, area)  # a port belongs to its land
    owner = game.holder.get(land) or game.tokens.get(land)
    if owner:
        return owner
    home_of = AREAS[land].home_of
    return home_of if home_of in game.power else None


def controlled(game: Westeros, house: House, areas: tuple[Area, ...]) -> list[Area]:
    """Which of these areas this house controls."""
    return [area for area in areas if controller(game, area) == house]


def has_enemy_units(game: Westeros, house: House, area: Area) -> bool:
    return game.holder.get(area, house) != house


def put_units(game: Westeros, house: House, area: Area, units: tuple[Unit, ...]) -> None:
    """Stand these units in an area of no other house."""
    if units:
        game.units[area] = army(game.units.get(area, ()) + units)
        game.holder[area] = house


def put_routed(game: Westeros, house: House, area: Area, units: tuple[Unit, ...]) -> None:
    """Lay these units into an area of no other house."""
    if units:
        game.routed[area] = army(game.routed.get(area, ()) + units)
        game.holder[area] = house


def take_units(game: Westeros, area: Area, units: tuple[Unit, ...], routed: bool = False) -> None:
    """Take these away; an area without units has no holder."""
    table = game.routed if routed else game.units
    left = without(table.get(area, ()), units)
    if left:
        table[area] = left
    else:
        table.pop(area, None)
        if area not in game.units and area not in game.routed:
            game.holder.pop(area, None)


def pool_of(game: Westeros, house: House) -> dict[Unit, int]:
    """How many of each unit the house can still put on the board (p. 4).

    Attackers in a battle are on the board.
    """
    pool, units, routed = dict(IN_THE_BOX), game.units, game.routed
    groups = [units.get(area, ()) for area, holder in game.holder.items() if holder == house]
    groups += [lying for area, lying in routed.items() if game.holder[area] == house]
    if game.battle and game.battle["attacker"] == house:
        groups.append(game.battle["units"])
    for group in groups:
        for unit in group:
            pool[unit] -= 1
    return pool


def in_pool(game: Westeros, house: House, unit: Unit) -> int:
    return pool_of(game, house)[unit]


def on_the_board(game: Westeros, house: House, unit: Unit) -> int:
    return IN_THE_BOX[unit] - in_pool(game, house, unit)


def tokens_of(game: Westeros, house: House) -> list[Area]:
    return [area for area, owner in game.tokens.items() if owner == house]


def gain_power(game: Westeros, house: House, count: int) -> int:
    """Take power from the pool, as far as there is any (p. 4); tell how much."""
    left = POWER_TOKENS - game.power[house] - len(tokens_of(game, house))
    gained = max(0, min(count, left))
    game.power[house] += gained
    return gained


def lose_power(game: Westeros, house: House, count: int) -> int:
    """Give available power back to the pool, as far as there is any; tell how much."""
    lost = min(count, game.power[house])
    game.power[house] -= lost
    return lost


def remove_stray_orders(game: Westeros) -> None:
    """Orders in areas without units leave the board (p. 21)."""
    if any(area not in game.holder for area in game.orders):
        game.orders = {a: order for a, order in game.orders.items() if a in game.holder}


def ships_at(game: Westeros, house: House, sea: Area) -> bool:
    """Whether this house has a ship there; at sea and in ports there is nothing else."""
    return game.holder.get(sea) == house


def enemy_of(game: Westeros, house: House) -> House:
    """The other combatant."""
    battle = game.battle
    return str(battle["defender"] if battle["attacker"] == house else battle["attacker"])
