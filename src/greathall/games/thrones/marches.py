"""Resolving march orders (pp. 15, 24)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battle import battle
from greathall.games.thrones.battlefield import begin_battle
from greathall.games.thrones.control import keep_empty_area, remove_token
from greathall.games.thrones.events import Marched, StayedPut
from greathall.games.thrones.facts import (
    AREAS,
    MARCH,
    PORT,
    Area,
    House,
    Order,
    Unit,
    army,
    groups,
)
from greathall.games.thrones.movement import areas_within_reach, defender_of, room_in
from greathall.games.thrones.neutral_lords import Promises, can_conquer, conquer_lord
from greathall.games.thrones.ports import settle_ports
from greathall.games.thrones.supply import armies, may_become, sizes_after_fight, sizes_of_groups
from greathall.games.thrones.table import Westeros, put_units, take_units
from greathall.games.thrones.turns import open_phase, take_next_turn
from greathall.kernel import choose

DONE: Final = "done"
Sizes = dict[Area, int]


async def resolve_marches(game: Westeros) -> None:
    open_phase(game, "marches")
    game.then(march_turn)


async def march_turn(game: Westeros) -> None:
    """The next house resolves one march order; a battle that follows is fought at once."""
    turn = take_next_turn(game, MARCH)
    if turn is None:
        return
    house, areas = turn
    origin = await choose(house, "choose-march", areas)
    game.then(march, house, origin)
    game.then(march_turn)


async def march(game: Westeros, house: House, origin: Area) -> None:
    """Groups go to different areas, one of which may bring a fight; the others may stay."""
    game.marching, order = origin, game.orders[origin]
    before = armies(sizes_of_groups(game, house))
    promises: Promises = {}
    fought = moved = False
    while True:
        planner = Planner(game, house, origin, fought, before)
        targets = _targets(planner, order, promises)
        if not targets:
            break
        may_stop = not moved or planner.is_supplied()
        area = await choose(
            house, "march-to", (*targets, DONE) if may_stop else targets, about=origin
        )
        if area == DONE:
            break
        units = await choose(house, "march-group", targets[area], about=area)
        game.cause = None  # each group is a deed of its own
        if area in game.lords and not await conquer_lord(game, house, area, units, order, promises):
            continue
        fought = move_group(game, house, origin, area, units, order, fought or area in game.lords)
        moved = True
    game.marching = ""
    del game.orders[origin]
    if not moved:
        game.emit(StayedPut(house, origin))
    # All this comes before the fight (p. 24), and so does a victory by seven castles (p. 16).
    await keep_empty_area(game, house, origin)
    await settle_ports(game)
    if game.battle:
        game.then(battle)


def move_group(
    game: Westeros,
    house: House,
    origin: Area,
    area: Area,
    units: tuple[Unit, ...],
    order: Order,
    fought: bool,
) -> bool:
    """Move, or begin a battle, which waits until all others have moved.

    Returns whether there was a fight in this march by now.
    """
    take_units(game, origin, units)
    game.emit_cause(Marched(house, origin, area, units))
    defender = defender_of(game, house, area)
    if defender and game.battle:
        game.battle.units = army(game.battle.units + units)
        return True
    if defender:
        begin_battle(game, house, defender, area, origin, order, units)
        return True
    put_units(game, house, area, units)
    remove_token(game, house, area)
    if area in game.lords:
        del game.lords[area]
        return True
    return fought


def _targets(
    planner: Planner, order: Order, promises: Promises
) -> dict[Area, tuple[tuple[Unit, ...], ...]]:
    """Where groups from here can go, and which groups: the end must be supplied (p. 8)."""
    game = planner.game
    units = game.units.get(planner.origin, ())
    found = {}
    for area in planner.reach if units else ():
        if planner.fought and planner.brings_fight(area):
            continue
        sizes = planner.group_sizes(area, len(units))
        chosen = tuple(group for group in groups(units) if len(group) in sizes)
        if area in game.lords:
            chosen = tuple(g for g in chosen if can_conquer(game, area, g, order, promises))
        if chosen:
            found[area] = chosen
    return found


class Planner:
    """Whether a move can be part of a march that ends within supply, whoever wins its fight.

    All other moves come before the fight (p. 15), so that they must be allowed with the attackers
    at home, where they are again if they lose. What breaks the limits for now may be mended by the
    units that are still to move, though not by another fight: a fight can be chosen first.
    """

    def __init__(
        self, game: Westeros, house: House, origin: Area, fought: bool, before: tuple[int, ...]
    ) -> None:
        self.game, self.house, self.origin, self.fought = game, house, origin, fought
        self.reach = areas_within_reach(game, house, origin)
        self.won, self.beaten = sizes_after_fight(game, house)
        self.before, self.level = before, game.supply[house]
        self.embattled = game.battle.area if fought and game.battle else None

    def is_supplied(self) -> bool:
        """Whether the march may end here."""
        return self._may_end(self.won, self.beaten)

    def brings_fight(self, area: Area) -> bool:
        if area == self.embattled:
            return False  # more may join
        return area in self.game.lords or self._is_defended(area)

    def group_sizes(self, area: Area, movable: int) -> list[int]:
        """How many units may go there."""
        most = movable
        if AREAS[area].kind == PORT:
            most = min(movable, room_in(self.game, self.house, area))
        won, beaten = self.won, self.beaten
        return [n for n in range(1, most + 1) if self._can_end(won, beaten, area, n, movable)]

    def _is_defended(self, area: Area) -> bool:
        return bool(defender_of(self.game, self.house, area))

    def _may_end(self, won: Sizes, beaten: Sizes) -> bool:
        return self._is_allowed(won) and (beaten is won or self._is_allowed(beaten))

    def _is_allowed(self, sizes: Sizes) -> bool:
        return may_become(self.before, armies(sizes), self.level)

    def _moved(self, sizes: Sizes, area: Area, count: int) -> Sizes:
        here, there = sizes.get(self.origin, 0), sizes.get(area, 0)
        return {**sizes, self.origin: here - count, area: there + count}

    def _can_end(self, won: Sizes, beaten: Sizes, area: Area, count: int, movable: int) -> bool:
        moved = self._moved(won, area, count)
        if not self._is_defended(area):
            beaten = moved if beaten is won else self._moved(beaten, area, count)
        won = moved
        if self._may_end(won, beaten):
            return True
        left = movable - count
        if not left:
            return False
        open_to_all = (a for a in self.reach if AREAS[a].kind != PORT and not self.brings_fight(a))
        one_of_each_size = {(a == self.embattled, won.get(a, 0)): a for a in open_to_all}
        return any(self._can_end(won, beaten, a, 1, left) for a in one_of_each_size.values())
