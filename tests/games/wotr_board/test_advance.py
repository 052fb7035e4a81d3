"""Advances, and what an attacker leaves behind (8.8, 9.9)."""

from __future__ import annotations

import pytest

from games.wotr_board.battles import battle, card_with
from games.wotr_board.story import Story
from greathall.games.wotr_board.facts import FREE, SHADOW, Region
from greathall.games.wotr_board.table import FIELD

DESPERATE = card_with("desperate-battle")
DAYLIGHT = card_with("daylight")


def test_8_8_the_victor_may_advance_with_all() -> None:
    story = won("2 sauron-regular nazgul").shadow("yes", "go")
    assert story.figures("south-ithilien") == "2 sauron-regular nazgul"
    assert story.figures("north-ithilien") == ""


def test_8_8_the_victor_may_advance_with_some() -> None:
    story = won("2 sauron-regular nazgul").shadow("yes", "nazgul", "sauron-regular")
    assert story.figures("south-ithilien") == "sauron-regular"
    assert story.figures("north-ithilien") == "sauron-regular nazgul"


def test_8_8_the_victor_may_stay_and_captures_nothing() -> None:
    story = won("sauron-regular", region="pelargir", origin="lossarnach").shadow("no")
    assert story.is_over
    assert story.table.control["pelargir"] == FREE


def test_8_8_entering_captures() -> None:
    story = won("sauron-regular", region="pelargir", origin="lossarnach").shadow("yes")
    assert story.table.control["pelargir"] == SHADOW


def test_r28_attack_and_capture_of_dale_in_one_battle_are_two_steps() -> None:
    story = battle(
        *("sauron-regular", "north-regular"),
        origin="northern-rhovanion",
        region="dale",
        at_war="sauron",
    )
    story.rolls(6, 1).shadow("yes")
    assert story.table.active["north"]
    assert story.table.steps["north"] == 1


def test_8_8_the_rearguard_never_advances() -> None:
    story = won("sauron-regular", rearguard="sauron-regular").shadow("yes")
    assert story.figures("north-ithilien") == story.figures("south-ithilien") == "sauron-regular"


def test_8_8_leaders_are_not_left_without_a_unit() -> None:
    story = won("gondor-regular gondor-leader", "sauron-regular", side=FREE).free("yes")
    assert story.figures("south-ithilien") == "gondor-regular gondor-leader"


def test_8_8_saruman_does_not_advance() -> None:
    story = won(
        "isengard-regular saruman", "rohan-regular", origin="orthanc", region="gap-of-rohan"
    )
    story.shadow("yes")
    assert story.figures("gap-of-rohan") == "isengard-regular"
    assert story.where("saruman") == "orthanc"


def test_8_8_after_a_mutual_destruction_nobody_advances() -> None:
    story = battle("sauron-regular", "gondor-regular", region="pelargir", origin="lossarnach")
    story.rolls(6, 6)
    assert story.is_over
    assert story.table.control["pelargir"] == FREE


@pytest.mark.parametrize("region", ["pelargir", "lamedon"])
def test_8_8_who_has_landed_takes_the_settlement_without_an_advance(region: Region) -> None:
    story = battle("sauron-regular", "gondor-regular", region=region, origin=region, kind=FIELD)
    story.rolls(6, 1)
    assert story.is_over
    assert story.table.control[region] == SHADOW


def test_9_9_a_besieger_who_advances_with_all_ends_his_siege() -> None:
    setting = {
        "origin": "helms-deep",
        "region": "westemnet",
        "armies": {"helms-deep": "rohan-elite"},
        "besieged": ("helms-deep",),
    }
    story = won("isengard-regular", "rohan-regular", **setting).shadow("yes")
    assert story.table.besieged == ()
    story = won("isengard-regular", "rohan-regular", rearguard="isengard-elite", **setting)
    story.shadow("yes")
    assert story.table.besieged == ("helms-deep",)


def test_9_9_a_besieger_who_is_destroyed_elsewhere_ends_his_siege() -> None:
    story = battle(
        *("isengard-regular", "2 rohan-regular"),
        origin="helms-deep",
        region="westemnet",
        armies={"helms-deep": "rohan-elite"},
        besieged=("helms-deep",),
    )
    story.rolls(1, 6, 1)
    assert story.table.besieged == ()


def won(attackers: str, defenders: str = "gondor-regular", **setting: object) -> Story:
    """The attackers hit, and the one defender does not."""
    story = battle(attackers, defenders, **setting)
    story.rolls(6)
    while story.question.kind == "roll":
        story.rolls(1)
    return story
