"""Settlements and sieges (9)."""

from __future__ import annotations

from games.wotr_board.battles import battle, card_with, siege, sortie
from games.wotr_board.story import Story, war
from greathall.games.wotr_board.battle import attack, can_attack
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.table import FIELD

ORCS = "2 isengard-regular"


# ------------------------------------------------ into a siege (9.2, 9.3)


def test_9_2_an_army_at_its_stronghold_may_fight_in_the_field() -> None:
    story = before_helms_deep("rohan-regular")
    assert story.asks(FREE, "withdraw")
    story.free("fight")
    assert story.question.kind == "roll"


def test_9_3_the_defenders_go_inside_and_the_attackers_besiege_them() -> None:
    story = before_helms_deep("rohan-regular rohan-leader").free("withdraw").shadow("yes", "go")
    assert story.is_over
    assert story.table.besieged == ("helms-deep",)
    assert story.table.control["helms-deep"] == FREE
    assert story.figures("helms-deep", SHADOW) == ORCS
    assert story.figures("westemnet") == ""


def test_9_3_units_above_five_inside_are_removed() -> None:
    story = before_helms_deep("6 rohan-regular").free("withdraw").shadow("yes", "go")
    assert story.figures("helms-deep", FREE) == "5 rohan-regular"
    assert story.table.reinforcements["rohan-regular"] == 5
    assert story.table.casualties == {}


def test_9_3_a_part_of_the_attackers_is_enough_for_a_siege() -> None:
    story = before_helms_deep("rohan-regular").free("withdraw")
    story.shadow("yes", "isengard-regular")
    assert story.figures("helms-deep", SHADOW) == "isengard-regular"
    assert story.table.besieged == ("helms-deep",)


def test_9_3_without_an_advance_there_is_no_siege() -> None:
    story = before_helms_deep("6 rohan-regular").free("withdraw").shadow("no")
    assert story.is_over
    assert story.table.besieged == ()
    assert story.figures("helms-deep") == "6 rohan-regular"


def test_r18_a_withdrawal_is_offered_before_every_round() -> None:
    story = before_helms_deep("2 rohan-regular").free("fight").rolls(1, 1, 1, 1)
    story.shadow("go-on").free("stay")
    assert story.asks(FREE, "withdraw")


def test_r19_a_besieger_cannot_withdraw_inside() -> None:
    story = sortie("2 rohan-regular", ORCS)
    assert story.question.kind == "roll"


def test_9_3_who_has_landed_besieges_at_once() -> None:
    story = battle(ORCS, "gondor-regular", origin="dol-amroth", region="dol-amroth", kind=FIELD)
    story.free("withdraw")
    assert story.is_over
    assert story.table.besieged == ("dol-amroth",)


# ------------------------------------------------ siege battles (9.5)


def test_9_5_a_siege_battle_lasts_one_round() -> None:
    story = siege(ORCS, "2 rohan-regular").rolls(1, 1, 1, 1)
    assert story.is_over
    assert story.table.besieged == ("helms-deep",)


def test_9_5_an_elite_reduced_to_a_regular_extends_it_again_and_again() -> None:
    story = siege("2 isengard-elite", "2 rohan-regular").rolls(1, 1, 1, 1)
    assert story.asks(SHADOW, "extend-siege")
    assert story.offers == ("cease", "isengard-elite")
    story.shadow("isengard-elite").rolls(1, 1, 1, 1).shadow("isengard-elite").rolls(1, 1, 1, 1)
    assert story.is_over
    assert story.figures("helms-deep", SHADOW) == "2 isengard-regular"


def test_9_5_only_an_elite_that_takes_part_extends_it() -> None:
    story = siege("isengard-regular", "rohan-regular", rearguard="isengard-elite").rolls(1, 1)
    assert story.is_over


def test_r8_without_a_regular_no_elite_extends_it() -> None:
    none = {"reinforcements": {"isengard-regular": 0}}
    story = siege("isengard-elite", "rohan-regular", **none).rolls(1, 1)
    assert story.is_over


def test_9_5_three_rounds_by_a_card() -> None:
    story = siege(ORCS, "2 rohan-regular", fields={"rounds": 3}).rolls(1, 1, 1, 1)
    story.shadow("go-on").rolls(1, 1, 1, 1).shadow("go-on").rolls(1, 1, 1, 1)
    assert story.is_over


def test_o3_three_rounds_can_be_extended_by_elites() -> None:
    story = three_rounds_with_an_elite({})
    assert story.asks(SHADOW, "extend-siege")


def test_o3_or_they_cannot() -> None:
    story = three_rounds_with_an_elite({"extend-three-rounds": "no"})
    assert story.is_over


def test_9_5_the_besieged_may_not_retreat() -> None:
    story = siege(ORCS, "2 rohan-regular", fields={"rounds": 2}).rolls(1, 1, 1, 1).shadow("go-on")
    assert story.fight.round == 2


def test_9_5_a_garrison_that_is_destroyed_loses_the_stronghold() -> None:
    story = siege("isengard-regular", "rohan-regular rohan-leader boromir").rolls(6, 1, 1)
    story.rolls(1, 1)
    assert story.is_over
    assert story.table.control["helms-deep"] == SHADOW
    assert story.table.besieged == ()
    assert story.where("boromir") == "gone"


def test_r20_besieger_and_garrison_wiped_out_together() -> None:
    story = siege("isengard-regular", "rohan-regular").rolls(6, 6)
    assert story.is_over
    assert story.table.control["helms-deep"] == FREE
    assert story.table.besieged == ()


def test_10_1_a_rearguard_of_the_besieger_takes_the_stronghold() -> None:
    story = siege("isengard-regular", "rohan-regular", rearguard="isengard-elite").rolls(6, 6)
    assert story.table.control["helms-deep"] == SHADOW


def test_9_8_a_besieger_that_is_destroyed_frees_the_garrison() -> None:
    story = siege("isengard-regular", "2 rohan-regular").rolls(1, 6, 1)
    assert story.table.besieged == ()
    assert story.figures("helms-deep") == "2 rohan-regular"


def test_9_5_a_closed_stronghold_is_not_attacked() -> None:
    armies = {"lorien": "elves-regular sauron-regular"}
    setting = {"armies": armies, "at_war": "all", "besieged": ("lorien",)}
    assert can_attack(war(**setting).table, SHADOW, led=False)
    closed = war(on_table=("a-power-too-great",), **setting)
    assert not can_attack(closed.table, SHADOW, led=False)


# ------------------------------------------------ sorties (9.6)


def test_9_6_the_besieged_can_only_sortie() -> None:
    armies = {"helms-deep": "rohan-regular isengard-regular", "westemnet": "isengard-regular"}
    story = war((attack, FREE, False), armies=armies, at_war="all", besieged=("helms-deep",))
    assert (story.fight.kind, story.fight.region) == ("sortie", "helms-deep")


def test_9_6_who_ceases_goes_back_inside() -> None:
    story = sortie("2 rohan-regular", ORCS).rolls(1, 1, 1, 1).free("cease")
    assert story.is_over
    assert story.table.besieged == ("helms-deep",)


def test_9_6_the_besieger_may_retreat_which_ends_the_siege() -> None:
    story = sortie("2 rohan-regular", ORCS).rolls(1, 1, 1, 1).free("go-on")
    story.shadow("fords-of-isen")
    assert story.is_over
    assert story.table.besieged == ()
    assert story.figures("helms-deep") == "2 rohan-regular"


def test_9_6_winning_ends_the_siege_without_an_advance() -> None:
    story = sortie("2 rohan-regular", "isengard-regular").rolls(6, 1, 1)
    assert story.is_over
    assert story.table.besieged == ()


def test_9_6_a_sortie_that_is_wiped_out_loses_the_stronghold() -> None:
    story = sortie("rohan-regular", ORCS).rolls(1, 6, 1)
    assert story.table.control["helms-deep"] == SHADOW


def test_9_6_a_rearguard_inside_keeps_it() -> None:
    story = sortie("rohan-regular", ORCS, rearguard="rohan-elite").rolls(1, 6, 1)
    assert story.table.control["helms-deep"] == FREE
    assert story.table.besieged == ("helms-deep",)


def test_9_6_a_besieger_may_scout_away_from_a_sortie() -> None:
    scouts = card_with("scouts")
    story = battle(
        *("sauron-regular", "elves-regular"),
        kind="sortie",
        origin="dol-guldur",
        region="dol-guldur",
        besieged=("dol-guldur",),
        cards=(scouts,),
    )
    story.free(scouts)
    assert story.asks(FREE, "scouts")
    assert "withdraw" not in story.offers


# ------------------------------------------------ relief (9.7)


def test_9_7_the_besieged_take_no_part_in_a_relief() -> None:
    story = relief().rolls(1, 6)
    assert story.is_over
    assert story.figures("helms-deep", FREE) == "5 rohan-elite"


def test_9_7_the_reliever_advances_when_the_besieger_is_gone() -> None:
    story = relief().rolls(6, 1).free("yes")
    assert story.table.besieged == ()
    assert story.figures("helms-deep") == "5 rohan-elite rohan-regular"


def test_9_7_the_reliever_may_stay_and_the_siege_is_over_all_the_same() -> None:
    story = relief().rolls(6, 1).free("no")
    assert story.table.besieged == ()
    assert story.figures("westemnet") == "rohan-regular"


# ------------------------------------------------ the end of a siege (9.8)


def test_9_8_a_siege_with_both_armies_goes_on() -> None:
    story = war(armies={"helms-deep": f"rohan-regular {ORCS}"}, besieged=("helms-deep",))
    settle_siege(story.table, "helms-deep")
    assert story.table.besieged == ("helms-deep",)
    settle_siege(story.table, "minas-tirith")
    assert story.events("siege-ended") == []


def before_helms_deep(defenders: str) -> Story:
    """Two Isengard Regulars attack from Westemnet."""
    return battle(ORCS, defenders, origin="westemnet", region="helms-deep")


def three_rounds_with_an_elite(options: dict[str, str]) -> Story:
    """The third round of a siege battle is over."""
    story = siege("isengard-elite", "rohan-regular", fields={"rounds": 3}, options=options)
    return story.rolls(1, 1).shadow("go-on").rolls(1, 1).shadow("go-on").rolls(1, 1)


def relief() -> Story:
    """A Regular of Rohan attacks who besieges five Elites in Helm's Deep."""
    return battle(
        *("rohan-regular", "isengard-regular"),
        side=FREE,
        origin="westemnet",
        region="helms-deep",
        armies={"helms-deep": "5 rohan-elite"},
        besieged=("helms-deep",),
    )
