"""The cards of House Lannister."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, worth
from greathall.games.thrones.facts import cards_of


def test_ser_gregor_clegane_is_worth_3_and_kills_three() -> None:
    assert worth("lannister", "ser-gregor-clegane") == (3, 3, 0)


def test_ser_jaime_lannister_is_worth_2_and_kills_one() -> None:
    assert worth("lannister", "ser-jaime-lannister") == (2, 1, 0)


def test_the_hound_is_worth_2_and_saves_two() -> None:
    assert worth("lannister", "the-hound") == (2, 0, 2)


def against_stark(**setting: Any) -> Story:
    """Lannister attacks Stark in Riverrun."""
    setting.setdefault("origin", "lannisport")
    return battle("lannister", "stark", "riverrun", **setting)


# ------------------------------------------------ Tywin Lannister


def test_tywin_lannister_is_worth_4_without_icons() -> None:
    assert worth("lannister", "tywin-lannister") == (4, 0, 0)


@pytest.mark.parametrize(("before", "after"), [(5, 7), (19, 20), (20, 20)])
def test_tywin_lannister_brings_two_power_as_far_as_there_is_any_k28(
    before: int, after: int
) -> None:
    story = against_stark(attacking="knight", power={"lannister": before})
    story.cards("tywin-lannister", "catelyn-stark")
    assert story.table.power["lannister"] == after


def test_tywin_lannister_counts_tokens_on_the_board_k28() -> None:
    story = against_stark(
        attacking="knight", power={"lannister": 18}, tokens={"stoney-sept": "lannister"}
    )
    story.cards("tywin-lannister", "catelyn-stark")
    assert story.table.power["lannister"] == 19


def test_tywin_lannister_wins_power_as_defender_too() -> None:
    story = battle("stark", "lannister", "riverrun", defending="knight", origin="seagard")
    story.cards("catelyn-stark", "tywin-lannister")
    assert story.table.power["lannister"] == 7


def test_tywin_lannister_brings_nothing_when_he_loses() -> None:
    story = against_stark(defending="knight knight")
    story.cards("tywin-lannister", "eddard-stark")
    assert story.table.power["lannister"] == 5


# ------------------------------------------------ Tyrion Lannister


def test_tyrion_lannister_is_worth_1_without_icons() -> None:
    story = against_stark(tracks={"fiefdoms": first("stark")})
    story.cards("tyrion-lannister", "eddard-stark").answers(("lannister", "no"))
    assert story.parts("attacker") == {"units": 1, "card": 1}
    assert story.icons("attacker") == (0, 0)
    assert story.fight.card["defender"] == "eddard-stark"


def test_tyrion_lannister_sends_a_card_back_for_another_one_k1_h9() -> None:
    story = against_stark(tracks={"fiefdoms": first("stark")})
    story.cards("tyrion-lannister", "eddard-stark").answers(("lannister", "yes"))
    assert story.asks("stark", "replacement-card")
    assert "eddard-stark" not in story.offers
    story.answers(("stark", "greatjon-umber"))
    assert story.parts("defender") == {"units": 1, "card": 2}
    assert "eddard-stark" in story.table.hand["stark"]
    story.answers(("stark", "no"))
    assert story.table.discard["stark"] == ("greatjon-umber",)


def test_tyrion_lannister_leaves_the_new_card_its_text_k1() -> None:
    story = battle("lannister", "tyrell", "reach", defending="knight", blade_used=True)
    story.cards("tyrion-lannister", "queen-of-thorns")
    story.answers(("lannister", "yes"), ("tyrell", "mace-tyrell"))
    assert story.lost("lannister") == ["footman"]


def test_tyrion_lannister_stops_the_text_of_the_card_he_sends_back_k1() -> None:
    story = battle("lannister", "martell", "reach", defending="knight")
    story.cards("tyrion-lannister", "doran-martell")
    story.answers(("lannister", "yes"), ("martell", "darkstar"))
    assert story.events("moved-on-track") == []


def test_tyrion_lannister_against_the_last_card_leaves_the_opponent_without_one_k1() -> None:
    others = cards_of("stark")[1:]
    story = against_stark(
        hand={"stark": ("eddard-stark",)},
        discard={"stark": others},
        tracks={"fiefdoms": first("stark")},
    )
    story.answers(("lannister", "tyrion-lannister"), ("lannister", "yes"))
    assert story.parts("defender") == {"units": 1}
    assert story.icons("defender") == (0, 0)
    story.answers(("stark", "yes"))
    assert story.table.hand["stark"] == ("eddard-stark",)  # in hand, so nothing comes back
    assert story.table.discard["stark"] == others


def test_tyrion_lannister_cancels_aeron_before_he_is_paid_for_k2() -> None:
    story = battle("lannister", "greyjoy", "seagard", blade_used=True)
    story.cards("tyrion-lannister", "aeron-damphair")
    story.answers(("lannister", "yes"), ("greyjoy", "balon-greyjoy"))
    assert story.table.power["greyjoy"] == 5
    assert story.winner == "greyjoy"
    assert "aeron-damphair" in story.table.hand["greyjoy"]


def test_tyrion_lannister_cannot_act_again_on_aeron_as_a_replacement_k2() -> None:
    story = battle("lannister", "greyjoy", "seagard", tracks={"fiefdoms": first("greyjoy")})
    story.cards("tyrion-lannister", "balon-greyjoy").answers(
        ("lannister", "yes"),
        ("greyjoy", "aeron-damphair"),
        ("greyjoy", "yes"),
        ("greyjoy", "euron-crows-eye"),
    )
    assert story.asks("greyjoy", "use-blade")
    assert story.table.power["greyjoy"] == 3
    assert story.fight.card["defender"] == "euron-crows-eye"


# ------------------------------------------------ Ser Kevan Lannister


def test_ser_kevan_lannister_doubles_attacking_and_supporting_footmen_k16() -> None:
    story = against_stark(
        attacking="footman footman knight",
        forces={"stoney-sept": "lannister footman knight", "harrenhal": "baratheon footman"},
        orders={"stoney-sept": "support", "harrenhal": "support"},
        routed={"stoney-sept": "lannister footman"},
        tracks={"fiefdoms": first("stark")},
    )
    story.answers(("baratheon", "attacker"), ("lannister", "attacker"), ("lannister", "yes"))
    story.cards("ser-kevan-lannister", "eddard-stark")
    assert story.parts("attacker") == {"units": 6, "support": 5, "card": 1}


def test_ser_kevan_lannister_does_nothing_in_defence_k16() -> None:
    story = battle(
        "stark",
        "lannister",
        "riverrun",
        defending="footman footman",
        tracks={"fiefdoms": first("stark")},
    )
    story.cards("eddard-stark", "ser-kevan-lannister")
    assert story.parts("defender") == {"units": 2, "card": 1}
    assert story.parts("attacker")["units"] == 1


# ------------------------------------------------ Cersei Lannister


def test_cersei_lannister_is_worth_0_and_takes_an_order_of_the_loser_k21() -> None:
    story = against_stark(
        attacking="knight knight knight",
        forces={
            "winterfell": "stark footman",
            "seagard": "stark footman",
            "reach": "tyrell footman",
        },
        orders={
            "riverrun": "raid",
            "winterfell": "march-0",
            "seagard": "support",
            "reach": "march-0",
        },
    )
    story.answers(("stark", "nobody")).cards("cersei-lannister", "catelyn-stark")
    assert story.events("battle-won")[0]["strength"] == 6
    assert story.asks("lannister", "remove-order")
    assert set(story.offers) == {"winterfell", "seagard", "none"}
    story.answers(("lannister", "winterfell"))
    assert "winterfell" not in story.table.orders


def test_cersei_lannister_may_take_nothing_k21() -> None:
    story = against_stark(
        attacking="knight knight knight",
        forces={"winterfell": "stark footman"},
        orders={"winterfell": "march-0"},
    )
    story.cards("cersei-lannister", "catelyn-stark").answers(("lannister", "none"))
    assert story.table.orders == {"winterfell": "march-0"}


def test_cersei_lannister_is_not_asked_without_an_order_to_take_k21() -> None:
    story = against_stark(attacking="knight knight knight", orders={"riverrun": "raid"})
    story.cards("cersei-lannister", "catelyn-stark")
    assert story.asks("stark", "retreat-to")


def test_cersei_lannister_as_defender_takes_an_order_of_the_beaten_attacker_k21() -> None:
    story = battle(
        "stark",
        "lannister",
        "riverrun",
        origin="seagard",
        defending="knight knight knight",
        forces={"winterfell": "stark footman"},
        orders={"winterfell": "march-0", "riverrun": "defense-1"},
    )
    story.cards("catelyn-stark", "cersei-lannister").answers(("lannister", "winterfell"))
    assert story.table.orders == {"riverrun": "defense-1"}


def test_cersei_lannister_takes_support_without_changing_who_won_k21() -> None:
    """The winner is known by then, and swords were counted."""
    story = against_stark(
        attacking="knight knight knight",
        forces={"seagard": "stark footman"},
        orders={"seagard": "support-plus-1"},
    )
    story.answers(("stark", "defender")).cards("cersei-lannister", "catelyn-stark")
    story.answers(("lannister", "seagard"))
    assert story.events("battle-won")[0]["against"] == 3
    assert story.table.orders == {}


def test_cersei_lannister_does_nothing_when_she_loses_k21() -> None:
    story = against_stark(
        defending="knight knight",
        forces={"winterfell": "stark footman"},
        orders={"winterfell": "march-0"},
    )
    story.cards("cersei-lannister", "eddard-stark")
    assert story.table.orders == {"winterfell": "march-0"}
