"""What anybody can count."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.totals import totals


def test_10_2_points_and_4_1_dice_are_counted() -> None:
    table = war(control={"lorien": SHADOW}, characters={"saruman": "orthanc"}).table
    assert totals(table) == {
        "points": {FREE: 0, SHADOW: 2},
        "dice": {FREE: 4, SHADOW: 8},
    }
