"""The game round: five phases (p. 8)."""

from __future__ import annotations

from greathall.games.wotr_cards.events import RoundBegan
from greathall.games.wotr_cards.table import MiddleEarth, first_player, step


@step
async def play_round(game: MiddleEarth) -> None:
    """Locations, actions, combats, victory, drawing (p. 8)."""
    game.round += 1
    game.turn = game.first
    game.emit(RoundBegan(game.round, first_player(game)))
    game.then("location_phase")
    game.then("action_phase")
    game.then("combat_phase")
    game.then("victory_phase")
    game.then("draw_phase")
