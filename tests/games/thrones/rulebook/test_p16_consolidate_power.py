"""The example on page 16: Baratheon consolidates power on Dragonstone."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.consolidate_power import consolidate_turn


def test_p16_one_for_the_order_and_one_for_the_crown() -> None:
    story = westeros(
        (consolidate_turn,),
        forces={"dragonstone": "baratheon footman"},
        orders={"dragonstone": "consolidate-power"},
    )
    assert story.table.power["baratheon"] == 7
    assert story.events("power-consolidated")[-1]["count"] == 2
