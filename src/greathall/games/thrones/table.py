"""The table: what lies on it, who sees it, and simple questions about it (pp. 3–6, 26–27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Final

from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    COURT,
    DEFENDER,
    FIEFDOMS,
    IN_THE_BOX,
    POWER_TOKENS,
    THRONE,
    Area,
    Card,
    House,
    Order,
    Side,
    Track,
    Unit,
    army,
    stars_at_court,
    without,
)
from greathall.games.thrones.victory import seven_castles
from greathall.kernel import (
    Outcome,
    Pile,
    Seat,
    State,
    Struct,
    hidden,
    private,
    public,
    state,
    struct,
)

Part = tuple[str, str, int]  # of a strength: a cause, the thing it comes from, and how much


def _nothing_yet() -> dict[Side, str]:
    return {ATTACKER: "", DEFENDER: ""}


@struct
class Battle(Struct):
    """A combat, from the march that brings it until it is cleaned up (pp. 17–21)."""

    area: Area
    attacker: House
    defender: House
    origin: Area  # where the attackers came from
    order: Order  # by which they marched
    units: tuple[Unit, ...]  # of the attacker
    support: tuple[tuple[Area, Side], ...] = ()
    card: dict[Side, Card] = field(default_factory=_nothing_yet)
    tide: dict[Side, Card] = field(default_factory=_nothing_yet)
    # Where the final strengths come from, once they are known.
    parts: dict[Side, tuple[Part, ...]] = field(default_factory=dict)
    resolved: tuple[Card, ...] = ()  # cards whose text was done: none is done twice in a combat
    blade: House = ""  # who used it
    winner: House = ""
    loser: House = ""
    casualties: int = 0  # that the swords of the winner cost the loser
    step: str = "support"

    @property
    def has_begun(self) -> bool:
        """Whether more than support has been called for."""
        return self.step != "support"

    def house(self, side: Side) -> House:
        return self.attacker if side == ATTACKER else self.defender

    def side(self, house: House) -> Side:
        return ATTACKER if house == self.attacker else DEFENDER

    def enemy(self, house: House) -> House:
        """The other combatant."""
        return self.defender if house == self.attacker else self.attacker


@struct
class Attack(Struct):
    """An attack of the wildlings (p. 22)."""

    strength: int
    sits_out: House = ""  # who has no part in an attack that follows a Preemptive Raid
    card: Card = ""
    is_beaten: bool = False
    bidder: House = ""  # the highest, or the lowest if the wildlings won


@state
class Westeros(State):
    """The state of the board game."""

    watchers: ClassVar[tuple[Callable[[Any], None], ...]] = (seven_castles,)

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
    planned: dict[House, tuple[tuple[Area, Order], ...]] = private(pool=None)  # face down
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
    attack: Attack | None = public(default=None)
    battle: Battle | None = public(default=None)
    tides: dict[House, tuple[Card, ...]] = private(pool=None)  # drawn for this battle, face down
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


_PLACE: Final = {area: place for place, area in enumerate(AREAS)}


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
    if game.battle and game.battle.attacker == house:
        groups.append(game.battle.units)
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
    """Take power from the pool, as far as there is any (p. 4); returns how much."""
    left = POWER_TOKENS - game.power[house] - len(tokens_of(game, house))
    gained = max(0, min(count, left))
    game.power[house] += gained
    return gained


def lose_power(game: Westeros, house: House, count: int) -> int:
    """Give available power back to the pool, as far as there is any; returns how much."""
    lost = min(count, game.power[house])
    game.power[house] -= lost
    return lost


def remove_stray_orders(game: Westeros) -> None:
    """Orders in areas without units leave the board (p. 21)."""
    if any(area not in game.holder for area in game.orders):
        game.orders = {a: order for a, order in game.orders.items() if a in game.holder}


def battle_of(game: Westeros) -> Battle:
    """The combat that is being fought."""
    assert game.battle is not None
    return game.battle


def enemy_of(game: Westeros, house: House) -> House:
    """The other combatant."""
    return battle_of(game).enemy(house)
