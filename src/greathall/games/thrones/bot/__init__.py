"""Heuristics for the board game of Westeros, by what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.thrones.bot.battles import Fight
from greathall.games.thrones.bot.bids import TRACK_WORTH, worth_of_bid
from greathall.games.thrones.bot.orders import (
    IDLE,
    choices,
    marches,
    plan,
    worth_of_consolidating,
    worth_of_move,
    worth_of_mustering,
    worth_of_raid,
    worth_of_target,
)
from greathall.games.thrones.bot.realm import Realm
from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    DEFENDER,
    FOOTMAN,
    HOUSE_CARDS,
    KNIGHT,
    ORDERS,
    SEA,
    SHIP,
    SIEGE,
    TIDES,
    Area,
    House,
    Order,
)
from greathall.games.thrones.supply import supply_icons
from greathall.games.thrones.table import Westeros, battle_of
from greathall.kernel import Question, state_from

NONE: Final = "none"
DONE: Final = "done"
YES: Final = "yes"
UNIT_WORTH: Final = {FOOTMAN: 1.0, KNIGHT: 2.0, SIEGE: 1.4, SHIP: 1.1}
GAIN_BY_REPLACING: Final = 0.8  # what another order must be better for the raven to be used
Rule = Callable[[Realm, Question[Any], Any], float]


def score_options(view: dict[str, Any], question: Question[Any]) -> list[float]:
    """What each option is worth to the house that is asked; without a rule all are worth 0."""
    if question.kind == "place-order":
        return place_order(view, question)
    realm = Realm(state_from(Westeros, view), question.actor)
    if question.kind in AT_A_GLANCE:
        return AT_A_GLANCE[question.kind](realm, question)
    rule = RULES.get(question.kind)
    if rule is None:
        return [0.0] * len(question.options)
    return [rule(realm, question, option) for option in question.options]


# ------------------------------------------------ orders


def place_order(view: dict[str, Any], question: Question[Any]) -> list[float]:
    """As planned for all areas at once; the plan is the same at each of them."""
    wanted = plan_by(view, question.actor).get(question.about, NONE)
    return [float(option == wanted) for option in question.options]


def plan_by(view: dict[str, Any], house: House) -> dict[Area, Order]:
    """What this house plans; it is asked area by area, so its last plan is remembered."""
    position, planned = _LAST_PLAN.get(house, ({}, {}))
    if position != view:
        planned = plan(Realm(state_from(Westeros, view), house))
        kept = {name: dict(row) if isinstance(row, dict) else row for name, row in view.items()}
        _LAST_PLAN[house] = kept, planned
    return planned


_LAST_PLAN: Final[dict[House, tuple[dict[str, Any], dict[Area, Order]]]] = {}


def use_raven(realm: Realm, question: Question[Any], option: str) -> float:
    if option == "replace-order":
        return max((gain_by_replacing(realm, area) for area in realm.own), default=-1.0)
    return GAIN_BY_REPLACING if option == "look-at-wildlings" else 0.0


def gain_by_replacing(realm: Realm, area: str) -> float:
    """How much better any other order would be, now that all are known."""
    present = realm.orders.get(area)
    if present is None:
        return -1.0
    worths = best_by_order(realm, area)
    return max(worths.values()) - worths[present]


def best_by_order(realm: Realm, area: str) -> dict[str, float]:
    worths = {order: IDLE[facts.type] for order, facts in ORDERS.items()}
    for choice in choices(realm, area):
        worths[choice.order] = max(worths[choice.order], choice.worth)
    return worths


def replace_which(realm: Realm, question: Question[Any], option: str) -> float:
    return gain_by_replacing(realm, option)


def replace_with(realm: Realm, question: Question[Any], option: str) -> float:
    return best_by_order(realm, question.about)[option]


def choose_march(realm: Realm, question: Question[Any], option: str) -> float:
    """What promises most, before others take it."""
    found = marches(realm, option, ORDERS[realm.orders[option]].strength)
    return found[0].worth if found else 0.0


def march_to(realm: Realm, question: Question[Any]) -> list[float]:
    """Where a group does most; to stop is better than to do harm."""
    strength = ORDERS[realm.orders[question.about]].strength
    found = {march.target: march.worth for march in marches(realm, question.about, strength)}
    return [found.get(option, 0.0) for option in question.options]


def march_group(realm: Realm, question: Question[Any]) -> list[float]:
    """As many as it takes, and not more than the origin can spare."""
    origin = realm.game.marching
    strength, to = ORDERS[realm.orders[origin]].strength, question.about
    return [worth_of_move(realm, origin, to, group, strength) for group in question.options]


def leave_token(realm: Realm, question: Question[Any], option: str) -> float:
    facts = AREAS[question.about]
    useful = facts.points or facts.supply + facts.power > 1 or realm.power > 3
    return float((option == YES) == bool(useful))


def raid_target(realm: Realm, question: Question[Any], option: str) -> float:
    return -0.1 if option == NONE else worth_of_target(realm, option)


def choose_raid(realm: Realm, question: Question[Any], option: str) -> float:
    """Where most can be disturbed."""
    return worth_of_raid(realm, option, realm.orders[option])


def choose_consolidate(realm: Realm, question: Question[Any], option: str) -> float:
    return worth_of_consolidating(realm, option, ORDERS[realm.orders[option]].special)


def consolidate(realm: Realm, question: Question[Any], option: str) -> float:
    if option == "muster":
        return worth_of_mustering(realm, question.about)
    return worth_of_consolidating(realm, question.about, special=False)


# ------------------------------------------------ mustering


def muster_at(realm: Realm, question: Question[Any], option: str) -> float:
    """Where danger is greatest first, before supply runs out."""
    return -1.0 if option == DONE else AREAS[option].points + realm.threat(option)


def muster(realm: Realm, question: Question[Any], option: Any) -> float:
    if option == DONE:
        return -1.0
    unit, place = option
    if unit == "upgrade":
        return 1.3 if place == KNIGHT else 0.3
    if unit == SHIP:
        return ship_worth(realm, place)
    return {FOOTMAN: 1.2, KNIGHT: 1.25, SIEGE: 0.4}[unit]


def ship_worth(realm: Realm, place: str) -> float:
    """One ship a sea, and a few more where enemies are."""
    if AREAS[place].kind != SEA:
        return 0.2
    if place not in realm.holder:
        return 1.22
    return 0.9 if realm.threat(place) >= len(realm.units.get(place, ())) else 0.1


# ------------------------------------------------ battles


def give_support(realm: Realm, question: Question[Any], option: str) -> float:
    """Our own side; else against whoever has more castles than the other and than we."""
    battle = realm.game.battle
    if not battle:  # against a neutral lord
        return float(option == ATTACKER)
    if realm.house in (battle.attacker, battle.defender):
        return float(option in (ATTACKER, DEFENDER))
    gap = realm.castles[battle.attacker] - realm.castles[battle.defender]
    return {ATTACKER: -gap, DEFENDER: gap}.get(option, 0.5)


def accept_support(realm: Realm, question: Question[Any], option: str) -> float:
    return float(option == YES)


def house_card(realm: Realm, question: Question[Any]) -> list[float]:
    fight = Fight(realm)
    return [fight.worth_of_card(option) for option in question.options]


def use_blade(realm: Realm, question: Question[Any], option: str) -> float:
    """Its holder wins ties, so that one point helps only who is one behind."""
    return float((option == YES) == (Fight(realm).lead() == -1))


def redraw_tide(realm: Realm, question: Question[Any], option: str) -> float:
    drawn = TIDES[question.about]
    poor = drawn.strength + drawn.skulls == 0 and Fight(realm).lead() < 1
    return float((option == YES) == poor)


def use_card_text(realm: Realm, question: Question[Any], option: str) -> float:
    fight = Fight(realm)
    useful = True
    if question.about == "aeron-damphair":
        better = max(fight.worth_of_card(card) for card in realm.game.hand[realm.house])
        useful = better > fight.worth_of_card("aeron-damphair") + 1.0
    elif question.about == "tyrion-lannister":
        others = [HOUSE_CARDS[card].strength for card in realm.game.hand[fight.enemy]]
        useful = not others or HOUSE_CARDS[fight.theirs].strength > sum(others) / len(others)
    return float((option == YES) == useful)


def lose_unit(realm: Realm, question: Question[Any], option: Any) -> float:
    """The cheapest, where it is needed least."""
    if isinstance(option, str):
        return -UNIT_WORTH[option]
    area, unit = option
    units = realm.units.get(area, ())
    last = realm.worth(area) if len(units) == 1 else 0.0
    return -UNIT_WORTH[unit] - last - 0.2 * realm.threat(area)


def retreat_to(realm: Realm, question: Question[Any], option: str) -> float:
    """Home, or where we have friends; the winner may choose for the loser, and does the reverse."""
    worth = realm.worth(option) - realm.threat(option)
    return -worth if battle_of(realm.game).winner == realm.house else worth


def remove_order(realm: Realm, question: Question[Any], option: str) -> float:
    if option == NONE:
        return -1.0
    order = ORDERS[realm.orders[option]]
    return len(realm.units.get(option, ())) * (2.0 if order.type == "march" else 1.0)


def strongest(realm: Realm, question: Question[Any], option: str) -> float:
    return -1.0 if option == NONE else HOUSE_CARDS[option].strength


def weakest(realm: Realm, question: Question[Any], option: str) -> float:
    return -HOUSE_CARDS[option].strength


def upgrade_footman(realm: Realm, question: Question[Any], option: str) -> float:
    return -1.0 if option == NONE else realm.threat(option)


# ------------------------------------------------ tracks and wildlings


def bid(realm: Realm, question: Question[Any], option: int) -> float:
    return worth_of_bid(realm, question.about, option)


def first_of_tied(realm: Realm, question: Question[Any], option: str) -> float:
    """We, then whoever is farthest from winning."""
    return 10.0 if option == realm.house else -realm.castles[option]


def last_of_tied(realm: Realm, question: Question[Any], option: str) -> float:
    return -first_of_tied(realm, question, option)


def raise_track(realm: Realm, question: Question[Any], option: str) -> float:
    return realm.place(option) * TRACK_WORTH[option]


def lower_track(realm: Realm, question: Question[Any], option: str) -> float:
    """Where we fall least, or the enemy in our battle most."""
    if realm.game.battle:
        return -realm.place(option, Fight(realm).enemy) * TRACK_WORTH[option]
    return raise_track(realm, question, option)


def fall_on_track(realm: Realm, question: Question[Any], option: str) -> float:
    return -TRACK_WORTH[option] if question.about == realm.house else TRACK_WORTH[option]


def westeros_choice(realm: Realm, question: Question[Any], option: str) -> float:
    worth: dict[str, float] = {
        "mustering": 2.0,
        "supply": supply_icons(realm.game, realm.house) - realm.game.supply[realm.house],
        "power": 1.0,
        "clash-of-kings": 0.2 * realm.power - 1.0,
        "march-plus-1": 0.2,
        "defense": 0.1,
    }
    return worth.get(option, 0.0)


def lose_or_fall(realm: Realm, question: Question[Any], option: str) -> float:
    return float(option == "track")


def greatest(realm: Realm, question: Question[Any], option: int) -> float:
    return float(option)


# All options of a question together, where each would ask for the same.
AT_A_GLANCE: Final[dict[str, Callable[[Realm, Question[Any]], list[float]]]] = {
    "march-to": march_to,
    "march-group": march_group,
    "choose-house-card": house_card,
    "replacement-card": house_card,
}
RULES: Final[dict[str, Rule]] = {
    "use-raven": use_raven,
    "replace-which": replace_which,
    "replace-with": replace_with,
    "choose-raid": choose_raid,
    "raid-target": raid_target,
    "choose-march": choose_march,
    "leave-power-token": leave_token,
    "choose-consolidate": choose_consolidate,
    "consolidate": consolidate,
    "muster-at": muster_at,
    "horde-muster": lambda realm, question, o: -1.0 if o == NONE else AREAS[o].points,
    "muster": muster,
    "give-support": give_support,
    "accept-support": accept_support,
    "use-card-text": use_card_text,
    "use-blade": use_blade,
    "redraw-tide": redraw_tide,
    "casualty": lose_unit,
    "retreat-loss": lose_unit,
    "disband": lose_unit,
    "lose-unit": lose_unit,
    "retreat-to": retreat_to,
    "capture-ships": greatest,
    "remove-order": remove_order,
    "upgrade-footman": upgrade_footman,
    "discard-from-hand": strongest,
    "take-card-back": strongest,
    "discard-card": weakest,
    "bid": bid,
    "break-tie": first_of_tied,
    "highest-bidder": first_of_tied,
    "lowest-bidder": last_of_tied,
    "raise-track": raise_track,
    "lower-track": lower_track,
    "fall-on-track": fall_on_track,
    "westeros-choice": westeros_choice,
    "lose-or-fall": lose_or_fall,
}
