"""The Hillmen of Dunland."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.dunlendings import places, recruit
from greathall.games.wotr_board.warriors.entering import factions_must_hold

HOME = {"north-dunland": "dunlendings"}


def test_they_are_recruited_in_each_dunland_of_the_shadow() -> None:
    story = factions((recruit, SHADOW), figures=HOME)
    assert story.count("dunlendings", "north-dunland") == 2
    assert story.count("dunlendings", "south-dunland") == 1
    story = factions((recruit, SHADOW), figures=HOME, control={"north-dunland": FREE})
    assert story.count("dunlendings", "north-dunland") == 1
    assert story.count("dunlendings", "south-dunland") == 1


def test_or_in_a_region_of_isengard_or_rohan_with_a_shadow_army() -> None:
    armies = {"fords-of-isen": "isengard-regular", "moria": "sauron-regular"}
    story = factions((recruit, SHADOW), figures=HOME, armies=armies)
    assert story.offers == ("settlements", "fords-of-isen")
    story.shadow("fords-of-isen")
    assert story.count("dunlendings", "fords-of-isen") == 1


def test_but_not_beside_an_army_inside_a_besieged_stronghold() -> None:
    armies = {"orthanc": "isengard-regular rohan-regular"}
    story = factions(figures=HOME, armies=armies, besieged=("orthanc",))
    assert places(story.table) == ("settlements",)


def test_ruling_47_no_more_than_three_stand_in_a_region() -> None:
    story = factions((recruit, SHADOW), figures={"north-dunland": "3 dunlendings"})
    assert story.count("dunlendings", "north-dunland") == 3
    assert story.count("dunlendings", "south-dunland") == 1


def test_with_one_figure_left_the_shadow_chooses_where() -> None:
    figures = {"moria": "3 dunlendings", "dol-guldur": "3 dunlendings", "dale": "dunlendings"}
    story = factions((recruit, SHADOW), figures=figures).shadow("south-dunland")
    assert story.count("dunlendings", "south-dunland") == 1
    assert story.is_over


def test_ruling_25_they_are_gone_when_the_free_peoples_control_both_dunlands() -> None:
    story = factions(figures={"moria": "dunlendings"}, control={"north-dunland": FREE})
    factions_must_hold(story.table)
    assert story.table.factions["dunlendings"] == "in-play"
    both = {"north-dunland": FREE, "south-dunland": FREE}
    story = factions(figures={"moria": "dunlendings"}, control=both)
    factions_must_hold(story.table)
    assert story.table.factions["dunlendings"] == "gone"
