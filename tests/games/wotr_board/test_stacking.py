"""How many units a region holds, FP Leaders and what becomes of the dead (7.1, 7.2, 7.4)."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.figures import available, eliminate
from greathall.games.wotr_board.movement import move_army, move_led_army
from greathall.games.wotr_board.seats import SARUMAN_PLAYER
from greathall.games.wotr_board.stacking import limit, room, trim, trim_all


def test_7_1_ten_units_to_a_region_and_five_inside_a_siege() -> None:
    game = war(
        armies={"minas-tirith": "3 gondor-regular gondor-leader 4 sauron-regular nazgul"},
        besieged=("minas-tirith",),
    ).table
    assert (limit(game, FREE, "minas-tirith"), limit(game, SHADOW, "minas-tirith")) == (5, 10)
    assert (room(game, FREE, "minas-tirith"), room(game, SHADOW, "minas-tirith")) == (2, 6)
    assert room(game, FREE, "edoras") == 10


def test_7_1_the_owner_removes_excess_units_of_his_choice() -> None:
    story = war((trim, FREE, "edoras"), armies={"edoras": "9 rohan-regular 3 rohan-elite"})
    assert story.offers == ("rohan-elite", "rohan-regular")
    story.free("rohan-elite", "rohan-regular")
    assert story.figures("edoras") == "2 rohan-elite 8 rohan-regular"
    assert story.is_over


def test_7_1_excess_units_of_either_side_go_back_to_reinforcements() -> None:
    story = war((trim_all,), armies={"edoras": "11 gondor-regular", "moria": "12 sauron-regular"})
    assert story.figures("edoras") == "10 gondor-regular"
    assert story.figures("moria") == "10 sauron-regular"
    assert available(story.table, "gondor-regular") == 5
    assert available(story.table, "sauron-regular") == 26
    assert story.table.casualties == {}


def test_7_1_a_garrison_keeps_five_units() -> None:
    story = war(
        (trim_all,),
        armies={"minas-tirith": "7 gondor-regular gondor-leader 8 sauron-regular"},
        besieged=("minas-tirith",),
    )
    assert story.figures("minas-tirith") == "5 gondor-regular gondor-leader 8 sauron-regular"


def test_7_1_no_army_moves_where_it_finds_no_room() -> None:
    armies = {"morannon": "3 sauron-regular nazgul", "dagorlad": "9 sauron-regular"}
    story = war((move_led_army, SHADOW), armies=armies | {"gorgoroth": "10 sauron-regular"})
    # Only one of three fits into Dagorlad, and nobody into Gorgoroth.
    assert story.figures("dagorlad") == "10 sauron-regular nazgul"


def test_7_1_an_army_enters_a_full_region_whose_occupants_leave_with_the_second_move() -> None:
    story = war(
        (move_army, SHADOW),
        armies={"morannon": "3 sauron-regular", "dagorlad": "10 sauron-regular"},
        at_war="sauron",
    )
    story.shadow("morannon", "dagorlad", "go")
    # Three of them must leave; the newcomers have moved. The player may not stop now.
    assert story.question.kind == "move-to"
    story.shadow("noman-lands")
    story.shadow(*["sauron-regular"] * 7)  # these stay; no more can
    assert story.is_over
    assert story.figures("dagorlad") == "10 sauron-regular"
    assert story.figures("noman-lands") == "3 sauron-regular"


def test_7_1_two_armies_of_more_than_ten_change_places() -> None:
    story = war(
        (move_army, SHADOW),
        armies={"barad-dur": "10 sauron-regular", "gorgoroth": "10 sauron-elite"},
        reinforcements={"sauron-elite": 0},
        at_war="sauron",
    )
    story.shadow("barad-dur", "go")
    story.shadow("barad-dur")  # all of them must go
    assert story.figures("barad-dur") == "10 sauron-elite"
    assert story.figures("gorgoroth") == "10 sauron-regular"


def test_7_1_a_character_result_has_no_second_move_to_make_room() -> None:
    story = war(
        (move_led_army, SHADOW),
        armies={"barad-dur": "2 sauron-regular nazgul", "gorgoroth": "9 sauron-regular nazgul"},
    )
    story.shadow("barad-dur")
    assert story.is_over
    assert story.figures("gorgoroth") == "10 sauron-regular 2 nazgul"
    assert story.figures("barad-dur") == "sauron-regular"


def test_o1_a_table_may_let_armies_grow_too_big_and_trim_them() -> None:
    story = war(
        (move_led_army, SHADOW),
        options={"over-stacking": "trimmed"},
        armies={"barad-dur": "2 sauron-regular nazgul", "gorgoroth": "9 sauron-regular"},
    )
    story.shadow("go")
    assert story.figures("gorgoroth") == "10 sauron-regular nazgul"


def test_7_2_a_leader_never_stays_without_a_unit() -> None:
    story = war((move_led_army, FREE), armies={"edoras": "2 rohan-regular rohan-leader"})
    story.free("folde")
    assert story.offers == ("go", "rohan-regular")  # without the Leader it would not be led
    story = war((move_army, FREE), armies={"edoras": "2 rohan-regular rohan-leader"})
    story.free("folde")
    assert story.offers == ("go", "rohan-regular", "rohan-leader")
    story.free("rohan-leader")
    # Now a unit must stay with him.
    assert story.figures("edoras") == "rohan-regular rohan-leader"
    assert story.figures("folde") == "rohan-regular"


def test_7_2_leaders_of_a_nation_not_at_war_are_bound_and_keep_a_unit() -> None:
    story = war(
        (move_army, FREE),
        armies={"druadan-forest": "2 gondor-regular elves-regular rohan-leader"},
        at_war="elves",
    )
    story.free("eastemnet")
    # Gondor may not enter Rohan; the Elves and the Leader may.
    assert story.offers == ("go", "rohan-leader")
    story.free("go")
    assert story.figures("eastemnet") == "elves-regular rohan-leader"
    story = war(
        (move_army, FREE),
        armies={"druadan-forest": "2 elves-regular gondor-leader"},
        at_war="elves",
    )
    story.free("folde", "done")
    assert story.figures("druadan-forest") == "elves-regular gondor-leader"


def test_7_4_the_dead_of_the_free_peoples_stay_dead_and_those_of_the_shadow_return() -> None:
    game = war(armies={"edoras": "rohan-elite rohan-leader", "moria": "sauron-elite nazgul"}).table
    for region, figure in (
        ("edoras", "rohan-elite"),
        ("edoras", "rohan-leader"),
        ("moria", "sauron-elite"),
        ("moria", "nazgul"),
    ):
        eliminate(game, region, figure)
    assert game.casualties == {"rohan-elite": 1, "rohan-leader": 1}
    assert available(game, "rohan-elite") == 4
    assert available(game, "sauron-elite") == 6
    assert available(game, "nazgul") == 8
    assert (game.free, game.shadow, game.nazgul) == ({}, {}, {})


def test_16_7_teammates_remove_one_unit_each_in_turn() -> None:
    story = war(
        (trim, SHADOW, "osgiliath"),
        players=4,
        armies={"osgiliath": "6 sauron-regular 4 isengard-regular 3 southrons-regular"},
    )
    # The Saruman player is not the Leading Player: he begins.
    story.answers((SARUMAN_PLAYER, "southrons-regular"))
    assert story.offers == ("isengard-regular", "southrons-regular")  # the other has one kind
    story.answers((SARUMAN_PLAYER, "isengard-regular"))
    assert story.figures("osgiliath") == "3 isengard-regular 5 sauron-regular 2 southrons-regular"
