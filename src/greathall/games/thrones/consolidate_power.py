"""Resolving consolidate power orders (pp. 16, 22, 25)."""

from __future__ import annotations

from greathall.games.thrones.events import PowerConsolidated
from greathall.games.thrones.facts import AREAS, CONSOLIDATE, LAND, ORDERS, PORT, Area, House
from greathall.games.thrones.mustering import muster_in, recruits
from greathall.games.thrones.ports import is_trading
from greathall.games.thrones.table import Westeros, gain_power
from greathall.games.thrones.turns import open_phase, take_next_turn
from greathall.kernel import choose


async def resolve_consolidate_power(game: Westeros) -> None:
    open_phase(game, "consolidate-power")
    game.then(consolidate_turn)


async def consolidate_turn(game: Westeros) -> None:
    """The next house resolves one order; plain ones on land and sea need no choice of order."""
    turn = take_next_turn(game, CONSOLIDATE)
    if turn is None:
        return
    house, areas = turn
    if not any(_order_matters(game, area) for area in areas):
        areas = areas[:1]
    area = await choose(house, "choose-consolidate", areas)
    await consolidate(game, house, area)
    game.then(consolidate_turn)


def _order_matters(game: Westeros, area: Area) -> bool:
    """Mustering changes what others can do, and enemy ships may yet close a port."""
    return ORDERS[game.orders[area]].special or AREAS[area].kind == PORT


async def consolidate(game: Westeros, house: House, area: Area) -> None:
    order = ORDERS[game.orders.pop(area)]
    can_muster = order.special and recruits(game, house, area, AREAS[area].points)
    ways = ("power", "muster") if can_muster else ("power",)
    if await choose(house, "consolidate", ways, about=area) == "muster":
        await muster_in(game, house, area)
    else:
        gained = gain_power(game, house, power_in(game, area))
        game.emit(PowerConsolidated(house, area, gained))


def power_in(game: Westeros, area: Area) -> int:
    """What an order gives here: nothing in a port that is blockaded (p. 25)."""
    is_blockaded = AREAS[area].kind == PORT and not is_trading(game, area)
    return 0 if is_blockaded else power_at_best(area)


def power_at_best(area: Area) -> int:
    """One and the crowns on land; one in a port; nothing at sea."""
    facts = AREAS[area]
    return {LAND: 1 + facts.power, PORT: 1}.get(facts.kind, 0)
