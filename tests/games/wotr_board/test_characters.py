"""Companions, Nazgûl and Minions on the board (6.1–6.8)."""

from __future__ import annotations

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.characters import (
    can_fly_nazgul,
    can_move_companions,
    can_move_minions,
    can_move_one_group,
    eliminate_character,
    fly_nazgul,
    group_range,
    move_companions,
    move_group,
    move_minions,
    move_one_group,
    reach,
)
from greathall.games.wotr_board.facts import BOARD, FREE, REGIONS, SHADOW
from greathall.games.wotr_board.figures import eliminate
from greathall.games.wotr_board.movement import move_led_army


def companions(armies: dict[str, str], **rows: object) -> Story:
    """The Free Peoples move Companions with a Character result."""
    return war((move_companions, FREE), armies=armies, **rows)


def minions(armies: dict[str, str], **rows: object) -> Story:
    """The Shadow moves Nazgûl and Minions with a Character result."""
    return war((move_minions, SHADOW), armies=armies, **rows)


# ------------------------------------------------ Companions


def test_6_3_each_companion_may_move_once_up_to_his_level() -> None:
    story = companions({"fangorn": "meriadoc", "edoras": "strider"})
    assert story.offers == ("strider", "meriadoc")
    story.free("meriadoc")
    assert set(story.offers) == set(REGIONS["fangorn"].adjacent)
    story.free("eastemnet")
    assert story.offers == ("strider", "done")
    story.free("strider", "western-emyn-muil")
    assert (story.where("meriadoc"), story.where("strider")) == ("eastemnet", "western-emyn-muil")
    assert story.is_over


def test_6_3_a_group_goes_together_as_far_as_its_highest_level() -> None:
    story = companions({"fangorn": "meriadoc boromir peregrin"})
    story.free("meriadoc", "boromir")
    assert story.offers == ("peregrin", "go")
    story.free("go", "folde")  # two regions
    assert (story.where("meriadoc"), story.where("boromir")) == ("folde", "folde")
    assert story.offers == ("peregrin", "done")
    story.free("done")
    assert story.where("peregrin") == "fangorn"


def test_6_3_nobody_is_asked_to_join_whom_nobody_stands_by() -> None:
    assert companions({"fangorn": "boromir"}).question.kind == "move-companion-to"


def test_6_3_enemy_armies_are_ignored() -> None:
    story = companions({"fangorn": "boromir", "westemnet": "5 isengard-regular"})
    assert {"westemnet", "edoras"} <= set(story.offers)


def test_6_3_he_stops_at_a_stronghold_of_the_shadow() -> None:
    story = companions({"fords-of-isen": "strider"})
    assert "orthanc" in story.offers
    assert "gap-of-rohan" in story.offers
    # Moria ends a move; what lies behind it is too far by any other way.
    from_hollin = reach(story.table, FREE, "hollin", 2)
    assert "moria" in from_hollin
    assert "dimrill-dale" not in from_hollin


def test_6_3_he_neither_enters_nor_leaves_a_besieged_stronghold() -> None:
    armies = {
        "helms-deep": "rohan-regular strider 3 isengard-regular",
        "westemnet": "boromir",
    }
    story = companions(armies, besieged=("helms-deep",))
    assert "helms-deep" not in story.offers  # Boromir alone can move
    story.free("edoras")
    assert story.is_over


def test_6_3_impassable_borders_are_not_crossed() -> None:
    story = companions({"fangorn": "meriadoc"})
    assert "orthanc" in REGIONS["fangorn"].mountains
    assert "orthanc" not in story.offers


def test_6_3_nobody_moves_who_is_in_the_fellowship_or_gone() -> None:
    assert not can_move_companions(war().table, FREE)
    assert not can_move_companions(war(fellows="").table, FREE)
    assert can_move_companions(war(armies={"bree": "strider"}).table, FREE)


def test_6_3_shadowfax_bears_gandalf_the_white_alone_or_with_one_hobbit() -> None:
    assert group_range(("gandalf-white",)) == 4
    assert group_range(("gandalf-white", "peregrin")) == 4
    assert group_range(("gandalf-white", "peregrin", "meriadoc")) == 3
    assert group_range(("gandalf-white", "boromir")) == 3
    assert group_range(("gandalf-grey",)) == 3


def test_6_3_a_card_may_lead_into_a_besieged_stronghold() -> None:
    story = war(
        (move_one_group, FREE, 0, 4),
        armies={"helms-deep": "rohan-regular 3 isengard-regular", "fangorn": "peregrin"},
        besieged=("helms-deep",),
    )
    assert can_move_one_group(story.table)
    assert "helms-deep" in story.offers
    assert "fangorn" not in story.offers
    story.free("helms-deep")
    assert story.where("peregrin") == "helms-deep"


def test_6_3_a_card_does_not_lead_through_a_besieged_stronghold() -> None:
    game = war(armies={"lorien": "elves-elite 2 sauron-regular"}, besieged=("lorien",)).table
    assert "lorien" in reach(game, FREE, "dimrill-dale", 2, may_enter_siege=True)
    assert "lorien" not in reach(game, FREE, "dimrill-dale", 2)


def test_12_7_who_leaves_the_fellowship_in_a_besieged_stronghold_stays_inside() -> None:
    story = war(
        (move_group, FREE, ("boromir",), "rivendell", 5),
        armies={"rivendell": "2 elves-elite 3 sauron-regular"},
        besieged=("rivendell",),
    )
    assert story.is_over
    assert story.where("boromir") == "rivendell"


# ------------------------------------------------ activation


def test_6_8_a_companion_who_moves_with_an_army_arrives_too() -> None:
    story = war((move_led_army, FREE), armies={"osgiliath": "gondor-regular boromir"})
    story.free("pelargir")
    assert story.table.active["gondor"]
    assert story.events("nation-activated") == [
        {"event": "nation-activated", "nation": "gondor", "how": "companion"}
    ]


def test_11_3_a_companion_activates_only_what_he_can_and_only_cities_and_strongholds() -> None:
    story = companions({"osgiliath": "boromir"})
    story.free("lossarnach")  # a Town
    assert not story.table.active["gondor"]
    story = companions({"osgiliath": "gimli"})
    story.free("pelargir")
    assert not story.table.active["gondor"]
    story = companions({"westemnet": "meriadoc"})
    story.free("edoras")
    assert story.table.active["rohan"]


def test_10_3_nobody_is_activated_in_a_captured_city() -> None:
    story = companions({"osgiliath": "boromir"}, control={"pelargir": SHADOW})
    story.free("pelargir")
    assert not story.table.active["gondor"]


# ------------------------------------------------ Nazgûl and Minions


def test_6_4_nazgul_fly_anywhere_but_to_a_stronghold_that_is_not_besieged() -> None:
    story = minions(
        {"moria": "nazgul", "lorien": "elves-elite 2 sauron-regular"}, besieged=("lorien",)
    )
    assert len(story.offers) == len(BOARD) - 1 - 7
    assert "lorien" in story.offers
    assert "minas-tirith" not in story.offers
    assert "pelargir" in story.offers  # a City
    story.shadow("lorien")
    assert story.figures("lorien", SHADOW) == "2 sauron-regular nazgul"
    assert story.is_over


def test_6_4_every_nazgul_flies_once() -> None:
    story = minions({"moria": "2 nazgul", "orthanc": "nazgul witch-king"})
    assert story.offers == (("nazgul", "moria"), ("nazgul", "orthanc"), ("witch-king", "orthanc"))
    story.shadow(("nazgul", "moria"), "orthanc")
    assert ("nazgul", "moria") in story.offers
    story.shadow(("nazgul", "orthanc"), "fangorn")
    # One of the Nazgûl in Orthanc has flown there; he stays.
    assert story.offers == (("nazgul", "moria"), ("witch-king", "orthanc"), "done")
    story.shadow(("witch-king", "orthanc"), "bree", "done")
    assert story.figures("orthanc") == "nazgul"
    assert story.where("witch-king") == "bree"


def test_6_4_nazgul_leave_a_besieged_stronghold() -> None:
    story = minions(
        {"moria": "sauron-regular nazgul 3 elves-elite"}, besieged=("moria",), at_war="elves"
    )
    story.shadow("orthanc")
    assert story.figures("orthanc") == "nazgul"


def test_6_4_the_mouth_of_sauron_goes_three_regions() -> None:
    story = minions({"barad-dur": "mouth-of-sauron"})
    assert set(story.offers) == {
        *("gorgoroth", "minas-morgul", "morannon", "nurn"),
        *("dagorlad", "north-ithilien", "south-ithilien"),
    }


def test_6_4_the_mouth_stays_out_of_strongholds_that_the_shadow_does_not_besiege() -> None:
    armies = {"osgiliath": "mouth-of-sauron", "minas-tirith": "2 gondor-regular sauron-regular"}
    assert "minas-tirith" not in minions(armies | {"minas-tirith": "gondor-regular"}).offers
    assert "minas-tirith" in minions(armies, besieged=("minas-tirith",)).offers


def test_6_4_the_mouth_does_not_leave_a_besieged_stronghold() -> None:
    game = war(
        armies={"moria": "sauron-regular mouth-of-sauron 3 elves-elite"}, besieged=("moria",)
    ).table
    assert not can_move_minions(game, SHADOW)


def test_6_4_saruman_never_moves() -> None:
    game = war(armies={"orthanc": "saruman"}).table
    assert not can_move_minions(game, SHADOW)
    assert not can_fly_nazgul(game, SHADOW)


def test_6_4_a_card_lets_any_number_of_nazgul_fly_and_nobody_else() -> None:
    story = war((fly_nazgul, SHADOW), armies={"moria": "nazgul mouth-of-sauron"})
    assert story.offers == (("nazgul", "moria"), "done")
    story.shadow("done")
    assert story.is_over


def test_6_5_a_lone_companion_blocks_nothing() -> None:
    story = war(
        (move_led_army, SHADOW), armies={"moria": "sauron-regular nazgul", "hollin": "gimli"}
    )
    story.shadow("hollin")
    assert story.figures("hollin") == "gimli sauron-regular nazgul"


def test_6_6_characters_and_nazgul_cross_borders_as_if_at_war() -> None:
    story = war(
        (move_led_army, SHADOW),
        armies={"osgiliath": "southrons-regular sauron-regular nazgul mouth-of-sauron"},
        at_war="southrons",
    )
    story.shadow("pelargir", "go")
    assert story.figures("pelargir") == "southrons-regular nazgul mouth-of-sauron"
    assert story.figures("osgiliath") == "sauron-regular"


def test_6_7_a_dead_character_is_out_of_the_game_and_a_nazgul_is_not() -> None:
    story = war(armies={"moria": "nazgul", "bree": "strider"})
    eliminate_character(story.table, "strider")
    eliminate(story.table, "moria", "nazgul")
    assert story.where("strider") == "gone"
    assert story.table.reinforcements["nazgul"] == 8
    assert story.figures("moria") == ""
