"""Attacks of Ents and of the Army of the Dead."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.special_attack import strike

FORDS = "fords-of-isen"


def test_three_dice_hit_on_four_or_more_and_the_owner_chooses_casualties() -> None:
    armies = {FORDS: "isengard-elite 2 isengard-regular"}
    story = factions((strike, "ents", FORDS), armies=armies).rolls(3, 4, 1)
    assert story.asks(SHADOW, "casualty")
    story.shadow("isengard-elite")
    assert story.figures(FORDS) == "3 isengard-regular"
    (told,) = story.events("faction-attacked")
    assert (told["dice"], told["hits"]) == ((3, 4, 1), 1)


def test_nobody_plays_a_card_and_the_fight_is_no_battle() -> None:
    story = factions(
        (strike, "ents", FORDS),
        armies={FORDS: "isengard-regular"},
        hands={SHADOW: ("orc-patrol",), FREE: ("elven-rope",)},
    ).rolls(1, 1, 1)
    assert story.table.battle is None
    assert story.is_over


def test_those_who_went_with_a_destroyed_army_are_lost() -> None:
    story = factions(
        (strike, "dead-men", FORDS),
        armies={FORDS: "isengard-regular nazgul"},
        figures={FORDS: "2 dunlendings corsairs"},
    ).rolls(4, 4, 4)
    assert story.figures(FORDS) == ""
    assert story.table.faction_figures == {FORDS: ("corsairs",)}  # no part of the Army


def test_a_siege_ends_with_the_besieger() -> None:
    story = factions(
        (strike, "ents", "helms-deep"),
        armies={"helms-deep": "rohan-regular isengard-regular"},
        besieged=("helms-deep",),
    ).rolls(6, 1, 1)
    assert story.table.besieged == ()
    assert story.table.control["helms-deep"] == FREE


def test_a_lost_garrison_loses_its_stronghold_to_the_besieger() -> None:
    story = factions(
        (strike, "ents", "orthanc"),
        armies={"orthanc": "rohan-regular isengard-regular"},
        besieged=("orthanc",),
        at_war="all",
    ).rolls(6, 1, 1)
    assert story.table.control["orthanc"] == FREE
