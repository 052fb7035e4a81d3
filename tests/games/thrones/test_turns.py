"""Whose turn it is (p. 14)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.action_phase import action_phase
from greathall.games.thrones.facts import ROUNDS
from greathall.games.thrones.game_round import end_round
from greathall.games.thrones.influence import move_to_bottom
from greathall.games.thrones.turns import take_next_turn


def actions(**setting: Any) -> Story:
    return westeros((action_phase,), (end_round,), **{"round": ROUNDS} | setting)


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
