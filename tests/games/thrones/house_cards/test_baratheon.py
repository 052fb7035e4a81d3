"""The cards of House Baratheon."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, worth
from greathall.games.thrones.facts import cards_of


def test_brienne_of_tarth_is_worth_2_kills_one_and_saves_one() -> None:
    assert worth("baratheon", "brienne-of-tarth") == (2, 1, 1)


def test_melisandre_is_worth_1_and_kills_one() -> None:
    assert worth("baratheon", "melisandre") == (1, 1, 0)


def against_stark(**setting: Any) -> Story:
    """Baratheon attacks Stark in Harrenhal."""
    setting.setdefault("origin", "crackclaw-point")
    return battle("baratheon", "stark", "harrenhal", **setting)


# ------------------------------------------------ Stannis Baratheon


@pytest.mark.parametrize(("leader", "more"), [("stark", 1), ("baratheon", 0)])
def test_stannis_baratheon_adds_one_against_a_house_higher_on_the_throne(
    leader: str, more: int
) -> None:
    story = against_stark(tracks={"fiefdoms": first("stark"), "throne": first(leader)})
    story.cards("stannis-baratheon", "eddard-stark")
    assert story.parts("attacker")["card"] == 4
    assert story.parts("attacker").get("text", 0) == more
    assert story.icons("attacker") == (0, 0)


def test_stannis_baratheon_reads_the_throne_after_doran_k7() -> None:
    """Baratheon was higher; then it falls to the last place, and Martell is."""
    tracks = {"throne": first("baratheon"), "fiefdoms": first("baratheon")}
    story = battle("baratheon", "martell", "boneway", tracks=tracks)
    story.cards("stannis-baratheon", "doran-martell").answers(("martell", "throne"))
    assert story.asks("baratheon", "use-blade")
    assert story.parts("attacker") == {"units": 1, "card": 4, "text": 1}


# ------------------------------------------------ Renly Baratheon


def test_renly_baratheon_is_worth_3_and_makes_an_attacking_footman_a_knight_k20() -> None:
    story = against_stark(attacking="footman knight")
    story.cards("renly-baratheon", "catelyn-stark")
    assert story.events("battle-won")[0]["strength"] == 6
    assert (story.question.kind, story.offers) == ("upgrade-footman", ("harrenhal", "none"))
    story.answers(("baratheon", "harrenhal"))
    assert story.fight.units == ("knight", "knight")
    story.answers(("stark", story.offers[0]))
    assert story.force("harrenhal") == "baratheon knight knight"


def test_renly_baratheon_may_leave_it_k20() -> None:
    story = against_stark(attacking="footman knight")
    story.cards("renly-baratheon", "catelyn-stark").answers(("baratheon", "none"))
    assert story.fight.units == ("footman", "knight")


def test_renly_baratheon_makes_an_own_supporting_footman_a_knight_k20() -> None:
    forces = {"crackclaw-point": "baratheon footman", "blackwater": "tyrell footman"}
    story = against_stark(
        attacking="knight",
        forces=forces,
        orders=dict.fromkeys(forces, "support"),
        origin="riverrun",
    )
    story.answers(("baratheon", "attacker"), ("tyrell", "attacker"), ("baratheon", "yes"))
    story.cards("renly-baratheon", "catelyn-stark")
    assert story.offers == ("crackclaw-point", "none")
    story.answers(("baratheon", "crackclaw-point"))
    assert story.force("crackclaw-point") == "baratheon knight"
    assert story.table.orders["crackclaw-point"] == "support"


def test_renly_baratheon_leaves_footmen_that_did_not_support_k20() -> None:
    story = against_stark(
        attacking="knight",
        forces={"crackclaw-point": "baratheon footman"},
        orders={"crackclaw-point": "support"},
        origin="riverrun",
    )
    story.answers(("baratheon", "nobody")).cards("renly-baratheon", "catelyn-stark")
    assert story.asks("stark", "retreat-to")


def test_renly_baratheon_as_defender_k20() -> None:
    story = battle("stark", "baratheon", "harrenhal", defending="footman knight")
    story.cards("catelyn-stark", "renly-baratheon").answers(("baratheon", "harrenhal"))
    assert story.force("harrenhal") == "baratheon knight knight"


def test_renly_baratheon_lets_a_routed_footman_stay_routed_as_a_knight_k20() -> None:
    story = battle(
        "stark",
        "baratheon",
        "harrenhal",
        defending="knight knight",
        routed={"harrenhal": "baratheon footman"},
    )
    story.cards("catelyn-stark", "renly-baratheon").answers(("baratheon", "harrenhal"))
    assert story.table.units["harrenhal"] == ("knight", "knight")
    assert story.lying("harrenhal") == ("knight",)


def test_renly_baratheon_needs_a_knight_in_the_pool_k20() -> None:
    story = against_stark(
        attacking="footman knight knight knight",
        forces={"dragonstone": "baratheon knight knight"},
        supply={"baratheon": 6},
    )
    story.cards("renly-baratheon", "catelyn-stark")
    assert story.asks("stark", "retreat-to")


def test_renly_baratheon_does_nothing_when_he_loses_k20() -> None:
    story = against_stark(defending="knight knight")
    story.cards("renly-baratheon", "eddard-stark")
    assert story.lost("baratheon") == ["footman"]
    assert story.events("unit-upgraded") == []


# ------------------------------------------------ Ser Davos Seaworth


def test_ser_davos_seaworth_is_worth_2_alone() -> None:
    assert worth("baratheon", "ser-davos-seaworth") == (2, 0, 0)


def test_ser_davos_seaworth_is_stronger_after_stannis_k18() -> None:
    story = against_stark(
        hand={"baratheon": ("ser-davos-seaworth", "patchface")},
        discard={"baratheon": ("stannis-baratheon",)},
        tracks={"fiefdoms": first("stark")},
    )
    story.cards("ser-davos-seaworth", "eddard-stark")
    assert story.parts("attacker") == {"units": 1, "card": 2, "text": 1}
    assert story.icons("attacker") == (1, 0)


# ------------------------------------------------ Salladhor Saan


def shipbreaker_bay(support: str = "baratheon", **setting: Any) -> Story:
    """Greyjoy's ships attack Baratheon's, which the port or a neighbour can support."""
    helpers = {
        "baratheon": {"dragonstone-port": "baratheon ship"},
        "tyrell": {"east-summer-sea": "tyrell ship ship"},
        "": {},
    }[support]
    setting.setdefault("tracks", {"fiefdoms": first("greyjoy")})
    story = battle(
        "greyjoy",
        "baratheon",
        "shipbreaker-bay",
        origin="narrow-sea",
        attacking="ship ship ship",
        defending="ship",
        forces=helpers,
        orders=dict.fromkeys(helpers, "support"),
        **setting,
    )
    if support == "baratheon":
        return story.answers(("baratheon", "defender"))
    return story.answers(("tyrell", "defender"), ("baratheon", "yes")) if support else story


def test_salladhor_saan_makes_enemy_ships_worthless_when_supported_k14() -> None:
    story = shipbreaker_bay().cards("euron-crows-eye", "salladhor-saan")
    assert story.parts("attacker") == {"units": 0, "card": 4}
    assert story.parts("defender") == {"units": 1, "support": 1, "card": 1}


def test_salladhor_saan_spares_no_ships_of_his_helpers_k14() -> None:
    story = shipbreaker_bay("tyrell").cards("euron-crows-eye", "salladhor-saan")
    assert story.parts("attacker")["units"] == 0
    assert story.parts("defender") == {"units": 1, "card": 1}


def test_salladhor_saan_needs_support_k14() -> None:
    story = shipbreaker_bay("").cards("euron-crows-eye", "salladhor-saan")
    assert story.parts("attacker") == {"units": 3, "card": 4}


def test_salladhor_saan_is_not_supported_by_help_that_was_refused_k14() -> None:
    story = battle(
        "greyjoy",
        "baratheon",
        "shipbreaker-bay",
        origin="narrow-sea",
        attacking="ship",
        defending="ship",
        forces={"east-summer-sea": "tyrell ship"},
        orders={"east-summer-sea": "support"},
        tracks={"fiefdoms": first("greyjoy")},
    )
    story.answers(("tyrell", "defender"), ("baratheon", "no"))
    story.cards("euron-crows-eye", "salladhor-saan")
    assert story.parts("attacker")["units"] == 1


def test_salladhor_saan_leaves_land_units_as_they_are_k14() -> None:
    """A ship of Greyjoy's supports on land, and so does a footman."""
    forces = {"crackclaw-point": "baratheon footman", "narrow-sea": "greyjoy ship"}
    story = battle(
        "baratheon",
        "greyjoy",
        "mountains-of-the-moon",
        origin="eyrie",
        defending="knight",
        forces=forces,
        orders=dict.fromkeys(forces, "support"),
        tracks={"fiefdoms": first("greyjoy")},
    )
    story.answers(("baratheon", "attacker"), ("greyjoy", "defender"))
    story.cards("salladhor-saan", "euron-crows-eye")
    assert story.parts("attacker") == {"units": 1, "support": 1, "card": 1}
    assert story.parts("defender") == {"units": 2, "card": 4}


@pytest.mark.parametrize(
    ("leader", "option", "ships"),
    [
        ("greyjoy", "turn-order", 0),
        ("baratheon", "turn-order", 3),
        ("greyjoy", "zero", 0),
        ("baratheon", "zero", 0),
    ],
)
def test_salladhor_saan_against_victarion_goes_by_turn_order_or_by_agreement_k15(
    leader: str, option: str, ships: int
) -> None:
    story = shipbreaker_bay(
        tracks={"fiefdoms": first("greyjoy"), "throne": first(leader)},
        options={"salladhor-victarion": option},
    )
    story.cards("victarion-greyjoy", "salladhor-saan")
    assert story.parts("attacker")["units"] == ships


def test_salladhor_saan_unsupported_lets_victarion_be_k15() -> None:
    story = shipbreaker_bay("", options={"salladhor-victarion": "zero"})
    story.cards("victarion-greyjoy", "salladhor-saan")
    assert story.parts("attacker")["units"] == 6


def test_salladhor_saan_is_judged_anew_when_the_queen_of_thorns_takes_his_support_k9() -> None:
    story = battle(
        "tyrell",
        "baratheon",
        "shipbreaker-bay",
        origin="east-summer-sea",
        attacking="ship",
        defending="ship",
        forces={"dragonstone-port": "baratheon ship"},
        orders={"dragonstone-port": "support"},
        tracks={"fiefdoms": first("tyrell")},
    )
    story.answers(("baratheon", "defender")).cards("queen-of-thorns", "salladhor-saan")
    assert "dragonstone-port" not in story.table.orders
    assert story.parts("attacker") == {"units": 1, "card": 0}
    assert story.parts("defender") == {"units": 1, "card": 1}


# ------------------------------------------------ Patchface


def test_patchface_is_worth_0_and_discards_a_card_of_the_other_hand_k27() -> None:
    story = against_stark(attacking="knight knight")
    story.cards("patchface", "catelyn-stark")
    assert story.events("battle-won")[0]["strength"] == 4
    story.answers(("stark", story.offers[0]))
    others = [card for card in cards_of("stark") if card != "catelyn-stark"]
    assert story.offers == (*others, "none")
    story.answers(("baratheon", "eddard-stark"))
    assert "eddard-stark" not in story.table.hand["stark"]
    assert story.table.discard["stark"] == ("catelyn-stark", "eddard-stark")


def test_patchface_works_after_a_loss_too_k27() -> None:
    story = against_stark(defending="knight knight")
    story.cards("patchface", "robb-stark").answers(("stark", "no"))
    assert story.asks("baratheon", "discard-from-hand")
    assert story.lying("crackclaw-point") == ("footman",)


def test_patchface_may_leave_the_hand_alone_k27() -> None:
    story = against_stark(defending="knight knight")
    story.cards("patchface", "eddard-stark").answers(("baratheon", "none"))
    assert len(story.table.hand["stark"]) == 6
    assert story.table.battle is None


def test_patchface_sees_the_hand_after_the_cards_came_back_k27_h7() -> None:
    others = cards_of("stark")[1:]
    story = against_stark(
        defending="knight knight", hand={"stark": ("eddard-stark",)}, discard={"stark": others}
    )
    story.answers(("baratheon", "patchface"))
    assert story.offers == (*others, "none")


def test_patchface_who_empties_a_hand_leaves_only_that_card_out_h8() -> None:
    *discarded, kept = [card for card in cards_of("stark") if card != "eddard-stark"]
    story = against_stark(
        defending="knight knight",
        hand={"stark": ("eddard-stark", kept)},
        discard={"stark": tuple(discarded)},
    )
    story.cards("patchface", "eddard-stark").answers(("baratheon", kept))
    assert story.table.discard["stark"] == (kept,)
    assert set(story.table.hand["stark"]) == set(cards_of("stark")) - {kept}


def test_patchface_can_discard_roose_who_has_come_back_k26_k27() -> None:
    story = against_stark(attacking="knight knight knight")
    story.cards("patchface", "roose-bolton")
    story.answers(("stark", story.offers[0]))
    assert "roose-bolton" in story.offers
    story.answers(("baratheon", "roose-bolton"))
    assert story.table.discard["stark"] == ("roose-bolton",)
