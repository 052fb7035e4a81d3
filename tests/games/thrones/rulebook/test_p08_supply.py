"""The examples on page 8: supply."""

from __future__ import annotations

from games.thrones.story import Story, westeros
from greathall.games.thrones.facts import AREAS, SUPPLY
from greathall.games.thrones.westeros_phase import resolve_westeros_card


def lannister() -> Story:
    """Greyjoy has taken Riverrun and Seagard, and the card Supply is resolved."""
    return westeros(
        (resolve_westeros_card, "supply"),
        players=5,
        forces={
            "riverrun": "greyjoy footman",
            "seagard": "greyjoy footman",
            "twins": "lannister footman footman knight knight",
            "harrenhal": "lannister footman knight knight",
            "lannisport": "lannister knight footman",
            "golden-sound": "lannister ship ship",
            "searoad-marches": "lannister footman",
            "stoney-sept": "lannister footman",
        },
        supply={"lannister": 5},
    )


def test_p08_supply_three_keeps_one_army_of_three_and_three_of_two() -> None:
    assert SUPPLY[3] == (3, 2, 2, 2)


def test_p08_stark_with_supply_two_keeps_three_armies() -> None:
    assert SUPPLY[2] == (3, 2, 2)


def test_p08_riverrun_and_seagard_have_one_barrel_each() -> None:
    assert (AREAS["riverrun"].supply, AREAS["seagard"].supply) == (1, 1)


def test_p08_lannister_falls_from_five_to_three() -> None:
    assert lannister().table.supply["lannister"] == 3


def test_p08_lannister_takes_a_footman_from_the_twins_and_one_from_harrenhal() -> None:
    story = lannister()
    assert story.match.totals()["supply"]["lannister"]["armies"] == (4, 3, 2, 2)
    story.answers(("lannister", ("twins", "footman")), ("lannister", ("harrenhal", "footman")))
    assert story.match.questions() == []
    assert story.match.totals()["supply"]["lannister"]["armies"] == (3, 2, 2, 2)


def test_p08_armies_of_two_and_single_units_are_not_too_many() -> None:
    story = lannister()
    assert {area for area, _ in story.offers} == {"twins", "harrenhal"}
