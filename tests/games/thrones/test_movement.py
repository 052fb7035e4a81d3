"""Where units may go (pp. 15, 21, 25)."""

from __future__ import annotations

import pytest

from games.thrones.story import westeros
from greathall.games.thrones.movement import (
    areas_within_reach,
    defender_of,
    room_in,
)


def test_land_units_go_to_adjacent_lands_p15() -> None:
    table = westeros(forces={"winterfell": "stark knight"}).table
    assert set(areas_within_reach(table, "stark", "winterfell")) == {
        "castle-black",
        "karhold",
        "moat-cailin",
        "stony-shore",
        "white-harbor",
    }


def test_ships_go_to_adjacent_seas_and_own_ports_p15_ruling_p2() -> None:
    table = westeros(forces={"bay-of-ice": "stark ship"}).table
    assert areas_within_reach(table, "stark", "bay-of-ice") == ["sunset-sea", "winterfell-port"]


def test_enemy_ports_are_closed_even_when_empty_p25_ruling_p2() -> None:
    table = westeros(forces={"bay-of-ice": "greyjoy ship"}).table
    assert areas_within_reach(table, "greyjoy", "bay-of-ice") == ["sunset-sea"]


def test_a_port_of_nobody_is_closed_too_p25_ruling_p1() -> None:
    table = westeros(forces={"narrow-sea": "stark ship"}).table
    assert "white-harbor-port" not in areas_within_reach(table, "stark", "narrow-sea")


def test_ships_in_a_port_go_to_its_sea_only_p25_ruling_p2() -> None:
    table = westeros(forces={"winterfell-port": "stark ship"}).table
    assert areas_within_reach(table, "stark", "winterfell-port") == ["bay-of-ice"]


@pytest.mark.parametrize(("ships", "room"), [("", 3), (" ship", 2), (" ship ship ship", 0)])
def test_a_port_holds_three_ships_p25_ruling_p1(ships: str, room: int) -> None:
    forces = {"narrow-sea": "stark ship", "white-harbor": "stark knight"}
    if ships:
        forces["white-harbor-port"] = "stark" + ships
    table = westeros(forces=forces).table
    assert room_in(table, "stark", "white-harbor-port") == room
    assert ("white-harbor-port" in areas_within_reach(table, "stark", "narrow-sea")) is bool(room)


def test_routed_ships_take_room_in_a_port_p25() -> None:
    table = westeros(
        forces={"winterfell-port": "stark ship"}, routed={"winterfell-port": "stark ship"}
    ).table
    assert room_in(table, "stark", "winterfell-port") == 1


def test_whom_one_would_have_to_fight_pp15_26_m2() -> None:
    table = westeros(
        forces={"karhold": "greyjoy footman", "castle-black": "stark knight"},
        routed={"seagard": "tyrell footman"},
        tokens={"stony-shore": "greyjoy"},
    ).table
    assert defender_of(table, "stark", "karhold") == "greyjoy"
    assert defender_of(table, "stark", "seagard") == "tyrell"  # routed units defend
    assert defender_of(table, "stark", "castle-black") == ""
    assert defender_of(table, "stark", "stony-shore") == ""  # a token alone
    assert defender_of(table, "stark", "lannisport") == "lannister"  # a garrison alone


def test_a_garrison_defends_for_its_own_house_only_n7() -> None:
    assert defender_of(westeros(forces={}).table, "lannister", "lannisport") == ""
