"""The game round: five phases (p. 8)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.action_phase import action_phase
from greathall.games.wotr_cards.combat_phase import combat_phase
from greathall.games.wotr_cards.draw_phase import draw_phase, end_round
from greathall.games.wotr_cards.events import RoundBegan
from greathall.games.wotr_cards.location_phase import location_phase
from greathall.games.wotr_cards.scoring import victory_phase
from greathall.games.wotr_cards.table import MiddleEarth, first_player
from greathall.kernel import Outline


async def begin_round(game: MiddleEarth) -> None:
    """The first player token shows who begins (p. 8)."""
    game.round += 1
    game.turn = game.first
    game.emit(RoundBegan(game.round, first_player(game)))


async def next_round(game: MiddleEarth) -> None:
    end_round(game)
    game.then(ROUND)


ROUND: Final = Outline(
    begin_round,
    location_phase,
    action_phase,
    combat_phase,
    victory_phase,
    draw_phase,
    next_round,
)
