"""Tests of support.py: the call for support (pp. 17–18)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first


def riverrun(**setting: Any) -> Story:
    """Stark attacks Lannister in Riverrun; the throne's order is Baratheon, Lannister, Stark…"""
    setting.setdefault("blade_used", True)
    return battle("stark", "lannister", "riverrun", origin="seagard", **setting)


def test_without_support_orders_nobody_is_asked_p17() -> None:
    story = riverrun(forces={"stoney-sept": "lannister knight"})
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    assert story.total("defender") == 1


def test_all_units_of_an_area_help_together_c4() -> None:
    story = riverrun(
        forces={"stoney-sept": "lannister knight footman footman"},
        orders={"stoney-sept": "support"},
    )
    assert story.asks("lannister", "give-support")
    story.answers(("lannister", "defender"))
    assert story.parts("defender") == {"units": 1, "support": 4}


def test_a_support_order_stays_and_serves_in_any_number_of_combats_c4() -> None:
    story = riverrun(forces={"stoney-sept": "lannister knight"}, orders={"stoney-sept": "support"})
    story.answers(("lannister", "defender")).cards("catelyn-stark", "the-hound")
    assert story.winner == "lannister"
    assert story.table.orders == {"stoney-sept": "support"}


def test_support_comes_from_next_to_the_battle_not_from_next_to_its_origin_c2() -> None:
    """Greywater Watch touches Seagard, where the attack began, but not Riverrun (p. 18)."""
    story = riverrun(
        forces={"greywater-watch": "greyjoy knight", "harrenhal": "baratheon footman"},
        orders={"greywater-watch": "support", "harrenhal": "support"},
    )
    assert story.asks("baratheon", "give-support")
    story.answers(("baratheon", "nobody"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_houses_declare_in_turn_order_c3() -> None:
    forces = {
        "stoney-sept": "lannister footman",
        "harrenhal": "baratheon footman",
        "golden-sound": "greyjoy ship",
    }
    setting = {"forces": forces, "orders": dict.fromkeys(forces, "support")}
    story = riverrun(**setting)
    story.answers(("baratheon", "nobody"), ("lannister", "nobody"), ("greyjoy", "nobody"))
    story = riverrun(**setting, tracks={"throne": first("greyjoy")})
    story.answers(("greyjoy", "nobody"), ("baratheon", "nobody"), ("lannister", "nobody"))


def test_those_who_declare_later_know_what_was_declared_c3() -> None:
    forces = {"harrenhal": "baratheon knight", "golden-sound": "greyjoy ship"}
    story = riverrun(forces=forces, orders=dict.fromkeys(forces, "support"))
    story.answers(("baratheon", "attacker"))
    assert story.asks("greyjoy", "give-support")
    assert story.parts("attacker") == {"units": 1, "support": 2}
    assert [(e["player"], e["to"]) for e in story.events("support-given")] == [
        ("baratheon", "stark")
    ]
    story.answers(("greyjoy", "defender"), ("stark", "no"))
    assert story.parts("attacker") == {"units": 1}
    assert story.parts("defender") == {"units": 1, "support": 1}


def test_others_choose_a_side_combatants_only_their_own_c3() -> None:
    forces = {
        "harrenhal": "baratheon footman",
        "stoney-sept": "lannister footman",
        "ironmans-bay": "stark ship",
    }
    story = riverrun(forces=forces, orders=dict.fromkeys(forces, "support"))
    assert story.offers == ("attacker", "defender", "nobody")
    story.answers(("baratheon", "nobody"))
    assert (story.question.actor, story.offers) == ("lannister", ("defender", "nobody"))
    story.answers(("lannister", "nobody"))
    assert (story.question.actor, story.offers) == ("stark", ("attacker", "nobody"))


def test_a_house_declares_one_side_for_all_its_orders_c5() -> None:
    forces = {"harrenhal": "baratheon footman", "golden-sound": "baratheon ship ship"}
    story = riverrun(forces=forces, orders=dict.fromkeys(forces, "support"))
    story.answers(("baratheon", "attacker"), ("stark", "yes"))
    assert story.parts("attacker") == {"units": 1, "support": 3}
    assert story.fight.support == (
        ("golden-sound", "attacker"),
        ("harrenhal", "attacker"),
    )


def test_help_may_be_refused_before_cards_are_chosen_c6() -> None:
    forces = {"harrenhal": "baratheon knight", "golden-sound": "greyjoy ship"}
    story = riverrun(forces=forces, orders=dict.fromkeys(forces, "support"))
    story.answers(("baratheon", "attacker"), ("greyjoy", "attacker"))
    assert (story.question.actor, story.question.about) == ("stark", "baratheon")
    story.answers(("stark", "no"), ("stark", "yes"))
    assert story.parts("attacker") == {"units": 1, "support": 1}
    assert [e["player"] for e in story.events("support-refused")] == ["baratheon"]
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_own_support_is_not_asked_about_twice_c3() -> None:
    story = riverrun(forces={"stoney-sept": "lannister footman"}, orders={"stoney-sept": "support"})
    story.answers(("lannister", "defender"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_ships_support_on_land_c7() -> None:
    story = riverrun(forces={"golden-sound": "lannister ship"}, orders={"golden-sound": "support"})
    story.answers(("lannister", "defender"))
    assert story.parts("defender")["support"] == 1


def test_land_units_never_support_at_sea_c7() -> None:
    story = battle(
        "greyjoy",
        "lannister",
        "golden-sound",
        attacking="ship",
        defending="ship",
        forces={"riverrun": "lannister knight", "sunset-sea": "lannister ship"},
        orders={"riverrun": "support", "sunset-sea": "support"},
    )
    story.answers(("lannister", "defender"))
    assert story.fight.support == (("sunset-sea", "defender"),)


def test_ships_in_a_port_support_only_in_their_own_sea_c7() -> None:
    port = {
        "forces": {"lannisport-port": "lannister ship"},
        "orders": {"lannisport-port": "support"},
    }
    at_sea = battle(
        "greyjoy", "lannister", "golden-sound", attacking="ship", defending="ship", **port
    )
    assert at_sea.asks("lannister", "give-support")
    on_land = battle("stark", "lannister", "lannisport", origin="riverrun", **port)
    assert {q.kind for q in on_land.match.questions()} == {"choose-house-card"}


def test_a_siege_engine_supports_only_attacks_on_castles_and_strongholds_c8() -> None:
    def support(side: str, area: str, helper: str) -> int:
        story = battle(
            "stark",
            "lannister",
            area,
            forces={helper: "baratheon siege-engine footman"},
            orders={helper: "support"},
        )
        story.answers(("baratheon", side), ("stark" if side == "attacker" else "lannister", "yes"))
        return story.parts(side)["support"]

    assert support("attacker", "riverrun", "harrenhal") == 5
    assert support("defender", "riverrun", "harrenhal") == 1
    assert support("attacker", "stoney-sept", "harrenhal") == 1


def test_special_support_adds_one_for_the_order_c9() -> None:
    story = riverrun(
        forces={"stoney-sept": "lannister knight footman"},
        orders={"stoney-sept": "support-plus-1"},
    )
    story.answers(("lannister", "defender"))
    assert story.parts("defender")["support"] == 4


@pytest.mark.parametrize(("order", "strength"), [("support", 0), ("support-plus-1", 1)])
def test_units_that_count_nothing_leave_the_bonus_of_the_order_c9_c11(
    order: str, strength: int
) -> None:
    story = riverrun(routed={"stoney-sept": "lannister knight"}, orders={"stoney-sept": order})
    story.answers(("lannister", "defender"))
    assert story.parts("defender").get("support", 0) == strength


def test_a_support_order_gives_nothing_where_it_is_attacked_c10() -> None:
    story = riverrun(orders={"riverrun": "support-plus-1"})
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    assert story.parts("defender") == {"units": 1}


def test_supporting_units_neither_die_nor_retreat_c16() -> None:
    story = riverrun(
        attacking="knight knight knight",
        forces={"stoney-sept": "lannister footman"},
        orders={"stoney-sept": "support"},
    )
    story.answers(("lannister", "defender")).cards("eddard-stark", "cersei-lannister")
    assert story.winner == "stark"
    assert story.lost("lannister") == ["footman"]
    assert story.force("riverrun") == "stark knight knight knight"
    assert story.force("stoney-sept") == "lannister footman"
    assert story.lying("stoney-sept") == ()


def test_with_only_supporters_left_the_combat_goes_on_by_their_strength_p18() -> None:
    """A routed defender adds nothing, but help still counts."""
    story = riverrun(
        defending="",
        routed={"riverrun": "lannister footman"},
        forces={"harrenhal": "baratheon knight"},
        orders={"harrenhal": "support"},
    )
    story.answers(("baratheon", "defender"), ("lannister", "yes"))
    assert story.parts("defender") == {"units": 0, "support": 2}
