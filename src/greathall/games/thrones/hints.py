"""Why the bot would do what it would do, for a person who asks for a hint: by what they see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.advice import Reason, Reasons, against_it, for_it
from greathall.games.thrones.bot import NONE, best_by_order, plan_by, score_options
from greathall.games.thrones.bot.battles import Fight
from greathall.games.thrones.bot.orders import marches
from greathall.games.thrones.bot.realm import Realm
from greathall.games.thrones.consolidate_power import power_at_best
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    DEFENSE,
    HOUSE_CARDS,
    MARCH,
    ORDERS,
    RAID,
    SUPPORT,
    TRACKS,
    Area,
    Order,
)
from greathall.games.thrones.hints_of_choices import WHY_CHOSEN
from greathall.games.thrones.strength import group_strength
from greathall.games.thrones.table import Westeros, battle_of
from greathall.kernel import Question, state_from

Why = Callable[[Realm, Question[Any], Any], Reasons]


def weigh(view: dict[str, Any], question: Question[Any]) -> list[float]:
    """What each option is worth; of orders, for this area alone, the one that is planned first."""
    if question.kind != "place-order":
        return score_options(view, question)
    realm = Realm(state_from(Westeros, view), question.actor)
    worths = best_by_order(realm, question.about)
    planned = plan_by(view, question.actor).get(question.about, NONE)
    best = max(worths.get(option, 0.0) for option in question.options)
    return [best + 0.1 if o == planned else worths.get(o, 0.0) for o in question.options]


def plan(view: dict[str, Any], question: Question[Any]) -> list[tuple[Area, Order]]:
    """While orders are placed, all of them: they make sense together."""
    return list(plan_by(view, question.actor).items()) if question.kind == "place-order" else []


def why_planned(view: dict[str, Any], question: Question[Any], area: Area, order: Order) -> Reasons:
    """What speaks for and against an order of the plan, wherever it is to lie."""
    if order == NONE:
        return Reasons()
    return order_there(Realm(state_from(Westeros, view), question.actor), area, order)


def reasons(view: dict[str, Any], question: Question[Any], option: Any) -> Reasons:
    """What speaks for and against an option."""
    why = WHY.get(question.kind)
    if why is None or option == NONE:
        return Reasons()
    return why(Realm(state_from(Westeros, view), question.actor), question, option)


# ------------------------------------------------ orders


def of_order(realm: Realm, question: Question[Any], order: Order) -> Reasons:
    return order_there(realm, question.about, order)


def order_there(realm: Realm, area: Area, order: Order) -> Reasons:
    facts = ORDERS[order]
    star = (against_it("reason-star"),) if facts.special else ()
    return Reasons((*BY_ORDER[facts.type](realm, area, order), *star))


def of_march(realm: Realm, area: Area, order: Order) -> tuple[Reason, ...]:
    ways = marches(realm, area, ORDERS[order].strength)
    if not ways:
        return (against_it("reason-nowhere"),)
    units = realm.units.get(area, ())
    return towards(
        realm, ways[0].target, group_strength(units, ways[0].target) + ORDERS[order].strength
    )


def towards(realm: Realm, target: Area, strength: int) -> tuple[Reason, ...]:
    """What waits there, and what there is to be won."""
    enemy, lord = realm.defender(target), realm.game.lords.get(target, 0)
    structure = "" if realm.is_ours(target) else AREAS[target].structure
    gain = (for_it(f"reason-takes-{structure}", area=target),) if structure else ()
    if lord:
        told = for_it if strength >= lord else against_it
        return (*gain, told("reason-neutral", area=target, strength=strength, lord=lord))
    if not enemy:
        return (*gain, for_it("reason-undefended", area=target))
    against = round(realm.resistance(target, enemy))
    told = for_it if strength > against else against_it
    return (*gain, told("reason-attack", area=target, strength=strength, against=against))


def of_defense(realm: Realm, area: Area, order: Order) -> tuple[Reason, ...]:
    threat = round(realm.threat(area))
    told = for_it("reason-threat", area=area, strength=threat)
    return (told,) if threat else (against_it("reason-no-threat", area=area),)


def of_support(realm: Realm, area: Area, order: Order) -> tuple[Reason, ...]:
    return (for_it("reason-support", strength=group_strength(realm.units.get(area, ()), area)),)


def of_raid(realm: Realm, area: Area, order: Order) -> tuple[Reason, ...]:
    return (for_it("reason-raid"),)


def of_consolidating(realm: Realm, area: Area, order: Order) -> tuple[Reason, ...]:
    if ORDERS[order].special and AREAS[area].points:
        return (for_it("reason-muster", area=area, count=AREAS[area].points),)
    return (for_it("reason-power", count=power_at_best(area)),)


BY_ORDER: Final[dict[str, Callable[[Realm, Area, Order], tuple[Reason, ...]]]] = {
    MARCH: of_march,
    DEFENSE: of_defense,
    SUPPORT: of_support,
    RAID: of_raid,
    CONSOLIDATE: of_consolidating,
}


# ------------------------------------------------ actions and battles


def of_chosen_march(realm: Realm, question: Question[Any], area: Area) -> Reasons:
    return Reasons(of_march(realm, area, realm.orders[area]))


def of_target(realm: Realm, question: Question[Any], target: Area) -> Reasons:
    if target not in AREAS:
        return Reasons((for_it("reason-stay"),))
    order = ORDERS[realm.orders[question.about]]
    units = realm.units.get(question.about, ())
    return Reasons(towards(realm, target, group_strength(units, target) + order.strength))


def of_group(realm: Realm, question: Question[Any], group: Any) -> Reasons:
    origin, target = realm.game.marching, question.about
    strength = ORDERS[realm.orders[origin]].strength + group_strength(group, target)
    empty = len(group) == len(realm.units.get(origin, ()))
    left = (against_it("reason-leaves-empty", area=origin),) if empty else ()
    return Reasons((*towards(realm, target, strength), *left))


def of_raid_target(realm: Realm, question: Question[Any], area: Area) -> Reasons:
    return Reasons((for_it("reason-raided", order=realm.orders[area], area=area),))


def of_house_card(realm: Realm, question: Question[Any], card: str) -> Reasons:
    fight = Fight(realm)
    cards = (fight.theirs,) if fight.theirs else fight.game.hand[fight.enemy]
    leads = [fight.lead_with(card, other) for other in cards]
    won = sum(lead > 0 for lead in leads)
    odds = for_it if 2 * won >= len(leads) else against_it
    spent = (against_it("reason-card-spent"),) if HOUSE_CARDS[card].strength > 2 else ()
    at_stake = for_it("reason-battle", area=battle_of(realm.game).area)
    return Reasons((odds("reason-cards", won=won, all=len(leads)), at_stake, *spent))


def of_bid(realm: Realm, question: Question[Any], bid: int) -> Reasons:
    kept = for_it("reason-bid-kept", count=realm.power - bid)
    goal = "reason-bid-track" if question.about in TRACKS else "reason-bid-wildlings"
    return Reasons((for_it(goal, track=question.about), kept) if bid else (kept,))


def least_missed(realm: Realm, question: Question[Any], option: Any) -> Reasons:
    return Reasons((for_it("reason-least-missed"),))


WHY: Final[dict[str, Why]] = {
    "place-order": of_order,
    "replace-with": of_order,
    "choose-march": of_chosen_march,
    "march-to": of_target,
    "march-group": of_group,
    "raid-target": of_raid_target,
    "choose-house-card": of_house_card,
    "replacement-card": of_house_card,
    "bid": of_bid,
    "casualty": least_missed,
    "disband": least_missed,
    "retreat-loss": least_missed,
    "lose-unit": least_missed,
    **WHY_CHOSEN,
}
