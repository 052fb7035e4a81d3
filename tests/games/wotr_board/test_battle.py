"""Battles: who attacks whom, the order of a round, dice and what they hit (8.1–8.5)."""

from __future__ import annotations

import pytest

from games.wotr_board.battles import battle, siege, sortie
from games.wotr_board.story import Story, war
from greathall.games.wotr_board.battle import (
    attack,
    begin_attack,
    can_attack,
    can_begin_attack,
)
from greathall.games.wotr_board.battlefield import to_hit
from greathall.games.wotr_board.departures import WRAITHS
from greathall.games.wotr_board.facts import FREE, SHADOW, Region, Side
from greathall.games.wotr_board.table import War, battle_of

ORCS = "4 sauron-regular"


# ------------------------------------------------ starting (8.1)


def test_8_1_an_army_attacks_an_adjacent_army_and_stays_where_it_is() -> None:
    story = attacking(SHADOW, {"north-ithilien": ORCS, "south-ithilien": "gondor-regular"})
    story.shadow("go")
    assert story.fight.kind == "field"
    assert story.figures("north-ithilien") == ORCS
    assert story.events("battle-began")[0]["region"] == "south-ithilien"


def test_8_1_the_attacker_chooses_army_and_target() -> None:
    story = attacking(
        SHADOW,
        {
            "north-ithilien": "sauron-regular",
            "east-harondor": "southrons-regular",
            "south-ithilien": "gondor-regular",
            "osgiliath": "gondor-regular",
        },
    )
    assert story.offers == ("north-ithilien", "east-harondor")
    story.shadow("north-ithilien")
    assert story.offers == ("osgiliath", "south-ithilien")
    story.shadow("osgiliath")
    assert story.fight.region == "osgiliath"


def test_8_1_a_rearguard_takes_no_part_and_cannot_be_hit() -> None:
    armies = {"north-ithilien": "2 sauron-regular", "south-ithilien": "gondor-regular"}
    story = attacking(SHADOW, armies).shadow("sauron-regular")
    assert story.fight.attackers == ("sauron-regular",)
    story.rolls(1, 6)
    assert story.figures("north-ithilien") == "sauron-regular"
    assert story.is_over


def test_8_1_attackers_and_rearguard_need_a_unit_each() -> None:
    story = attacking(
        FREE,
        {"north-ithilien": "2 gondor-regular gondor-leader", "south-ithilien": "sauron-regular"},
    )
    story.free("gondor-leader")
    assert story.fight.attackers == ("gondor-regular",)


def test_8_1_nazgul_and_characters_stay_only_with_a_unit() -> None:
    story = attacking(
        SHADOW, {"north-ithilien": "sauron-regular nazgul", "south-ithilien": "gondor-regular"}
    )
    assert story.fight.attackers == ("sauron-regular", "nazgul")


def test_8_1_nations_not_at_war_stay_in_the_rearguard() -> None:
    armies = {
        "north-ithilien": "sauron-regular southrons-regular",
        "south-ithilien": "gondor-regular",
    }
    story = attacking(SHADOW, armies, at_war="sauron")
    assert story.fight.attackers == ("sauron-regular",)


def test_8_1_without_a_unit_at_war_there_is_no_attack() -> None:
    story = war(armies={"north-ithilien": ORCS, "south-ithilien": "gondor-regular"})
    assert not can_attack(story.table, SHADOW, led=False)


def test_r4_an_attack_that_leaves_a_leader_without_a_unit_is_illegal() -> None:
    armies = {
        "north-ithilien": "gondor-regular rohan-leader",
        "south-ithilien": "sauron-regular",
    }
    story = war(armies=armies, at_war="gondor")
    assert not can_attack(story.table, FREE, led=False)


def test_r4_a_leader_not_at_war_keeps_a_unit_with_him() -> None:
    armies = {
        "north-ithilien": "2 gondor-regular rohan-leader",
        "south-ithilien": "sauron-regular",
    }
    story = attacking(FREE, armies, at_war="gondor")
    assert story.fight.attackers == ("gondor-regular",)


@pytest.mark.parametrize(
    ("army", "can"),
    [
        ("sauron-regular", False),
        ("sauron-regular nazgul", True),
        ("sauron-regular witch-king", True),
        ("isengard-elite", False),
    ],
)
def test_8_1_a_character_result_needs_a_leader(army: str, can: bool) -> None:
    story = war(armies={"north-ithilien": army, "south-ithilien": "gondor-regular"}, at_war="all")
    assert can_attack(story.table, SHADOW, led=True) == can


def test_8_1_the_last_leader_cannot_stay_behind_a_character_result() -> None:
    armies = {"north-ithilien": "2 sauron-regular nazgul", "south-ithilien": "gondor-regular"}
    story = attacking(SHADOW, armies, led=True).shadow("sauron-regular")
    assert story.fight.attackers == ("sauron-regular", "nazgul")


def test_r5_isengard_elites_and_saruman_lead_attacks() -> None:
    armies = {"orthanc": "isengard-regular saruman", "fords-of-isen": "rohan-regular"}
    assert can_attack(war(armies=armies, at_war="all").table, SHADOW, led=True)
    armies = {
        "orthanc": "saruman",
        "north-ithilien": "isengard-elite",
        "osgiliath": "gondor-regular",
    }
    assert can_attack(war(armies=armies, at_war="all").table, SHADOW, led=True)


def test_r6_enemy_characters_in_the_region_are_no_part_of_it() -> None:
    armies = {"north-ithilien": "sauron-regular boromir", "south-ithilien": "gondor-regular"}
    story = attacking(SHADOW, armies)
    assert story.fight.attackers == ("sauron-regular",)


def test_8_1_an_army_beyond_mountains_is_not_attacked() -> None:
    story = war(armies={"nurn": ORCS, "south-ithilien": "gondor-regular"}, at_war="all")
    assert not can_attack(story.table, SHADOW, led=False)


def test_8_1_the_besieged_inside_are_not_attacked_from_the_next_region() -> None:
    armies = {
        "westemnet": "isengard-regular",
        "helms-deep": "rohan-regular isengard-regular",
    }
    story = attacking(SHADOW, armies, besieged=("helms-deep",))
    assert (story.fight.kind, story.fight.origin) == ("siege", "helms-deep")


def test_8_1_an_attacked_nation_activates_and_advances_once() -> None:
    story = battle(ORCS, "2 gondor-regular", at_war="sauron")
    assert (story.table.active["gondor"], story.table.steps["gondor"]) == (True, 1)
    story.rolls(1, 1, 1, 1, 1, 1).shadow("go-on").free("stay").rolls(1, 1, 1, 1, 1, 1)
    assert story.table.steps["gondor"] == 1


def test_r26_an_attack_on_osgiliath_advances_the_nation_of_its_garrison() -> None:
    story = battle(ORCS, "gondor-regular", region="osgiliath", at_war="sauron")
    assert story.table.active["gondor"]


def test_8_1_a_card_says_who_must_lead_and_where() -> None:
    armies = {
        "north-ithilien": "sauron-regular mouth-of-sauron",
        "east-harondor": "sauron-regular nazgul",
        "south-ithilien": "gondor-regular",
    }
    game = war(armies=armies, at_war="all").table
    assert can_begin_attack(game, SHADOW, leads=WRAITHS)
    assert not can_begin_attack(game, SHADOW, leads=WRAITHS, origins=("north-ithilien",))
    assert not can_begin_attack(game, SHADOW, allowed=nowhere)
    story = war((begin_attack, SHADOW, WRAITHS), armies=armies, at_war="all")
    assert story.fight.origin == "east-harondor"


def test_r24_a_nazgul_led_army_may_sortie() -> None:
    armies = {"dol-guldur": "sauron-regular nazgul elves-regular"}
    setting = {"armies": armies, "at_war": "all", "besieged": ("dol-guldur",)}
    story = war((begin_attack, SHADOW, WRAITHS), **setting)
    assert story.fight.kind == "sortie"


# ------------------------------------------------ the round (8.2)


# ------------------------------------------------ dice (8.4, 8.5)


def test_8_5_in_the_open_both_hit_on_five() -> None:
    assert needed(battle(ORCS, "gondor-regular")) == (5, 5)


@pytest.mark.parametrize("region", ["osgiliath", "pelargir"])
def test_8_5_the_first_round_at_a_city_or_fortification_needs_a_six(region: Region) -> None:
    story = battle("sauron-regular", "gondor-regular", region=region, origin="lossarnach")
    assert needed(story) == (6, 5)
    story.rolls(5, 4)
    assert story.fight.hits[SHADOW] == 0
    story.shadow("go-on").free("stay")
    assert needed(story) == (5, 5)


def test_8_5_a_siege_battle_needs_a_six_in_every_round() -> None:
    story = siege("isengard-elite", "rohan-regular", fields={"rounds": 2})
    assert needed(story) == (6, 5)
    story.rolls(5, 1).shadow("go-on")
    assert needed(story) == (6, 5)


def test_8_5_a_sortie_and_a_relief_hit_on_five() -> None:
    assert needed(sortie("2 rohan-regular", "isengard-regular")) == (5, 5)
    relief = battle(
        "2 rohan-regular",
        "isengard-regular",
        side=FREE,
        origin="westemnet",
        region="helms-deep",
        armies={"helms-deep": "rohan-regular"},
        besieged=("helms-deep",),
    )
    assert needed(relief) == (5, 5)


def test_8_5_a_stronghold_gives_nothing_in_the_field() -> None:
    story = battle("isengard-regular", "rohan-regular", origin="westemnet", region="helms-deep")
    story.free("fight")
    assert needed(story) == (5, 5)


# ------------------------------------------------ the White Rider (8.2)


def test_8_2_the_white_rider_is_asked_at_the_start_and_silences_the_nazgul() -> None:
    story = battle("2 sauron-regular 2 nazgul witch-king", "2 gondor-regular gandalf-white")
    assert story.asks(FREE, "white-rider")
    story.free("yes").rolls(1, 1, 1, 1)
    assert story.fight.rerolled == {SHADOW: (), FREE: ()}
    story.shadow("go-on").free("stay").rolls(1, 1, 1, 1)
    assert story.fight.rerolled == {SHADOW: (), FREE: ()}


def test_8_2_other_leadership_remains_against_the_white_rider() -> None:
    story = battle("sauron-regular nazgul mouth-of-sauron", "2 gondor-regular gandalf-white")
    story.free("yes").rolls(1, 1, 1).rolls(6)
    assert story.fight.rerolled == {SHADOW: (6,), FREE: ()}


def test_8_2_the_white_rider_may_keep_his_leadership() -> None:
    story = battle("sauron-regular nazgul", "gondor-regular gandalf-white")
    story.free("no").rolls(1, 1).rolls(1, 1)
    assert story.fight.rerolled == {SHADOW: (1,), FREE: (1,)}


def test_8_2_without_nazgul_there_is_no_white_rider() -> None:
    story = battle("sauron-regular mouth-of-sauron", "gondor-regular gandalf-white")
    assert story.question.kind == "roll"


# ------------------------------------------------ three and four players (16)


def test_16_7_who_has_more_units_commands_in_battle() -> None:
    armies = {
        "north-ithilien": "sauron-regular 2 isengard-regular",
        "south-ithilien": "gondor-regular",
    }
    game = war(armies=armies, at_war="all", players=4).table
    assert can_attack(game, "saruman-player", led=False)
    story = war((attack, "saruman-player", False), armies=armies, at_war="all", players=4)
    story.answers(("witch-king-player", "yes"))
    # With one unit each the Leading Player, his teammate, would command: so his unit stays too.
    story.answers(("saruman-player", "isengard-regular"))
    assert story.fight.attackers == ("isengard-regular",)


def test_16_6_a_teammate_attacks_with_his_own_units_alone() -> None:
    armies = {
        "north-ithilien": "sauron-regular 2 isengard-regular",
        "south-ithilien": "gondor-regular",
    }
    story = war((attack, "witch-king-player", False), armies=armies, at_war="all", players=4)
    assert story.fight.attackers == ("sauron-regular",)


def test_16_7_figures_of_a_teammate_who_does_not_agree_stay_behind() -> None:
    armies = {
        "north-ithilien": "sauron-regular 2 isengard-regular",
        "south-ithilien": "gondor-regular",
    }
    story = war((attack, "saruman-player", False), armies=armies, at_war="all", players=4)
    story.answers(("witch-king-player", "no"), ("saruman-player", "go"))
    assert story.fight.attackers == ("isengard-regular", "isengard-regular")


def attacking(
    side: Side,
    armies: dict[Region, str],
    at_war: str = "all",
    led: bool = False,
    besieged: tuple[Region, ...] = (),
) -> Story:
    return war((attack, side, led), armies=armies, at_war=at_war, besieged=besieged)


def nowhere(game: War, side: Side, origin: Region, region: Region) -> bool:
    return False


def needed(story: Story) -> tuple[int, int]:
    """What attacker and defender need to hit."""
    fight = battle_of(story.table)
    return to_hit(story.table, fight.attacker), to_hit(story.table, fight.defender)
