"""The table: who sees what, who controls what, what a house still has (pp. 4, 6, 24, 27)."""

from __future__ import annotations

import pytest

from games.thrones.story import westeros
from greathall.games.thrones.action_phase import clean_up
from greathall.games.thrones.battlefield import begin_battle
from greathall.games.thrones.table import (
    all_units,
    areas_of,
    blade_holder,
    enemy_of,
    gain_power,
    in_pool,
    in_turn_order,
    lose_power,
    put_routed,
    put_units,
    raven_holder,
    remove_stray_orders,
    stars_of,
    take_units,
    throne_holder,
    tokens_of,
)
from greathall.kernel import Pile

# ------------------------------------------------ units


def test_units_come_and_go() -> None:
    story = westeros(forces={})
    table = story.table
    put_units(table, "stark", "karhold", ("knight", "footman"))
    put_routed(table, "stark", "karhold", ("footman",))
    assert story.force("karhold") == "stark footman footman knight"
    take_units(table, "karhold", ("footman",), routed=True)
    take_units(table, "karhold", ("footman", "knight"))
    assert story.force("karhold") == ""
    assert (table.units, table.routed, table.holder) == ({}, {}, {})


def test_routed_units_are_there_with_the_others() -> None:
    table = westeros(forces={"karhold": "stark knight"}, routed={"karhold": "stark footman"}).table
    assert all_units(table, "karhold") == ("footman", "knight")
    assert areas_of(table, "stark") == ["karhold"]


def test_pieces_are_limited_to_those_in_the_box_p4_w9() -> None:
    story = westeros(
        forces={"karhold": "stark knight knight", "winterfell": "stark knight"},
        routed={"karhold": "stark knight"},
    )
    assert in_pool(story.table, "stark", "knight") == 1
    assert in_pool(story.table, "stark", "footman") == 10
    assert in_pool(story.table, "greyjoy", "knight") == 5


def test_attackers_in_a_battle_are_not_in_the_pool_p4_w9() -> None:
    table = westeros(forces={"karhold": "greyjoy footman"}).table
    begin_battle(table, "stark", "greyjoy", "karhold", "winterfell", "march-0", ("knight",) * 2)
    assert in_pool(table, "stark", "knight") == 3
    assert in_pool(table, "greyjoy", "knight") == 5
    assert enemy_of(table, "stark") == "greyjoy"
    assert enemy_of(table, "greyjoy") == "stark"


def test_orders_in_areas_without_units_leave_p21() -> None:
    table = westeros(
        forces={"karhold": "stark footman"}, orders={"karhold": "raid", "seagard": "support"}
    ).table
    remove_stray_orders(table)
    assert table.orders == {"karhold": "raid"}


# ------------------------------------------------ power


def test_power_is_limited_to_twenty_tokens_board_included_p4_w10() -> None:
    table = westeros(power={"stark": 17}, tokens={"karhold": "stark", "seagard": "stark"}).table
    assert gain_power(table, "stark", 3) == 1
    assert table.power["stark"] == 18
    assert gain_power(table, "stark", 1) == 0


def test_tokens_of_others_do_not_count_against_the_limit_w10() -> None:
    table = westeros(power={"stark": 18}, tokens={"karhold": "greyjoy"}).table
    assert tokens_of(table, "stark") == []
    assert gain_power(table, "stark", 3) == 2


def test_nobody_loses_more_power_than_there_is_p6() -> None:
    table = westeros(power={"stark": 1}).table
    assert lose_power(table, "stark", 3) == 1
    assert table.power["stark"] == 0


# ------------------------------------------------ tracks


def test_the_first_of_each_track_holds_its_token_p11() -> None:
    table = westeros().table
    assert (throne_holder(table), blade_holder(table), raven_holder(table)) == (
        "baratheon",
        "greyjoy",
        "lannister",
    )


def test_turn_order_is_the_throne_track_as_it_is_now_p6_w12() -> None:
    table = westeros().table
    table.tracks["throne"] = tuple(reversed(table.tracks["throne"]))
    assert in_turn_order(table)[0] == "tyrell"


@pytest.mark.parametrize(
    ("players", "stars"),
    [(6, (3, 3, 2, 1, 0, 0)), (5, (3, 3, 2, 1, 0)), (4, (3, 2, 1, 0)), (3, (3, 2, 1))],
)
def test_stars_go_by_place_at_court_and_the_overlay_pp11_28(
    players: int, stars: tuple[int, ...]
) -> None:
    table = westeros(players=players).table
    assert tuple(stars_of(table, house) for house in table.tracks["court"]) == stars


# ------------------------------------------------ who sees what (p. 27)


def test_orders_face_down_are_seen_by_their_house_only_p27() -> None:
    plan = (("winterfell", "march-0"), ("karhold", "raid"))
    match = westeros((clean_up,), planned={"stark": plan}, round=10).match
    assert match.view("stark")["planned"]["stark"] == plan
    assert match.view("greyjoy")["planned"]["stark"] == 2
    assert match.view(None)["planned"]["stark"] == 2


def test_tides_are_seen_by_their_house_until_they_are_revealed_p29() -> None:
    match = westeros((clean_up,), tides={"stark": ("tide-3",)}, round=10).match
    assert match.view("stark")["tides"]["stark"] == ("tide-3",)
    assert match.view("greyjoy")["tides"]["stark"] == 1


def test_power_tracks_hands_and_discards_are_open_p27_b8() -> None:
    seen = westeros((clean_up,), round=10).match.view(None)
    assert seen["power"] == dict.fromkeys(seen["power"], 5)
    assert all(len(hand) == 7 for hand in seen["hand"].values())
    assert {"discard", "tracks", "supply", "threat", "tokens", "units"} <= set(seen)


def test_of_the_decks_everybody_sees_the_size_only() -> None:
    seen = westeros((clean_up,), round=10).match.view("stark")
    assert seen["wildlings"] == {"count": 9}
    assert seen["westeros"] == {deck: {"count": 10} for deck in ("I", "II", "III")}


def test_a_wildling_card_is_seen_by_those_who_know_where_it_lies_p11_o8() -> None:
    pile = Pile(("crow-killers", "mammoth-riders"), (("silence-at-the-wall", ("stark",)),))
    match = westeros((clean_up,), wildlings=pile, round=10).match
    assert match.view("stark")["wildlings"] == {"count": 3, "top": ("silence-at-the-wall",)}
    assert match.view("greyjoy")["wildlings"] == {"count": 3, "top": (None,)}
