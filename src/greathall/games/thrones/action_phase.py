"""The action phase: raids, marches, consolidating power, clean-up (pp. 14–16)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.consolidate_power import resolve_consolidate_power
from greathall.games.thrones.marches import resolve_marches
from greathall.games.thrones.raids import resolve_raids
from greathall.games.thrones.table import Westeros, put_units
from greathall.kernel import Outline


async def action_phase(game: Westeros) -> None:
    game.then(ACTION_PHASE)


async def clean_up(game: Westeros) -> None:
    """Orders leave the board, routed units stand up, the blade and the raven are fresh (p. 16)."""
    game.phase = "clean-up"
    game.orders = {}
    for area, units in game.routed.items():
        put_units(game, game.holder[area], area, units)
    game.routed = {}
    game.blade_used = game.raven_used = False


ACTION_PHASE: Final = Outline(
    resolve_raids,
    resolve_marches,
    resolve_consolidate_power,
    clean_up,
)
