"""Victory: nobody wins before the last path is behind (p. 2)."""

from __future__ import annotations

from greathall.games.wotr_cards.scoring import (
    count_scores,
    end_after_last_path,
    is_last_path_behind,
)
from greathall.games.wotr_cards.table import MiddleEarth


async def victory_phase(game: MiddleEarth) -> None:
    """A lead ends nothing: the winner is found only after the last path (p. 2)."""
    count_scores(game)
    if is_last_path_behind(game):
        end_after_last_path(game)
