"""Ship transport (p. 23)."""

from __future__ import annotations

from games.thrones.story import march, westeros
from greathall.games.thrones.retreat import retreat_areas
from greathall.games.thrones.ship_transport import lands_within_reach
from greathall.games.thrones.support import support_areas

CROSSING = {"white-harbor": "stark knight", "narrow-sea": "stark ship"}


def test_a_ship_joins_the_lands_around_its_sea_p23_s1() -> None:
    table = westeros(forces=CROSSING).table
    reach = lands_within_reach(table, "stark", "white-harbor")
    assert {"eyrie", "fingers", "twins", "crackclaw-point", "mountains-of-the-moon"} <= set(reach)
    assert "white-harbor" not in reach


def test_a_chain_of_ships_goes_on_p23_s1() -> None:
    table = westeros(
        forces=CROSSING | {"shipbreaker-bay": "stark ship", "east-summer-sea": "stark ship"}
    ).table
    reach = lands_within_reach(table, "stark", "white-harbor")
    assert {"dragonstone", "kingswood", "sunspear", "starfall"} <= set(reach)
    assert "yronwood" not in reach  # the Sea of Dorne is empty


def test_a_gap_breaks_the_chain_p23_s1() -> None:
    table = westeros(forces=CROSSING | {"east-summer-sea": "stark ship"}).table
    assert "sunspear" not in lands_within_reach(table, "stark", "white-harbor")


def test_the_chain_begins_at_the_land_itself_s1() -> None:
    table = westeros(forces={"winterfell": "stark knight", "narrow-sea": "stark ship"}).table
    assert "eyrie" not in lands_within_reach(table, "stark", "winterfell")


def test_ships_in_a_port_are_no_part_of_a_chain_s1() -> None:
    table = westeros(
        forces={"white-harbor": "stark knight", "white-harbor-port": "stark ship"}
    ).table
    assert "eyrie" not in lands_within_reach(table, "stark", "white-harbor")


def test_ships_of_another_house_carry_nobody_p23_s3() -> None:
    table = westeros(forces={"white-harbor": "stark knight", "narrow-sea": "greyjoy ship"}).table
    assert "eyrie" not in lands_within_reach(table, "stark", "white-harbor")


def test_a_routed_ship_carries_p23_s2() -> None:
    table = westeros(
        forces={"white-harbor": "stark knight"}, routed={"narrow-sea": "stark ship"}
    ).table
    assert "fingers" in lands_within_reach(table, "stark", "white-harbor")


def test_orders_at_sea_do_not_matter_and_ships_carry_as_often_as_needed_p23_s2() -> None:
    story = march(
        "stark",
        "white-harbor",
        forces={"white-harbor": "stark knight footman", "narrow-sea": "stark ship"},
        orders={"narrow-sea": "raid"},
    )
    story.answers(
        ("stark", "fingers"), ("stark", ("footman",)), ("stark", "twins"), ("stark", "no")
    )
    assert story.force("fingers") == "stark footman"
    assert story.force("twins") == "stark knight"


def test_an_attack_over_the_sea_p23_s4() -> None:
    story = march("stark", "white-harbor", forces=CROSSING | {"fingers": "greyjoy footman"})
    story.answers(("stark", "fingers"), ("stark", "no"))
    assert story.fight.area == "fingers"


def test_a_retreat_over_the_sea_p23_s4() -> None:
    table = westeros(forces=CROSSING).table
    assert "fingers" in retreat_areas(table, "stark", "white-harbor")


def test_a_retreat_over_the_sea_never_ends_where_the_attacker_came_from_s4() -> None:
    story = march(
        "greyjoy",
        "fingers",
        forces={
            "fingers": "greyjoy knight",
            "twins": "stark footman",
            "narrow-sea": "stark ship",
            "moat-cailin": "tyrell footman",
            "seagard": "tyrell footman",
        },
        lords={},
    ).answers(("greyjoy", "twins"), ("greyjoy", "no"))
    story.cards("euron-crows-eye", "ser-rodrick-cassel").answers(("greyjoy", "no"))
    assert story.asks("stark", "retreat-to")
    assert "fingers" not in story.offers
    assert {"eyrie", "white-harbor", "widows-watch"} <= set(story.offers)


def test_ships_carry_no_ships_and_no_support_p23_s3() -> None:
    story = march("stark", "narrow-sea", forces=CROSSING | {"shivering-sea": "stark ship"})
    assert set(story.offers) == {"shivering-sea", "shipbreaker-bay", "white-harbor-port", "done"}
    table = westeros(forces=CROSSING, orders={"white-harbor": "support"}).table
    assert support_areas(table, "eyrie") == []
    assert support_areas(table, "moat-cailin") == ["white-harbor"]


def test_islands_are_left_and_entered_over_the_sea_only_p27() -> None:
    table = westeros(forces={"pyke": "greyjoy knight"}).table
    assert lands_within_reach(table, "greyjoy", "pyke") == []
    table = westeros(forces={"pyke": "greyjoy knight", "ironmans-bay": "greyjoy ship"}).table
    assert set(lands_within_reach(table, "greyjoy", "pyke")) == {
        "flints-finger",
        "greywater-watch",
        "riverrun",
        "seagard",
    }
