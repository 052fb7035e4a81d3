"""The cards of House Stark."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, worth
from greathall.games.thrones.facts import cards_of


def test_eddard_stark_is_worth_4_and_kills_two() -> None:
    assert worth("stark", "eddard-stark") == (4, 2, 0)


def test_greatjon_umber_is_worth_2_and_kills_one() -> None:
    assert worth("stark", "greatjon-umber") == (2, 1, 0)


def test_ser_rodrick_cassel_is_worth_1_and_saves_two() -> None:
    assert worth("stark", "ser-rodrick-cassel") == (1, 0, 2)


# ------------------------------------------------ Robb Stark


def beaten_defender(**setting: Any) -> Story:
    """Stark drives Lannister out of Riverrun."""
    story = battle(
        "stark",
        "lannister",
        "riverrun",
        origin="seagard",
        attacking="knight knight knight",
        **setting,
    )
    return story.cards("robb-stark", "cersei-lannister")


def test_robb_stark_is_worth_3_without_icons() -> None:
    story = beaten_defender(defending="footman footman")
    assert story.events("battle-won")[0]["strength"] == 9
    assert story.lost("lannister") == []


def test_robb_stark_chooses_where_the_defender_retreats_k22() -> None:
    story = beaten_defender()
    assert story.asks("stark", "use-card-text")
    story.answers(("stark", "yes"))
    assert story.asks("stark", "retreat-to")
    assert set(story.offers) == {"harrenhal", "lannisport", "stoney-sept"}
    story.answers(("stark", "harrenhal"))
    assert story.lying("harrenhal") == ("footman",)


def test_robb_stark_may_leave_the_choice_to_the_loser_k22() -> None:
    story = beaten_defender().answers(("stark", "no"))
    assert story.asks("lannister", "retreat-to")


def test_robb_stark_chooses_only_where_fewest_units_are_lost_k22() -> None:
    """Two armies of two are all that Lannister can keep: Lannisport would cost a unit."""
    story = beaten_defender(
        defending="footman footman",
        forces={"lannisport": "lannister footman"},
        supply={"lannister": 0},
    )
    story.answers(("stark", "yes"))
    assert set(story.offers) == {"harrenhal", "stoney-sept"}


def test_robb_stark_leaves_it_to_the_owner_which_units_are_lost_k22() -> None:
    forces = {"lannisport": "lannister footman", "stoney-sept": "lannister footman"}
    story = beaten_defender(
        defending="footman knight",
        forces=forces | {"harrenhal": "tyrell footman"},
        supply={"lannister": 0},
    )
    story.answers(("stark", "yes"), ("stark", "lannisport"))
    assert story.asks("lannister", "retreat-loss")


@pytest.mark.parametrize(
    "forces",
    [
        {"harrenhal": "tyrell footman", "stoney-sept": "tyrell footman"},
        {
            "harrenhal": "tyrell footman",
            "stoney-sept": "tyrell footman",
            "lannisport": "stark footman",
        },
    ],
)
def test_robb_stark_is_not_asked_where_there_is_nothing_to_choose_k22(
    forces: dict[str, str],
) -> None:
    assert beaten_defender(forces=forces, garrisons={}).match.questions() == []


def beaten_attacker(**setting: Any) -> Story:
    """Lannister comes from Stoney Sept and is beaten in Riverrun."""
    setting.setdefault("origin", "stoney-sept")
    story = battle("lannister", "stark", "riverrun", defending="knight knight knight", **setting)
    return story.cards("cersei-lannister", "robb-stark")


def test_robb_stark_chooses_where_the_attacker_retreats_k22() -> None:
    story = beaten_attacker().answers(("stark", "yes"))
    assert story.fight.units == ("footman",)  # they wait on the battlefield
    assert set(story.offers) == {"stoney-sept", "harrenhal", "lannisport", "seagard"}
    story.answers(("stark", "seagard"))
    assert story.lying("seagard") == ("footman",)


def test_robb_stark_is_not_asked_when_an_attacker_can_only_go_home_k22() -> None:
    story = beaten_attacker(
        forces={"harrenhal": "tyrell footman", "seagard": "tyrell footman"},
        origin="stoney-sept",
        tokens={"lannisport": "stark"},
    )
    assert story.match.questions() == []
    assert story.lying("stoney-sept") == ("footman",)


def test_robb_stark_is_not_asked_when_all_attackers_died_k22() -> None:
    story = beaten_attacker(options={"tides": "yes"}).draws("tide-0", "tide-0-skull")
    assert story.lost("lannister") == ["footman"]
    assert story.match.questions() == []


def test_robb_stark_unused_the_attacker_goes_home_k22() -> None:
    story = beaten_attacker().answers(("stark", "no"))
    assert story.lying("stoney-sept") == ("footman",)


def test_robb_stark_may_send_an_attacker_home_whatever_supply_says_k22_x5() -> None:
    story = beaten_attacker(
        forces={
            "stoney-sept": "lannister footman",
            "searoad-marches": "lannister footman footman",
            "blackwater": "lannister footman footman",
        },
        supply={"lannister": 0},
    )
    story.answers(("stark", "yes"))
    assert "stoney-sept" in story.offers
    story.answers(("stark", "stoney-sept"))
    assert story.force("stoney-sept") == "lannister footman footman"


def test_robb_stark_cannot_send_an_attacker_to_a_home_that_is_an_enemys_again_k22_x6() -> None:
    story = battle(
        "lannister", "stark", "moat-cailin", defending="knight knight", origin="winterfell"
    )
    story.cards("cersei-lannister", "robb-stark").answers(("stark", "yes"))
    assert "winterfell" not in story.offers
    story.answers(("stark", "twins"))
    assert story.lying("twins") == ("footman",)


def test_robb_stark_says_nothing_when_he_loses_k22() -> None:
    story = battle("stark", "lannister", "riverrun", origin="seagard", defending="knight knight")
    story.cards("robb-stark", "tywin-lannister")
    assert story.lying("seagard") == ("footman",)


# ------------------------------------------------ Roose Bolton


def roose(defending: str, hand: tuple[str, ...], discard: tuple[str, ...]) -> Story:
    return battle(
        "stark",
        "lannister",
        "riverrun",
        origin="seagard",
        defending=defending,
        hand={"stark": hand},
        discard={"stark": discard},
    )


def test_roose_bolton_is_worth_2_and_brings_all_cards_back_when_he_loses_k26() -> None:
    story = roose("knight knight", ("roose-bolton", "catelyn-stark"), ("eddard-stark",))
    story.cards("roose-bolton", "the-hound")
    assert story.events("battle-won")[0]["against"] == 3
    assert set(story.table.hand["stark"]) == {"catelyn-stark", "eddard-stark", "roose-bolton"}
    assert story.table.discard["stark"] == ()


def test_roose_bolton_as_the_seventh_card_comes_back_with_the_other_six_k26() -> None:
    others = tuple(card for card in cards_of("stark") if card != "roose-bolton")
    story = roose("knight knight", ("roose-bolton",), others)
    story.answers(("lannister", "the-hound"))
    assert set(story.table.hand["stark"]) == set(cards_of("stark"))
    assert story.table.discard["stark"] == ()


def test_roose_bolton_is_discarded_when_he_wins_k26() -> None:
    story = roose("footman", ("roose-bolton", "catelyn-stark"), ("eddard-stark",))
    story.cards("roose-bolton", "cersei-lannister").answers(("lannister", "harrenhal"))
    assert story.table.hand["stark"] == ("catelyn-stark",)
    assert story.table.discard["stark"] == ("eddard-stark", "roose-bolton")


# ------------------------------------------------ the Blackfish


def test_the_blackfish_is_worth_1_and_stops_swords_k12() -> None:
    assert worth("stark", "the-blackfish") == (1, 0, 3)


def test_the_blackfish_stops_mace_tyrell_k12() -> None:
    story = battle("tyrell", "stark", "reach", origin="highgarden", defending="footman knight")
    story.cards("mace-tyrell", "the-blackfish")
    assert story.lost("stark") == []


@pytest.mark.parametrize("attacking", ["footman", "knight knight knight"])
def test_the_blackfish_stops_skulls_whether_he_wins_or_loses_k12(attacking: str) -> None:
    story = battle("stark", "lannister", "riverrun", attacking=attacking, options={"tides": "yes"})
    story.cards("the-blackfish", "the-hound").draws("tide-0-skull", "tide-0")
    assert story.lost("stark") == []


def test_the_blackfish_does_not_shield_the_enemy_k12() -> None:
    story = battle("stark", "lannister", "riverrun", attacking="knight", options={"tides": "yes"})
    story.cards("the-blackfish", "the-hound").draws("tide-0", "tide-0-skull")
    assert story.lost("lannister") == ["footman"]


def test_the_blackfish_saves_no_siege_engines_and_no_routed_units_k12() -> None:
    story = battle(
        "lannister",
        "stark",
        "riverrun",
        origin="lannisport",
        attacking="knight knight knight",
        defending="footman siege-engine",
        routed={"riverrun": "stark knight"},
    )
    story.cards("ser-gregor-clegane", "the-blackfish")
    assert story.lost("stark") == ["siege-engine", "knight"]


def test_the_blackfish_does_not_stop_losses_for_supply_k12() -> None:
    story = battle(
        "lannister",
        "stark",
        "riverrun",
        origin="stoney-sept",
        attacking="knight knight knight",
        defending="footman footman",
        forces={"seagard": "stark footman", "harrenhal": "tyrell footman"},
        supply={"stark": 0},
    )
    story.cards("ser-gregor-clegane", "the-blackfish")
    assert story.lost("stark") == ["footman"]
    assert story.force("seagard") == "stark footman footman"


# ------------------------------------------------ Catelyn Stark


@pytest.mark.parametrize(("order", "strength"), [("defense-1", 2), ("defense-2", 4)])
def test_catelyn_stark_doubles_the_defense_order_k17(order: str, strength: int) -> None:
    story = battle(
        "lannister",
        "stark",
        "riverrun",
        orders={"riverrun": order},
        tracks={"fiefdoms": first("stark")},
    )
    story.cards("the-hound", "catelyn-stark")
    assert story.parts("defender") == {"units": 1, "order": strength, "card": 0}


def test_catelyn_stark_adds_nothing_without_a_defense_order_k17() -> None:
    story = battle(
        "lannister",
        "stark",
        "riverrun",
        orders={"riverrun": "support-plus-1"},
        tracks={"fiefdoms": first("stark")},
    )
    story.cards("the-hound", "catelyn-stark")
    assert story.total("defender") == 1


def test_catelyn_stark_does_not_double_a_march_order_k17() -> None:
    story = battle(
        "stark",
        "lannister",
        "riverrun",
        order="march-plus-1",
        tracks={"fiefdoms": first("stark")},
    )
    story.cards("catelyn-stark", "the-hound")
    assert story.parts("attacker") == {"units": 1, "order": 1, "card": 0}
