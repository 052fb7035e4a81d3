"""Resolving march orders, and establishing control (pp. 8, 15, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, march, westeros
from greathall.games.thrones.control import controller
from greathall.games.thrones.facts import HOUSES
from greathall.games.thrones.marches import march_turn
from greathall.kernel.errors import IllegalAnswer

TWO, THREE = ("footman", "footman"), ("footman", "footman", "footman")


def stark(
    origin: str = "winterfell", units: str = "footman footman footman", **setting: Any
) -> Story:
    """Stark marches with these units, with supply for any army, and nobody else is near."""
    forces = {origin: f"stark {units}"} | setting.pop("forces", {})
    return march("stark", origin, forces=forces, **{"supply": {"stark": 6}} | setting)


# ------------------------------------------------ who goes where


def test_units_may_go_together_p15_m1() -> None:
    story = stark().answers(("stark", "karhold"), ("stark", THREE))
    assert story.force("karhold") == "stark footman footman footman"
    assert story.force("winterfell") == ""
    assert story.match.questions() == []


def test_units_may_split_and_some_may_stay_p15_m1() -> None:
    story = stark().answers(
        ("stark", "karhold"),
        ("stark", ("footman",)),
        ("stark", "stony-shore"),
        ("stark", ("footman",)),
    )
    story.answers(("stark", "done"))
    assert story.force("karhold") == "stark footman"
    assert story.force("stony-shore") == "stark footman"
    assert story.force("winterfell") == "stark footman"
    assert story.table.orders == {}


def test_a_march_may_move_nobody_m11() -> None:
    story = stark().answers(("stark", "done"))
    assert story.table.orders == {}
    assert story.force("winterfell") == "stark footman footman footman"
    assert story.events("stayed-put") != []


def test_moves_are_told_group_by_group() -> None:
    story = stark().answers(("stark", "karhold"), ("stark", TWO), ("stark", "done"))
    assert story.events("marched") == [
        {
            "event": "marched",
            "player": "stark",
            "origin": "winterfell",
            "area": "karhold",
            "units": TWO,
        }
    ]
    assert story.events("stayed-put") == []


def test_an_army_may_be_split_in_any_way_p15() -> None:
    story = stark(units="footman knight knight").answers(("stark", "karhold"))
    assert story.offers == (
        ("footman", "knight", "knight"),
        ("footman", "knight"),
        ("knight", "knight"),
        ("footman",),
        ("knight",),
    )


def test_routed_units_do_not_move_p21_m1() -> None:
    story = stark(units="knight", routed={"winterfell": "stark footman"})
    story.answers(("stark", "karhold"))
    assert story.force("karhold") == "stark knight"
    assert story.force("winterfell") == "stark footman"


def test_a_march_of_routed_units_alone_moves_nobody_p21_m1() -> None:
    story = march(
        "stark",
        "winterfell",
        forces={},
        routed={"winterfell": "stark footman", "karhold": "stark ship"},
    )
    assert story.match.questions() == []
    assert story.table.orders == {}


def test_marches_go_in_turn_order_one_at_a_time_p15_m1() -> None:
    story = stark(
        forces={"lannisport": "lannister knight", "moat-cailin": "stark knight"},
        orders={"lannisport": "march-0", "moat-cailin": "march-minus-1"},
    )
    assert story.asks("lannister", "march-to")
    story.answers(("lannister", "done"))
    assert story.asks("stark", "choose-march")
    assert set(story.offers) == {"winterfell", "moat-cailin"}


def test_marches_can_be_chained_p15_m10() -> None:
    story = stark(
        units="knight",
        forces={"moat-cailin": "stark footman"},
        orders={"moat-cailin": "march-minus-1"},
    )
    story.answers(("stark", "winterfell"), ("stark", "moat-cailin"))
    assert story.force("moat-cailin") == "stark footman knight"
    story.answers(("stark", "seagard"), ("stark", ("knight",)), ("stark", "done"))
    assert story.force("seagard") == "stark knight"


def test_an_order_is_lost_with_the_last_unit_of_its_area_p21_m10() -> None:
    """Greyjoy beats Stark at Karhold, and the march order there goes."""
    story = westeros(
        (march_turn,),
        forces={"winterfell": "greyjoy knight", "karhold": "stark footman"},
        garrisons={},
        orders={"winterfell": "march-0", "karhold": "march-minus-1"},
        tracks={"throne": ("greyjoy", *(h for h in HOUSES if h != "greyjoy"))},
    ).answers(("greyjoy", "karhold"), ("greyjoy", "no"))
    story.cards("euron-crows-eye", "catelyn-stark").answers(("greyjoy", "no"))
    assert story.force("karhold") == "greyjoy knight"
    assert story.table.orders == {}
    assert story.match.questions() == []


# ------------------------------------------------ fights


def test_one_march_may_bring_one_fight_p15_m2() -> None:
    story = stark(forces={"karhold": "greyjoy footman", "castle-black": "greyjoy footman"})
    assert {"karhold", "castle-black"} <= set(story.offers)
    story.answers(("stark", "karhold"), ("stark", ("footman",)))
    assert "castle-black" not in story.offers
    assert "karhold" in story.offers  # more may join
    story.answers(("stark", "karhold"), ("stark", ("footman",)))
    assert story.fight.units == TWO


@pytest.mark.parametrize("fight", ["enemy units", "a garrison", "a neutral lord"])
def test_garrisons_and_lords_are_fights_too_pp15_26_m2(fight: str) -> None:
    where = "highgarden"
    forces = {"reach": "stark knight knight", "blackwater": "greyjoy footman"}
    if fight == "enemy units":
        forces[where] = "tyrell footman"
    story = march(
        "stark",
        "reach",
        forces=forces,
        garrisons={where: 2} if fight == "a garrison" else {},
        lords={where: 1} if fight == "a neutral lord" else {},
    )
    story.answers(("stark", where), ("stark", ("knight",)))
    assert "blackwater" not in story.offers


def test_all_other_moves_come_before_the_fight_p15_m3() -> None:
    story = stark(forces={"karhold": "greyjoy footman"})
    story.answers(("stark", "karhold"), ("stark", ("footman",)))
    assert story.asks("stark", "march-to")
    story.answers(("stark", "stony-shore"), ("stark", ("footman",)))
    assert story.fight.step == "support"
    story.answers(("stark", "done"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    assert story.force("stony-shore") == "stark footman"


def test_the_fight_is_resolved_before_the_next_march_p15() -> None:
    story = stark(
        units="footman",
        forces={"karhold": "greyjoy footman", "pyke": "greyjoy knight"},
        orders={"pyke": "march-0"},
    ).answers(("stark", "karhold"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_an_area_with_an_enemy_token_only_is_no_fight_p24_m4() -> None:
    story = stark(tokens={"karhold": "greyjoy"}, power={"greyjoy": 5})
    story.answers(("stark", "karhold"), ("stark", THREE))
    assert story.table.battle is None
    assert story.table.tokens == {}
    assert story.table.power["greyjoy"] == 5  # it goes to the pool, not into the hand
    assert story.events("power-token-removed")[-1]["player"] == "greyjoy"


def test_an_own_token_stays_when_units_return_p24_m7() -> None:
    story = stark(tokens={"karhold": "stark"}).answers(("stark", "karhold"), ("stark", THREE))
    assert story.table.tokens == {"karhold": "stark"}


def test_an_enemy_home_without_garrison_and_units_is_entered_without_a_fight_p24() -> None:
    story = stark("searoad-marches", forces={}, garrisons={"winterfell": 2}, tokens={}).answers(
        ("stark", "lannisport"), ("stark", THREE)
    )
    assert story.table.battle is None
    assert controller(story.table, "lannisport") == "stark"


def test_the_same_area_can_be_attacked_twice_in_a_phase_p13() -> None:
    story = stark(
        units="knight",
        forces={"karhold": "greyjoy knight knight", "castle-black": "lannister knight"},
        orders={"castle-black": "march-0", "karhold": "defense-1"},
    ).answers(("lannister", "karhold"))
    story.answers(("lannister", "no"))  # no token is left at Castle Black
    story.cards("cersei-lannister", "euron-crows-eye").answers(("greyjoy", "no"))
    assert story.table.orders["karhold"] == "defense-1"  # it counts again
    story.answers(("stark", "karhold"))
    story.cards("catelyn-stark", "balon-greyjoy")
    assert story.parts("defender")["order"] == 1


# ------------------------------------------------ supply


def test_no_march_may_end_over_the_limits_p8_m5() -> None:
    story = stark(forces={"karhold": "stark footman"}, supply={"stark": 1})
    story.answers(("stark", "karhold"))
    assert ("footman", "footman", "footman") not in story.offers
    assert TWO in story.offers


def test_what_breaks_the_limits_for_now_may_be_mended_by_the_rest_p8_m5() -> None:
    """Two armies at most: a third one is formed on the way, while Winterfell is still one."""
    story = stark(
        forces={"karhold": "stark footman", "moat-cailin": "stark knight knight"},
        supply={"stark": 1},
    ).answers(("stark", "karhold"), ("stark", ("footman",)))
    assert story.asks("stark", "march-to")
    assert "done" not in story.offers
    story.answers(("stark", "stony-shore"))  # one footman: two would be a third army
    assert "done" in story.offers


def test_a_group_for_which_the_rest_cannot_mend_the_limits_is_not_offered_m5() -> None:
    story = stark(
        units="footman footman",
        forces={
            "karhold": "stark footman",
            "moat-cailin": "stark knight knight",
            "stony-shore": "stark knight knight",
        },
        supply={"stark": 2},
    ).answers(("stark", "karhold"))
    assert story.offers == (TWO, ("footman",))
    story = stark(
        units="footman footman",
        forces={
            "karhold": "stark footman footman",
            "moat-cailin": "stark knight knight",
        },
        supply={"stark": 0},
        garrisons={"winterfell": 2},
    )
    assert "karhold" not in story.offers


def over_the_limits(**setting: Any) -> Story:
    """Stark has three armies of two, and supply for two."""
    forces = {"karhold": "stark knight knight", "moat-cailin": "stark knight knight"}
    forces |= setting.pop("forces", {})
    return stark(units="footman footman", forces=forces, supply={"stark": 0}, **setting)


def test_a_house_that_is_over_its_limits_may_stay_or_mend_them_p8_m5() -> None:
    story = over_the_limits()
    assert "done" in story.offers
    story.answers(("stark", "castle-black"), ("stark", ("footman",)), ("stark", "done"))
    assert story.force("castle-black") == "stark footman"
    assert story.force("winterfell") == "stark footman"


def test_a_house_that_is_over_its_limits_may_move_an_army_as_it_is_p8_m5() -> None:
    story = over_the_limits().answers(("stark", "castle-black"))
    assert story.offers == (TWO, ("footman",))
    story.answers(("stark", TWO))
    assert story.force("castle-black") == "stark footman footman"


def test_a_house_that_is_over_its_limits_lets_no_army_grow_p8_m5() -> None:
    """At Karhold and Moat Cailin a footman would make an army of three, at Castle Black of two."""
    story = over_the_limits(forces={"castle-black": "stark footman"})
    assert set(story.offers) == {"castle-black", "stony-shore", "white-harbor", "done"}
    story.answers(("stark", "castle-black"))  # one goes: Winterfell is no army any more
    assert story.force("castle-black") == "stark footman footman"
    assert story.force("winterfell") == "stark footman"


def test_a_house_that_is_over_its_limits_may_attack_with_an_army_as_it_is_p8_m5() -> None:
    story = over_the_limits(forces={"castle-black": "greyjoy footman"})
    story.answers(("stark", "castle-black"), ("stark", TWO))
    assert story.fight.units == TWO


BEFORE_THE_FIGHT: dict[str, Any] = {
    "forces": {
        "karhold": "greyjoy footman",
        "stony-shore": "stark footman",
        "moat-cailin": "stark knight knight",
    },
    "supply": {"stark": 1},
}


def test_units_do_not_move_where_they_are_too_many_if_the_fight_is_lost_pp8_15_m5() -> None:
    """Other moves come before the fight: with the attacker at home, Winterfell is an army."""
    story = stark(
        units="footman footman", routed={"winterfell": "stark footman"}, **BEFORE_THE_FIGHT
    )
    assert "stony-shore" in story.offers  # for the other one may go as well
    story.answers(("stark", "karhold"), ("stark", ("footman",)))
    assert "castle-black" in story.offers
    assert "stony-shore" not in story.offers


def test_a_march_ends_only_where_supply_is_enough_if_the_fight_is_lost_pp8_15_m5() -> None:
    story = stark(**BEFORE_THE_FIGHT).answers(("stark", "karhold"), ("stark", ("footman",)))
    assert "done" in story.offers
    story.answers(("stark", "stony-shore"), ("stark", ("footman",)))
    assert "done" not in story.offers  # Winterfell would be a third army
    assert "karhold" not in story.offers
    story.answers(("stark", "castle-black"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_attackers_count_in_the_embattled_area_m5() -> None:
    """Four armies at most: two footmen attack, and the two who stay would be the fifth."""
    armies = dict.fromkeys(("moat-cailin", "stony-shore", "white-harbor"), "stark knight knight")
    story = stark(
        units="footman footman footman footman",
        forces={"karhold": "greyjoy footman"} | armies,
        supply={"stark": 5},
    ).answers(("stark", "karhold"), ("stark", TWO))
    assert "done" not in story.offers
    story.answers(("stark", "castle-black"))  # one goes: both would be the fifth
    assert story.force("winterfell") == "stark footman"
    assert "done" in story.offers


def test_the_limits_of_the_winner_are_those_of_the_house_alone_m5() -> None:
    """Enemy units in an area do not make the army larger."""
    story = stark(units="footman footman", forces={"karhold": "greyjoy knight knight knight"})
    story.answers(("stark", "karhold"))
    assert TWO in story.offers


# ------------------------------------------------ establishing control (p. 24)


def left(**setting: Any) -> Story:
    """Stark leaves Karhold for Winterfell with its last unit."""
    return stark("karhold", "footman", **setting).answers(("stark", "winterfell"))


def test_a_land_left_empty_may_be_kept_by_a_power_token_p24_m6() -> None:
    story = left()
    assert story.asks("stark", "leave-power-token")
    assert story.question.about == "karhold"
    story.answers(("stark", "yes"))
    assert story.table.tokens == {"karhold": "stark"}
    assert story.table.power["stark"] == 4
    assert controller(story.table, "karhold") == "stark"


def test_without_a_token_control_is_lost_p24_m6() -> None:
    story = left().answers(("stark", "no"))
    assert story.table.tokens == {}
    assert controller(story.table, "karhold") is None


def test_without_available_power_no_token_can_be_left_p24_m6() -> None:
    story = left(power={"stark": 0})
    assert story.match.questions() == []
    assert story.table.tokens == {}


def test_a_second_token_is_not_left_p24_m6() -> None:
    story = left(tokens={"karhold": "stark"})
    assert story.match.questions() == []
    assert story.table.tokens == {"karhold": "stark"}
    assert story.table.power["stark"] == 5


def test_where_a_unit_stays_no_token_is_left_p24_m6() -> None:
    story = stark("karhold", "footman footman")
    story.answers(("stark", "winterfell"), ("stark", ("footman",)), ("stark", "done"))
    assert story.match.questions() == []


def test_where_a_routed_unit_stays_no_token_is_left_m6() -> None:
    story = left(routed={"karhold": "stark footman"})
    assert story.match.questions() == []


@pytest.mark.parametrize(
    ("origin", "to"), [("narrow-sea", "shivering-sea"), ("winterfell-port", "bay-of-ice")]
)
def test_no_token_is_left_at_sea_or_in_a_port_p24_m6(origin: str, to: str) -> None:
    story = march("stark", origin, forces={origin: "stark ship"}).answers(("stark", to))
    assert story.force(to) == "stark ship"
    assert story.match.questions() == []


def test_no_token_is_needed_at_home_p24_m6() -> None:
    story = stark(units="footman").answers(("stark", "karhold"))
    assert story.match.questions() == []
    assert controller(story.table, "winterfell") == "stark"


def test_the_token_is_left_before_the_fight_p24_m6() -> None:
    story = stark("karhold", "footman", forces={"castle-black": "greyjoy footman"})
    story.answers(("stark", "castle-black"))
    assert story.asks("stark", "leave-power-token")
    story.answers(("stark", "no"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}


def test_a_token_may_lie_over_an_enemy_crest_p24_m9() -> None:
    story = stark("lannisport", "footman", garrisons={}).answers(
        ("stark", "stoney-sept"), ("stark", "yes")
    )
    assert story.table.tokens == {"lannisport": "stark"}
    assert controller(story.table, "lannisport") == "stark"


def test_an_enemy_home_left_without_token_is_its_houses_again_at_once_p24_m8() -> None:
    story = stark("lannisport", "footman", garrisons={}).answers(
        ("stark", "stoney-sept"), ("stark", "no")
    )
    assert controller(story.table, "lannisport") == "lannister"


def test_when_the_token_over_a_crest_goes_the_home_is_its_houses_again_m9() -> None:
    story = march(
        "lannister",
        "riverrun",
        forces={"riverrun": "lannister footman"},
        garrisons={},
        tokens={"lannisport": "stark"},
    ).answers(("lannister", "lannisport"), ("lannister", "no"))
    assert story.table.tokens == {}
    assert controller(story.table, "lannisport") == "lannister"


# ------------------------------------------------ the seventh castle


SIX = ("white-harbor", "moat-cailin", "flints-finger", "harrenhal", "riverrun", "eyrie")


def test_the_seventh_castle_wins_after_the_march_w3() -> None:
    story = stark("greywater-watch", "footman", tokens=dict.fromkeys(SIX[:5], "stark")).answers(
        ("stark", "seagard"), ("stark", "no")
    )
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("stark",)


def test_the_seventh_castle_wins_before_the_fight_of_the_same_march_p16_w2() -> None:
    story = stark(
        "greywater-watch",
        "footman footman",
        forces={"flints-finger": "greyjoy footman"},
        tokens=dict.fromkeys((*SIX[:2], *SIX[3:]), "stark") | {"winterfell": "stark"},
    )
    story.answers(("stark", "flints-finger"), ("stark", ("footman",)))
    story.answers(("stark", "seagard"), ("stark", "no"))
    assert story.match.outcome is not None
    assert story.match.questions() == []


def test_a_home_that_falls_back_may_be_the_seventh_castle_of_its_house_w3() -> None:
    story = march(
        "greyjoy",
        "winterfell",
        forces={"winterfell": "greyjoy footman", "karhold": "stark footman"},
        garrisons={},
        tokens=dict.fromkeys(SIX, "stark"),
    ).answers(("greyjoy", "karhold"), ("greyjoy", "no"))
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("stark",)  # before the fight at Karhold


def test_nothing_illegal_is_offered() -> None:
    story = stark()
    with pytest.raises(IllegalAnswer):
        story.match.answer("stark", "seagard")
