"""Armies on the move, by dice and by cards (7.5, 5.8, R1–R6, R29)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall import new_match
from greathall.games.wotr_board.departures import WRAITHS, leaders_of_moves
from greathall.games.wotr_board.facts import FREE, SHADOW, SIDES
from greathall.games.wotr_board.movement import (
    Moves,
    can_move_armies,
    can_move_army,
    can_send_army,
    move_armies,
    move_led_army,
    move_two_armies,
    send_army,
)
from greathall.games.wotr_board.table import armies


def army(side: str, **setting: Any) -> Story:
    """An Army result is used to move."""
    return war((move_two_armies, side), **setting)


def led(side: str, **setting: Any) -> Story:
    """A Character result is used to move."""
    return war((move_led_army, side), **setting)


def test_7_5_an_army_result_moves_up_to_two_armies() -> None:
    story = army(FREE, armies={"edoras": "rohan-regular", "dale": "north-regular"})
    assert story.offers == ("edoras", "dale")
    story.free("edoras", "folde")
    assert story.offers == ("dale", "done")
    story.free("dale", "old-forest-road")
    assert story.is_over
    assert story.figures("folde") == "rohan-regular"
    assert story.figures("old-forest-road") == "north-regular"


def test_7_5_the_second_move_is_optional() -> None:
    story = army(FREE, armies={"edoras": "rohan-regular", "dale": "north-regular"})
    assert story.free("edoras", "folde", "done").is_over


def test_7_5_a_character_result_moves_one_army_with_somebody_to_lead_it() -> None:
    armies = {"edoras": "2 rohan-regular", "dale": "2 north-regular north-leader gimli"}
    story = led(FREE, armies=armies)
    story.free("old-forest-road")  # Edoras has no Leader
    assert story.offers == ("go", "north-regular", "north-leader", "gimli")
    story.free("gimli")
    assert story.offers == ("go", "north-regular")  # nobody else can lead
    story.free("go")
    assert story.figures("old-forest-road") == "2 north-regular north-leader"
    assert story.is_over


def test_7_5_any_part_with_a_unit_may_move() -> None:
    story = army(SHADOW, armies={"morannon": "2 sauron-regular sauron-elite nazgul"})
    story.shadow("dagorlad")
    assert story.offers == ("go", "sauron-elite", "sauron-regular", "nazgul")
    story.shadow("sauron-elite", "nazgul", "sauron-regular")
    assert story.figures("dagorlad") == "sauron-regular"
    assert story.figures("morannon") == "sauron-elite sauron-regular nazgul"


def test_7_5_the_part_left_behind_may_use_the_second_move() -> None:
    story = army(SHADOW, armies={"morannon": "sauron-regular sauron-elite"})
    story.shadow("dagorlad", "sauron-elite")
    assert story.offers == ("morannon", "done")
    story.shadow("morannon", "gorgoroth")
    assert story.figures("gorgoroth") == "sauron-elite"


def test_r1_who_has_moved_stays_where_he_is() -> None:
    story = army(SHADOW, armies={"morannon": "sauron-regular", "gorgoroth": "sauron-elite"})
    story.shadow("morannon", "gorgoroth")
    # Of the merged Army only the Elite can go on.
    story.shadow("gorgoroth", "nurn")
    assert story.figures("gorgoroth") == "sauron-regular"
    assert story.figures("nurn") == "sauron-elite"
    story = army(SHADOW, armies={"morannon": "sauron-regular"})
    assert story.shadow("dagorlad").is_over


def test_7_5_enemies_are_attacked_and_not_entered() -> None:
    story = army(SHADOW, armies={"orthanc": "isengard-elite", "fords-of-isen": "rohan-regular"})
    assert story.is_over
    assert story.figures("gap-of-rohan") == "isengard-elite"


def test_7_5_impassable_borders_are_not_crossed() -> None:
    story = army(SHADOW, at_war="sauron", armies={"moria": "sauron-regular"})
    assert set(story.offers) == {"dimrill-dale", "hollin", "north-dunland"}


def test_7_5_entering_an_undefended_settlement_captures_it() -> None:
    story = army(SHADOW, at_war="sauron", armies={"osgiliath": "sauron-regular"})
    story.shadow("pelargir")
    assert story.table.control["pelargir"] == SHADOW
    assert story.events("settlement-captured") == [
        {"event": "settlement-captured", "side": SHADOW, "region": "pelargir", "points": 1}
    ]


def test_7_5_a_besieged_army_cannot_move_out_and_a_besieger_can_be_reinforced() -> None:
    armies = {
        "minas-tirith": "3 gondor-regular gondor-leader 9 sauron-regular",
        "osgiliath": "2 sauron-elite",
    }
    setting: dict[str, Any] = {"besieged": ("minas-tirith",), "at_war": "all", "armies": armies}
    game = war(**setting).table
    assert not can_move_army(game, FREE)
    assert not can_move_army(game, FREE, led=True)
    story = army(SHADOW, **setting).shadow("osgiliath", "minas-tirith")
    # Ten is the most that besiege; yet if one of them leaves, two can come.
    story.shadow("sauron-elite", "done")
    assert story.figures("minas-tirith", SHADOW) == "sauron-elite 9 sauron-regular"
    assert story.table.control["minas-tirith"] == FREE


def test_7_5_the_siege_ends_when_the_besieger_leaves() -> None:
    story = army(
        SHADOW,
        armies={"minas-tirith": "3 gondor-regular 2 sauron-regular"},
        besieged=("minas-tirith",),
        at_war="all",
    )
    story.shadow("osgiliath", "sauron-regular")  # one stays
    assert story.table.besieged == ("minas-tirith",)
    story.shadow("minas-tirith", "osgiliath")
    assert story.table.besieged == ()
    assert story.figures("minas-tirith") == "3 gondor-regular"


def test_7_5_saruman_leads_no_move_but_his_elites_do() -> None:
    armies = {"orthanc": "isengard-regular saruman"}
    assert not can_move_army(war(armies=armies).table, SHADOW, led=True)
    story = led(SHADOW, armies={"orthanc": "isengard-regular isengard-elite saruman"})
    assert story.offers == ("go", "isengard-regular")  # the Elite leads
    story.shadow("isengard-regular")
    assert story.figures("orthanc") == "isengard-regular saruman"


def test_r5_an_isengard_elite_leads_only_while_saruman_is_in_play() -> None:
    assert not can_move_army(war(armies={"orthanc": "isengard-elite"}).table, SHADOW, led=True)
    armies = {"gap-of-rohan": "isengard-elite", "orthanc": "saruman"}
    assert can_move_army(war(armies=armies).table, SHADOW, led=True)


def test_r2_a_lone_nazgul_is_neither_fought_nor_carried() -> None:
    story = army(FREE, armies={"edoras": "rohan-regular", "folde": "nazgul"})
    story.free("folde")
    assert story.figures("folde") == "rohan-regular nazgul"
    story = army(FREE, at_war="rohan", armies={"folde": "rohan-regular nazgul"}).free("edoras")
    assert story.figures("folde") == "nazgul"


def test_r3_who_is_not_at_war_stays_at_a_foreign_border() -> None:
    story = army(
        FREE, at_war="elves", armies={"druadan-forest": "gondor-regular elves-elite gondor-leader"}
    )
    assert "eastemnet" in story.offers
    story.free("eastemnet")
    assert story.figures("eastemnet") == "elves-elite"
    assert story.figures("druadan-forest") == "gondor-regular gondor-leader"


def test_11_6_a_nation_not_at_war_stays_at_home_and_in_regions_of_nobody() -> None:
    story = army(FREE, armies={"druadan-forest": "gondor-regular"})
    assert set(story.offers) == {
        *("minas-tirith", "dead-marshes", "osgiliath", "western-emyn-muil"),
    }
    story = army(FREE, at_war="gondor", armies={"druadan-forest": "gondor-regular"})
    assert {"eastemnet", "folde"} <= set(story.offers)


def test_r4_leaders_go_with_the_last_unit() -> None:
    story = army(FREE, armies={"edoras": "rohan-regular 2 rohan-leader"}).free("folde")
    assert story.figures("folde") == "rohan-regular 2 rohan-leader"


def test_r6_enemy_characters_stay_behind_and_hold_nothing() -> None:
    story = army(SHADOW, armies={"orthanc": "isengard-regular gandalf-grey"})
    assert story.figures("gap-of-rohan") == "isengard-regular"
    assert story.figures("orthanc") == "gandalf-grey"


def test_r29_who_retreated_into_another_nation_leaves_it_with_his_next_move() -> None:
    story = army(FREE, armies={"westemnet": "gondor-regular"})
    # Every other way out of Westemnet leads through Rohan.
    assert story.is_over
    assert story.figures("fangorn") == "gondor-regular"


def test_6_8_companions_may_stay_behind_or_go_along() -> None:
    story = army(FREE, armies={"osgiliath": "gondor-regular boromir strider"}).free("pelargir")
    story.free("strider", "go")
    assert story.figures("osgiliath") == "strider"
    assert story.figures("pelargir") == "gondor-regular boromir"


# ------------------------------------------------ by cards


def test_5_8_a_card_may_move_up_to_four_armies_that_nazgul_lead() -> None:
    armies = {
        "barad-dur": "sauron-regular nazgul",
        "moria": "sauron-regular",
        "nurn": "sauron-elite",
    }
    story = war((move_armies, SHADOW, 2, WRAITHS), armies=armies)
    assert can_move_armies(story.table, SHADOW, 2, None)
    assert story.figures("gorgoroth") == "sauron-regular nazgul"
    assert story.is_over
    story = war((move_armies, SHADOW, 4, None, ("moria", "nurn")), armies=armies)
    assert story.offers == ("moria", "nurn")


def test_5_8_a_card_may_leave_the_move_to_the_player() -> None:
    story = war((move_armies, SHADOW, 1, None, None, True), armies={"nurn": "sauron-regular"})
    assert story.offers == ("nurn", "done")


def test_5_8_a_card_moves_an_army_directly_even_out_of_a_siege() -> None:
    story = war(
        (send_army, FREE, "helms-deep", "minas-tirith"),
        at_war="rohan",
        armies={"helms-deep": "3 rohan-elite 2 isengard-regular"},
        besieged=("helms-deep",),
    )
    story.free("rohan-elite", "go")
    assert story.figures("minas-tirith") == "2 rohan-elite"
    assert story.table.besieged == ("helms-deep",)


def test_r22_a_garrison_that_marches_out_hands_the_stronghold_over() -> None:
    story = war(
        (send_army, FREE, "helms-deep", "minas-tirith"),
        at_war="rohan",
        armies={"helms-deep": "rohan-elite 2 isengard-regular"},
        besieged=("helms-deep",),
    )
    assert story.table.control["helms-deep"] == SHADOW
    assert story.table.besieged == ()


def test_5_8_borders_and_enemies_stop_a_direct_move() -> None:
    armies = {"edoras": "rohan-elite"}
    assert not can_send_army(war(armies=armies).table, FREE, "edoras", "minas-tirith")
    at_war = war(armies=armies, at_war="rohan").table
    assert can_send_army(at_war, FREE, "edoras", "minas-tirith")
    assert not can_send_army(at_war, FREE, "folde", "minas-tirith")
    held = armies | {"minas-tirith": "sauron-regular"}
    game = war(armies=held, at_war="rohan").table
    assert not can_send_army(game, FREE, "edoras", "minas-tirith")


def test_5_8_a_card_that_names_no_army_moves_none() -> None:
    armies = {"moria": "2 sauron-regular"}
    assert not can_move_armies(war(armies=armies).table, SHADOW, 2, None, ())
    assert not can_move_armies(war(armies=armies).table, SHADOW, 1, None, ("nurn",))


def test_7_1_a_card_makes_no_room_with_an_army_that_it_does_not_move() -> None:
    story = war(
        (move_armies, SHADOW, 2, None, ("barad-dur",)),
        armies={"barad-dur": "3 sauron-regular", "gorgoroth": "8 sauron-regular"},
    )
    story.shadow("go")  # one of three has stayed already
    assert story.figures("gorgoroth") == "10 sauron-regular"
    assert story.figures("barad-dur") == "sauron-regular"


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_7_5_the_quick_look_at_an_army_never_differs_from_the_long_one(
    side: str, led: bool
) -> None:
    match, chance = new_match("wotr-board", players=2, seed=5), random.Random(5)
    compared = 0
    for number in range(1500):
        if not (asked := match.questions()):
            break
        if number % 25 == 0:
            moves = Moves(match.state, side, 2, leaders_of_moves(match.state) if led else None)
            table = armies(match.state, side)
            assert list(moves.ready()) == [r for r in table if next(moves.targets(r), None)]
            compared += len(table)
        match.answer(asked[0].actor, chance.choice(asked[0].options))
    assert compared > 100


@pytest.mark.parametrize(
    ("side", "position"),
    [
        (SHADOW, {"armies": {"barad-dur": "sauron-regular", "gorgoroth": "10 sauron-regular"}}),
        (FREE, {"armies": {"edoras": "gondor-regular"}}),
        (
            SHADOW,
            {
                "armies": {"forlindon": "2 sauron-regular", "grey-havens": "elves-elite"},
                "at_war": "all",
            },
        ),
        (
            SHADOW,
            {
                "armies": {"forlindon": "2 sauron-regular"},
                "at_war": "all",
                "on_table": ("a-power-too-great",),
            },
        ),
    ],
    ids=["a full region", "a foreign border", "an enemy", "a card"],
)
def test_7_5_an_army_with_nowhere_to_go_does_not_move(side: str, position: dict[str, Any]) -> None:
    table = war(**position).table
    start = next(iter(position["armies"]))
    assert start not in Moves(table, side, 1).ready()
