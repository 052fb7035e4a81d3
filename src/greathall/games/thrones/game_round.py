"""The game round: three phases, ten times (pp. 7, 16)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.action_phase import action_phase
from greathall.games.thrones.facts import ROUNDS
from greathall.games.thrones.planning_phase import planning_phase
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.victory import end_of_last_round
from greathall.games.thrones.westeros_phase import westeros_phase
from greathall.kernel import Outline


async def end_round(game: Westeros) -> None:
    """The next round follows, or the end of the game."""
    if game.round == ROUNDS:
        game.then(end_of_last_round)
    else:
        game.then(ROUND)


ROUND: Final = Outline(
    westeros_phase,
    planning_phase,
    action_phase,
    end_round,
)
FIRST_ROUND: Final = ROUND.replacing(westeros_phase)  # it has no Westeros phase (p. 7)
