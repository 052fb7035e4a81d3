"""Casualties: hits one by one, Elites and Regulars, hits by cards (5.4, 8.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.wotr_board.battles import battle
from games.wotr_board.story import Story, in_words, war
from greathall.games.wotr_board.casualties import hits_by_card, take_hits
from greathall.games.wotr_board.facts import FREE, SHADOW, Region, Side
from greathall.games.wotr_board.table import War

HERE = "south-ithilien"


# ------------------------------------------------ hit by hit (8.6)


def test_8_6_a_hit_removes_a_regular_or_reduces_an_elite() -> None:
    story = hit("gondor-elite gondor-regular", 1)
    assert story.offers == ("gondor-elite", "gondor-regular")
    story.free("gondor-elite")
    assert story.figures(HERE) == "2 gondor-regular"
    story = hit("gondor-elite gondor-regular", 1).free("gondor-regular")
    assert story.figures(HERE) == "gondor-elite"


def test_8_6_the_owner_chooses_nation_by_nation() -> None:
    story = hit("gondor-regular rohan-regular", 1)
    assert story.offers == ("gondor-regular", "rohan-regular")


def test_8_6_two_hits_reduce_an_elite_and_remove_the_regular() -> None:
    story = hit("2 sauron-elite", 2, SHADOW).shadow("sauron-regular")
    assert story.figures(HERE) == "sauron-elite"
    assert story.table.reinforcements["sauron-regular"] == 36
    assert story.table.reinforcements["sauron-elite"] == 5


def test_8_6_the_regular_comes_from_earlier_casualties_first() -> None:
    story = hit("2 gondor-elite", 1, casualties={"gondor-regular": 3})
    assert story.figures(HERE) == "gondor-elite gondor-regular"
    assert story.table.casualties == {"gondor-regular": 2, "gondor-elite": 1}
    assert story.table.reinforcements["gondor-regular"] == 12


def test_8_6_without_casualties_the_regular_is_a_recruit() -> None:
    story = hit("2 gondor-elite", 1)
    assert story.table.reinforcements["gondor-regular"] == 14
    assert story.table.casualties == {"gondor-elite": 1}


def test_8_6_two_hits_may_remove_an_elite_outright_and_save_the_recruit() -> None:
    story = hit("2 gondor-elite", 2)
    assert story.offers == ("gondor-elite", ("outright", "gondor-elite"))
    story.free(("outright", "gondor-elite"))
    assert story.figures(HERE) == "gondor-elite"
    assert story.table.reinforcements["gondor-regular"] == 15


def test_8_6_a_replaced_elite_of_the_shadow_goes_back_to_reinforcements() -> None:
    story = hit("2 isengard-elite", 1, SHADOW)
    assert story.figures(HERE) == "isengard-elite isengard-regular"
    assert story.table.reinforcements["isengard-elite"] == 5
    assert story.table.reinforcements["isengard-regular"] == 11


def test_r8_without_a_regular_the_elite_dies_by_one_hit() -> None:
    none = {"reinforcements": {"sauron-regular": 0}}
    story = hit("2 sauron-elite", 1, SHADOW, **none)
    assert story.figures(HERE) == "sauron-elite"
    assert story.events("unit-reduced") == []


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (("gondor-regular", "gondor-elite", "gondor-regular"), "2 gondor-elite 2 gondor-regular"),
        (("gondor-regular",) * 3, "3 gondor-elite"),
        (("gondor-elite",) * 3, "6 gondor-regular"),
        (("gondor-elite", "gondor-elite", "gondor-regular"), "gondor-elite 4 gondor-regular"),
    ],
)
def test_r7_three_hits_on_three_regulars_and_three_elites(
    choices: tuple[str, ...], left: str
) -> None:
    story = hit("3 gondor-elite 3 gondor-regular", 3).free(*choices)
    assert story.is_over
    assert story.figures(HERE) == left


@pytest.mark.parametrize("first", ["gondor-elite", "gondor-regular"])
def test_r7_a_regular_and_an_elite_survive_two_hits(first: str) -> None:
    story = hit("gondor-elite gondor-regular", 2).free(first)
    while not story.is_over:
        story.free(story.offers[0])
    assert story.figures(HERE) == "gondor-regular"


def test_r8_the_number_of_figures_never_changes() -> None:
    before = all_units(hit("2 rohan-elite 2 rohan-regular", 0).table)
    story = hit("2 rohan-elite 2 rohan-regular", 4)
    while not story.is_over:
        assert all_units(story.table) == before
        story.free(story.offers[0])
    assert all_units(story.table) == before


def test_8_6_excess_hits_are_lost() -> None:
    story = hit("gondor-regular gondor-elite", 9)
    assert story.figures(HERE) == ""
    assert story.table.casualties == {"gondor-regular": 1, "gondor-elite": 1}


def test_7_4_lost_units_of_the_shadow_can_be_recruited_again() -> None:
    story = hit("sauron-regular", 1, SHADOW)
    assert story.table.reinforcements["sauron-regular"] == 36
    assert story.table.casualties == {}


# ------------------------------------------------ both sides at once (8.6)


def test_8_6_the_attacker_chooses_first_and_hits_are_simultaneous() -> None:
    story = battle("sauron-elite sauron-regular", "gondor-elite gondor-regular").rolls(5, 1, 5, 1)
    assert story.asks(SHADOW, "casualty")
    story.shadow("sauron-regular")
    assert story.asks(FREE, "casualty")
    story.free("gondor-regular")
    assert story.asks(SHADOW, "cease")


def test_8_6_leaders_nazgul_and_characters_fall_with_the_last_unit() -> None:
    story = battle("sauron-regular nazgul witch-king", "gondor-regular gondor-leader boromir")
    story.rolls(6, 6, 6)
    assert story.is_over
    assert story.figures("north-ithilien") == story.figures(HERE) == ""
    assert story.where("boromir") == story.where("witch-king") == "gone"
    assert story.table.casualties == {"gondor-regular": 1, "gondor-leader": 1}
    assert story.table.reinforcements["nazgul"] == 8


def test_8_6_who_stands_with_the_rearguard_survives() -> None:
    story = battle("sauron-regular", "2 gondor-regular", rearguard="sauron-regular nazgul")
    story.rolls(1, 6, 1)
    assert story.figures("north-ithilien") == "sauron-regular nazgul"


# ------------------------------------------------ hits by cards (5.4)


def test_5_4_a_card_that_destroys_an_army_spares_nazgul_and_minions() -> None:
    story = card_hits("2 sauron-regular nazgul mouth-of-sauron", 2, SHADOW)
    assert story.figures(HERE) == "nazgul mouth-of-sauron"


def test_5_4_leaders_of_an_army_destroyed_by_a_card_are_removed() -> None:
    story = card_hits("gondor-regular 2 gondor-leader boromir", 1, FREE)
    assert story.figures(HERE) == "boromir"
    assert story.table.casualties == {"gondor-regular": 1, "gondor-leader": 2}


def test_5_4_a_card_that_destroys_a_garrison_hands_the_stronghold_to_the_besieger() -> None:
    army = "rohan-regular rohan-leader isengard-regular"
    story = card_hits(army, 1, FREE, "helms-deep", besieged=("helms-deep",))
    assert story.table.control["helms-deep"] == SHADOW
    assert story.table.besieged == ()
    assert story.figures("helms-deep") == "isengard-regular"


def test_5_4_a_card_that_destroys_the_besieger_ends_the_siege() -> None:
    army = "rohan-regular isengard-regular"
    story = card_hits(army, 1, SHADOW, "helms-deep", besieged=("helms-deep",))
    assert story.table.control["helms-deep"] == FREE
    assert story.table.besieged == ()


def test_5_4_survivors_of_a_card_stay_with_their_leaders() -> None:
    story = card_hits("2 gondor-regular gondor-leader", 1, FREE)
    assert story.figures(HERE) == "gondor-regular gondor-leader"


async def hit_army(game: War, side: Side, region: Region, count: int) -> None:
    await take_hits(game, side, region, count)


async def hit_by_card(game: War, side: Side, region: Region, count: int) -> None:
    await hits_by_card(game, side, region, count)


def hit(army: str, count: int, side: Side = FREE, **setting: object) -> Story:
    return war((hit_army, side, HERE, count), armies={HERE: army}, **setting)


def card_hits(army: str, count: int, side: Side, region: Region = HERE, **setting: object) -> Story:
    return war((hit_by_card, side, region, count), armies={region: army}, **setting)


def all_units(game: War) -> str:
    total = Counter(game.reinforcements) + Counter(game.casualties)
    for figures in (*game.free.values(), *game.shadow.values()):
        total.update(figures)
    return in_words(sorted(total.elements()))
