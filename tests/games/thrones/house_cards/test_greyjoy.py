"""The cards of House Greyjoy."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, worth
from greathall.games.thrones.facts import cards_of

BLADE = {"fiefdoms": first("greyjoy")}  # the question of the blade stops the battle to be looked at


def test_euron_crows_eye_is_worth_4_and_kills_one() -> None:
    assert worth("greyjoy", "euron-crows-eye") == (4, 1, 0)


def test_dagmar_cleftjaw_is_worth_1_kills_one_and_saves_one() -> None:
    assert worth("greyjoy", "dagmar-cleftjaw") == (1, 1, 1)


# ------------------------------------------------ Victarion Greyjoy


def test_victarion_greyjoy_doubles_attacking_and_supporting_ships_k16() -> None:
    forces = {"ironmans-bay": "greyjoy ship ship", "sunset-sea": "tyrell ship"}
    story = battle(
        "greyjoy",
        "lannister",
        "golden-sound",
        origin="sunset-sea",
        attacking="ship",
        defending="ship ship",
        forces=forces,
        orders=dict.fromkeys(forces, "support"),
        tracks=BLADE,
    )
    story.answers(("greyjoy", "attacker"), ("tyrell", "attacker"), ("greyjoy", "yes"))
    story.cards("victarion-greyjoy", "the-hound")
    assert story.parts("attacker") == {"units": 2, "support": 5, "card": 3}
    assert story.parts("defender") == {"units": 2, "card": 2}


def test_victarion_greyjoy_leaves_routed_ships_at_nothing_k16() -> None:
    story = battle(
        "greyjoy",
        "lannister",
        "golden-sound",
        origin="sunset-sea",
        attacking="ship",
        defending="ship",
        routed={"ironmans-bay": "greyjoy ship"},
        orders={"ironmans-bay": "support"},
        tracks=BLADE,
    )
    story.answers(("greyjoy", "attacker")).cards("victarion-greyjoy", "the-hound")
    assert story.parts("attacker") == {"units": 2, "card": 3}


def test_victarion_greyjoy_does_nothing_in_defence_k16() -> None:
    story = battle(
        "lannister",
        "greyjoy",
        "ironmans-bay",
        attacking="ship",
        defending="ship ship",
        tracks=BLADE,
    )
    story.cards("the-hound", "victarion-greyjoy")
    assert story.parts("defender") == {"units": 2, "card": 3}
    assert story.parts("attacker") == {"units": 1, "card": 2}


def test_victarion_greyjoy_raises_ships_that_support_on_land_k16() -> None:
    story = battle(
        "greyjoy",
        "lannister",
        "riverrun",
        origin="seagard",
        forces={"golden-sound": "greyjoy ship"},
        orders={"golden-sound": "support"},
        tracks=BLADE,
    )
    story.answers(("greyjoy", "attacker")).cards("victarion-greyjoy", "the-hound")
    assert story.parts("attacker") == {"units": 1, "support": 2, "card": 3}


# ------------------------------------------------ Balon Greyjoy


def test_balon_greyjoy_is_worth_2_without_icons() -> None:
    assert worth("greyjoy", "balon-greyjoy") == (2, 0, 0)


def test_balon_greyjoy_takes_the_printed_strength_away_k13() -> None:
    story = battle("greyjoy", "lannister", "riverrun", tracks=BLADE)
    story.cards("balon-greyjoy", "ser-gregor-clegane")
    assert story.parts("defender") == {"units": 1, "card": 0}
    assert story.icons("defender") == (3, 0)


@pytest.mark.parametrize("card", ["stannis-baratheon", "ser-davos-seaworth"])
def test_balon_greyjoy_leaves_what_a_text_adds_k13(card: str) -> None:
    story = battle(
        "greyjoy",
        "baratheon",
        "harrenhal",
        tracks=BLADE | {"throne": first("greyjoy")},
        hand={"baratheon": (card, "patchface")},
        discard={"baratheon": ("stannis-baratheon",) if card != "stannis-baratheon" else ()},
    )
    story.cards("balon-greyjoy", card)
    assert story.parts("defender") == {"units": 1, "card": 0, "text": 1}


# ------------------------------------------------ Theon Greyjoy


@pytest.mark.parametrize(
    ("area", "more"), [("seagard", 1), ("flints-finger", 1), ("greywater-watch", 0)]
)
def test_theon_greyjoy_defends_castles_and_strongholds_better_k19(area: str, more: int) -> None:
    story = battle("stark", "greyjoy", area, tracks=BLADE)
    story.cards("eddard-stark", "theon-greyjoy")
    assert story.parts("defender")["card"] == 2
    assert story.parts("defender").get("text", 0) == more
    assert story.icons("defender") == (more, 0)


def test_theon_greyjoy_does_nothing_when_attacking_a_castle_k19() -> None:
    story = battle("greyjoy", "stark", "seagard", tracks=BLADE)
    story.cards("theon-greyjoy", "eddard-stark")
    assert story.parts("attacker") == {"units": 1, "card": 2}
    assert story.icons("attacker") == (0, 0)


def test_theon_greyjoy_does_nothing_at_sea_before_a_port_k19() -> None:
    story = battle(
        "stark", "greyjoy", "ironmans-bay", attacking="ship", defending="ship", tracks=BLADE
    )
    story.cards("eddard-stark", "theon-greyjoy")
    assert story.parts("defender") == {"units": 1, "card": 2}


def test_theon_greyjoy_defends_a_lone_garrison_at_home_k19() -> None:
    story = battle("stark", "greyjoy", "pyke", origin="seagard", defending="", tracks=BLADE)
    story.cards("eddard-stark", "theon-greyjoy")
    assert story.parts("defender") == {"units": 0, "garrison": 2, "card": 2, "text": 1}


# ------------------------------------------------ Asha Greyjoy


def asha(*answers: tuple[str, str], **setting: Any) -> Story:
    """Greyjoy attacks Riverrun; own ships and Tyrell's could support."""
    forces = {"ironmans-bay": "greyjoy ship", "golden-sound": "tyrell ship"}
    story = battle(
        "greyjoy",
        "lannister",
        "riverrun",
        origin="seagard",
        forces=forces,
        orders=dict.fromkeys(forces, "support"),
        tracks=BLADE,
        **setting,
    )
    return story.answers(*answers).cards("asha-greyjoy", "the-hound")


def test_asha_greyjoy_is_worth_1_and_fights_well_alone_k29() -> None:
    story = asha(("greyjoy", "nobody"), ("tyrell", "nobody"))
    assert story.parts("attacker") == {"units": 1, "card": 1}
    assert story.icons("attacker") == (2, 1)


def test_asha_greyjoy_has_no_icons_with_own_support_k29_h5() -> None:
    story = asha(("greyjoy", "attacker"), ("tyrell", "nobody"))
    assert story.icons("attacker") == (0, 0)


def test_asha_greyjoy_has_no_icons_with_support_of_others_k29_h5() -> None:
    story = asha(("greyjoy", "nobody"), ("tyrell", "attacker"), ("greyjoy", "yes"))
    assert story.icons("attacker") == (0, 0)


def test_asha_greyjoy_keeps_her_icons_by_refusing_all_help_k29() -> None:
    story = asha(("greyjoy", "nobody"), ("tyrell", "attacker"), ("greyjoy", "no"))
    assert story.icons("attacker") == (2, 1)


def test_asha_greyjoy_does_not_mind_support_of_the_enemy_k29() -> None:
    story = asha(("greyjoy", "nobody"), ("tyrell", "defender"), ("lannister", "yes"))
    assert story.icons("attacker") == (2, 1)


def test_asha_greyjoy_kills_two_and_saves_one_k29_h10() -> None:
    assert worth("greyjoy", "asha-greyjoy") == (1, 2, 1)


def test_asha_greyjoy_is_alone_again_when_the_queen_of_thorns_takes_the_support_k9() -> None:
    story = battle(
        "tyrell",
        "greyjoy",
        "searoad-marches",
        origin="highgarden",
        forces={"sunset-sea": "greyjoy ship"},
        orders={"sunset-sea": "support"},
        tracks=BLADE,
    )
    story.answers(("greyjoy", "defender")).cards("queen-of-thorns", "asha-greyjoy")
    assert story.parts("defender") == {"units": 1, "card": 1}
    assert story.icons("defender") == (2, 1)


# ------------------------------------------------ Aeron Damphair


def aeron(**setting: Any) -> Story:
    story = battle("greyjoy", "lannister", "riverrun", origin="seagard", tracks=BLADE, **setting)
    return story.answers(("greyjoy", "aeron-damphair"), ("lannister", "the-hound"))


def test_aeron_damphair_is_worth_0_if_he_stays_k3() -> None:
    story = aeron().answers(("greyjoy", "no"))
    assert story.parts("attacker") == {"units": 1, "card": 0}
    assert story.table.power["greyjoy"] == 5


def test_aeron_damphair_makes_room_for_another_card_for_two_power_k3_h9() -> None:
    story = aeron().answers(("greyjoy", "yes"))
    assert story.asks("greyjoy", "replacement-card")
    assert "aeron-damphair" not in story.offers
    story.answers(("greyjoy", "euron-crows-eye"))
    assert story.table.power["greyjoy"] == 3
    assert [event["count"] for event in story.events("power-lost")] == [2]
    assert story.table.discard["greyjoy"] == ("aeron-damphair",)
    assert story.parts("attacker") == {"units": 1, "card": 4}


def test_aeron_damphair_lets_the_text_of_the_new_card_speak_k3() -> None:
    story = aeron().answers(("greyjoy", "yes"), ("greyjoy", "balon-greyjoy"))
    assert story.parts("defender") == {"units": 1, "card": 0}


def test_aeron_damphair_needs_two_power_k3() -> None:
    assert aeron(power={"greyjoy": 1}).asks("greyjoy", "use-blade")
    assert aeron(power={"greyjoy": 2}).asks("greyjoy", "use-card-text")


def test_aeron_damphair_needs_another_card_k3() -> None:
    others = tuple(card for card in cards_of("greyjoy") if card != "aeron-damphair")
    story = battle(
        "greyjoy",
        "lannister",
        "riverrun",
        origin="seagard",
        tracks=BLADE,
        hand={"greyjoy": ("aeron-damphair",)},
        discard={"greyjoy": others},
    )
    story.answers(("lannister", "the-hound"))
    assert story.asks("greyjoy", "use-blade")


def test_aeron_damphair_and_the_last_card_are_both_played_out_h7_h9() -> None:
    """The hand is empty: six come back, Aeron among them, and the last card stays."""
    others = tuple(c for c in cards_of("greyjoy") if c not in ("aeron-damphair", "euron-crows-eye"))
    story = aeron(
        hand={"greyjoy": ("aeron-damphair", "euron-crows-eye")}, discard={"greyjoy": others}
    )
    story.answers(("greyjoy", "yes"), ("greyjoy", "no"), ("lannister", "harrenhal"))
    assert story.table.discard["greyjoy"] == ("euron-crows-eye",)
    assert set(story.table.hand["greyjoy"]) == {*others, "aeron-damphair"}
