"""Ports (p. 25)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, march, westeros
from greathall.games.thrones.ports import is_trading
from greathall.games.thrones.support import support_areas

HARBOR = {"moat-cailin": "greyjoy knight", "white-harbor-port": "stark ship ship"}


def capture(**setting: Any) -> Story:
    """Greyjoy walks into White Harbor, in whose port two ships of Stark lie."""
    setting = {"tokens": {"white-harbor": "stark"}, "power": {"greyjoy": 0}} | setting
    forces = HARBOR | setting.pop("forces", {})
    return march("greyjoy", "moat-cailin", forces=forces, **setting).answers(
        ("greyjoy", "white-harbor")
    )


def test_whoever_takes_the_land_may_replace_the_ships_in_its_port_p25_ruling_p6() -> None:
    story = capture()
    assert story.asks("greyjoy", "capture-ships")
    assert story.question.about == "white-harbor-port"
    assert story.offers == (0, 1, 2)
    story.answers(("greyjoy", 2))
    assert story.force("white-harbor-port") == "greyjoy ship ship"
    assert story.events("ships-scuttled") == []


@pytest.mark.parametrize(("taken", "left"), [(0, ""), (1, "greyjoy ship")])
def test_ships_that_are_not_replaced_leave_the_board_p25_ruling_p6(taken: int, left: str) -> None:
    story = capture().answers(("greyjoy", taken))
    assert story.force("white-harbor-port") == left
    assert story.events("ships-scuttled")[-1]["count"] == 2 - taken
    assert len(story.events("ships-captured")) == bool(taken)


def test_captured_ships_are_limited_by_the_pool_p25_ruling_p6() -> None:
    far = {"sunset-sea": "greyjoy ship ship ship", "redwyne-straits": "greyjoy ship ship"}
    story = capture(forces=far, supply={"greyjoy": 6})
    assert story.offers == (0, 1)


def test_captured_ships_are_limited_by_supply_p25_ruling_p6() -> None:
    armies = {"pyke": "greyjoy footman footman", "seagard": "greyjoy footman footman"}
    story = capture(forces=armies, supply={"greyjoy": 1})
    assert story.offers == (0, 1)


def test_ships_are_captured_with_the_attackers_of_the_same_march_still_at_home_pp8_15_25() -> None:
    """Two armies at most: Moat Cailin is one should the knight be beaten at Winterfell."""
    story = march(
        "greyjoy",
        "moat-cailin",
        forces=HARBOR
        | {
            "moat-cailin": "greyjoy knight knight footman",
            "winterfell": "stark footman",
            "pyke": "greyjoy footman footman",
        },
        tokens={"white-harbor": "stark"},
        power={"greyjoy": 0},
        supply={"greyjoy": 1},
    ).answers(("greyjoy", "winterfell"), ("greyjoy", ("knight",)))
    story.answers(("greyjoy", "white-harbor"), ("greyjoy", ("footman",)), ("greyjoy", "done"))
    assert story.asks("greyjoy", "capture-ships")
    assert story.offers == (0, 1)


def test_with_no_ship_in_the_pool_all_leave_the_board_p25_ruling_p6() -> None:
    far = {"sunset-sea": "greyjoy ship ship ship", "redwyne-straits": "greyjoy ship ship ship"}
    story = capture(forces=far, supply={"greyjoy": 6})
    assert story.match.questions() == []
    assert story.force("white-harbor-port") == ""


def test_orders_in_a_captured_port_are_removed_ruling_p6() -> None:
    story = capture(orders={"white-harbor-port": "raid"}).answers(("greyjoy", 2))
    assert story.table.orders == {}


def test_a_port_is_captured_after_the_combat_and_the_retreat_ruling_p7() -> None:
    story = march(
        "greyjoy",
        "moat-cailin",
        forces=HARBOR | {"white-harbor": "stark footman", "seagard": "greyjoy footman"},
        power={"greyjoy": 0},
    ).answers(("greyjoy", "white-harbor"))
    story.cards("euron-crows-eye", "ser-rodrick-cassel").answers(("greyjoy", "no"))
    assert story.asks("stark", "retreat-to")
    assert story.force("white-harbor-port") == "stark ship ship"
    story.answers(("stark", "winterfell"))
    assert story.asks("greyjoy", "capture-ships")
    assert story.force("white-harbor") == "greyjoy knight"


def test_when_a_home_falls_back_its_house_may_take_the_invaders_ships_ruling_p8() -> None:
    story = march(
        "greyjoy",
        "winterfell",
        forces={"winterfell": "greyjoy knight", "winterfell-port": "greyjoy ship"},
        garrisons={},
        power={"greyjoy": 0},
    ).answers(("greyjoy", "karhold"))
    assert story.asks("stark", "capture-ships")
    story.answers(("stark", 1))
    assert story.force("winterfell-port") == "stark ship"


def test_ships_in_a_port_of_nobody_are_destroyed_ruling_p9() -> None:
    story = march(
        "stark",
        "white-harbor",
        forces={"white-harbor": "stark knight", "white-harbor-port": "stark ship"},
    ).answers(("stark", "winterfell"), ("stark", "no"))
    assert story.force("white-harbor-port") == ""
    assert story.events("ships-scuttled")[-1]["player"] == "stark"


def test_a_power_token_saves_the_ships_in_the_port_ruling_p9() -> None:
    story = march(
        "stark",
        "white-harbor",
        forces={"white-harbor": "stark knight", "white-harbor-port": "stark ship"},
    ).answers(("stark", "winterfell"), ("stark", "yes"))
    assert story.force("white-harbor-port") == "stark ship"


def test_ships_of_a_land_left_for_a_fight_are_lost_before_it_ruling_p9() -> None:
    story = march(
        "stark",
        "white-harbor",
        forces={
            "white-harbor": "stark knight",
            "white-harbor-port": "stark ship",
            "moat-cailin": "greyjoy footman",
        },
    ).answers(("stark", "moat-cailin"), ("stark", "no"))
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    assert story.force("white-harbor-port") == ""


def test_an_own_port_stays_when_units_come_and_go_p25() -> None:
    story = march(
        "stark",
        "winterfell",
        forces={"winterfell": "stark knight", "winterfell-port": "stark ship"},
    ).answers(("stark", "karhold"))
    assert story.force("winterfell-port") == "stark ship"


def test_ships_go_out_and_into_own_ports_p25_ruling_p2() -> None:
    story = march("stark", "winterfell-port", forces={"winterfell-port": "stark ship ship"})
    story.answers(("stark", "bay-of-ice"), ("stark", ("ship",)), ("stark", "done"))
    assert story.force("bay-of-ice") == "stark ship"
    story = march("stark", "bay-of-ice", forces={"bay-of-ice": "stark ship"})
    story.answers(("stark", "winterfell-port"))
    assert story.force("winterfell-port") == "stark ship"


def test_no_more_ships_than_there_is_room_go_into_a_port_p25_ruling_p1() -> None:
    story = march(
        "stark",
        "bay-of-ice",
        forces={"bay-of-ice": "stark ship ship ship", "winterfell-port": "stark ship ship"},
        supply={"stark": 6},
    ).answers(("stark", "winterfell-port"))
    assert story.force("winterfell-port") == "stark ship ship ship"
    assert story.force("bay-of-ice") == "stark ship ship"


def test_ships_leave_a_port_into_a_fight_p25() -> None:
    story = march(
        "stark",
        "winterfell-port",
        forces={"winterfell-port": "stark ship", "bay-of-ice": "greyjoy ship"},
    ).answers(("stark", "bay-of-ice"))
    assert story.fight.area == "bay-of-ice"


def test_a_port_is_no_place_to_attack_p25_ruling_p2() -> None:
    story = march(
        "greyjoy",
        "bay-of-ice",
        forces={"bay-of-ice": "greyjoy ship", "winterfell-port": "stark ship"},
    )
    assert story.offers == ("sunset-sea", "done")


def test_ships_in_a_port_support_in_their_own_sea_only_p25_ruling_p4() -> None:
    table = westeros(
        forces={"winterfell-port": "stark ship", "winterfell": "stark knight"},
        orders={"winterfell-port": "support"},
    ).table
    assert support_areas(table, "bay-of-ice") == ["winterfell-port"]
    assert support_areas(table, "winterfell") == []


def test_ships_in_a_port_do_not_defend_the_land_p25_ruling_p4() -> None:
    story = march(
        "greyjoy",
        "moat-cailin",
        forces=HARBOR | {"white-harbor": "stark footman"},
        power={"greyjoy": 0},
    ).answers(("greyjoy", "white-harbor"))
    assert story.parts("defender") == {"units": 1}


def test_a_port_trades_while_no_enemy_ship_lies_before_it_p25_e12() -> None:
    for sea, trading in (({}, True), ({"bay-of-ice": "stark ship"}, True)):
        table = westeros(forces={"winterfell-port": "stark ship"} | sea).table
        assert is_trading(table, "winterfell-port") is trading
    blockaded = {"winterfell-port": "stark ship", "bay-of-ice": "greyjoy ship"}
    assert not is_trading(westeros(forces=blockaded).table, "winterfell-port")
