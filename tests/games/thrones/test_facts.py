"""The printed figures (pp. 2–6, 8–9, 13, 17, 28–29)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.thrones.facts import (
    AREAS,
    CASTLES,
    COST,
    HOUSE_CARDS,
    HOUSES,
    HOUSES_OF,
    IN_THE_BOX,
    LAND,
    LAND_OF_PORT,
    NEUTRAL_LORDS,
    ORDERS,
    PORT,
    PORTS,
    POWER_TOKENS,
    SEA,
    SEA_OF_PORT,
    STARS,
    STARS_OF_THE_OVERLAY,
    STRENGTH,
    SUPPLY,
    TIDES,
    WESTEROS_CARDS,
    WILDLING_CARDS,
    army,
    cards_of,
    groups,
    neighbours,
    without,
)


def test_the_board_has_38_lands_12_seas_and_8_ports_p6() -> None:
    assert Counter(area.kind for area in AREAS.values()) == {LAND: 38, SEA: 12, PORT: 8}


def test_ten_castles_and_ten_strongholds_p9() -> None:
    structures = Counter(area.structure for area in AREAS.values())
    assert (structures["castle"], structures["stronghold"]) == (10, 10)
    assert len(CASTLES) == 20
    assert {area.points for area in AREAS.values() if area.structure == "castle"} == {1}
    assert {area.points for area in AREAS.values() if area.structure == "stronghold"} == {2}


def test_icons_of_supply_and_power_are_on_lands_only() -> None:
    assert sum(area.supply for area in AREAS.values()) == 24
    assert sum(area.power for area in AREAS.values()) == 19
    assert [a.id for a in AREAS.values() if a.kind != LAND and (a.supply or a.power)] == []


def test_what_is_adjacent_is_so_both_ways() -> None:
    one_way = [
        (area.id, other)
        for area in AREAS.values()
        for other in area.adjacent
        if area.id not in AREAS[other].adjacent
    ]
    assert one_way == []


def test_a_port_lies_between_one_land_and_one_sea_p25() -> None:
    for port in PORTS:
        assert set(AREAS[port].adjacent) == {LAND_OF_PORT[port], SEA_OF_PORT[port]}
        assert AREAS[LAND_OF_PORT[port]].port == port
    assert len([area for area in AREAS.values() if area.port]) == len(PORTS)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("greywater-watch", "winterfell"),
        ("mountains-of-the-moon", "riverrun"),
        ("harrenhal", "mountains-of-the-moon"),
        ("starfall", "three-towers"),
    ],
)
def test_a_river_parts_two_lands_p27(one: str, other: str) -> None:
    assert other not in AREAS[one].adjacent


@pytest.mark.parametrize(
    ("one", "other"),
    [("moat-cailin", "seagard"), ("moat-cailin", "twins"), ("crackclaw-point", "kings-landing")],
)
def test_a_bridge_joins_them_p27(one: str, other: str) -> None:
    assert other in AREAS[one].adjacent


def test_three_lands_are_islands_p27() -> None:
    islands = [a for a in AREAS if AREAS[a].kind == LAND and not neighbours(a, LAND)]
    assert islands == ["pyke", "dragonstone", "arbor"]


def test_every_house_has_a_home_with_its_crest_p6() -> None:
    homes = {area.home_of: area.id for area in AREAS.values() if area.home_of}
    assert homes == {house.id: house.home for house in HOUSES.values()}
    assert all(AREAS[home].structure == "stronghold" for home in homes.values())


def test_pieces_of_a_house_p2_w9() -> None:
    assert IN_THE_BOX == {"footman": 10, "knight": 5, "siege-engine": 2, "ship": 6}
    assert POWER_TOKENS == 20


def test_fifteen_order_tokens_of_which_five_are_special_p12() -> None:
    assert sum(order.copies for order in ORDERS.values()) == 15
    assert sum(order.copies for order in ORDERS.values() if order.special) == 5
    types = Counter[str]()
    for order in ORDERS.values():
        types[order.type] += order.copies
    assert set(types.values()) == {3}
    assert len(types) == 5


def test_what_order_tokens_add_pp13_22() -> None:
    assert {order.id: order.strength for order in ORDERS.values() if order.strength} == {
        "march-minus-1": -1,
        "march-plus-1": 1,
        "defense-1": 1,
        "defense-2": 2,
        "support-plus-1": 1,
    }


def test_what_units_cost_and_are_worth_pp9_17() -> None:
    assert COST == {"footman": 1, "knight": 2, "siege-engine": 2, "ship": 1}
    assert STRENGTH == {"footman": 1, "knight": 2, "siege-engine": 0, "ship": 1}


def test_seven_cards_a_house_p2() -> None:
    assert [len(cards_of(house)) for house in HOUSES] == [7] * 6
    assert len(HOUSE_CARDS) == 42


def test_a_card_without_text_has_icons_and_one_with_text_has_none_p19() -> None:
    for card in HOUSE_CARDS.values():
        assert card.text != bool(card.swords or card.fortifications), card


def test_thirty_westeros_cards_in_three_decks_of_ten_p2() -> None:
    decks = Counter[str]()
    for card in WESTEROS_CARDS.values():
        decks[card.deck] += card.copies
    assert decks == {"I": 10, "II": 10, "III": 10}
    assert len(WESTEROS_CARDS) == 17


def test_wildling_icons_on_westeros_cards() -> None:
    icons = Counter[str]()
    for card in WESTEROS_CARDS.values():
        icons[card.deck] += card.copies * card.wildlings
    assert icons == {"I": 3, "II": 3, "III": 5}


def test_nine_wildling_cards_and_24_tides_p2() -> None:
    assert len(WILDLING_CARDS) == 9
    assert sum(tide.copies for tide in TIDES.values()) == 24


def test_supply_sets_the_number_and_size_of_armies_p8() -> None:
    assert SUPPLY == (
        (2, 2),
        (3, 2),
        (3, 2, 2),
        (3, 2, 2, 2),
        (3, 3, 2, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 2, 2),
    )


def test_stars_of_the_kings_court_pp12_28() -> None:
    assert STARS == (3, 3, 2, 1, 0, 0)
    assert STARS_OF_THE_OVERLAY == (3, 2, 1, 0)


def test_lords_by_number_of_players_p28() -> None:
    assert {players: len(lords) for players, lords in NEUTRAL_LORDS.items()} == {
        3: 14,
        4: 12,
        5: 9,
        6: 2,
    }
    assert [a for a, lord in NEUTRAL_LORDS[3].items() if lord] == ["kings-landing", "eyrie"]
    assert all(lord for players in (4, 5, 6) for lord in NEUTRAL_LORDS[players].values())
    assert NEUTRAL_LORDS[6] == {"kings-landing": 5, "eyrie": 6}


def test_who_takes_part_p28() -> None:
    out = {players: set(HOUSES) - set(HOUSES_OF[players]) for players in HOUSES_OF}
    assert out == {
        3: {"martell", "tyrell", "greyjoy"},
        4: {"martell", "tyrell"},
        5: {"martell"},
        6: set(),
    }


def test_an_army_is_told_in_one_order() -> None:
    assert army(("ship", "knight", "footman")) == ("footman", "knight", "ship")
    assert without(("footman", "footman", "knight"), ("footman",)) == ("footman", "knight")


def test_the_groups_of_an_army_are_its_different_parts() -> None:
    assert groups(("footman", "footman", "knight")) == (
        ("footman", "footman", "knight"),
        ("footman", "footman"),
        ("footman", "knight"),
        ("footman",),
        ("knight",),
    )
