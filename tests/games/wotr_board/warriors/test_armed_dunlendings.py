"""Dunlendings who fight as Isengard Regulars until a battle is over."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import ARMED_DUNLENDINGS, FIGURE, FIGURES, SHADOW, UNITS
from greathall.games.wotr_board.figures import combat_strength
from greathall.games.wotr_board.table import FIELD, Battle
from greathall.games.wotr_board.warriors.armed_dunlendings import lay_down_arms, take_up_arms

GAP, FORDS = "gap-of-rohan", "fords-of-isen"


def test_they_are_units_of_isengard_that_nobody_recruits() -> None:
    assert ARMED_DUNLENDINGS in UNITS
    assert combat_strength((ARMED_DUNLENDINGS,)) == 1
    assert FIGURES[ARMED_DUNLENDINGS].nation == "isengard"
    assert ARMED_DUNLENDINGS not in FIGURE.values()


def test_only_those_who_attack_take_up_arms() -> None:
    table = factions(
        figures={GAP: "3 dunlendings"},
        armies={GAP: "2 isengard-regular", FORDS: "rohan-regular"},
        battle=Battle(FIELD, SHADOW, GAP, FORDS, ("isengard-regular", "dunlendings")),
    ).table
    take_up_arms(table)
    assert table.shadow[GAP] == ("isengard-regular", "isengard-regular", ARMED_DUNLENDINGS)
    assert table.faction_figures == {GAP: ("dunlendings", "dunlendings")}
    assert table.battle is not None
    assert table.battle.attackers == ("isengard-regular", ARMED_DUNLENDINGS)


def test_those_who_live_lay_down_arms_and_the_dead_can_be_recruited() -> None:
    story = factions((lay_down_arms,), in_play="dunlendings")
    table = story.table
    assert table.shadow == {}
    table = factions(
        (lay_down_arms,),
        in_play="dunlendings",
        armies={FORDS: f"isengard-regular {ARMED_DUNLENDINGS}"},
        reinforcements={ARMED_DUNLENDINGS: 2},
    ).table
    assert table.shadow == {FORDS: ("isengard-regular",)}
    assert table.faction_figures == {FORDS: ("dunlendings",)}
    assert table.reinforcements[ARMED_DUNLENDINGS] == 0
