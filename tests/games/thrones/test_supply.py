"""The Westeros card Supply, and how armies are counted (p. 8)."""

from __future__ import annotations

import pytest

from games.thrones.story import march, westeros
from greathall.games.thrones.supply import (
    adjust_supply,
    armies,
    excess,
    fits,
    fits_with,
    sizes_of_groups,
    supply_icons,
)


@pytest.mark.parametrize(
    ("found", "level", "fit"),
    [
        ((), 0, True),
        ((2, 2), 0, True),
        ((3,), 0, False),
        ((2, 2, 2), 0, False),
        ((3, 2), 1, True),
        ((3, 3), 1, False),
        ((2, 2, 2), 2, True),
        ((4,), 4, False),
        ((3, 3, 2, 2), 4, True),
        ((4, 3, 2, 2), 5, True),
        ((4, 4), 6, False),
        ((4, 3, 2, 2, 2), 6, True),
        ((5,), 6, False),
    ],
)
def test_number_and_size_of_armies_are_limited_by_supply_p8(
    found: tuple[int, ...], level: int, fit: bool
) -> None:
    assert fits(found, level) is fit


def test_armies_may_be_fewer_and_smaller_than_the_limit_p8() -> None:
    assert fits((2,), 6)


def test_one_unit_alone_is_no_army_p8_e8() -> None:
    assert armies({"winterfell": 1, "karhold": 3, "narrow-sea": 1, "seagard": 2}) == (3, 2)


def test_ships_in_a_sea_or_a_port_are_an_army_too_p25_e8() -> None:
    table = westeros(
        forces={
            "pyke": "greyjoy siege-engine knight",
            "pyke-port": "greyjoy ship ship ship",
            "ironmans-bay": "greyjoy ship ship",
            "seagard": "greyjoy knight",
        }
    ).table
    assert armies(sizes_of_groups(table, "greyjoy")) == (3, 2, 2)


def test_routed_units_count_for_supply_p21() -> None:
    table = westeros(forces={"pyke": "greyjoy knight"}, routed={"pyke": "greyjoy footman"}).table
    assert armies(sizes_of_groups(table, "greyjoy")) == (2,)


def test_attackers_count_where_they_fight_m5() -> None:
    story = march(
        "stark",
        "winterfell",
        forces={"winterfell": "stark footman footman footman", "karhold": "greyjoy footman"},
        supply={"stark": 1},
    ).answers(("stark", "karhold"), ("stark", ("footman", "footman")), ("stark", "done"))
    assert sizes_of_groups(story.table, "stark") == {"winterfell": 1, "karhold": 2}
    assert sizes_of_groups(story.table, "greyjoy") == {"karhold": 1}


def test_whether_one_more_is_supplied() -> None:
    table = westeros(
        forces={"winterfell": "stark knight knight knight", "karhold": "stark knight knight"},
        supply={"stark": 1},
    ).table
    sizes, level = sizes_of_groups(table, "stark"), table.supply["stark"]
    assert not fits_with(sizes, level, "winterfell")
    assert not fits_with(sizes, level, "karhold")
    assert fits_with(sizes, level, "seagard")
    assert not fits_with(sizes, level, "seagard", 2)


def test_barrels_count_in_every_area_that_a_house_controls_p8_e6() -> None:
    table = westeros(
        forces={"blackwater": "lannister footman"}, tokens={"seagard": "lannister"}
    ).table
    assert supply_icons(table, "lannister") == 5  # two at home, two at Blackwater, one at Seagard
    assert supply_icons(table, "stark") == 1


def test_the_track_ends_at_six_p8_e6() -> None:
    table = westeros(
        forces=dict.fromkeys(("blackwater", "highgarden", "seagard", "eyrie"), "lannister footman")
    ).table
    assert supply_icons(table, "lannister") == 6


def test_units_of_the_owners_choice_leave_until_the_armies_fit_p8_e6() -> None:
    story = westeros(
        (adjust_supply, "stark"),
        forces={
            "winterfell": "stark footman knight knight",
            "castle-black": "stark footman footman",
            "karhold": "stark footman siege-engine",
            "seagard": "greyjoy footman footman",
            "narrow-sea": "stark ship",
        },
        supply={"stark": 4},
    )
    assert story.table.supply["stark"] == 1
    assert story.asks("stark", "disband")
    assert story.offers == (  # an army is too many, but the one at Winterfell is not too large
        ("castle-black", "footman"),
        ("karhold", "footman"),
        ("karhold", "siege-engine"),
    )
    story.answers(("stark", ("castle-black", "footman")))
    assert story.match.questions() == []
    assert story.force("castle-black") == "stark footman"
    assert story.events("unit-lost")[-1]["area"] == "castle-black"


def test_a_single_unit_is_never_taken_away_p8() -> None:
    story = westeros(
        (adjust_supply, "stark"),
        forces={"winterfell": "stark footman knight knight knight", "karhold": "stark footman"},
        supply={"stark": 5},
    )
    assert {area for area, _ in story.offers} == {"winterfell"}


def test_a_unit_whose_loss_solves_nothing_is_not_offered_p8() -> None:
    """One of three armies has a unit too many; the number of armies is allowed."""
    story = westeros(
        (adjust_supply, "stark"),
        forces={
            "moat-cailin": "stark knight knight knight",
            "twins": "stark footman footman knight",
            "karhold": "stark footman footman",
        },
        tokens={"seagard": "stark"},
        supply={"stark": 4},
    )
    assert story.table.supply["stark"] == 2
    assert {area for area, _ in story.offers} == {"moat-cailin", "twins"}
    story.answers(("stark", ("twins", "knight")))
    assert story.match.questions() == []


@pytest.mark.parametrize(
    ("found", "level", "many"),
    [
        ((2, 2), 0, 0),
        ((3,), 0, 1),
        ((4, 3, 2, 2), 3, 2),
        ((2, 2, 2), 1, 1),
        ((3, 3, 3), 0, 4),  # one each of two, and two of the third
        ((4, 2, 2), 0, 3),
    ],
)
def test_how_many_units_are_too_many_p8(found: tuple[int, ...], level: int, many: int) -> None:
    assert excess(found, level) == many


def test_several_units_leave_one_by_one_p8() -> None:
    story = westeros(
        (adjust_supply, "stark"),
        forces={
            "moat-cailin": "stark knight knight knight",
            "twins": "stark footman footman knight",
        },
        garrisons={},
        tokens={"winterfell": "greyjoy"},
        supply={"stark": 4},
    )
    assert story.table.supply["stark"] == 0
    story.answers(("stark", ("moat-cailin", "knight")), ("stark", ("twins", "footman")))
    assert story.match.questions() == []
    assert story.force("moat-cailin") == "stark knight knight"
    assert story.force("twins") == "stark footman knight"


def test_marker_and_armies_of_others_stay_p8() -> None:
    story = westeros((adjust_supply, "stark"), supply={"tyrell": 6})
    assert story.table.supply["tyrell"] == 6


def test_a_marker_that_does_not_move_is_not_told() -> None:
    story = westeros((adjust_supply, "stark"), supply={"stark": 1})
    assert story.events("supply-set") == []


def test_capturing_barrels_in_the_action_phase_does_not_move_the_marker_p8_e7() -> None:
    story = march("lannister", "lannisport", forces={"lannisport": "lannister knight"})
    story.answers(("lannister", "searoad-marches"))
    assert supply_icons(story.table, "lannister") == 3
    assert story.table.supply["lannister"] == 2
