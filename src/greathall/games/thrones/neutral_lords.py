"""Neutral lords (p. 26)."""

from __future__ import annotations

from greathall.games.thrones.events import LordConquered, LordStoodFirm
from greathall.games.thrones.facts import ORDERS, Area, House, Order, Unit
from greathall.games.thrones.strength import group_strength, strength_from
from greathall.games.thrones.support import ask_for_support, support_areas
from greathall.games.thrones.table import Westeros

Promises = dict[Area, list[Area]]  # by lord, who promised support against it in this march


def can_conquer(
    game: Westeros, area: Area, units: tuple[Unit, ...], order: Order, promises: Promises
) -> bool:
    """Whether these units can reach the strength of the lord.

    Until support has been asked for, everybody may be hoped to help.
    """
    lord = game.lords[area]
    assert lord is not None
    supporters = promises.get(area, support_areas(game, area))
    return own_strength(area, units, order) + _strength_of(game, supporters, area) >= lord


def _strength_of(game: Westeros, supporters: list[Area], area: Area) -> int:
    return sum(strength_from(game, a, area) for a in supporters)


def own_strength(area: Area, units: tuple[Unit, ...], order: Order) -> int:
    """Units and march order; no house cards, no blade."""
    return group_strength(units, area) + ORDERS[order].strength


async def conquer_lord(
    game: Westeros,
    house: House,
    area: Area,
    units: tuple[Unit, ...],
    order: Order,
    promises: Promises,
) -> bool:
    """Compare strengths before anybody moves; support is asked for once, and only if needed."""
    lord, total = game.lords[area], own_strength(area, units, order)
    assert lord is not None
    if total < lord:
        if area not in promises:
            support = await ask_for_support(game, area, house, None)
            promises[area] = [supporter for supporter, _ in support]
        total += _strength_of(game, promises[area], area)
    if total < lord:
        game.emit(LordStoodFirm(house, area, lord, total))
        return False
    game.emit(LordConquered(house, area, lord, total))
    return True
