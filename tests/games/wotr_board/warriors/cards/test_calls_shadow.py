"""The Call to Battle cards of the Shadow."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.cards.playing import fought, stormed
from games.wotr_board.warriors.story import FactionStory
from greathall.games.wotr_board.battlefield import dice_of
from greathall.games.wotr_board.facts import FREE, SHADOW

GAP, FORDS = "gap-of-rohan", "fords-of-isen"
ORCS, RIDERS = "2 isengard-regular", "2 rohan-regular"


def called(card: str, figures: str, defenders: str = RIDERS, **setting: Any) -> FactionStory:
    """The Shadow attacks with these figures beside its Army, and calls them."""
    return fought(ORCS, defenders, figures={GAP: figures}, **setting).shadow(card)


def landed(card: str, attackers: str = "2 southrons-regular", **setting: Any) -> FactionStory:
    """The Shadow attacks Pelargir from West Harondor, with two ships."""
    return fought(
        *(attackers, "3 gondor-regular"),
        origin="west-harondor",
        region="pelargir",
        figures={"west-harondor": "2 corsairs"},
        **setting,
    ).shadow(card)


# ------------------------------------------------ Corsairs


def test_borne_up_on_the_wind_brings_two_units_after_casualties() -> None:
    near = {"armies": {"umbar": "southrons-elite southrons-regular"}}
    story = landed("borne-up-on-the-wind", **near).rolls(1, 1).rolls(6, 1, 1)
    story.shadow("yes", ("southrons-elite", "umbar"), ("southrons-regular", "umbar"))
    assert story.count("corsairs", "west-harondor") == 1
    assert story.fight.attackers == ("southrons-elite", "southrons-regular", "southrons-regular")
    assert story.figures("umbar") == ""


def test_ruling_44_borne_up_on_the_wind_keeps_a_lost_army_in_the_battle() -> None:
    story = landed(
        "borne-up-on-the-wind",
        "2 southrons-regular nazgul",
        armies={"umbar": "southrons-regular"},
    )
    story.rolls(1, 1).rolls(6, 6, 1).rolls(1)
    story.shadow("yes", ("southrons-regular", "umbar"))
    assert story.fight.attackers == ("southrons-regular", "nazgul")
    story.shadow("go-on").free("stay")
    assert story.fight.round == 2


def test_borne_up_on_the_wind_may_bring_nobody_and_costs_nothing_then() -> None:
    near = {"armies": {"umbar": "southrons-regular"}}
    story = landed("borne-up-on-the-wind", **near).rolls(1, 1).rolls(1, 1, 1).shadow("no")
    assert story.count("corsairs", "west-harondor") == 2
    alone = landed("borne-up-on-the-wind").rolls(1, 1).rolls(1, 1, 1)
    assert alone.asks(SHADOW, "cease")


def test_borne_up_on_the_wind_helps_a_defending_army_too() -> None:
    story = fought(
        *("3 gondor-regular", "southrons-regular"),
        side=FREE,
        origin="pelargir",
        region="west-harondor",
        figures={"west-harondor": "corsairs"},
        armies={"umbar": "2 southrons-regular"},
    )
    story.shadow("borne-up-on-the-wind").rolls(6, 1, 1).rolls(1)
    story.shadow("yes", ("southrons-regular", "umbar"), "done")
    assert story.figures("west-harondor", SHADOW).startswith("southrons-regular")
    assert story.table.battle is not None


def test_borne_up_on_the_wind_brings_no_unit_of_a_nation_that_is_not_at_war_to_an_attack() -> None:
    armies = {"umbar": "southrons-regular isengard-regular"}
    story = landed("borne-up-on-the-wind", armies=armies, steps={"isengard": 1})
    story.rolls(1, 1).rolls(1, 1, 1).shadow("yes")
    assert story.offers == (("southrons-regular", "umbar"), "done")


def test_ruling_45_the_last_stroke_of_doom_goes_on_without_an_elite() -> None:
    story = stormed(
        *("2 southrons-elite", "gondor-regular gondor-elite", "dol-amroth"),
        figures={"dol-amroth": "2 corsairs"},
    )
    story.shadow("the-last-stroke-of-doom").rolls(1, 1).rolls(1, 1)
    story.shadow("yes", "go-on")
    assert story.fight.round == 2
    assert story.figures("dol-amroth", SHADOW).startswith("2 southrons-elite")
    assert story.count("corsairs", "dol-amroth") == 1


def test_the_last_stroke_of_doom_is_for_siege_battles_of_the_shadow_only() -> None:
    story = fought(
        *("2 southrons-regular", "3 gondor-regular"),
        origin="west-harondor",
        region="pelargir",
        figures={"west-harondor": "2 corsairs"},
    )
    assert "borne-up-on-the-wind" in story.offers
    assert "the-last-stroke-of-doom" not in story.offers


def test_the_last_stroke_of_doom_need_not_be_paid_for() -> None:
    story = stormed(
        *("2 southrons-regular", "2 gondor-regular", "dol-amroth"),
        figures={"dol-amroth": "corsairs"},
    )
    story.shadow("the-last-stroke-of-doom").rolls(1, 1).rolls(1, 1).shadow("no")
    assert story.table.battle is None


# ------------------------------------------------ Dunlendings


def test_fierce_folk_cancels_a_hit_for_each_dunlending_who_dies() -> None:
    story = called("fierce-folk", "3 dunlendings").rolls(1, 1).rolls(6, 6)
    story.shadow(1)
    assert story.count("dunlendings", GAP) == 2
    assert story.figures(GAP, SHADOW).startswith("isengard-regular")


def test_fierce_folk_may_cancel_all_hits_and_those_of_cards() -> None:
    """No Quarter adds a hit to those of the rolls."""
    story = fought(
        *(ORCS, RIDERS),
        figures={GAP: "3 dunlendings"},
        hands={FREE: ("wisdom-of-elrond", "the-red-arrow")},
    )
    story.shadow("fierce-folk").free("no").rolls(1, 1).rolls(6, 6).shadow(2)
    assert story.figures(GAP, SHADOW) == "2 isengard-regular dunlendings"


def test_old_hatred_hits_on_six_and_loses_on_one() -> None:
    story = called("old-hatred", "3 dunlendings").rolls(6, 1, 2)
    assert story.count("dunlendings", GAP) == 2
    assert story.figures(FORDS, FREE) == "rohan-regular"


def test_ruling_49_armed_by_saruman_adds_strength_in_a_round_with_their_call() -> None:
    armed = {"on_table": ("armed-by-saruman",)}
    story = called("fierce-folk", "2 dunlendings", **armed)
    story.rolls(1, 1, 1, 1)  # two Regulars and two Dunlendings
    assert story.fight.rolled[SHADOW] == (1, 1, 1, 1)
    story = fought(ORCS, RIDERS, figures={GAP: "2 dunlendings"}, **armed).shadow("no")
    story.rolls(1, 1)
    assert story.fight.rolled[SHADOW] == (1, 1)


def test_ruling_49_the_maximum_of_five_dice_holds() -> None:
    story = fought(
        *("4 isengard-regular", RIDERS),
        figures={GAP: "3 dunlendings"},
        on_table=("armed-by-saruman",),
    )
    story.shadow("fierce-folk")
    assert dice_of(story.table, SHADOW) == 5


def test_ruling_50_who_is_lost_to_old_hatred_adds_no_strength() -> None:
    story = called("old-hatred", "2 dunlendings", on_table=("armed-by-saruman",)).rolls(1, 2)
    assert dice_of(story.table, SHADOW) == 3


# ------------------------------------------------ Spiders


def test_webs_of_shadow_adds_a_hit_for_who_has_more() -> None:
    story = called("webs-of-shadow", "2 spiders", "3 rohan-regular")
    story.rolls(6, 1).rolls(1, 1, 1).shadow("yes")
    assert story.figures(FORDS, FREE) == "rohan-regular"
    assert story.count("spiders", GAP) == 1


def test_webs_of_shadow_needs_more_hits_than_the_enemy() -> None:
    story = called("webs-of-shadow", "2 spiders", "3 rohan-regular")
    story.rolls(6, 1).rolls(6, 1, 1)
    assert story.asks(SHADOW, "cease")


def test_webs_of_shadow_counts_early_hits_of_the_enemy() -> None:
    story = fought(
        *("3 isengard-regular", "3 rohan-regular"),
        figures={GAP: "spiders", "fangorn": "2 ents"},
        armies={"fangorn": "gimli", "orthanc": "saruman"},
    )
    story.shadow("webs-of-shadow").free("with-doom-we-come").rolls(6, 1, 1)
    story.rolls(6, 1).rolls(1, 1, 1)
    assert story.asks(SHADOW, "cease")


def test_webs_of_shadow_helps_a_besieged_army_too() -> None:
    story = fought(
        *(RIDERS, ORCS),
        side=FREE,
        origin="orthanc",
        region="orthanc",
        kind="siege",
        besieged=("orthanc",),
        figures={"orthanc": "spiders"},
    )
    assert "webs-of-shadow" in story.offers


def test_hideous_speed_slays_a_leader_or_a_small_companion_or_a_spider() -> None:
    setting = {"defenders": f"{RIDERS} rohan-leader meriadoc gimli"}
    story = called("hideous-speed", "2 spiders", **setting).rolls(5)
    assert story.offers == ("rohan-leader", "meriadoc")
    story.shadow("meriadoc")
    assert story.where("meriadoc") == "gone"
    story = called("hideous-speed", "2 spiders", **setting).rolls(2)
    assert story.count("spiders", GAP) == 1
    story = called("hideous-speed", "2 spiders", **setting).rolls(3)
    assert story.count("spiders", GAP) == 2
    assert story.where("meriadoc") == FORDS


def test_ruling_50_a_spider_lost_to_hideous_speed_adds_no_strength() -> None:
    story = called("hideous-speed", "2 spiders", on_table=("huge-and-horrible",)).rolls(1)
    assert dice_of(story.table, SHADOW) == 3


def test_huge_and_horrible_adds_strength_in_a_round_with_their_call() -> None:
    story = called("webs-of-shadow", "2 spiders", on_table=("huge-and-horrible",))
    assert dice_of(story.table, SHADOW) == 4
