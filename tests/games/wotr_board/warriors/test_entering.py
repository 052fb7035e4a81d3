"""How factions enter play and recruit."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.facts import FREE, SHADOW, SIDES
from greathall.games.wotr_board.warriors.entering import (
    eliminate_faction,
    enter_play,
    enter_with_die,
    factions_must_hold,
    factions_to_enter,
    recruit_by_card,
    recruit_with_die,
)
from greathall.games.wotr_board.warriors.facts import FACTIONS


def can_enter(faction: str, **setting: Any) -> bool:
    return faction in factions_to_enter(factions(**setting).table, FACTIONS[faction].side)


def entered(faction: str, **setting: Any) -> FactionStory:
    """The faction enters play now, if its condition is met or not."""
    return factions((enter_play, FACTIONS[faction].side, faction), **setting)


def test_no_faction_can_enter_when_the_game_begins() -> None:
    assert [factions_to_enter(factions().table, side) for side in SIDES] == [(), ()]


@pytest.mark.parametrize(
    "region",
    ["erech", "anfalas", "dol-amroth", "lamedon", "helms-deep", "westemnet", "edoras"],
)
def test_ruling_21_strider_or_aragorn_within_one_region_of_erech_calls_the_dead(
    region: str,
) -> None:
    assert can_enter("dead-men", characters={"strider": region})
    assert can_enter("dead-men", characters={"strider": "gone", "aragorn": region})


def test_the_dead_do_not_hear_from_afar_or_from_others() -> None:
    assert not can_enter("dead-men", characters={"strider": "pelargir"})
    assert not can_enter("dead-men", characters={"gimli": "erech"})


def test_eagles_enter_with_gandalf_the_white_or_when_the_fellowship_has_left_rivendell() -> None:
    assert not can_enter("eagles")
    assert can_enter("eagles", characters={"gandalf-white": "fangorn"})
    assert can_enter("eagles", fellowship={"region": "moria"})


def test_ruling_27_ents_enter_with_saruman_and_a_companion_or_the_fellowship_in_fangorn() -> None:
    saruman = {"saruman": "orthanc"}
    assert can_enter("ents", characters=saruman | {"gimli": "fangorn"})
    assert can_enter("ents", characters=saruman, fellowship={"region": "fangorn"})
    assert not can_enter("ents", characters={"gimli": "fangorn"})
    assert not can_enter("ents", characters=saruman)
    in_mordor = {"region": "fangorn", "mordor": 1}
    assert not can_enter("ents", characters=saruman, fellowship=in_mordor)


def test_corsairs_enter_when_the_southrons_are_at_war() -> None:
    assert not can_enter("corsairs")
    assert can_enter("corsairs", at_war="southrons")


def test_dunlendings_enter_with_saruman() -> None:
    assert not can_enter("dunlendings")
    assert can_enter("dunlendings", characters={"saruman": "orthanc"})


def test_spiders_enter_when_the_fellowship_has_left_rivendell() -> None:
    assert not can_enter("spiders")
    assert can_enter("spiders", fellowship={"region": "moria"})


def test_ruling_26_where_they_are_set_up() -> None:
    for faction, regions in {
        "eagles": {"eagles-eyrie": 2},
        "ents": {"fangorn": 2},
        "corsairs": {"umbar": 3},
        "dunlendings": {"north-dunland": 2, "south-dunland": 2},
        "spiders": {"dol-guldur": 1, "minas-morgul": 1},
    }.items():
        story = entered(faction, characters={"gimli": "fangorn"})
        assert {r: len(f) for r, f in story.table.faction_figures.items()} == regions
        assert story.table.reinforcements[faction] == 8 - sum(regions.values())


def test_dunlendings_start_only_where_the_shadow_is_in_control() -> None:
    story = entered("dunlendings", control={"north-dunland": FREE})
    assert story.count("dunlendings", "north-dunland") == 0
    assert story.count("dunlendings", "south-dunland") == 2


def test_who_has_several_ready_chooses_one() -> None:
    story = factions((enter_with_die, SHADOW), at_war="southrons", fellowship={"region": "moria"})
    assert story.offers == ("corsairs", "spiders")
    story.shadow("spiders")
    assert story.table.factions["corsairs"] == "aside"
    assert story.table.factions["spiders"] == "in-play"


def test_ruling_13_figures_on_the_reference_card_enter_in_any_starting_region() -> None:
    story = entered("spiders", on_cards={"spiders": 2})
    assert story.asks(SHADOW, "prepared-in")
    story.shadow("dol-guldur", "dol-guldur")
    assert story.count("spiders", "dol-guldur") == 3
    assert story.count("spiders", "minas-morgul") == 1
    assert story.table.on_cards == {}


def test_a_prepared_figure_without_room_goes_back() -> None:
    story = entered("dunlendings", on_cards={"dunlendings": 3})
    story.shadow("north-dunland")
    assert story.table.on_cards == {}
    assert story.count("dunlendings", "south-dunland") == 3


def test_a_card_adds_to_the_starting_figures_before_and_recruits_afterwards() -> None:
    story = factions((recruit_by_card, SHADOW, "corsairs"))
    assert story.table.on_cards == {"corsairs": 1}
    story = factions((recruit_by_card, SHADOW, "corsairs"), figures={"umbar": "corsairs"})
    assert story.count("corsairs", "umbar") == 2


def test_ruling_16_no_more_figures_than_eight() -> None:
    eight = {"dol-guldur": "4 spiders", "moria": "4 spiders"}
    story = factions((recruit_by_card, SHADOW, "spiders"), figures=eight)
    assert story.is_over
    assert sum(map(len, story.table.faction_figures.values())) == 8


def test_ruling_16_eliminated_free_peoples_figures_never_return_but_shadow_ones_do() -> None:
    story = factions(figures={"moria": "2 eagles 2 spiders"})
    for faction in ("eagles", "spiders"):
        eliminate_faction(story.table, faction)
    assert story.table.reinforcements["eagles"] == 6
    assert story.table.casualties["eagles"] == 2
    assert story.table.reinforcements["spiders"] == 8


def test_ruling_25_an_eliminated_faction_never_comes_back() -> None:
    assert not can_enter("spiders", gone="spiders", fellowship={"region": "moria"})
    story = factions((recruit_by_card, SHADOW, "spiders"), gone="dunlendings")
    assert story.table.on_cards == {"spiders": 1}


def test_ruling_25_its_remaining_figures_leave_the_board() -> None:
    story = factions(figures={"fangorn": "2 ents", "moria": "ents"}, control={"umbar": FREE})
    factions_must_hold(story.table)
    assert story.table.factions["ents"] == "gone"
    assert story.table.faction_figures == {}
    assert story.table.casualties["ents"] == 3


def test_recruiting_asks_for_the_faction() -> None:
    figures = {"dol-guldur": "spiders", "umbar": "corsairs"}
    story = factions((recruit_with_die, SHADOW), figures=figures, at_war="southrons")
    assert story.offers == ("corsairs", "spiders")
    story.shadow("corsairs")
    assert story.count("corsairs", "umbar") == 2
