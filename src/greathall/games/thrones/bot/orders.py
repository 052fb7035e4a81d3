"""Which order where: each area gets what helps it most, the most pressing first."""

from __future__ import annotations

from typing import NamedTuple

from greathall.games.thrones.bot.realm import HELP_FROM, Realm, Units, is_of, strength
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    COURT,
    DEFENSE,
    FOOTMAN,
    LAND,
    MARCH,
    ORDERS,
    PORT,
    RAID,
    SEA,
    SIEGE,
    STRENGTH,
    SUPPORT,
    stars_at_court,
    without,
)

FAILURE = 1.2  # what an attack costs that does not succeed
TOKEN = 0.3  # what a power token left behind costs
SECOND_TARGET = 0.6  # of what else a divided army may take
ATTACKS_TO_COME = 0.5  # of the good that support does to an attack of ours
STAR = 0.05  # a special order is kept for where it matters
MUSTERED = 1.6  # for each point
GUESSED_RAID = 0.45  # for each enemy beside us, while orders lie face down
IDLE = {SUPPORT: 0.05, DEFENSE: 0.04, CONSOLIDATE: 0.02, MARCH: 0.0, RAID: -0.1}
# Which kinds of area a raid reaches from each kind.
RAIDED_FROM = {LAND: (LAND,), SEA: (SEA, LAND, PORT), PORT: (SEA,)}


class March(NamedTuple):
    worth: float
    target: str


def power_worth(realm: Realm) -> float:
    """What one more power token is worth: the more we have, the less."""
    if realm.is_last_round:
        return 0.0
    return 0.5 if realm.power < 6 else 0.35 if realm.power < 12 else 0.15


# ------------------------------------------------ marches


def some_groups(units: Units) -> list[Units]:
    """All, one of the weakest, and all but one of those: enough to judge by."""
    if not units:
        return []
    weakest = min(units, key=lambda unit: (unit == SIEGE, STRENGTH[unit]))
    groups = [units]
    if len(units) > 1:
        groups.append((weakest,))
    if len(units) > 2:
        groups.append(without(units, (weakest,)))
    return groups


def worth_of_move(realm: Realm, origin: str, target: str, group: Units, order: int) -> float:
    """What a group gains there, less what those who stay can no longer hold."""
    units = realm.units.get(origin, ())
    rest = without(units, group)
    left = realm.hold(origin, rest) - realm.hold(origin, units)
    if not rest and AREAS[origin].kind == LAND and AREAS[origin].home_of != realm.house:
        left -= TOKEN
    return left + worth_of_arrival(realm, target, group, order)


def worth_of_arrival(realm: Realm, target: str, group: Units, order: int) -> float:
    battle = realm.view["battle"]
    if battle and battle["area"] == target:  # reinforcements for the attack of this march
        fighting = realm.odds(target, battle["units"], order)
        return realm.prize(target) * (realm.odds(target, battle["units"] + group, order) - fighting)
    ahead = realm.prospect(target)
    if realm.controller(target) == realm.house and not realm.defender(target):
        there = realm.units.get(target, ())
        return ahead + realm.hold(target, there + group) - realm.hold(target, there)
    odds = realm.odds(target, group, order)
    kept = realm.hold(target, group) / realm.worth(target)
    return odds * (kept * realm.prize(target) + ahead) - (1 - odds) * FAILURE


def marches(realm: Realm, origin: str, order: int) -> list[March]:
    """What a march from here can do, the best first; the best may leave units for the next."""
    units = realm.units.get(origin, ())
    found = [
        March(max(worth_of_move(realm, origin, to, g, order) for g in some_groups(units)), to)
        for to in realm.reach(realm.house, origin)
        if units
    ]
    found.sort(reverse=True)
    if len(units) > 1 and len(found) > 1:
        best, second = found[:2]
        both = best.worth + SECOND_TARGET * max(0.0, second.worth)
        found[0] = March(both, best.target)
    return found


# ------------------------------------------------ other orders


def worth_of_defense(realm: Realm, area: str, order: int) -> float:
    units = realm.units.get(area, ())
    return realm.hold(area, units, order) - realm.hold(area, units)


def worth_of_support(realm: Realm, area: str, order: int) -> float:
    """The most that our units here could do for a fight beside them."""
    worths = [0.0]
    for other in AREAS[area].adjacent:
        if AREAS[area].kind not in HELP_FROM[AREAS[other].kind]:
            continue
        if realm.holder.get(other) == realm.house:
            units, more = realm.units.get(other, ()), strength(realm.units[area], other, False)
            worths.append(realm.hold(other, units, more + order) - realm.hold(other, units))
        elif realm.defender(other) or realm.view["lords"].get(other):
            more = strength(realm.units[area], other, True) + order
            worths.append(ATTACKS_TO_COME * _help_for_attack(realm, area, other, more))
    return max(worths)


def _help_for_attack(realm: Realm, area: str, target: str, more: int) -> float:
    """What so much strength changes for the best of our other armies beside a target."""
    armies = [
        a
        for a in AREAS[target].adjacent
        if a != area
        and realm.holder.get(a) == realm.house
        and a in realm.units
        and AREAS[a].kind == AREAS[target].kind
    ]
    changes = [
        realm.odds(target, realm.units[a], more) - realm.odds(target, realm.units[a], 0)
        for a in armies
    ]
    return realm.prize(target) * max(changes, default=0.0)


def worth_of_raid(realm: Realm, area: str, special: bool) -> float:
    beside = [a for a in AREAS[area].adjacent if AREAS[a].kind in RAIDED_FROM[AREAS[area].kind]]
    enemies = [a for a in beside if realm.holder.get(a, realm.house) != realm.house]
    if not realm.orders:
        return min(2, len(enemies)) * GUESSED_RAID
    return max((worth_of_target(realm, a, special) for a in enemies), default=0.0)


def worth_of_target(realm: Realm, area: str, special: bool = True) -> float:
    """What it is worth to remove this enemy order."""
    order = realm.orders.get(area, "")
    if is_of(order, CONSOLIDATE):
        return 1.0 + AREAS[area].power * 0.4 + 0.5 * ORDERS[order].special
    if is_of(order, SUPPORT):
        return 0.8
    if is_of(order, RAID):
        return 0.6
    return 0.7 if special and is_of(order, DEFENSE) else 0.0


def worth_of_consolidating(realm: Realm, area: str, special: bool) -> float:
    facts = AREAS[area]
    power = {LAND: 1 + facts.power, PORT: 1}.get(facts.kind, 0)
    worth = power * power_worth(realm)
    if special and facts.points:
        worth = max(worth, worth_of_mustering(realm, area))
    return worth


def worth_of_mustering(realm: Realm, area: str) -> float:
    if realm.is_last_round:
        return 0.0
    points = AREAS[area].points
    if not realm.has_room(area):
        points = min(points, realm.units.get(area, ()).count(FOOTMAN))
    return points * MUSTERED


# ------------------------------------------------ the plan


class Choice(NamedTuple):
    worth: float
    area: str
    order: str
    target: str = ""


def worth_of_order(realm: Realm, area: str, order: str) -> float:
    """What any order but a march is worth here."""
    facts = ORDERS[order]
    if facts.type == DEFENSE:
        return worth_of_defense(realm, area, facts.strength)
    if facts.type == SUPPORT:
        return worth_of_support(realm, area, facts.strength)
    if facts.type == RAID:
        return worth_of_raid(realm, area, facts.special)
    return worth_of_consolidating(realm, area, facts.special)


def choices(realm: Realm, area: str) -> list[Choice]:
    """Everything that the units here could be ordered to do; marches once for each target."""
    found = []
    for order, facts in ORDERS.items():
        usual = IDLE[facts.type] - STAR * facts.special
        if facts.type == MARCH:
            ways = marches(realm, area, facts.strength)
            found += [Choice(march.worth + usual, area, order, march.target) for march in ways]
        else:
            found.append(Choice(worth_of_order(realm, area, order) + usual, area, order))
    return sorted(found, reverse=True)


def plan(realm: Realm) -> dict[str, str]:
    """An order for each area, as far as tokens and stars go; no two armies for one target."""
    banned = realm.view["banned"]
    tokens = {order: facts.allowed_copies(banned) for order, facts in ORDERS.items()}
    stars = stars_at_court(realm.place(COURT), len(realm.view["power"]))
    taken, placed = set[str](), dict[str, str]()
    left = sorted((c for area in realm.own for c in choices(realm, area)), reverse=True)
    for choice in left:
        special = ORDERS[choice.order].special
        if choice.area in placed or not tokens[choice.order] or (special and not stars):
            continue
        if choice.target in taken and realm.controller(choice.target) != realm.house:
            continue
        placed[choice.area] = choice.order
        tokens[choice.order] -= 1
        stars -= special
        taken.add(choice.target or choice.area)
    return placed
