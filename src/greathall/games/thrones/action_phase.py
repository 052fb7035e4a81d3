"""The action phase: raids, marches, consolidating power, clean-up (pp. 14–16)."""

from __future__ import annotations

from greathall.games.thrones.events import PhaseOpened
from greathall.games.thrones.facts import ORDERS, ROUNDS, THRONE, Area, House
from greathall.games.thrones.table import Westeros, put_units, step


@step
async def action_phase(game: Westeros) -> None:
    game.then("begin_step", "raids", "raid_turn")
    game.then("begin_step", "marches", "march_turn")
    game.then("begin_step", "consolidate-power", "consolidate_turn")
    game.then("clean_up")


@step
async def begin_step(game: Westeros, phase: str, turn: str) -> None:
    """Orders of one type are resolved one by one, in turn order, until none is left."""
    game.phase, game.turn = phase, 0
    game.emit(PhaseOpened(phase))
    game.then(turn)


def take_next_turn(game: Westeros, kind: str) -> tuple[House, list[Area]] | None:
    """Give the turn to the next house by place that has such orders; tell where they lie.

    Play goes on by place, not by house: should the track change meanwhile, after the second
    place comes the third, whoever stands there now.
    """
    waiting: dict[House, list[Area]] = {}
    for area, order in game.orders.items():
        if ORDERS[order].type == kind:
            waiting.setdefault(game.holder[area], []).append(area)
    if not waiting:
        return None
    track = game.tracks[THRONE]
    while track[game.turn] not in waiting:
        game.turn = (game.turn + 1) % len(track)
    house = track[game.turn]
    game.turn = (game.turn + 1) % len(track)
    return house, waiting[house]


@step
async def clean_up(game: Westeros) -> None:
    """Orders leave the board, routed units stand up, the blade and the raven are fresh (p. 16)."""
    game.phase = "clean-up"
    game.orders = {}
    for area, units in game.routed.items():
        put_units(game, game.holder[area], area, units)
    game.routed = {}
    game.blade_used = game.raven_used = False
    if game.round == ROUNDS:
        game.then("end_of_last_round")
        return
    game.then("westeros_phase")
    game.then("planning_phase")
    game.then("action_phase")
