"""Phases and turns: orders of one type are resolved one by one, in turn order (p. 14)."""

from __future__ import annotations

from greathall.games.thrones.events import PhaseOpened
from greathall.games.thrones.facts import ORDERS, Area, House
from greathall.games.thrones.table import Westeros, in_turn_order


def open_phase(game: Westeros, phase: str) -> None:
    """What happens from now on belongs to this phase, or to this part of one."""
    game.phase, game.turn = phase, 0
    game.emit(PhaseOpened(phase))


def take_next_turn(game: Westeros, kind: str) -> tuple[House, list[Area]] | None:
    """Give the turn to the next house by place that has such orders; returns where they lie.

    Play goes on by place, not by house: should the track change meanwhile, after the second
    place comes the third, whoever stands there now.
    """
    waiting: dict[House, list[Area]] = {}
    for area, order in game.orders.items():
        if ORDERS[order].type == kind:
            waiting.setdefault(game.holder[area], []).append(area)
    if not waiting:
        return None
    track = in_turn_order(game)
    while track[game.turn] not in waiting:
        game.turn = (game.turn + 1) % len(track)
    house = track[game.turn]
    game.turn = (game.turn + 1) % len(track)
    return house, waiting[house]
