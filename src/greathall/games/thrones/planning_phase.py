"""The planning phase (pp. 12–13)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple

from greathall.games.thrones.events import (
    OrderReplaced,
    OrdersRevealed,
    WildlingCardPutBack,
    WildlingsSeen,
)
from greathall.games.thrones.facts import ORDERS, Area, House, Order
from greathall.games.thrones.table import (
    Westeros,
    areas_by_house,
    areas_of,
    in_turn_order,
    raven_holder,
    stars_of,
)
from greathall.games.thrones.turns import open_phase
from greathall.kernel import Outline, Pile, Random, choose, together
from greathall.kernel.game import pick

Tokens = tuple[int, ...]  # how many of each kind of order, in the order of ORDERS
Plan = tuple[tuple[Area, Order], ...]
Why = Literal["banned", "used", "stars"]  # no more of an order may be placed
NO_ORDER: Final = "none"
TRAYS: Final = 4096  # sets of tokens left that are remembered, so that orders are placed fast
SPECIAL: Final = tuple(order.special for order in ORDERS.values())
PLACE: Final = {order: place for place, order in enumerate(ORDERS)}


class Limit(NamedTuple):
    """So many of these orders together may be placed at most, and why no more."""

    why: Why
    orders: tuple[Order, ...]
    most: int


async def planning_phase(game: Westeros) -> None:
    game.unordered = ()
    open_phase(game, "planning")
    game.then(PLANNING_PHASE)


async def assign_orders(game: Westeros) -> None:
    """All at once and in secret; in turn order if anybody is short of tokens (p. 12).

    The step that lays the last order face down also turns all of them up: what lies face down
    when a step begins is imagined anew, and must not have been seen by its end.
    """
    areas = areas_by_house(game)
    if any(_usable(game, house) < len(areas[house]) for house in areas):
        for house in areas:
            game.then(assign_orders_of, house)
        return
    game.planned = await together({house: _plan(game, house, areas[house]) for house in areas})
    reveal_orders(game)


async def assign_orders_of(game: Westeros, house: House) -> None:
    """One house places its orders face down, knowing only where the others before it did."""
    areas = areas_of(game, house)
    plan = game.planned[house] = await _plan(game, house, areas)
    ordered = [area for area, _ in plan]
    game.unordered += tuple(area for area in areas if area not in ordered)
    if house == in_turn_order(game)[-1]:
        reveal_orders(game)


async def _plan(game: Westeros, house: House, areas: list[Area]) -> Plan:
    """An order for each area with units; without one stay only areas that tokens do not reach."""
    tokens, stars = tokens_of_round(game.banned), stars_of(game, house)
    spare, visible_to = len(areas) - usable_tokens(tokens, stars), (house,)
    plan: list[tuple[Area, Order]] = []
    for area in areas:
        offers = offered(tokens, stars)
        if spare > 0:
            offers += (NO_ORDER,)
        order = await choose(house, "place-order", offers, area, visible_to)
        if order == NO_ORDER:
            spare -= 1
        else:
            plan.append((area, order))
            tokens, stars = after_placing(tokens, stars, order)
    if areas:
        await choose(house, "orders-ready", ("ready",), None, visible_to, always_ask=True)
    return tuple(plan)


def limits_of_orders(game: Westeros, house: House) -> tuple[Limit, ...]:
    """Which orders together, and how many of them, this house may place in this round at most."""
    tokens, stars = tokens_of_round(game.banned), stars_of(game, house)
    spare = max(0, len(areas_of(game, house)) - usable_tokens(tokens, stars))
    special = tuple(order for order, facts in ORDERS.items() if facts.special)
    each = zip(ORDERS, tokens, strict=True)
    copies = (Limit("used" if left else "banned", (order,), left) for order, left in each)
    return (*copies, Limit("stars", special, stars), Limit("used", (NO_ORDER,), spare))


@cache
def tokens_of_round(banned: tuple[str, ...]) -> Tokens:
    """The tokens of a house that may be placed in this round."""
    return tuple(order.allowed_copies(banned) for order in ORDERS.values())


def _usable(game: Westeros, house: House) -> int:
    return usable_tokens(tokens_of_round(game.banned), stars_of(game, house))


@lru_cache(maxsize=TRAYS)
def usable_tokens(tokens: Tokens, stars: int) -> int:
    """How many of these can be placed, no more of them special than there are stars."""
    special = sum(n for n, is_special in zip(tokens, SPECIAL, strict=True) if is_special)
    return sum(tokens) - special + min(special, stars)


@lru_cache(maxsize=TRAYS)
def offered(tokens: Tokens, stars: int) -> tuple[Order, ...]:
    return tuple(
        order
        for order, left, special in zip(ORDERS, tokens, SPECIAL, strict=True)
        if left and (stars or not special)
    )


@lru_cache(maxsize=TRAYS)
def after_placing(tokens: Tokens, stars: int, order: Order) -> tuple[Tokens, int]:
    place = PLACE[order]
    left = (*tokens[:place], tokens[place] - 1, *tokens[place + 1 :])
    return left, stars - SPECIAL[place]


def redrawn_plan(game: Westeros, house: House, rng: Random) -> Plan:
    """Any other orders that this house may have placed face down, in the same areas."""
    tokens, stars = tokens_of_round(game.banned), stars_of(game, house)
    plan: list[tuple[Area, Order]] = []
    for area, _ in game.planned[house]:
        order = pick(offered(tokens, stars), rng)
        plan.append((area, order))
        tokens, stars = after_placing(tokens, stars, order)
    return tuple(plan)


def reveal_orders(game: Westeros) -> None:
    """All orders are turned up."""
    game.orders = {area: order for plan in game.planned.values() for area, order in plan}
    houses = sum(1 for plan in game.planned.values() if plan)
    game.planned = dict.fromkeys(game.planned, ())
    game.emit(OrdersRevealed(len(game.orders), houses))


async def use_messenger_raven(game: Westeros) -> None:
    """Its holder may replace one own order, or look at the top wildling card (pp. 11–12)."""
    holder = raven_holder(game)
    replaceable = _replacements(game, holder)
    ways = ["no", "replace-order", "look-at-wildlings"]
    if not replaceable:
        ways.remove("replace-order")
    way = await choose(holder, "use-raven", ways)
    game.raven_used = way != "no"
    if way == "replace-order":
        area = await choose(holder, "replace-which", replaceable)
        order = await choose(holder, "replace-with", replaceable[area], about=area)
        game.emit(OrderReplaced(holder, area, order, game.orders[area]))
        game.orders[area] = order
    elif way == "look-at-wildlings":
        await _look_at_wildlings(game, holder)


def _replacements(game: Westeros, house: House) -> dict[Area, tuple[Order, ...]]:
    """Each own order, with the unused tokens that may take its place."""
    own = {area: game.orders[area] for area in areas_of(game, house) if area in game.orders}
    tokens, stars = tokens_of_round(game.banned), stars_of(game, house)
    for order in own.values():
        tokens, stars = after_placing(tokens, stars, order)
    found = {}
    for area, old in own.items():
        # The old token is not unused, but its star is free again.
        free = offered(tokens, stars + ORDERS[old].special)
        others = tuple(order for order in free if order != old)
        if others:
            found[area] = others
    return found


async def _look_at_wildlings(game: Westeros, holder: House) -> None:
    pile = await game.wildlings.look_at_top(holder)
    (card, known_to), rest = pile.top[0], Pile(pile.bag, pile.top[1:], pile.bottom)
    game.wildlings = pile
    game.emit_cause(WildlingsSeen(holder, card))
    where = await choose(holder, "wildling-card-back", ("top", "bottom"), about=card)
    if where == "bottom":
        game.wildlings = rest.put_at_bottom(card, *known_to)
    game.emit(WildlingCardPutBack(holder, where))


PLANNING_PHASE: Final = Outline(
    assign_orders,  # and reveal them
    use_messenger_raven,
)
