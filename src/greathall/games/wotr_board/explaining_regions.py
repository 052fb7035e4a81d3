"""What the rules say of a region now: who holds it, who stands there, and who could come."""

from __future__ import annotations

from collections.abc import Iterator

from greathall.games.explained import Explanation, Reason, Row, explanation, reason, row
from greathall.games.wotr_board.battle import targets
from greathall.games.wotr_board.control import (
    can_muster_in,
    is_inside,
    is_unconquered,
)
from greathall.games.wotr_board.departures import at_peace, unbound
from greathall.games.wotr_board.facts import (
    REGIONS,
    SETTLEMENTS,
    SIDES,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.fellowship import is_shadow_stronghold, shelters
from greathall.games.wotr_board.figures import combat_strength, leadership
from greathall.games.wotr_board.hunt import rerolls
from greathall.games.wotr_board.movement import destinations, open_borders
from greathall.games.wotr_board.routes import regions_within
from greathall.games.wotr_board.table import War, armies, at_war, force, is_in_mordor, ring_region
from greathall.kernel import Player


def region(game: War, players: tuple[Player, ...], name: Region) -> Explanation:
    """Whose it is and what it is worth, who stands there, who could come, and the Ring."""
    return explanation(
        (reason("explain-region"), _worth(game, name)),
        *((reason("explain-army", side=side), _army(game, side, name)) for side in SIDES),
        (reason("explain-reach"), _reach(game, name)),
        (reason("explain-ring"), _ring(game, name)),
    )


def _worth(game: War, name: Region) -> Iterator[Row]:
    if name not in SETTLEMENTS:
        return
    facts = REGIONS[name]
    yield row(game.control[name], _why_controlled(game, name))
    if facts.points:
        sign = f"t-{facts.settlement}"
        yield row("war-victory", reason("explain-points"), sign=sign, after=facts.points)
    can = can_muster_in(game, facts.nation, name) and at_war(game, facts.nation)
    yield row("war-muster", _why_recruit(game, name), can=can)


def _why_controlled(game: War, name: Region) -> Reason:
    if name in game.besieged:
        return reason("explain-besieged")
    return reason("explain-unconquered" if is_unconquered(game, name) else "explain-captured")


def _why_recruit(game: War, name: Region) -> Reason:
    """Why its Nation may recruit there or not (7.3)."""
    nation = REGIONS[name].nation
    if not can_muster_in(game, nation, name):
        return reason("explain-recruit-not-here")
    told = "explain-recruit" if at_war(game, nation) else "explain-recruit-at-peace"
    return reason(told, nation=nation)


def _army(game: War, side: Side, name: Region) -> Iterator[Row]:
    """Dice and re-rolls of all who stand there."""
    figures = force(game, side, name)
    if not figures:
        return
    if units_in(figures):
        told = "explain-inside" if is_inside(game, side, name) else "explain-strength"
        yield row("war-army", reason(told), sign="hit", after=combat_strength(figures))
    lead = leadership(game, figures)
    if lead:
        yield row("war-leadership", reason("explain-rerolls"), sign="reroll", after=lead)


def _reach(game: War, name: Region) -> Iterator[Row]:
    """Armies beside it that could enter it, or attack those who stand there."""
    for side in SIDES:
        peace = at_peace(game, side)
        for origin in armies(game, side):
            if name in targets(game, side, origin, None):
                able = unbound(force(game, side, origin), peace)
                can = bool(units_in(able))
                told = "explain-attacker" if can else "explain-attacker-at-peace"
                yield row(origin, reason(told, side=side), can=can, after=combat_strength(able))
            elif name in destinations(game, side, origin):
                army = armies(game, side)[origin]
                can = name in open_borders(army, peace, None, origin)
                told = "explain-mover" if can else "explain-mover-at-peace"
                yield row(origin, reason(told, side=side), can=can, after=units_in(army))


def _ring(game: War, name: Region) -> Iterator[Row]:
    """The Ring-bearers here, or within their Progress."""
    fellowship = game.fellowship
    if is_in_mordor(game):
        return
    if ring_region(game) == name:
        told = "explain-last-seen" if fellowship.is_hidden else "explain-revealed-here"
        yield row("war-fellowship", reason(told))
        again = rerolls(game)
        if again:
            yield row("war-hunt", reason("explain-hunt-rerolls"), sign="reroll", after=again)
    if fellowship.is_hidden and name in regions_within(fellowship.region, fellowship.progress):
        yield row("war-declare", reason("explain-may-declare"), can=True)
        if shelters(game, name):
            yield row("war-reveal", reason("explain-never-revealed"), can=False)
            yield row("war-corruption", reason("explain-healed"), can=True)
    if is_shadow_stronghold(game, name):
        yield row("war-hunt-tile", reason("explain-stronghold-tile"))
