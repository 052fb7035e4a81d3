"""Control of areas (pp. 24–25)."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.control import controlled, controller
from greathall.games.thrones.facts import LANDS


def test_a_unit_controls_its_area_p24() -> None:
    assert controller(westeros(forces={"karhold": "stark footman"}).table, "karhold") == "stark"


def test_a_routed_unit_controls_its_area_w4() -> None:
    table = westeros(forces={}, routed={"karhold": "stark footman"}).table
    assert controller(table, "karhold") == "stark"


def test_a_power_token_controls_its_area_p24() -> None:
    table = westeros(forces={}, tokens={"karhold": "stark"}).table
    assert controller(table, "karhold") == "stark"


def test_an_area_without_units_and_token_is_nobodys_p24() -> None:
    assert controller(westeros(forces={}).table, "karhold") is None


def test_the_crest_of_a_home_works_like_a_token_p24_m9() -> None:
    assert controller(westeros(forces={}).table, "winterfell") == "stark"


def test_an_enemy_token_may_lie_over_the_crest_p24_m9() -> None:
    table = westeros(forces={}, garrisons={}, tokens={"winterfell": "greyjoy"}).table
    assert controller(table, "winterfell") == "greyjoy"


def test_units_control_over_a_crest_p24() -> None:
    table = westeros(forces={"winterfell": "greyjoy ship"}, garrisons={}).table
    assert controller(table, "winterfell") == "greyjoy"


def test_the_home_of_a_house_that_does_not_play_is_nobodys_p28() -> None:
    assert controller(westeros(players=4).table, "sunspear") is None
    assert controller(westeros(players=4).table, "highgarden") is None


def test_a_port_belongs_to_whoever_controls_its_land_p25_ruling_p1() -> None:
    table = westeros(forces={"white-harbor": "greyjoy footman"}).table
    assert controller(table, "white-harbor-port") == "greyjoy"
    assert controller(table, "winterfell-port") == "stark"
    assert controller(westeros(forces={}).table, "white-harbor-port") is None


def test_a_house_without_units_still_has_its_home_w11() -> None:
    table = westeros(forces={}).table
    assert controlled(table, "stark", LANDS) == ["winterfell"]
