"""Resolving consolidate power orders (pp. 16, 22, 25)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.consolidate_power import consolidate_turn

POWER, SPECIAL = "consolidate-power", "consolidate-power-special"


def consolidate(**setting: Any) -> Story:
    return westeros((consolidate_turn,), **setting)


@pytest.mark.parametrize(
    ("area", "gained"),
    [("kings-landing", 3), ("winterfell", 2), ("karhold", 2), ("stony-shore", 1)],
)
def test_land_gives_one_and_its_crowns_p16_q1(area: str, gained: int) -> None:
    story = consolidate(forces={area: "stark knight"}, orders={area: POWER}, lords={})
    assert story.table.power["stark"] == 5 + gained
    assert story.table.orders == {}


def test_the_sea_gives_nothing_p13_q1_o5() -> None:
    story = consolidate(forces={"narrow-sea": "stark ship"}, orders={"narrow-sea": POWER})
    assert story.table.power["stark"] == 5
    assert story.table.orders == {}


def test_a_power_token_in_the_area_adds_nothing_p24() -> None:
    story = consolidate(
        forces={"stony-shore": "stark knight"},
        orders={"stony-shore": POWER},
        tokens={"stony-shore": "stark"},
    )
    assert story.table.power["stark"] == 6


def test_power_is_limited_to_twenty_w10() -> None:
    story = consolidate(
        forces={"kings-landing": "stark knight"},
        orders={"kings-landing": POWER},
        power={"stark": 18},
    )
    assert story.table.power["stark"] == 20


@pytest.mark.parametrize(
    ("sea", "gained"),
    [({}, 1), ({"bay-of-ice": "stark ship"}, 1), ({"bay-of-ice": "greyjoy ship"}, 0)],
)
@pytest.mark.parametrize("order", [POWER, SPECIAL])
def test_a_port_gives_one_unless_enemy_ships_lie_before_it_p25_ruling_p5(
    order: str, sea: dict[str, str], gained: int
) -> None:
    story = consolidate(
        forces={"winterfell-port": "stark ship ship"} | sea, orders={"winterfell-port": order}
    )
    assert story.table.power["stark"] == 5 + gained
    assert story.match.questions() == []  # the special order cannot muster there


def test_orders_go_in_turn_order_one_at_a_time_p16_q1() -> None:
    story = consolidate(
        forces={
            "karhold": "stark knight",
            "stony-shore": "stark knight",
            "pyke": "greyjoy knight",
        },
        orders=dict.fromkeys(("karhold", "stony-shore", "pyke"), POWER),
    )
    assert [event["area"] for event in story.events("power-consolidated")] == [
        "karhold",
        "pyke",
        "stony-shore",
    ]


def test_where_the_order_matters_the_house_chooses() -> None:
    story = consolidate(
        forces={"winterfell": "stark knight", "karhold": "stark knight"},
        orders={"winterfell": SPECIAL, "karhold": POWER},
    )
    assert story.asks("stark", "choose-consolidate")
    assert story.offers == ("winterfell", "karhold")


def test_a_port_may_be_collected_from_before_enemy_ships_close_it_p25() -> None:
    """Nothing is special here, and yet it is not the same which order comes first."""
    story = consolidate(
        forces={"pyke-port": "greyjoy ship", "seagard": "greyjoy footman"},
        orders={"pyke-port": POWER, "seagard": POWER},
    )
    assert story.asks("greyjoy", "choose-consolidate")
    assert sorted(story.offers) == ["pyke-port", "seagard"]


def test_ships_mustered_by_a_special_order_blockade_a_port_p25_ruling_p5() -> None:
    """Lannister musters a ship into Ironman's Bay before Greyjoy collects."""
    story = consolidate(
        forces={"riverrun": "lannister knight", "pyke-port": "greyjoy ship"},
        orders={"riverrun": SPECIAL, "pyke-port": POWER},
    )
    story.answers(("lannister", "muster"), ("lannister", ("ship", "ironmans-bay")))
    story.answers(("lannister", "done"))
    assert story.table.power["greyjoy"] == 5


def test_the_special_order_may_muster_instead_p22_q2() -> None:
    story = consolidate(forces={"winterfell": "stark footman"}, orders={"winterfell": SPECIAL})
    assert story.asks("stark", "consolidate")
    assert story.offers == ("power", "muster")
    story.answers(("stark", "muster"))
    assert story.question.about == "winterfell"
    story.answers(("stark", ("knight", "winterfell")))
    assert story.force("winterfell") == "stark footman knight"
    assert story.table.power["stark"] == 5


def test_it_musters_in_its_own_area_only_p22_q2() -> None:
    story = consolidate(
        forces={"winterfell": "stark footman", "moat-cailin": "stark footman"},
        orders={"winterfell": SPECIAL},
    ).answers(("stark", "muster"))
    places = {offer[1] for offer in story.offers if offer[0] == "footman"}
    assert places == {"winterfell"}


def test_the_special_order_may_take_power_as_usual_p22() -> None:
    story = consolidate(forces={"winterfell": "stark footman"}, orders={"winterfell": SPECIAL})
    story.answers(("stark", "power"))
    assert story.table.power["stark"] == 7


def test_without_castle_the_special_order_gives_power_only_p22_q2() -> None:
    story = consolidate(forces={"karhold": "stark footman"}, orders={"karhold": SPECIAL})
    assert story.match.questions() == []
    assert story.table.power["stark"] == 7


def test_where_nothing_can_be_mustered_the_special_order_gives_power_only_pp9_22() -> None:
    """Two armies of two are all that supply allows, and enemy ships lie before the castle."""
    story = consolidate(
        forces={
            "flints-finger": "stark knight knight",
            "karhold": "stark knight knight",
            "bay-of-ice": "greyjoy ship",
            "sunset-sea": "greyjoy ship",
            "ironmans-bay": "greyjoy ship",
        },
        orders={"flints-finger": SPECIAL},
        supply={"stark": 0},
    )
    assert story.match.questions() == []
    assert story.table.power["stark"] == 6


def test_routed_units_count_for_the_supply_of_a_mustering_p21() -> None:
    story = consolidate(
        forces={"winterfell": "stark knight"},
        routed={"winterfell": "stark knight knight"},
        orders={"winterfell": SPECIAL},
        supply={"stark": 1},
    ).answers(("stark", "muster"))
    assert ("footman", "winterfell") not in story.offers


def test_a_routed_footman_may_be_upgraded_and_stays_routed_p9() -> None:
    """Being routed forbids to fight, to move and to retreat, not to be upgraded (p. 21)."""
    story = consolidate(
        forces={"winterfell": "stark knight"},
        routed={"winterfell": "stark footman"},
        orders={"winterfell": SPECIAL},
    ).answers(("stark", "muster"), ("stark", ("upgrade", "siege-engine")))
    assert story.table.routed["winterfell"] == ("siege-engine",)
    assert story.table.units["winterfell"] == ("knight",)


def test_of_a_standing_and_a_routed_footman_the_standing_one_is_upgraded() -> None:
    story = consolidate(
        forces={"winterfell": "stark footman"},
        routed={"winterfell": "stark footman"},
        orders={"winterfell": SPECIAL},
    ).answers(("stark", "muster"), ("stark", ("upgrade", "knight")))
    assert story.table.units["winterfell"] == ("knight",)
    assert story.table.routed["winterfell"] == ("footman",)
