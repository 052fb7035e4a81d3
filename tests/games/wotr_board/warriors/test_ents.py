"""The Ents of Fangorn."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.entering import factions_must_hold
from greathall.games.wotr_board.warriors.ents import (
    call_home,
    march,
    marches,
    open_second_entwood,
    recruit,
    targets,
)

FORDS = "fords-of-isen"


def ents(
    *agenda: tuple[Any, ...], at: str | dict[str, str] = "4 ents", **setting: Any
) -> FactionStory:
    """Ents with Gimli in Fangorn, at these steps."""
    figures = {"fangorn": at} if isinstance(at, str) else at
    characters = {"gimli": "fangorn", "saruman": "orthanc"} | setting.pop("characters", {})
    return factions(*agenda, figures=figures, characters=characters, **setting)


def test_recruiting_adds_an_ent_to_the_entwood() -> None:
    assert ents((recruit, FREE)).count("ents", "fangorn") == 5


def test_ruling_23_without_an_ent_in_fangorn_the_faction_is_gone() -> None:
    story = ents(at={FORDS: "2 ents"})
    factions_must_hold(story.table)
    assert story.table.factions["ents"] == "gone"
    assert story.table.faction_figures == {}


def test_ruling_23_without_a_companion_or_the_fellowship_in_fangorn_it_is_gone() -> None:
    story = ents(characters={"gimli": "moria"})
    factions_must_hold(story.table)
    assert story.table.factions["ents"] == "gone"
    story = ents(characters={"gimli": "moria"}, fellowship={"region": "fangorn"})
    factions_must_hold(story.table)
    assert story.table.factions["ents"] == "in-play"


def test_ruling_24_the_last_ent_may_attack_but_not_march() -> None:
    story = ents((march, FREE), at="ents", armies={FORDS: "2 isengard-regular"})
    assert story.offers == (("attack", FORDS), "done")
    story.free(("attack", FORDS)).rolls(4, 1, 1)
    assert story.figures(FORDS) == "isengard-regular"
    assert story.table.factions["ents"] == "gone"


def test_ruling_34_a_marching_ent_is_placed_beside_any_region_with_ents() -> None:
    story = ents(at={"fangorn": "2 ents", FORDS: "ents"})
    assert "orthanc" in marches(story.table, "fangorn")  # beside the Fords alone
    story = ents(armies={FORDS: "isengard-regular"})
    assert FORDS not in marches(story.table, "fangorn")


def test_an_army_in_the_region_of_ents_can_be_attacked() -> None:
    story = ents(at={"fangorn": "2 ents", FORDS: "ents"}, armies={FORDS: "isengard-regular"})
    assert FORDS in targets(story.table, "fangorn")


def test_ruling_35_nobody_retreats_from_ents() -> None:
    story = ents((march, FREE), armies={FORDS: "3 isengard-regular"})
    story.free(("attack", FORDS)).rolls(1, 1, 1)
    assert story.asks(FREE, "march-of-ents")
    assert story.figures(FORDS) == "3 isengard-regular"


def test_ruling_36_saruman_is_eliminated_when_an_attack_empties_orthanc() -> None:
    at = {"fangorn": "2 ents", FORDS: "ents"}
    story = ents((march, FREE), at=at, armies={"orthanc": "isengard-regular"})
    story.free(("attack", "orthanc")).rolls(6, 1, 1)
    assert story.where("saruman") == "gone"


def test_ruling_36_or_when_they_enter_it_and_find_no_unit() -> None:
    at = {"fangorn": "2 ents", FORDS: "ents"}
    story = ents((march, FREE), at=at, nazgul={"orthanc": 1}).free(("march", "orthanc"))
    assert story.where("saruman") == "gone"
    assert story.figures("orthanc") == "nazgul"


def test_nazgul_and_minions_die_with_the_last_unit() -> None:
    armies = {FORDS: "isengard-regular nazgul"}
    story = ents((march, FREE), armies=armies).free(("attack", FORDS)).rolls(6, 1, 1)
    assert story.figures(FORDS) == ""
    assert story.table.nazgul == {}


def test_walls_do_not_matter_to_ents() -> None:
    at = {"fangorn": "2 ents", FORDS: "ents"}
    story = ents((march, FREE), at=at, armies={"orthanc": "3 isengard-regular"})
    story.free(("attack", "orthanc")).rolls(4, 4, 3)
    assert story.figures("orthanc", SHADOW) == "isengard-regular saruman"


def test_ruling_38_each_use_takes_one_of_two_entwoods() -> None:
    story = ents(
        (march, FREE),
        entwoods=("fangorn", "old-forest"),
        at={"fangorn": "2 ents", "old-forest": "2 ents"},
    )
    assert story.asks(FREE, "entwood")
    story.free("old-forest")
    assert story.question.about == "old-forest"
    story.free(story.offers[0])
    assert story.count("ents", "old-forest") == 1
    assert story.count("ents", "fangorn") == 2


def test_a_second_entwood_is_opened_and_all_are_called_home() -> None:
    story = ents(at={"fangorn": "3 ents", FORDS: "ents"})
    open_second_entwood(story.table, FREE)
    assert story.table.entwoods == ("fangorn", "old-forest")
    assert story.count("ents", "old-forest") == 1
    call_home(story.table, FREE)
    assert story.count("ents", "fangorn") == 4
    assert story.table.entwoods == ("fangorn",)
