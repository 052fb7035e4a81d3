"""Why the bot would do what it would do, for a person who asks for a hint: by what they see."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.advice import Reason, Reasons, against_it, for_it
from greathall.games.wotr_cards.bot import NONE, PATHFINDERS, worth_in_reserve
from greathall.games.wotr_cards.bot.fronts import Fronts
from greathall.games.wotr_cards.facts import CARDS, EVENT, ITEM, LOCATIONS
from greathall.games.wotr_cards.places import has_printed_door
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, active_locations
from greathall.games.wotr_cards.totals import PlaceTotals, totals_at
from greathall.kernel import Question, state_from

# Questions with the same reason for whatever is best: what goes is what is missed least.
LEAST_MISSED: Final = (
    *("discard", "opening-discard", "discard-drawn", "eliminate", "eliminate-drawn"),
    *("loss", "army", "fall", "forsake"),
)
MOST_USEFUL: Final = ("take", "hobbit", "heal", "grima", "play-drawn")
# Others with one reason for what is best.
WHY_CHOSEN: Final = {
    "agree": "reason-agree",
    "agree-support": "reason-agree",
    "token": "reason-token",
    "nazgul": "reason-strike",
    "combat": "reason-no-matter",
    "support": "reason-no-matter",
}


def reasons(
    view: dict[str, Any],
    question: Question[Any],
    option: Any,
    table: type[MiddleEarth] = MiddleEarth,
) -> Reasons:
    """What speaks for and against an option, and how a place would stand with and without it."""
    fronts = Fronts(state_from(table, view), question.actor)
    if option == NONE:
        return Reasons()
    if question.kind == "turn":
        return of_action(fronts, *option)
    if question.kind in ("place", "move-to"):
        return of_place(fronts, question.about, option)
    if question.kind == "wielder":
        return of_item(fronts, question.about, option)
    if question.kind in ("battleground", "path"):
        return Reasons((for_it("reason-activate", location=option),))
    if question.kind in LEAST_MISSED:
        return Reasons((for_it("reason-least-missed"),))
    if question.kind in MOST_USEFUL:
        return Reasons((for_it("reason-most-useful"),))
    if question.kind == "may":
        text = "reason-text-helps" if option == "yes" else "reason-text-costs"
        return Reasons((for_it(text),))
    why = WHY_CHOSEN.get(question.kind)
    return Reasons((for_it(why),) if why else ())


def lands(
    view: dict[str, Any],
    question: Question[Any],
    option: Any,
    table: type[MiddleEarth] = MiddleEarth,
) -> str:
    """Where a card that is played or moved will go, by kind and id; nothing for other answers."""
    if question.kind != "turn" or option[0] not in ("play", "move"):
        return ""
    fronts, card = Fronts(state_from(table, view), question.actor), option[1]
    if CARDS[card].type in (EVENT, ITEM):
        return ""
    place = best_place(fronts, card)
    return f"thing:{RESERVE}" if place == RESERVE else f"field:{place}"


# ------------------------------------------------------------------ the actions of a turn


def of_action(fronts: Fronts, action: str, card: str = "") -> Reasons:
    if action == "play":
        played = of_playing(fronts, card)
        return played._replace(all=(*played.all, *price(fronts, card)))
    if action == "move":
        moved = of_place(fronts, card, best_place(fronts, card))
        return moved._replace(all=(*moved.all, for_it("reason-no-price")))
    if action == "use":
        found = "reason-new-path" if card in PATHFINDERS else "reason-action"
        return Reasons((for_it(found, card=card),))
    if action == "ring":
        kept = against_it("reason-ring-kept") if fronts.ring_token == "once-a-game" else None
        return Reasons((for_it("reason-ring"), *((kept,) if kept else ())))
    if action == "pass":
        return Reasons((for_it("reason-pass"),))
    return Reasons((against_it(f"reason-{action}"),))


def of_playing(fronts: Fronts, card: str) -> Reasons:
    kind = CARDS[card].type
    if kind == EVENT:
        return Reasons((for_it("reason-event"),))
    if kind == ITEM:
        able = fronts.wielders(card)
        best = max(able, key=lambda wielder: fronts.gain_of_item(card, wielder), default="")
        return of_item(fronts, card, best) if best else Reasons()
    return of_place(fronts, card, best_place(fronts, card))


def best_place(fronts: Fronts, card: str) -> str:
    """Where the bot would put it: a location, or the reserve."""
    places = [p for p in active_locations(fronts.game) if has_printed_door(card, p)]
    if card in fronts.game.reserve[fronts.player]:
        return max(places, key=lambda place: fronts.gain(card, place), default=RESERVE)
    worths = {place: fronts.gain(card, place) for place in places}
    worths[RESERVE] = worth_in_reserve(fronts, card)
    return max(worths, key=worths.__getitem__)


def price(fronts: Fronts, card: str) -> tuple[Reason, ...]:
    """Another card pays for it; the bot names the one that it would miss least."""
    others = list(fronts.game.hand[fronts.player])
    others.remove(card)
    if not others:
        return (against_it("reason-forsake"),)
    return (against_it("reason-price", card=min(others, key=fronts.use_of)),)


# ------------------------------------------------------------------ places


def of_place(fronts: Fronts, card: str, place: str) -> Reasons:
    if place not in fronts.game.there:
        return Reasons((for_it("reason-reserve"),))
    before = totals_at(fronts.game, place)
    standing = fronts.game.there
    fronts.game.there = {**standing, place: (*standing[place], card)}
    after = totals_at(fronts.game, place)
    fronts.game.there = standing
    lost = (against_it("reason-attackers-fall"),) if fronts.is_attacker(place) else ()
    return changed(fronts, place, before, after, lost)


def of_item(fronts: Fronts, item: str, wielder: str) -> Reasons:
    place = fronts.place_of(wielder)
    if not place:
        return Reasons((for_it("reason-item-waits", card=wielder),))
    before = totals_at(fronts.game, place)
    held = fronts.game.items
    fronts.game.items = {**held, wielder: (*held.get(wielder, ()), item)}
    after = totals_at(fronts.game, place)
    fronts.game.items = held
    return changed(fronts, place, before, after, (against_it("reason-item-falls", card=wielder),))


def changed(
    fronts: Fronts,
    place: str,
    before: PlaceTotals,
    after: PlaceTotals,
    against: tuple[Reason, ...],
) -> Reasons:
    """Who would win the place now, who if this is done, and what it is worth."""
    stands, would_stand = standing_of(place, before), standing_of(place, after)
    attacks = fronts.is_attacker(place)
    wins = (after["short"] > 0) == attacks
    won_before = (before["short"] > 0) == attacks
    verdict = "reason-decides" if wins and not won_before else None
    verdict = verdict or ("reason-to-spare" if wins else "reason-closer")
    points = for_it("reason-points", location=place, count=LOCATIONS[place].points)
    return Reasons(
        (for_it(verdict, **would_stand.fields), points, *against),
        would_stand._replace(good=wins),
        stands._replace(good=won_before),
    )


def standing_of(place: str, sums: PlaceTotals) -> Reason:
    fallen = "outlook-falls" if sums["short"] else "outlook-holds"
    return for_it(fallen, location=place, attack=sums["attack"], defence=sums["defence"])
