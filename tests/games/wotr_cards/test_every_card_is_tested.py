"""Every card and location with a text has a class of its name, and a test named after it.

Both live in the module of its faction, or of its kind of location.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from greathall.games.wotr_cards.card_texts import LOCATION_TEXTS, TEXTS
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS

GAME = "greathall.games.wotr_cards"
TESTS = Path(__file__).parent
FACTIONS = sorted({card.faction for card in CARDS.values()})
KINDS = {"paths": True, "battlegrounds": False}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_cards_with_a_text_have_a_class_in_the_module_of_their_faction(faction: str) -> None:
    printed = {card.id for card in CARDS.values() if card.faction == faction and card.text}
    assert classes_in(f"{GAME}.cards.{faction}", TEXTS) == printed


@pytest.mark.parametrize("kind", KINDS)
def test_the_locations_have_a_class_in_the_module_of_their_kind(kind: str) -> None:
    printed = {location.id for location in LOCATIONS.values() if location.is_path == KINDS[kind]}
    assert classes_in(f"{GAME}.locations.{kind}", LOCATION_TEXTS) == printed


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_cards_with_a_text_have_a_test_in_the_file_of_their_faction(faction: str) -> None:
    printed = [card.id for card in CARDS.values() if card.faction == faction and card.text]
    assert untested(printed, TESTS / "cards" / f"test_{faction}.py") == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_locations_have_a_test_in_the_file_of_their_kind(kind: str) -> None:
    printed = [location.id for location in LOCATIONS.values() if location.is_path == KINDS[kind]]
    assert untested(printed, TESTS / "locations" / f"test_{kind}.py") == []


def test_a_card_without_a_test_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "test_isengard.py"
    file.write_text("def test_sarumans_staff_carries_a_card() -> None: ...\n", encoding="utf-8")
    assert untested(["saruman", "sarumans-staff"], file) == ["saruman"]
