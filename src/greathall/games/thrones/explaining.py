"""What the rules say of an area or a house card, to whoever asks; they see no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greathall.games.explained import Explanation, Reason, Row, explanation, reason, row
from greathall.games.thrones.consolidate_power import power_at_best, power_in
from greathall.games.thrones.control import controller
from greathall.games.thrones.facts import (
    AREAS,
    HOUSE_CARDS,
    LAND_OF,
    MARCH,
    ORDERS,
    SEA,
    Area,
    Card,
    House,
)
from greathall.games.thrones.movement import areas_within_reach
from greathall.games.thrones.strength import (
    defense_strength,
    group_strength,
    strength_from,
    total_of,
)
from greathall.games.thrones.support import support_areas
from greathall.games.thrones.table import Westeros, battle_of

# The terms that rows are about.
LORD: Final = "thrones-neutral-lord"
GARRISON: Final = "thrones-garrison"
MUSTERING: Final = "thrones-mustering"
SUPPLY: Final = "thrones-supply"
POWER: Final = "thrones-consolidate-power"
UNITS: Final = "thrones-unit"


def explain(game: Westeros, players: tuple[House, ...], kind: str, thing: str) -> Explanation:
    """What these houses may know of an area or of a house card."""
    if kind == "location" and thing in AREAS:
        return _area(game, thing)
    if kind == "card" and thing in HOUSE_CARDS:
        return _card(game, players, thing)
    return explanation()


# ------------------------------------------------------------------ an area


def _area(game: Westeros, area: Area) -> Explanation:
    defence = list(_defence(game, area))
    total = sum(found["after"] or 0 for found in defence)
    return explanation(
        (reason("explain-area"), _what_counts(game, area)),
        (reason("explain-defence", count=total), defence),
        (reason("explain-march"), _march(game, area)),
        (reason("explain-support"), _support(game, area)),
    )


def _what_counts(game: Westeros, area: Area) -> Iterator[Row]:
    """Whose it is, who is to be overcome there, and what it brings."""
    facts = AREAS[area]
    if AREAS[area].kind != SEA:
        owner = controller(game, area)
        yield row(owner or area, _why_controlled(game, area, owner))
    if area in game.lords:
        lord = game.lords[area]
        yield row(LORD, reason("explain-lord" if lord else "explain-lord-closed"), after=lord)
    if facts.points:
        yield row(MUSTERING, reason("explain-points"), sign=facts.structure, after=facts.points)
    if facts.supply:
        yield row(SUPPLY, reason("explain-barrels"), sign="supply", after=facts.supply)
    if facts.kind != SEA:
        power = power_in(game, area) if area in game.holder else power_at_best(area)
        yield row(POWER, reason("explain-power"), sign="power", after=power)


def _why_controlled(game: Westeros, area: Area, owner: House | None) -> Reason:
    land = LAND_OF[area]
    if owner is None:
        return reason("explain-control-nobody")
    if land != area:
        return reason("explain-control-port", location=land)
    if game.holder.get(land):
        return reason("explain-control-units")
    return reason("explain-control-token" if game.tokens.get(land) else "explain-control-home")


def _defence(game: Westeros, area: Area) -> Iterator[Row]:
    """What whoever attacks here has to beat, before support and house cards."""
    units, order = game.units.get(area, ()), game.orders.get(area, "")
    if units:
        strength = group_strength(units, area, attacking=False)
        yield row(UNITS, reason("explain-units", units=units), after=strength)
    if defense_strength(order):
        yield row(order, after=defense_strength(order))
    if game.garrisons.get(area):
        yield row(GARRISON, sign="garrison", after=game.garrisons[area])


def _march(game: Westeros, area: Area) -> Iterator[Row]:
    """Who has an open march order that reaches this area, with how much in an attack."""
    for origin, order in game.orders.items():
        house = game.holder[origin]
        if ORDERS[order].type == MARCH and area in areas_within_reach(game, house, origin):
            told = reason("explain-marcher", player=house)
            yield row(origin, told, after=strength_from(game, origin, area))


def _support(game: Westeros, area: Area) -> Iterator[Row]:
    """Who could support somebody in a battle here, with how much in an attack."""
    for other in support_areas(game, area):
        told = reason("explain-supporter", player=game.holder[other])
        yield row(other, told, after=strength_from(game, other, area))


# ------------------------------------------------------------------ a house card


def _card(game: Westeros, houses: tuple[House, ...], card: Card) -> Explanation:
    house = HOUSE_CARDS[card].house
    if house not in game.hand:
        return explanation()
    if card in game.discard[house]:
        return explanation(can=False, why=reason("explain-card-discarded"))
    if card not in game.hand[house] or house not in houses:
        return explanation()
    battle = game.battle
    if not battle or house not in (battle.attacker, battle.defender):
        return explanation(can=False, why=reason("explain-no-battle"))
    if battle.card[battle.side(house)]:
        return explanation(can=False, why=reason("explain-card-chosen"))
    return explanation((reason("explain-in-battle"), [_preview(game, house, card)]), can=True)


def _preview(game: Westeros, house: House, card: Card) -> Row:
    """What becomes of the own strength, as long as the other card is not known."""
    after = game.copy()
    battle = battle_of(after)
    side = battle.side(house)
    battle.card[side] = card
    told = reason("explain-before-other-card", player=battle.enemy(house))
    return row(battle.area, told, before=total_of(game, side), after=total_of(after, side))
