"""How the board of Westeros looks to one house: what is whose, what it is worth, who threatens it.

Worth is counted in points of no great precision: a castle is six, a step forward a tenth.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import exp
from typing import Any

from greathall.games.thrones.facts import (
    AREAS,
    AREAS_TO_WIN,
    CASTLES,
    DEFENSE,
    FIEFDOMS,
    HOUSE_CARDS,
    LAND,
    LAND_OF_PORT,
    MARCH,
    ORDERS,
    PORT,
    ROUNDS,
    SEA,
    STRENGTH,
    STRENGTH_IN_SIEGE,
    SUPPLY,
    SUPPORT,
    neighbours,
)

Units = tuple[str, ...]
CASTLE, STRONGHOLD, HOME = 6.0, 7.0, 2.0
BARREL, CROWN, BARE_LAND = 1.2, 0.6, 0.3
COAST = 0.25  # of what lies around a sea, for those who can cross it
DOUBT = 1.3  # how much strength may differ from what we expect
DENIAL = 0.4  # what an enemy loses is worth something too
STANDS_READY = 0.5  # how much an army threatens that has no march order
HELP_OF_FRIENDS = 0.4  # of the units beside a fight that may get a support order
USUAL_DEFENSE = 0.7  # that lies under a token face down
# From which kinds of area a fight can be supported.
HELP_FROM = {LAND: (LAND, SEA), SEA: (SEA, PORT), PORT: ()}


class Realm:
    """What one house makes of its view."""

    def __init__(self, view: dict[str, Any], house: str) -> None:
        self.view, self.house = view, house
        self.units: dict[str, Units] = view["units"]
        self.holder: dict[str, str] = view["holder"]
        self.orders: dict[str, str] = view["orders"]
        self.power: int = view["power"][house]
        self.is_last_round = view["round"] == ROUNDS
        self.own = [area for area in AREAS if self.holder.get(area) == house]
        self._help: dict[tuple[str, str], float] = {}  # what was found out already

    # ------------------------------------------------ what is whose

    def controller(self, area: str) -> str:
        """By units, by a power token, or as a home; nobody is an empty name."""
        facts = AREAS[area]
        if facts.kind == PORT:
            return self.controller(LAND_OF_PORT[area])
        owner: str = self.holder.get(area) or self.view["tokens"].get(area, "")
        return owner or (facts.home_of if facts.home_of in self.view["power"] else "")

    @cached_property
    def castles(self) -> dict[str, int]:
        count = dict.fromkeys(self.view["power"], 0)
        for area in CASTLES:
            if owner := self.controller(area):
                count[owner] += 1
        return count

    def place(self, track: str, house: str = "") -> int:
        """From 0, the best."""
        order: tuple[str, ...] = self.view["tracks"][track]
        return order.index(house or self.house)

    def reach(self, house: str, area: str) -> tuple[str, ...]:
        """Where units can go from here: lands by ship too, and seas; ports only from their sea."""
        if AREAS[area].kind != LAND:
            ports = [p for p in neighbours(area, PORT) if self.controller(p) == house]
            return (*neighbours(area, SEA), *ports)
        lands = dict.fromkeys(neighbours(area, LAND))
        seas = [sea for sea in neighbours(area, SEA) if self.holder.get(sea) == house]
        for sea in seas:  # grows while it is read
            lands |= dict.fromkeys(neighbours(sea, LAND))
            more = [s for s in neighbours(sea, SEA) if self.holder.get(s) == house]
            seas += [s for s in more if s not in seas]
        lords = self.view["lords"]
        return tuple(land for land in lands if land != area and lords.get(land, 0) is not None)

    def has_room(self, area: str) -> bool:
        """Whether supply allows one more unit here."""
        sizes = {a: len(self.units.get(a, ())) for a in self.own}
        sizes[area] = sizes.get(area, 0) + 1
        armies = sorted((size for size in sizes.values() if size > 1), reverse=True)
        limits = SUPPLY[self.view["supply"][self.house]]
        fits = all(size <= limit for size, limit in zip(armies, limits, strict=False))
        return len(armies) <= len(limits) and fits

    # ------------------------------------------------ what it is worth

    def worth(self, area: str) -> float:
        """What it is worth to have this area."""
        facts = AREAS[area]
        if facts.kind == PORT:
            return 0.4
        if facts.kind == SEA:
            return 0.4 + self._coast(area)
        worth = BARE_LAND + BARREL * facts.supply + CROWN * facts.power
        worth += {"castle": CASTLE, "stronghold": STRONGHOLD}.get(facts.structure, 0.0)
        return worth + (HOME if facts.home_of == self.house else 0.0)

    def _coast(self, sea: str) -> float:
        """Lands to be taken over this sea, and own castles that an enemy could land at."""
        lands = neighbours(sea, LAND)
        wanted = [a for a in lands if self.view["lords"].get(a, 0) is not None]
        return COAST * max((land_worth(a) for a in wanted), default=0.0)

    def prize(self, area: str) -> float:
        """What it would be worth to take this area: more, if it decides the game."""
        owner, worth = self.controller(area), self.worth(area)
        if owner and owner != self.house:
            worth += DENIAL * worth
            if AREAS[area].structure and self.castles[owner] >= AREAS_TO_WIN - 1:
                worth += CASTLE
        if AREAS[area].structure and self.castles[self.house] >= AREAS_TO_WIN - 2:
            worth += CASTLE
        return worth

    def prospect(self, area: str) -> float:
        """What lies beyond: better to stand beside a castle that is not ours than far from any."""
        beyond = [n for n in AREAS[area].adjacent if AREAS[n].structure]
        return 0.1 * sum(self.controller(n) != self.house for n in beyond)

    # ------------------------------------------------ strength

    @cached_property
    def threats(self) -> dict[str, float]:
        """The strongest enemy army that can reach each area."""
        found: dict[str, float] = {}
        for area, units in self.units.items():
            house = self.holder[area]
            if house == self.house:
                continue
            order = self.orders.get(area, "")
            sure = 1.0 if not self.orders or is_of(order, MARCH) else STANDS_READY
            for to in self.reach(house, area):
                attack = sure * (strength(units, to, attacking=True) + 0.5)
                found[to] = max(found.get(to, 0.0), attack)
        return found

    def help(self, area: str, house: str) -> float:
        """Support that this house has beside an area, or may have while orders lie face down."""
        if (area, house) not in self._help:
            self._help[area, house] = self._find_help(area, house)
        return self._help[area, house]

    def _find_help(self, area: str, house: str) -> float:
        total = 0.0
        for other in AREAS[area].adjacent:
            if self.holder.get(other) != house or AREAS[other].kind not in HELP_FROM[kind(area)]:
                continue
            there = strength(self.units.get(other, ()), area, attacking=house == self.house)
            order = self.orders.get(other, "")
            if is_of(order, SUPPORT):
                total += there + ORDERS[order].strength
            elif not self.orders:
                total += HELP_OF_FRIENDS * there
        return total

    def defence(self, area: str, units: Units) -> float:
        """What these units of ours could bring up here."""
        order = self.orders.get(area, "")
        more = ORDERS[order].strength if is_of(order, DEFENSE) else 0
        garrison = self.view["garrisons"].get(area, 0) if self.controller(area) == self.house else 0
        return (
            strength(units, area, attacking=False) + more + garrison + self.help(area, self.house)
        )

    def hold(self, area: str, units: Units, more: float = 0.0) -> float:
        """What an area of ours is worth with these units in it, less the danger that it is lost."""
        worth = self.worth(area)
        if not units:
            if AREAS[area].kind != LAND:
                return 0.0
            is_ours = self.view["tokens"].get(area) == self.house
            if not is_ours and AREAS[area].home_of != self.house and not self.power:
                return 0.0
        threat = self.threats.get(area, 0.0)
        if not threat:
            return worth
        return worth * (1 - chance(threat - self.defence(area, units) - more))

    def odds(self, area: str, units: Units, order: int) -> float:
        """How likely these units take an area."""
        attack = strength(units, area, attacking=True) + order
        lord = self.view["lords"].get(area, 0)
        if lord:
            return float(attack + self._sure_support(area) >= lord)
        enemy = self.defender(area)
        if not enemy:
            return 1.0
        lead = attack + self.help(area, self.house) - self.resistance(area, enemy)
        lead += self.best_cards(self.house) - self.best_cards(enemy)
        lead += 0.4 if self.place(FIEFDOMS) < self.place(FIEFDOMS, enemy) else -0.4
        return chance(lead)

    def defender(self, area: str) -> str:
        """Whom we would have to fight there."""
        holder = self.holder.get(area, self.house)
        if holder == self.house and area in self.view["garrisons"]:
            holder = AREAS[area].home_of
        return "" if holder == self.house else holder

    def resistance(self, area: str, enemy: str) -> float:
        """What the defender has without a house card."""
        units = self.units.get(area, ()) if self.holder.get(area) == enemy else ()
        garrison: int = self.view["garrisons"].get(area, 0)
        total = strength(units, area, attacking=False) + self.help(area, enemy) + garrison
        order = self.orders.get(area, "")
        if is_of(order, DEFENSE):
            total += ORDERS[order].strength
        elif not self.orders and units:
            total += USUAL_DEFENSE
        return total

    def _sure_support(self, area: str) -> float:
        return self.help(area, self.house) if self.orders else 0.0

    def best_cards(self, house: str) -> float:
        """About what a house will play: the second best of its hand."""
        hand = sorted((HOUSE_CARDS[c].strength for c in self.view["hand"][house]), reverse=True)
        return float(hand[min(1, len(hand) - 1)])


def land_worth(area: str) -> float:
    """What anybody would give for a land."""
    return AREAS[area].points + 0.3 * (AREAS[area].supply + AREAS[area].power)


def kind(area: str) -> str:
    return AREAS[area].kind


def strength(units: Units, area: str, attacking: bool) -> int:
    """Siege engines count only against castles."""
    return _strength(units, attacking and bool(AREAS[area].structure))


@cache
def _strength(units: Units, besieging: bool) -> int:
    worth = STRENGTH_IN_SIEGE if besieging else STRENGTH
    return sum(worth[unit] for unit in units)


def is_of(order: str, type_: str) -> bool:
    """Whether a token, if there is one, is of this type."""
    return bool(order) and ORDERS[order].type == type_


def chance(lead: float) -> float:
    """How likely a lead of so much strength wins."""
    return 1 / (1 + exp(-lead / DOUBT))
