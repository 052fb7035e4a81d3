"""What anybody at the table can count: victory points and Action dice."""

from __future__ import annotations

from typing import TypedDict

from greathall.games.wotr_board.dice import dice_of
from greathall.games.wotr_board.facts import SIDES, Side
from greathall.games.wotr_board.table import War
from greathall.games.wotr_board.victory import points


class Totals(TypedDict):
    points: dict[Side, int]  # victory points
    dice: dict[Side, int]  # Action dice that a side has in all


def totals(game: War) -> Totals:
    """The sums that players would otherwise add up by hand; all of it is public."""
    return {
        "points": {side: points(game, side) for side in SIDES},
        "dice": {side: dice_of(game, side) for side in SIDES},
    }
