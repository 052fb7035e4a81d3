"""Tests of strength.py: starting and final strength (pp. 17–20)."""

from __future__ import annotations

import pytest

from games.thrones.story import battle, first
from greathall.narration import Narrator
from greathall.texts import Texts


@pytest.mark.parametrize(("unit", "strength"), [("footman", 1), ("knight", 2), ("siege-engine", 0)])
def test_units_in_the_open_field_p17_c8(unit: str, strength: int) -> None:
    story = battle("stark", "lannister", "stoney-sept", attacking=unit, defending=unit)
    assert story.parts("attacker") == {"units": strength}
    assert story.parts("defender") == {"units": strength}


def test_a_ship_is_worth_one_p17() -> None:
    story = battle("stark", "greyjoy", "bay-of-ice", attacking="ship ship", defending="ship")
    assert (story.total("attacker"), story.total("defender")) == (2, 1)


@pytest.mark.parametrize("area", ["riverrun", "harrenhal"])
def test_a_siege_engine_is_worth_four_against_a_stronghold_or_castle_c8(area: str) -> None:
    story = battle(
        "stark", "lannister", area, attacking="siege-engine", defending="siege-engine footman"
    )
    assert story.total("attacker") == 4
    assert story.total("defender") == 1


@pytest.mark.parametrize(
    ("order", "strength"), [("march-minus-1", 1), ("march-0", 2), ("march-plus-1", 3)]
)
def test_the_march_order_counts_for_the_attacker_p18_c12(order: str, strength: int) -> None:
    story = battle("stark", "lannister", "riverrun", attacking="knight", order=order)
    assert story.total("attacker") == strength


def test_the_attackers_total_cannot_fall_below_zero_c13() -> None:
    story = battle(
        "stark", "lannister", "stoney-sept", attacking="siege-engine", order="march-minus-1"
    )
    assert story.parts("attacker") == {"units": 0, "order": -1}
    assert story.total("attacker") == 0


@pytest.mark.parametrize(
    ("order", "strength"),
    [("defense-1", 2), ("defense-2", 3), ("march-plus-1", 1), ("support-plus-1", 1), ("raid", 1)],
)
def test_only_a_defense_order_counts_for_the_defender_p18_c10(order: str, strength: int) -> None:
    story = battle("stark", "lannister", "riverrun", orders={"riverrun": order})
    assert story.total("defender") == strength


def test_a_defense_order_counts_again_in_the_next_combat_there_c10() -> None:
    story = battle("stark", "lannister", "riverrun", orders={"riverrun": "defense-2"})
    story.cards("catelyn-stark", "the-hound")
    assert story.winner == "lannister"
    assert story.table.orders == {"riverrun": "defense-2"}


def test_routed_units_add_nothing_c11() -> None:
    story = battle("stark", "lannister", "riverrun", routed={"riverrun": "lannister knight knight"})
    assert story.total("defender") == 1


def test_a_garrison_adds_its_strength_at_home_p26() -> None:
    story = battle("stark", "lannister", "lannisport", origin="riverrun", defending="knight")
    assert story.parts("defender") == {"units": 2, "garrison": 2}


def test_a_garrison_defends_alone_p26() -> None:
    story = battle("stark", "lannister", "lannisport", origin="riverrun", defending="")
    assert story.parts("defender") == {"units": 0, "garrison": 2}
    story.cards("catelyn-stark", "the-hound")
    assert story.winner == "lannister"


def test_starting_strength_has_all_these_parts_p18_c12() -> None:
    forces = {"stoney-sept": "lannister footman", "searoad-marches": "tyrell knight"}
    story = battle(
        "stark",
        "lannister",
        "lannisport",
        origin="riverrun",
        attacking="knight siege-engine",
        order="march-plus-1",
        forces=forces,
        orders={"lannisport": "defense-1"} | dict.fromkeys(forces, "support"),
    )
    story.answers(("lannister", "defender"), ("tyrell", "attacker"), ("stark", "yes"))
    assert story.parts("attacker") == {"units": 6, "order": 1, "support": 2}
    assert story.parts("defender") == {"units": 1, "order": 1, "garrison": 2, "support": 1}


def test_final_strength_adds_card_text_and_blade_p20() -> None:
    story = battle(
        "stark",
        "baratheon",
        "harrenhal",
        tracks={"fiefdoms": first("stark"), "throne": first("stark")},
    )
    story.cards("eddard-stark", "stannis-baratheon")
    assert story.parts("attacker") == {"units": 1, "card": 4}
    assert story.parts("defender") == {"units": 1, "card": 4, "text": 1}
    story.answers(("stark", "yes"))
    (won,) = story.events("battle-won")
    assert (won["player"], won["strength"], won["against"]) == ("stark", 6, 6)
    told = Narrator(Texts("en", "thrones")).event(won)
    assert told.endswith("6 to 6, being higher on the Fiefdoms track.")


def test_a_tie_goes_to_the_higher_on_the_fiefdoms_track_c15() -> None:
    for leader in ("stark", "lannister"):
        story = battle("stark", "lannister", "riverrun", tracks={"fiefdoms": first(leader)})
        story.cards("greatjon-umber", "the-hound").answers((leader, "no"))
        assert story.winner == leader


def test_the_throne_does_not_decide_a_tie_c15() -> None:
    story = battle("stark", "lannister", "riverrun", tracks={"throne": first("lannister")})
    story.cards("greatjon-umber", "the-hound")
    assert story.winner == "stark"


def test_the_table_can_count_both_sides() -> None:
    story = battle("stark", "lannister", "riverrun", tracks={"fiefdoms": first("lannister")})
    battle_of = story.match.totals()["battle"]
    assert battle_of["tie"] == "lannister"
    assert battle_of["attacker"]["total"] == 1
    assert battle_of["attacker"]["card_range"] == (0, 4)
    story.cards("eddard-stark", "the-hound")
    battle_of = story.match.totals()["battle"]
    assert battle_of["attacker"]["parts"] == (("units", "", 1), ("card", "eddard-stark", 4))
    assert (battle_of["attacker"]["swords"], battle_of["defender"]["fortifications"]) == (2, 2)
    assert battle_of["attacker"]["card_range"] is None
