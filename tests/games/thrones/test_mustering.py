"""The Westeros card Mustering (p. 9)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.mustering import muster as muster_of
from greathall.games.thrones.mustering import recruits

NORTH = {"winterfell": "stark footman"}


def muster(house: str = "stark", **setting: Any) -> Story:
    return westeros((muster_of, house), **setting)


def test_every_castle_and_stronghold_that_a_house_controls_may_muster_p9() -> None:
    story = muster(
        forces={
            "winterfell": "stark footman",
            "moat-cailin": "stark knight",
            "karhold": "stark knight",
        },
        tokens={"white-harbor": "stark"},
    )
    assert story.offers == ("winterfell", "white-harbor", "moat-cailin", "done")


def test_a_land_without_castle_does_not_muster_p9() -> None:
    story = muster(
        forces={"karhold": "stark footman"}, garrisons={}, tokens={"winterfell": "tyrell"}
    )
    assert story.match.questions() == []


def test_a_power_token_or_the_crest_is_enough_to_muster_q7() -> None:
    story = muster(forces={}, tokens={"seagard": "stark"}).answers(
        ("stark", "seagard"), ("stark", ("knight", "seagard")), ("stark", "winterfell")
    )
    story.answers(("stark", ("footman", "winterfell")), ("stark", "done"))
    assert story.force("seagard") == "stark knight"
    assert story.force("winterfell") == "stark footman"


def test_a_house_that_lost_all_its_units_musters_at_home_w11() -> None:
    story = muster(forces={}).answers(("stark", "winterfell"), ("stark", ("knight", "winterfell")))
    assert story.force("winterfell") == "stark knight"


def test_a_stronghold_has_two_points_p9_q3() -> None:
    story = muster(forces=NORTH).answers(("stark", "winterfell"))
    assert story.offers == (
        ("footman", "winterfell"),
        ("knight", "winterfell"),
        ("siege-engine", "winterfell"),
        ("upgrade", "knight"),
        ("upgrade", "siege-engine"),
        ("ship", "winterfell-port"),
        ("ship", "bay-of-ice"),
        ("ship", "shivering-sea"),
        "done",
    )
    story.answers(("stark", ("footman", "winterfell")))
    assert ("knight", "winterfell") not in story.offers  # one point is left
    story.answers(("stark", ("footman", "winterfell")))
    assert story.force("winterfell") == "stark footman footman footman"
    assert story.match.questions() == []


def test_a_castle_has_one_point_p9_q3() -> None:
    story = muster(
        forces={"moat-cailin": "stark footman"}, garrisons={}, tokens={"winterfell": "tyrell"}
    )
    story.answers(("stark", "moat-cailin"))
    assert story.offers == (
        ("footman", "moat-cailin"),
        ("upgrade", "knight"),
        ("upgrade", "siege-engine"),
        ("ship", "narrow-sea"),
        "done",
    )
    story.answers(("stark", ("footman", "moat-cailin")))
    assert story.match.questions() == []


def test_points_that_are_not_spent_are_lost_p9_q3() -> None:
    story = muster(forces=NORTH).answers(("stark", "winterfell"), ("stark", "done"))
    assert story.match.questions() == []
    assert story.force("winterfell") == "stark footman"


def test_a_house_may_muster_nothing_p9() -> None:
    story = muster(forces=NORTH).answers(("stark", "done"))
    assert story.match.questions() == []


def test_a_footman_is_upgraded_for_one_point_p9_q3() -> None:
    story = muster(forces=NORTH).answers(("stark", "winterfell"), ("stark", ("upgrade", "knight")))
    assert story.force("winterfell") == "stark knight"
    assert story.events("unit-upgraded")[-1]["unit"] == "knight"
    assert ("upgrade", "knight") not in story.offers  # no footman is left


def test_a_new_footman_may_be_upgraded_at_once_p9() -> None:
    story = muster(forces={}).answers(
        ("stark", "winterfell"),
        ("stark", ("footman", "winterfell")),
        ("stark", ("upgrade", "siege-engine")),
    )
    assert story.force("winterfell") == "stark siege-engine"


def test_an_upgrade_does_not_change_the_size_of_an_army_p9_q5() -> None:
    story = muster(forces={"winterfell": "stark footman footman footman"}, supply={"stark": 1})
    story.answers(("stark", "winterfell"))
    assert ("footman", "winterfell") not in story.offers
    story.answers(("stark", ("upgrade", "knight")), ("stark", ("upgrade", "knight")))
    assert story.force("winterfell") == "stark footman knight knight"


def test_a_unit_that_supply_does_not_allow_is_not_mustered_p9_q5() -> None:
    story = muster(
        forces={
            "winterfell": "stark knight",
            "karhold": "stark knight knight knight",
            "castle-black": "stark knight knight",
            "shivering-sea": "stark ship",
        },
        supply={"stark": 1},
    ).answers(("stark", "winterfell"))
    assert story.offers == (
        ("ship", "winterfell-port"),
        ("ship", "bay-of-ice"),
        "done",
    )


def test_supply_is_judged_unit_by_unit_p9_q5() -> None:
    story = muster(forces={}, supply={"stark": 0}, tokens={"white-harbor": "stark"}).answers(
        ("stark", "winterfell"),
        ("stark", ("footman", "winterfell")),
        ("stark", ("footman", "winterfell")),
        ("stark", "white-harbor"),
        ("stark", ("footman", "white-harbor")),
    )
    assert story.match.questions() == []


def test_pieces_that_are_not_in_the_pool_cannot_be_mustered_p4_w9() -> None:
    story = muster(
        forces={
            "winterfell": "stark footman",
            "karhold": "stark knight knight",
            "castle-black": "stark knight knight",
            "seagard": "stark knight siege-engine siege-engine",
        },
        supply={"stark": 6},
    ).answers(("stark", "winterfell"))
    offered = {unit for unit, _ in story.offers[:-1]}
    assert offered == {"footman", "ship"}
    assert ("upgrade", "knight") not in story.offers


def test_a_footman_freed_by_an_upgrade_may_be_placed_elsewhere_q8() -> None:
    ten = {
        "winterfell": "stark footman",
        "castle-black": "stark footman footman footman",
        "karhold": "stark footman footman",
        "stony-shore": "stark footman footman",
        "widows-watch": "stark footman",
        "greywater-watch": "stark footman",
    }
    story = muster(forces=ten, tokens={"seagard": "stark"}, supply={"stark": 6})
    assert ("footman", "seagard") not in recruits(story.table, "stark", "seagard", 1)
    story.answers(("stark", "winterfell"), ("stark", ("upgrade", "knight")), ("stark", "done"))
    story.answers(("stark", "seagard"), ("stark", ("footman", "seagard")))
    assert story.force("seagard") == "stark footman"


def test_an_area_musters_only_once_p9() -> None:
    story = muster(forces={}, tokens={"white-harbor": "stark"})
    story.answers(("stark", "winterfell"), ("stark", "done"))
    assert story.offers == ("white-harbor", "done")


# ------------------------------------------------ ships


def test_ships_are_built_in_the_port_or_in_a_sea_beside_p9_q4() -> None:
    story = muster("lannister", forces={}).answers(
        ("lannister", "lannisport"),
        ("lannister", ("ship", "lannisport-port")),
        ("lannister", ("ship", "golden-sound")),
    )
    assert story.force("lannisport-port") == "lannister ship"
    assert story.force("golden-sound") == "lannister ship"
    built = [event["area"] for event in story.events("unit-mustered")]
    assert built == ["lannisport-port", "golden-sound"]


def test_no_ship_is_built_in_a_sea_with_enemy_ships_p9_q4() -> None:
    story = muster("lannister", forces={"golden-sound": "greyjoy ship"})
    story.answers(("lannister", "lannisport"))
    assert ("ship", "golden-sound") not in story.offers


def test_a_port_builds_ships_even_behind_enemy_ships_p25_ruling_p3() -> None:
    story = muster("lannister", forces={"golden-sound": "greyjoy ship"})
    story.answers(("lannister", "lannisport"), ("lannister", ("ship", "lannisport-port")))
    assert story.force("lannisport-port") == "lannister ship"


def test_a_castle_without_a_port_builds_in_the_sea_beside_q4() -> None:
    story = muster("tyrell", forces={}).answers(("tyrell", "highgarden"))
    ships = [offer for offer in story.offers if offer[0] == "ship"]
    assert ships == [("ship", "redwyne-straits"), ("ship", "west-summer-sea")]


def test_a_castle_without_port_and_open_sea_builds_no_ships_p9_q4() -> None:
    story = muster(
        "tyrell", forces={}, garrisons={}, tokens={"highgarden": "stark", "reach": "tyrell"}
    )
    story.answers(("tyrell", "reach"))
    assert story.offers == (("footman", "reach"), "done")


def test_a_port_holds_three_ships_at_most_p25_ruling_p1() -> None:
    full = {"lannisport-port": "lannister ship ship ship"}
    story = muster("lannister", forces=full, supply={"lannister": 6})
    story.answers(("lannister", "lannisport"))
    assert ("ship", "lannisport-port") not in story.offers


def test_two_ships_in_one_place_are_an_army_p9() -> None:
    story = muster(
        "lannister",
        forces={
            "lannisport-port": "lannister ship",
            "golden-sound": "lannister ship",
            "stoney-sept": "lannister knight knight",
            "searoad-marches": "lannister knight knight",
        },
        supply={"lannister": 1},
    ).answers(("lannister", "lannisport"))
    assert [offer for offer in story.offers if offer[0] == "ship"] == []


def test_a_house_over_its_limits_may_still_muster_a_unit_that_stands_alone_p8_p9() -> None:
    """One unit is no army, and supply does not touch it."""
    armies = ("karhold", "castle-black", "stony-shore", "flints-finger")
    story = muster(
        "stark", forces=dict.fromkeys(armies, "stark knight knight"), supply={"stark": 1}
    )
    story.answers(("stark", "winterfell"))
    assert ("footman", "winterfell") in story.offers
    story.answers(("stark", ("footman", "winterfell")))
    assert ("footman", "winterfell") not in story.offers


def test_ships_beyond_six_cannot_be_built_w9() -> None:
    story = muster(
        "lannister",
        forces={
            "ironmans-bay": "lannister ship ship ship",
            "sunset-sea": "lannister ship ship ship",
        },
        supply={"lannister": 6},
    ).answers(("lannister", "lannisport"))
    assert [offer for offer in story.offers if offer[0] == "ship"] == []


def test_land_units_are_not_mustered_in_ports_or_seas_p9() -> None:
    story = muster("lannister", forces={}).answers(("lannister", "lannisport"))
    places = {place for unit, place in story.offers[:-1] if unit in ("footman", "knight")}
    assert places == {"lannisport"}
