"""The example of the chapter on the Ents of Fangorn."""

from __future__ import annotations

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.facts import FREE
from greathall.games.wotr_board.warriors.ents import march

FORDS = "fords-of-isen"


def four_in_fangorn() -> FactionStory:
    return factions(
        (march, FREE),
        figures={"fangorn": "4 ents"},
        armies={"fangorn": "gimli", FORDS: "3 isengard-regular"},
    )


def test_the_first_attack_costs_an_ent_and_destroys_two_units() -> None:
    story = four_in_fangorn()
    story.free(("attack", FORDS)).rolls(4, 6, 3)
    assert story.figures(FORDS) == "isengard-regular"
    assert story.count("ents", "fangorn") == 3


def test_the_second_attack_destroys_the_last_unit_with_one_hit() -> None:
    story = four_in_fangorn()
    story.free(("attack", FORDS)).rolls(4, 6, 3)
    story.free(("attack", FORDS)).rolls(1, 2, 5)
    assert story.figures(FORDS) == ""
    assert story.count("ents", "fangorn") == 2


def test_one_of_the_last_two_goes_nearer_to_orthanc() -> None:
    story = four_in_fangorn()
    story.free(("attack", FORDS)).rolls(4, 6, 3)
    story.free(("attack", FORDS)).rolls(1, 2, 5)
    assert not any(deed == "attack" for deed, *_ in story.offers if deed != "done")
    story.free(("march", FORDS))
    assert story.count("ents", FORDS) == story.count("ents", "fangorn") == 1
    assert story.is_over  # no Ent is left to march, and nobody to attack
