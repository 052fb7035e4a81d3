"""Why the steward of Westeros would choose so where no order and no army is at stake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.advice import Reason, Reasons, against_it, for_it
from greathall.games.thrones.bot import DONE, YES
from greathall.games.thrones.bot.realm import Realm
from greathall.games.thrones.facts import AREAS, ATTACKER, DEFENDER
from greathall.games.thrones.table import battle_of
from greathall.kernel import Question

Why = Callable[[Realm, Question[Any], Any], Reasons]


def said(*reasons: Reason) -> Reasons:
    return Reasons(reasons)


def always(text: str) -> Why:
    """The same reason for whatever is best."""
    return lambda realm, question, option: said(for_it(text))


def yes_or_no(if_yes: str, if_no: str) -> Why:
    return lambda realm, question, option: said(for_it(if_yes if option == YES else if_no))


def of_raven(realm: Realm, question: Question[Any], option: str) -> Reasons:
    return said(for_it(RAVEN.get(option, "reason-raven-kept")))


RAVEN: Final = {
    "replace-order": "reason-raven-replaces",
    "look-at-wildlings": "reason-raven-looks",
}


# ------------------------------------------------ power and units


def of_power(realm: Realm, question: Question[Any], option: str) -> Reasons:
    if option == "muster":
        return said(musters(question.about))
    return said(for_it("reason-power-now"))


def of_mustering_place(realm: Realm, question: Question[Any], area: str) -> Reasons:
    if area == DONE:
        return said(for_it("reason-enough"))
    return said(musters(area), *danger(realm, area))


def of_unit(realm: Realm, question: Question[Any], option: Any) -> Reasons:
    if option == DONE:
        return said(for_it("reason-enough"))
    area = option[1] if option[1] in AREAS else question.about
    return said(for_it("reason-stronger", area=area), *danger(realm, area))


def of_knighted(realm: Realm, question: Question[Any], area: str) -> Reasons:
    return said(for_it("reason-stronger", area=area), *danger(realm, area))


def musters(area: str) -> Reason:
    return for_it("reason-muster", area=area, count=AREAS[area].points)


def danger(realm: Realm, area: str) -> tuple[Reason, ...]:
    threat = round(realm.threat(area))
    return (for_it("reason-threat", area=area, strength=threat),) if threat else ()


# ------------------------------------------------ battles


def of_support(realm: Realm, question: Question[Any], side: str) -> Reasons:
    battle = realm.game.battle
    if not battle:
        text = "reason-against-neutral" if side == ATTACKER else "reason-support-withheld"
        return said(for_it(text))
    ours = {ATTACKER: battle.attacker, DEFENDER: battle.defender}.get(side)
    if ours is None:
        return said(for_it("reason-support-withheld"))
    return said(for_it("reason-own-side" if ours == realm.house else "reason-against-leader"))


def of_retreat(realm: Realm, question: Question[Any], area: str) -> Reasons:
    ours = battle_of(realm.game).winner != realm.house
    return said(for_it("reason-retreat-safe" if ours else "reason-retreat-unsafe"))


# ------------------------------------------------ tracks


def of_first(realm: Realm, question: Question[Any], house: str) -> Reasons:
    return said(for_it("reason-yourself" if house == realm.house else "reason-farthest"))


def of_last(realm: Realm, question: Question[Any], house: str) -> Reasons:
    if house == realm.house:
        return said(against_it("reason-yourself-last"))
    return said(for_it("reason-nearest"))


def of_lowering(realm: Realm, question: Question[Any], track: str) -> Reasons:
    return said(for_it("reason-fall-theirs" if realm.game.battle else "reason-fall-least"))


def of_falling(realm: Realm, question: Question[Any], track: str) -> Reasons:
    ours = question.about == realm.house
    return said(for_it("reason-fall-least" if ours else "reason-fall-theirs"))


WHY_CHOSEN: Final[dict[str, Why]] = {
    "orders-ready": yes_or_no("reason-ready", "reason-not-ready"),
    "use-raven": of_raven,
    "replace-which": always("reason-order-poor"),
    "wildling-card-back": always("reason-no-matter"),
    "choose-raid": always("reason-raid"),
    "choose-consolidate": always("reason-power-now"),
    "consolidate": of_power,
    "leave-power-token": yes_or_no("reason-token-keeps", "reason-token-saved"),
    "muster-at": of_mustering_place,
    "horde-muster": of_mustering_place,
    "muster": of_unit,
    "upgrade-footman": of_knighted,
    "give-support": of_support,
    "accept-support": yes_or_no("reason-more-strength", "reason-no-matter"),
    "use-card-text": yes_or_no("reason-text-helps", "reason-text-harms"),
    "use-blade": yes_or_no("reason-blade", "reason-blade-kept"),
    "redraw-tide": yes_or_no("reason-tide-poor", "reason-tide-good"),
    "retreat-to": of_retreat,
    "capture-ships": always("reason-ships"),
    "remove-order": always("reason-order-harms"),
    "discard-from-hand": always("reason-strongest"),
    "take-card-back": always("reason-strongest"),
    "discard-card": always("reason-weakest"),
    "break-tie": of_first,
    "highest-bidder": of_first,
    "lowest-bidder": of_last,
    "raise-track": always("reason-rise-most"),
    "lower-track": of_lowering,
    "fall-on-track": of_falling,
    "westeros-choice": always("reason-helps-most"),
    "lose-or-fall": always("reason-places-return"),
}
