"""The action phase: its steps, whose turn it is, clean-up (pp. 14–16)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.action_phase import action_phase, clean_up
from greathall.games.thrones.facts import ROUNDS
from greathall.games.thrones.game_round import end_round


def actions(**setting: Any) -> Story:
    return westeros((action_phase,), (end_round,), **{"round": ROUNDS} | setting)


def test_raids_then_marches_then_power_then_clean_up_p14() -> None:
    story = actions(
        forces={
            "winterfell": "stark knight",
            "pyke": "greyjoy knight",
            "lannisport": "lannister knight",
        },
        orders={"winterfell": "consolidate-power", "pyke": "raid", "lannisport": "march-0"},
    )
    assert story.asks("lannister", "march-to")
    story.answers(("lannister", "done"))
    told = [event["event"] for event in story.match.log(None)]
    assert told == [
        "phase-opened",
        "raid-in-vain",
        "phase-opened",
        "stayed-put",
        "phase-opened",
        "power-consolidated",
        "game-won",
    ]


# ------------------------------------------------ clean-up


def test_orders_leave_and_tokens_are_fresh_p16() -> None:
    story = westeros(
        (clean_up,),
        forces={"winterfell": "stark knight"},
        orders={"winterfell": "support"},
        blade_used=True,
        raven_used=True,
    )
    assert story.table.orders == {}
    assert not story.table.blade_used
    assert not story.table.raven_used


def test_routed_units_stand_up_p16() -> None:
    story = westeros(
        (clean_up,),
        forces={"winterfell": "stark knight"},
        routed={"winterfell": "stark footman", "karhold": "stark ship"},
    )
    assert story.table.routed == {}
    assert story.table.units["winterfell"] == ("footman", "knight")
    assert story.table.units["karhold"] == ("ship",)


def test_a_spent_order_can_be_placed_again_in_the_next_round_p16() -> None:
    story = westeros(
        (action_phase,),
        (end_round,),
        forces={"winterfell": "stark knight"},
        orders={"winterfell": "consolidate-power"},
    ).draws("last-days-of-summer-1", "last-days-of-summer-2", "web-of-lies")
    assert "consolidate-power" in story.offers
