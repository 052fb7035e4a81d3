"""The call for support (pp. 17–18)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.events import SupportGiven, SupportRefused
from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    DEFENDER,
    LAND,
    ORDERS,
    PORT,
    SEA,
    SUPPORT,
    Area,
    House,
    Side,
)
from greathall.games.thrones.table import Westeros, in_turn_order
from greathall.kernel import choose

NOBODY: Final = "nobody"
Support = tuple[tuple[Area, Side], ...]  # areas, and the side that each supports
# From which kinds of area a combat can be supported: ships help on land and sea, those in a port
# only in their own sea, and land units never at sea. Nobody fights in a port.
HELP_FROM: Final = {LAND: (LAND, SEA), SEA: (SEA, PORT), PORT: ()}


def can_help(supporter: Area, area: Area) -> bool:
    """Whether units in one area can support in a fight in another, which is adjacent."""
    return AREAS[supporter].kind in HELP_FROM[AREAS[area].kind]


def support_areas(game: Westeros, area: Area) -> list[Area]:
    """Adjacent areas with a support order that could help here."""
    return [
        other
        for other in AREAS[area].adjacent
        if other in game.orders
        and ORDERS[game.orders[other]].type == SUPPORT
        and can_help(other, area)
    ]


async def ask_for_support(
    game: Westeros, area: Area, attacker: House, defender: House | None
) -> Support:
    """In turn order each house declares for one side, with all its orders, or for nobody.

    Both sides may refuse the help of others.
    """
    supporters: dict[House, list[Area]] = {}
    for other in support_areas(game, area):
        supporters.setdefault(game.holder[other], []).append(other)
    side_of: dict[House, Side] = {}
    support: Support = ()
    for house in in_turn_order(game):
        if house in supporters:
            sides = _sides_open_to(house, attacker, defender)
            side = await choose(house, "give-support", (*sides, NOBODY), about=area)
            if side != NOBODY:
                side_of[house] = side
                support += tuple((other, side) for other in supporters[house])
                game.emit(SupportGiven(house, attacker if side == ATTACKER else str(defender)))
                _show(game, support)
    for house, side in side_of.items():
        if not await _is_accepted(game, house, attacker if side == ATTACKER else str(defender)):
            support = tuple(given for given in support if given[0] not in supporters[house])
            _show(game, support)
    return support


def _show(game: Westeros, support: Support) -> None:
    """Who declares later knows what was declared; against a lord the chronicle tells it."""
    if game.battle:
        game.battle.support = support


def _sides_open_to(house: House, attacker: House, defender: House | None) -> tuple[Side, ...]:
    """Nobody supports an enemy of their own units."""
    if house == attacker or defender is None:
        return (ATTACKER,)
    return (DEFENDER,) if house == defender else (ATTACKER, DEFENDER)


async def _is_accepted(game: Westeros, house: House, fighter: House) -> bool:
    if house == fighter or (
        await choose(fighter, "accept-support", ("yes", "no"), about=house) == "yes"
    ):
        return True
    game.emit(SupportRefused(house, fighter))
    return False
