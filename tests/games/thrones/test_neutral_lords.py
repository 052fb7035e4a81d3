"""Neutral lords (p. 26)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, march
from greathall.games.thrones.movement import areas_within_reach


def against(lord: int | None, units: str, area: str = "kings-landing", **setting: Any) -> Story:
    """Tyrell marches from the Reach with these units, and a lord is near."""
    forces = {"reach": f"tyrell {units}"} | setting.pop("forces", {})
    setting = {"lords": {area: lord}, "supply": {"tyrell": 6}} | setting
    return march("tyrell", "reach", forces=forces, **setting)


@pytest.mark.parametrize(
    ("units", "order", "enters"),
    [
        ("knight knight", "march-0", False),
        ("knight knight", "march-plus-1", True),
        ("knight knight footman", "march-0", True),
        ("knight knight knight", "march-0", True),
        ("knight knight footman", "march-minus-1", False),
        ("knight knight knight", "march-minus-1", True),
    ],
)
def test_units_and_march_order_must_reach_the_strength_of_the_lord_p26_n1_n2(
    units: str, order: str, enters: bool
) -> None:
    story = against(5, units, order=order)
    assert ("kings-landing" in story.offers) is enters


def test_the_token_is_gone_for_good_and_the_units_are_in_p26_n4() -> None:
    story = against(5, "knight knight footman").answers(("tyrell", "kings-landing"))
    assert story.table.lords == {}
    assert story.events("lord-conquered")[-1] == {
        "event": "lord-conquered",
        "player": "tyrell",
        "area": "kings-landing",
        "strength": 5,
        "total": 5,
    }
    story.answers(("tyrell", "no"))
    assert story.force("kings-landing") == "tyrell footman knight knight"


def test_no_house_cards_and_no_blade_p26_n1() -> None:
    story = against(
        3,
        "knight footman",
        tracks={"fiefdoms": ("tyrell", "greyjoy", "martell", "stark", "baratheon", "lannister")},
    ).answers(("tyrell", "kings-landing"), ("tyrell", "no"))
    assert story.match.questions() == []
    assert story.table.battle is None
    assert len(story.table.hand["tyrell"]) == 7
    assert not story.table.blade_used


def test_too_small_groups_are_not_offered_n2() -> None:
    story = against(4, "knight knight footman").answers(("tyrell", "kings-landing"))
    assert story.offers == (("footman", "knight", "knight"), ("knight", "knight"))


@pytest.mark.parametrize(("area", "enters"), [("kings-landing", True), ("blackwater", False)])
def test_siege_engines_count_only_where_there_is_a_castle_p26_n3(area: str, enters: bool) -> None:
    story = against(4, "siege-engine", area)
    assert (area in story.offers) is enters


def test_conquering_a_lord_is_the_one_fight_of_a_march_p26_n4() -> None:
    story = against(2, "knight knight", forces={"blackwater": "greyjoy footman"})
    story.answers(("tyrell", "kings-landing"), ("tyrell", ("knight",)))
    assert "blackwater" not in story.offers
    assert "boneway" in story.offers
    assert "kings-landing" in story.offers  # the rest may follow


def test_a_march_with_a_fight_cannot_conquer_a_lord_as_well_p26_n4() -> None:
    story = against(2, "knight knight", forces={"blackwater": "greyjoy footman"})
    story.answers(("tyrell", "blackwater"), ("tyrell", ("knight",)))
    assert "kings-landing" not in story.offers


def test_two_lords_are_not_conquered_by_one_march_p26_n4() -> None:
    story = against(2, "knight knight", lords={"kings-landing": 2, "boneway": 2})
    story.answers(("tyrell", "boneway"), ("tyrell", ("knight",)))
    assert "kings-landing" not in story.offers


# ------------------------------------------------ support


HELP = {
    "forces": {"blackwater": "lannister knight", "blackwater-bay": "tyrell ship"},
    "orders": {"blackwater": "support", "blackwater-bay": "support-plus-1"},
}


def helped(lord: int, units: str = "knight") -> Story:
    """Lannister could add 2, Tyrell itself 2."""
    return against(lord, units, forces=dict(HELP["forces"]), orders=dict(HELP["orders"]))


def test_support_is_asked_for_before_the_units_move_n1_n2() -> None:
    story = helped(6).answers(("tyrell", "kings-landing"))
    assert story.asks("lannister", "give-support")
    assert story.offers == ("attacker", "nobody")  # nobody supports a lord
    assert story.force("kings-landing") == ""
    story.answers(("lannister", "attacker"), ("tyrell", "attacker"), ("tyrell", "yes"))
    story.answers(("tyrell", "no"))  # no token
    assert story.force("kings-landing") == "tyrell knight"


def test_the_attacker_may_refuse_help_and_then_cannot_enter_n1() -> None:
    story = helped(6).answers(("tyrell", "kings-landing"), ("lannister", "attacker"))
    story.answers(("tyrell", "attacker"), ("tyrell", "no"))
    assert story.events("lord-stood-firm")[-1]["total"] == 4
    assert story.force("reach") == "tyrell knight"
    assert story.table.lords == {"kings-landing": 6}
    assert story.asks("tyrell", "march-to")


def test_support_that_is_not_needed_is_not_asked_for_n1() -> None:
    story = helped(2).answers(("tyrell", "kings-landing"))
    assert story.asks("tyrell", "leave-power-token")


def test_without_the_help_hoped_for_the_units_may_go_elsewhere_n2() -> None:
    story = helped(6).answers(("tyrell", "kings-landing"), ("lannister", "nobody"))
    story.answers(("tyrell", "attacker"))
    assert "kings-landing" not in story.offers
    story.answers(("tyrell", "boneway"), ("tyrell", "no"))
    assert story.force("boneway") == "tyrell knight"


def test_after_a_refusal_a_group_that_is_strong_enough_may_still_enter_p26_n2() -> None:
    """What is promised stays promised; only the group is another."""
    story = helped(5, "knight footman footman").answers(
        ("tyrell", "kings-landing"), ("tyrell", ("knight",)), ("lannister", "nobody")
    )
    story.answers(("tyrell", "attacker"))  # 2 and 2: the lord stands firm
    assert "kings-landing" in story.offers
    story.answers(("tyrell", "kings-landing"))
    assert story.offers == (("footman", "footman", "knight"), ("footman", "knight"))
    story.answers(("tyrell", ("footman", "knight")))
    assert story.table.lords == {}
    assert story.events("lord-conquered")[-1]["total"] == 5


def test_support_orders_stay_on_the_board_p18() -> None:
    story = helped(6).answers(("tyrell", "kings-landing"), ("lannister", "attacker"))
    story.answers(("tyrell", "attacker"), ("tyrell", "yes"), ("tyrell", "no"))
    assert story.table.orders == HELP["orders"]


# ------------------------------------------------ lords who are too strong for everybody


def test_a_land_with_a_dash_can_never_be_entered_p26_n5() -> None:
    story = march(
        "lannister",
        "reach",
        players=3,
        forces={"reach": "lannister knight knight siege-engine"},
        order="march-plus-1",
        supply={"lannister": 6},
    )
    assert "highgarden" not in story.offers
    assert "boneway" not in story.offers
    assert "kingswood" in story.offers


def test_its_port_is_closed_and_its_seas_are_open_n5() -> None:
    story = march("lannister", "golden-sound", players=3, forces={"golden-sound": "lannister ship"})
    assert "ironmans-bay" in story.offers
    table = story.answers(("lannister", "ironmans-bay")).table
    assert "pyke-port" not in areas_within_reach(table, "lannister", "ironmans-bay")


def test_ships_carry_nobody_to_a_land_with_a_dash_n5() -> None:
    story = march(
        "lannister",
        "riverrun",
        players=3,
        forces={"riverrun": "lannister knight", "ironmans-bay": "lannister ship"},
    )
    assert "pyke" not in story.offers
    assert "flints-finger" in story.offers


def test_a_lord_conquered_may_bring_the_seventh_castle_w3() -> None:
    castles = ("oldtown", "starfall", "storms-end", "reach", "crackclaw-point", "harrenhal")
    story = against(2, "knight", tokens=dict.fromkeys(castles[:-1], "tyrell"))
    story.answers(("tyrell", "kings-landing"))
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("tyrell",)


# ------------------------------------------------ garrisons


def lone_garrison(defender_card: str) -> Story:
    """Stark attacks Lannisport, where nobody but the garrison is."""
    story = march(
        "stark", "riverrun", forces={"riverrun": "stark knight"}, power={"stark": 0}
    ).answers(("stark", "lannisport"))
    return story.cards("roose-bolton", defender_card)


def test_a_garrison_defends_alone_in_a_usual_combat_p26_n6() -> None:
    story = march(
        "stark", "riverrun", forces={"riverrun": "stark knight"}, power={"stark": 0}
    ).answers(("stark", "lannisport"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    assert story.parts("defender") == {"units": 0, "garrison": 2}


def test_a_garrison_adds_its_strength_to_the_units_of_its_house_p26_n6() -> None:
    story = march(
        "stark",
        "riverrun",
        forces={"riverrun": "stark knight", "lannisport": "lannister footman"},
        power={"stark": 0},
    ).answers(("stark", "lannisport"))
    assert story.parts("defender") == {"units": 1, "garrison": 2}


def test_a_garrison_is_no_army_p26_n7() -> None:
    story = march(
        "stark", "karhold", forces={"karhold": "stark knight", "winterfell": "stark knight"}
    )
    assert story.match.totals()["supply"]["stark"]["armies"] == ()


def test_a_lone_garrison_that_loses_is_removed_and_the_attacker_moves_in_p26_n8() -> None:
    story = lone_garrison("cersei-lannister")
    assert "lannisport" not in story.table.garrisons
    assert story.force("lannisport") == "stark knight"
    assert story.table.routed == {}


def test_a_lone_garrison_that_wins_sends_the_attacker_back_routed_p26_n8() -> None:
    story = lone_garrison("tywin-lannister")
    assert story.table.garrisons["lannisport"] == 2
    assert story.table.routed == {"riverrun": ("knight",)}
    assert story.match.questions() == []


def test_who_joins_the_supporters_on_the_same_march_helps_the_next_group_p18_p26() -> None:
    """A support order helps with all units that stand there when strength is compared."""
    story = march(
        "tyrell",
        "yronwood",
        players=5,
        lords={"sunspear": 5},
        supply={"tyrell": 4},
        forces={
            "yronwood": "tyrell knight knight",
            "salt-shore": "tyrell footman",
            "sea-of-dorne": "baratheon ship ship",
        },
        orders={"salt-shore": "support", "sea-of-dorne": "support"},
    ).answers(("tyrell", "sunspear"), ("tyrell", ("knight",)))
    story.answers(("baratheon", "nobody"), ("tyrell", "attacker"))  # 2 and 1 against 5
    story.answers(("tyrell", "salt-shore"), ("tyrell", ("knight",)), ("tyrell", "sunspear"))
    assert story.events("lord-conquered")[0]["total"] == 5
