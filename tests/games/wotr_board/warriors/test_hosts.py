"""Dunlendings and Spiders, with an Army and without."""

from __future__ import annotations

import pytest

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.battle import begin_attack
from greathall.games.wotr_board.casualties import hits_by_card
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.movement import move_army
from greathall.games.wotr_board.retreat import retreat_army
from greathall.games.wotr_board.table import force
from greathall.games.wotr_board.warriors.hosts import followers, move_all_alone, reach

HOSTS = ("dunlendings", "spiders")


@pytest.mark.parametrize("host", HOSTS)
def test_alone_they_go_two_regions_each_once(host: str) -> None:
    story = factions((move_all_alone, SHADOW, host), figures={"enedwaith": f"2 {host}"})
    story.shadow("enedwaith")
    assert "gap-of-rohan" in story.offers
    story.shadow("gap-of-rohan", "enedwaith", "gap-of-rohan")
    assert story.count(host, "gap-of-rohan") == 2
    assert story.is_over


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_48_alone_they_enter_no_region_with_an_army_or_stronghold_of_the_free_peoples(
    host: str,
) -> None:
    figures = {"fords-of-isen": host}
    story = factions(figures=figures, armies={"westemnet": "rohan-regular"})
    assert "westemnet" not in reach(story.table, host, "fords-of-isen")
    assert "helms-deep" not in reach(story.table, host, "fords-of-isen")
    story = factions(figures=figures, control={"helms-deep": SHADOW})
    assert "helms-deep" in reach(story.table, host, "fords-of-isen")


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_48_except_a_stronghold_that_the_shadow_besieges(host: str) -> None:
    story = factions(
        figures={"fords-of-isen": host},
        armies={"helms-deep": "rohan-regular isengard-regular"},
        besieged=("helms-deep",),
    )
    assert "helms-deep" in reach(story.table, host, "fords-of-isen")


@pytest.mark.parametrize("host", HOSTS)
def test_they_cannot_leave_a_besieged_stronghold(host: str) -> None:
    story = factions(
        figures={"orthanc": host},
        armies={"orthanc": "isengard-regular rohan-regular"},
        besieged=("orthanc",),
    )
    assert reach(story.table, host, "orthanc") == ()


def test_ruling_47_three_dunlendings_in_a_region_and_any_number_of_spiders() -> None:
    figures = {"enedwaith": "dunlendings spiders", "gap-of-rohan": "3 dunlendings 3 spiders"}
    story = factions(figures=figures)
    assert "gap-of-rohan" not in reach(story.table, "dunlendings", "enedwaith")
    assert "gap-of-rohan" in reach(story.table, "spiders", "enedwaith")


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_46_they_may_move_with_an_army(host: str) -> None:
    setting = {
        "figures": {"gap-of-rohan": f"2 {host}"},
        "armies": {"gap-of-rohan": "2 isengard-regular"},
        "at_war": "isengard",
    }
    story = factions((move_army, SHADOW), **setting).shadow("enedwaith")
    assert host in story.offers
    story.shadow(host, "go")
    assert story.count(host, "enedwaith") == story.count(host, "gap-of-rohan") == 1


def test_no_more_dunlendings_go_along_than_have_room() -> None:
    story = factions(
        (move_army, SHADOW),
        figures={"gap-of-rohan": "2 dunlendings", "enedwaith": "2 dunlendings"},
        armies={"gap-of-rohan": "isengard-regular"},
        at_war="isengard",
    ).shadow("enedwaith", "go")
    assert story.count("dunlendings", "enedwaith") == 3
    assert story.count("dunlendings", "gap-of-rohan") == 1


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_46_they_must_retreat_with_it(host: str) -> None:
    story = factions(
        (retreat_army, SHADOW, "gap-of-rohan", "enedwaith"),
        figures={"gap-of-rohan": f"2 {host}"},
        armies={"gap-of-rohan": "isengard-regular"},
    )
    assert story.count(host, "enedwaith") == 2


def test_a_retreat_removes_dunlendings_without_room() -> None:
    story = factions(
        (retreat_army, SHADOW, "gap-of-rohan", "enedwaith"),
        figures={"gap-of-rohan": "2 dunlendings", "enedwaith": "3 dunlendings"},
        armies={"gap-of-rohan": "isengard-regular"},
    )
    assert story.count("dunlendings", "enedwaith") == 3
    assert story.table.reinforcements["dunlendings"] == 5


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_46_they_attack_with_it_and_die_with_it(host: str) -> None:
    story = factions(
        (begin_attack, SHADOW),
        figures={"fords-of-isen": f"2 {host}"},
        armies={"fords-of-isen": "isengard-regular", "westemnet": "3 rohan-regular rohan-leader"},
        at_war="all",
    )
    story.shadow("go")
    assert story.fight.attackers == ("isengard-regular", host, host)
    story.shadow("no").rolls(1, 6, 6, 6)
    assert story.figures("fords-of-isen") == ""
    assert story.table.faction_figures == {}


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_46_defenders_die_with_their_army_too(host: str) -> None:
    story = factions(
        (begin_attack, FREE),
        figures={"fords-of-isen": f"2 {host}"},
        armies={"fords-of-isen": "isengard-regular", "westemnet": "3 rohan-regular rohan-leader"},
        at_war="all",
    ).free("go")
    story.shadow("no").rolls(6, 6, 6, 1)
    assert story.table.faction_figures == {}


@pytest.mark.parametrize("host", HOSTS)
def test_they_outlive_an_army_that_an_event_card_destroys_as_characters_do(host: str) -> None:
    story = factions(
        (hits_by_card, SHADOW, "fords-of-isen", 1),
        figures={"fords-of-isen": host},
        armies={"fords-of-isen": "isengard-regular nazgul"},
    )
    assert story.table.shadow == {}
    assert story.table.nazgul == {"fords-of-isen": 1}
    assert story.count(host, "fords-of-isen") == 1


@pytest.mark.parametrize("host", HOSTS)
def test_ruling_46_those_who_stay_behind_live(host: str) -> None:
    story = factions(
        (begin_attack, SHADOW),
        figures={"fords-of-isen": host},
        armies={"fords-of-isen": "isengard-regular", "westemnet": "rohan-regular"},
        at_war="all",
    )
    assert host in story.offers
    story.shadow(host)
    assert story.fight.attackers == ("isengard-regular",)


def test_they_are_no_army_without_units() -> None:
    story = factions(figures={"moria": "spiders"})
    assert followers(story.table, "moria") == ()
    assert force(story.table, SHADOW, "moria") == ()
