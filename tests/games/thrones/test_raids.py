"""Resolving raid orders (pp. 14, 22, 25)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.raids import raid_targets, raid_turn

RAIDER = {"winterfell": "stark knight"}


def raid(**setting: Any) -> Story:
    return westeros((raid_turn,), **setting)


def reached(area: str, order: str = "raid", at: str = "support") -> set[str]:
    """Where a raid of Stark from here finds a target, when Greyjoy has this order all around."""
    around = AROUND[area]
    table = westeros(
        forces=dict.fromkeys(around, "greyjoy ship") | {area: "stark ship"},
        orders=dict.fromkeys(around, at) | {area: order},
    ).table
    return set(raid_targets(table, "stark", area, order))


AROUND = {
    "winterfell": ("bay-of-ice", "castle-black", "moat-cailin", "winterfell-port"),
    "bay-of-ice": ("castle-black", "sunset-sea", "winterfell-port"),
    "winterfell-port": ("bay-of-ice", "winterfell"),
}


def test_land_raids_land_and_neither_sea_nor_port_p14_r2() -> None:
    assert reached("winterfell") == {"castle-black", "moat-cailin"}


def test_sea_raids_sea_land_and_port_pp14_25_r2() -> None:
    assert reached("bay-of-ice") == {"castle-black", "sunset-sea", "winterfell-port"}


def test_a_port_raids_its_own_sea_only_p25_r2_ruling_p4() -> None:
    assert reached("winterfell-port") == {"bay-of-ice"}


def test_a_port_is_raided_from_the_sea_and_not_from_its_land_p25_ruling_p4() -> None:
    assert "winterfell-port" in reached("bay-of-ice")
    assert "winterfell-port" not in reached("winterfell")


@pytest.mark.parametrize(
    "order", ["raid", "raid-special", "support", "support-plus-1", "consolidate-power"]
)
def test_raids_remove_raids_support_and_consolidating_power_p14_r1(order: str) -> None:
    assert reached("winterfell", at=order) == {"castle-black", "moat-cailin"}


def test_special_orders_of_these_types_are_removed_too_p14_r3() -> None:
    assert reached("winterfell", at="consolidate-power-special") != set()


@pytest.mark.parametrize("order", ["march-0", "march-plus-1", "march-minus-1"])
def test_marches_are_never_raided_r6(order: str) -> None:
    assert reached("winterfell", order="raid", at=order) == set()
    assert reached("winterfell", order="raid-special", at=order) == set()


@pytest.mark.parametrize("order", ["defense-1", "defense-2"])
def test_only_the_special_raid_removes_defense_p22_r1(order: str) -> None:
    assert reached("winterfell", order="raid", at=order) == set()
    assert reached("winterfell", order="raid-special", at=order) == {"castle-black", "moat-cailin"}


def test_own_orders_are_not_raided_p14() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "stark footman"},
        orders={"winterfell": "raid", "karhold": "support"},
    )
    assert story.table.orders == {"karhold": "support"}


def test_a_raid_removes_itself_and_its_target_p14_r1() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman", "castle-black": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "support", "castle-black": "raid-special"},
    )
    assert story.asks("stark", "raid-target")
    assert story.question.about == "winterfell"
    assert story.offers == ("castle-black", "karhold", "none")
    story.answers(("stark", "castle-black"))
    assert story.table.orders == {"karhold": "support"}
    assert story.match.questions() == []


def test_a_raid_may_be_declined_and_is_gone_p14_r4() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "support"},
    ).answers(("stark", "none"))
    assert story.table.orders == {"karhold": "support"}
    assert story.events("raid-in-vain")[-1]["area"] == "winterfell"


def test_a_raid_without_target_is_simply_gone_p14() -> None:
    story = raid(forces=RAIDER, orders={"winterfell": "raid"})
    assert story.table.orders == {}
    assert story.match.questions() == []


@pytest.mark.parametrize("order", ["consolidate-power", "consolidate-power-special"])
def test_a_raid_on_consolidating_power_pillages_p14_r3(order: str) -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": order},
    ).answers(("stark", "karhold"))
    assert (story.table.power["stark"], story.table.power["greyjoy"]) == (6, 4)
    (gained,), (lost,) = story.events("power-gained"), story.events("power-lost")
    assert (gained["player"], gained["count"]) == ("stark", 1)
    assert (lost["player"], lost["count"]) == ("greyjoy", 1)


def test_the_raider_gains_though_the_victim_has_nothing_to_lose_p14_r3() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "consolidate-power"},
        power={"greyjoy": 0},
    ).answers(("stark", "karhold"))
    assert (story.table.power["stark"], story.table.power["greyjoy"]) == (6, 0)


def test_the_raider_gains_no_twenty_first_token_w10() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "consolidate-power"},
        power={"stark": 20},
    ).answers(("stark", "karhold"))
    assert (story.table.power["stark"], story.table.power["greyjoy"]) == (20, 4)


def test_other_raids_bring_no_power_p14() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "support"},
    ).answers(("stark", "karhold"))
    assert (story.table.power["stark"], story.table.power["greyjoy"]) == (5, 5)


def test_raids_go_in_turn_order_one_at_a_time_p14_r1() -> None:
    story = raid(
        forces={
            "winterfell": "stark knight",
            "moat-cailin": "stark knight",
            "karhold": "greyjoy footman",
            "castle-black": "greyjoy footman",
        },
        orders=dict.fromkeys(("winterfell", "moat-cailin", "karhold", "castle-black"), "raid"),
    )
    assert story.asks("stark", "choose-raid")
    story.answers(("stark", "winterfell"), ("stark", "castle-black"))
    # Greyjoy's turn: Karhold finds no target any more; then Moat Cailin, in vain.
    assert story.table.orders == {}
    assert [e["area"] for e in story.events("raid-in-vain")] == ["karhold", "moat-cailin"]


def test_a_raid_that_was_raided_is_not_resolved_p14() -> None:
    story = raid(
        forces=RAIDER | {"karhold": "greyjoy footman"},
        orders={"winterfell": "raid", "karhold": "raid"},
    ).answers(("stark", "karhold"))
    assert story.match.questions() == []
    assert len(story.events("raid-in-vain")) == 0


def test_ships_do_not_carry_raids_r5() -> None:
    story = raid(
        forces={
            "white-harbor": "stark knight",
            "narrow-sea": "stark ship",
            "eyrie": "greyjoy footman",
        },
        orders={"white-harbor": "raid", "eyrie": "support"},
    )
    assert story.table.orders == {"eyrie": "support"}


def test_a_river_stops_a_raid_p27() -> None:
    story = raid(
        forces={"winterfell": "stark knight", "greywater-watch": "greyjoy footman"},
        orders={"winterfell": "raid", "greywater-watch": "support"},
    )
    assert story.table.orders == {"greywater-watch": "support"}
