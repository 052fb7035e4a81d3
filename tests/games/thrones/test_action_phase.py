"""The action phase: its steps, whose turn it is, clean-up (pp. 14–16)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.action_phase import take_next_turn
from greathall.games.thrones.facts import ROUNDS
from greathall.games.thrones.influence import move_to_bottom


def actions(**setting: Any) -> Story:
    return westeros(("action_phase",), **{"round": ROUNDS} | setting)


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


def test_houses_take_turns_with_one_order_each_p14() -> None:
    story = actions(
        forces={
            "winterfell": "stark knight",
            "karhold": "stark knight",
            "pyke": "greyjoy knight",
            "lannisport": "lannister knight",
            "stoney-sept": "lannister knight",
        },
        orders=dict.fromkeys(
            ("winterfell", "karhold", "pyke", "lannisport", "stoney-sept"), "march-0"
        ),
    )
    turns = []
    while story.match.questions():
        question = story.question
        if question.kind == "choose-march":
            story.answers((question.actor, question.options[0]))
            continue
        turns.append((question.actor, question.about))
        story.answers((question.actor, "done"))
    assert turns == [
        ("lannister", "lannisport"),
        ("stark", "winterfell"),
        ("lannister", "stoney-sept"),
        ("stark", "karhold"),
    ]  # Pyke is an island: its march has nowhere to go


def test_a_house_without_such_orders_is_passed_over_p14() -> None:
    table = westeros(forces={"pyke": "greyjoy knight"}, orders={"pyke": "raid"}).table
    assert take_next_turn(table, "raid") == ("greyjoy", ["pyke"])
    assert take_next_turn(table, "march") is None


def test_play_goes_on_by_place_when_the_track_changes_w12() -> None:
    forces = {
        "lannisport": "lannister knight",
        "winterfell": "stark knight",
        "pyke": "greyjoy knight",
    }
    table = westeros(forces=forces, orders=dict.fromkeys(forces, "march-0")).table
    assert take_next_turn(table, "march") == ("lannister", ["lannisport"])  # place 2
    move_to_bottom(table, "lannister", "throne")
    # Stark has come from place 3 to place 2, which had its turn; place 3 is Martell's now.
    assert take_next_turn(table, "march") == ("greyjoy", ["pyke"])


# ------------------------------------------------ clean-up


def test_orders_leave_and_tokens_are_fresh_p16() -> None:
    story = westeros(
        ("clean_up",),
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
        ("clean_up",),
        forces={"winterfell": "stark knight"},
        routed={"winterfell": "stark footman", "karhold": "stark ship"},
    )
    assert story.table.routed == {}
    assert story.table.units["winterfell"] == ("footman", "knight")
    assert story.table.units["karhold"] == ("ship",)


def test_after_a_round_comes_the_westeros_phase_of_the_next_p16_w1() -> None:
    story = westeros(("clean_up",), round=3)
    assert story.table.round == 4
    assert story.table.phase == "westeros"
    assert [step[0] for step in story.table.agenda] == ["planning_phase", "action_phase"]


def test_after_the_tenth_round_the_game_is_over_p16_w1_w8() -> None:
    story = westeros(("clean_up",), round=10)
    assert story.match.outcome is not None
    assert story.table.round == 10
    assert story.table.phase == "clean-up"
    assert story.table.revealed == ()  # no Westeros phase any more


def test_the_ninth_round_is_not_the_last_w8() -> None:
    assert westeros(("clean_up",), round=9).match.outcome is None


def test_a_spent_order_can_be_placed_again_in_the_next_round_p16() -> None:
    story = westeros(
        ("action_phase",),
        forces={"winterfell": "stark knight"},
        orders={"winterfell": "consolidate-power"},
    ).draws("last-days-of-summer-1", "last-days-of-summer-2", "web-of-lies")
    assert "consolidate-power" in story.offers
