"""Which order where: each area gets what helps it most, the most pressing first."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Final, NamedTuple

from greathall.games.thrones.bot.realm import Realm, Units
from greathall.games.thrones.consolidate_power import power_at_best
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
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
    Area,
    Order,
    without,
)
from greathall.games.thrones.planning_phase import after_placing, offered, tokens_of_round
from greathall.games.thrones.raids import areas_within_raid, raid_targets
from greathall.games.thrones.strength import group_strength
from greathall.games.thrones.supply import fits_with, sizes_of_groups
from greathall.games.thrones.support import can_help
from greathall.games.thrones.table import stars_of

FAILURE: Final = 0.4  # what an attack costs that does not succeed
TOKEN: Final = 0.3  # what a power token left behind costs
SECOND_TARGET: Final = 0.6  # of what else a divided army may take
ATTACKS_TO_COME: Final = 0.5  # of the good that support does to an attack of ours
STAR: Final = 0.05  # a special order is kept for where it matters
MUSTERED: Final = 1.6  # for each point
REMOVED: Final = {SUPPORT: 0.8, DEFENSE: 0.7, RAID: 0.6}  # what it is worth to remove these
GUESSED_RAID: Final = 0.75  # that finds something, while orders lie face down
REMOVABLE: Final = {LAND: 0.5, SEA: 0.9, PORT: 0.9}  # how often orders there are, beside enemies
IDLE: Final = {SUPPORT: 0.05, DEFENSE: 0.04, CONSOLIDATE: 0.02, MARCH: 0.0, RAID: -0.1}


class March(NamedTuple):
    worth: float
    target: Area


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


def worth_of_move(realm: Realm, origin: Area, target: Area, group: Units, order: int) -> float:
    """What a group gains there, less what those who stay can no longer hold."""
    units = realm.units.get(origin, ())
    rest = without(units, group)
    left = realm.hold(origin, rest) - realm.hold(origin, units)
    if not rest and AREAS[origin].kind == LAND and AREAS[origin].home_of != realm.house:
        left -= TOKEN
    return left + worth_of_arrival(realm, target, group, order)


def worth_of_arrival(realm: Realm, target: Area, group: Units, order: int) -> float:
    battle = realm.game.battle
    if battle and battle.area == target:  # reinforcements for the attack of this march
        fighting = realm.odds(target, battle.units, order)
        return realm.prize(target) * (realm.odds(target, battle.units + group, order) - fighting)
    if realm.is_ours(target) and not realm.defender(target):
        there = realm.units.get(target, ())
        return realm.hold(target, there + group) - realm.hold(target, there)
    odds = realm.odds(target, group, order)
    failure = 0.0 if realm.is_last_round else FAILURE
    worth = realm.worth(target)
    kept = realm.hold(target, group) / worth if worth else 0.0
    return odds * kept * realm.prize(target) - (1 - odds) * failure


def marches(realm: Realm, origin: Area, order: int) -> list[March]:
    """What a march from here can do, the best first; the best may leave units for the next."""
    units = realm.units.get(origin, ())
    groups, ways = some_groups(units), realm.reach(realm.house, origin) if units else ()
    found = [March(best_move(realm, origin, to, groups, order), to) for to in ways]
    found.sort(reverse=True)
    if len(units) > 1 and len(found) > 1:
        best, second = found[:2]
        both = best.worth + SECOND_TARGET * max(0.0, second.worth)
        found[0] = March(both, best.target)
    return found


def best_move(realm: Realm, origin: Area, to: Area, groups: list[Units], order: int) -> float:
    """What any of these groups could do there at best."""
    if not realm.is_contested(to):
        order = 0  # its strength makes no difference
    move = origin, to, order
    if move not in realm.moves:
        worths = [worth_of_move(realm, origin, to, group, order) for group in groups]
        realm.moves[move] = max(worths)
    return realm.moves[move]


# ------------------------------------------------ other orders


def worth_of_defense(realm: Realm, area: Area, order: int) -> float:
    units = realm.units.get(area, ())
    return realm.hold(area, units, order) - realm.hold(area, units)


def worth_of_support(realm: Realm, area: Area, order: int) -> float:
    """The most that our units here could do for a fight beside them."""
    worths = [0.0]
    here = realm.units.get(area, ())
    for other in AREAS[area].adjacent:
        if not can_help(area, other):
            continue
        if realm.holder.get(other) == realm.house:
            units, more = realm.units.get(other, ()), group_strength(here, other, attacking=False)
            worths.append(realm.hold(other, units, more + order) - realm.hold(other, units))
        elif realm.defender(other) or realm.game.lords.get(other):
            more = group_strength(here, other) + order
            worths.append(ATTACKS_TO_COME * _help_for_attack(realm, area, other, more))
    return max(worths)


def _help_for_attack(realm: Realm, area: Area, target: Area, more: int) -> float:
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


def worth_of_raid(realm: Realm, area: Area, order: Order) -> float:
    if not realm.orders:
        return GUESSED_RAID * (1 - _chance_of_nothing(realm, area))
    targets = raid_targets(realm.game, realm.house, area, order)
    return max((worth_of_target(realm, target) for target in targets), default=0.0)


def _chance_of_nothing(realm: Realm, area: Area) -> float:
    """How likely no enemy order beside us can be removed."""
    enemies = areas_within_raid(realm.game, realm.house, area)
    return prod(1 - REMOVABLE[AREAS[enemy].kind] for enemy in enemies)


def worth_of_target(realm: Realm, area: Area) -> float:
    """What it is worth to remove this enemy order."""
    order = ORDERS[realm.orders[area]]
    if order.type == CONSOLIDATE:
        return 1.0 + AREAS[area].power * 0.4 + 0.5 * order.special
    return REMOVED.get(order.type, 0.0)


def worth_of_consolidating(realm: Realm, area: Area, special: bool) -> float:
    worth = power_at_best(area) * power_worth(realm)  # a blockade may yet be broken
    if special and AREAS[area].points:
        worth = max(worth, worth_of_mustering(realm, area))
    return worth


def worth_of_mustering(realm: Realm, area: Area) -> float:
    if realm.is_last_round:
        return 0.0
    points, game, house = AREAS[area].points, realm.game, realm.house
    if not fits_with(sizes_of_groups(game, house), game.supply[house], area):
        points = min(points, realm.units.get(area, ()).count(FOOTMAN))
    return points * MUSTERED


# ------------------------------------------------ the plan


class Choice(NamedTuple):
    worth: float
    area: Area
    order: Order
    target: Area = ""


def worth_of_order(realm: Realm, area: Area, order: Order) -> float:
    """What any order but a march is worth here."""
    facts = ORDERS[order]
    if facts.type == DEFENSE:
        return worth_of_defense(realm, area, facts.strength)
    if facts.type == SUPPORT:
        return worth_of_support(realm, area, facts.strength)
    if facts.type == RAID:
        return worth_of_raid(realm, area, order)
    return worth_of_consolidating(realm, area, facts.special)


def choices(realm: Realm, area: Area) -> list[Choice]:
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


def plan(realm: Realm, nudge: Callable[[], float] = lambda: 0.0) -> dict[Area, Order]:
    """An order for each area, as far as tokens and stars go.

    No two armies go for one target, and no raid lies where another one reaches everybody. What
    everything is worth may be nudged, for other plans that are not much worse.
    """
    tokens, stars = tokens_of_round(realm.game.banned), stars_of(realm.game, realm.house)
    taken, raided, placed = set[Area](), set[Area](), dict[Area, Order]()
    found = (choice for area in realm.own for choice in choices(realm, area))
    left = sorted((c._replace(worth=c.worth + nudge()) for c in found), reverse=True)
    for choice in left:
        if choice.area in placed or choice.order not in offered(tokens, stars):
            continue
        if choice.target in taken and not realm.is_ours(choice.target):
            continue
        if ORDERS[choice.order].type == RAID:
            enemies = areas_within_raid(realm.game, realm.house, choice.area)
            if raided.issuperset(enemies):
                continue
            raided.update(enemies)
        placed[choice.area] = choice.order
        tokens, stars = after_placing(tokens, stars, choice.order)
        taken.add(choice.target or choice.area)
    return placed
