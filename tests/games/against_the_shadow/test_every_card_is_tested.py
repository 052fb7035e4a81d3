"""Every bot card and replaced location has a class where its text differs, and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from greathall.games.against_the_shadow.facts import BOT_CARDS, REPLACED_LOCATIONS
from greathall.games.against_the_shadow.table import ShadowedEarth

EXPANSION = "greathall.games.against_the_shadow"
EXPANSION_TESTS = Path(__file__).parent
SHADOW_FACTIONS = sorted({card.faction for card in BOT_CARDS.values()})


@pytest.mark.parametrize("faction", SHADOW_FACTIONS)
def test_the_bot_cards_with_a_text_have_a_test_in_the_file_of_their_faction(faction: str) -> None:
    printed = [card.id for card in BOT_CARDS.values() if card.faction == faction and card.text]
    assert untested(printed, EXPANSION_TESTS / "cards" / f"test_{faction}.py") == []


@pytest.mark.parametrize("faction", SHADOW_FACTIONS)
def test_the_changed_bot_cards_have_a_class_in_the_module_of_their_faction(faction: str) -> None:
    printed = {card.id for card in BOT_CARDS.values() if card.faction == faction and card.text}
    changed = classes_in(f"{EXPANSION}.cards.{faction}", ShadowedEarth.texts)
    assert changed
    assert changed <= printed


def test_the_replaced_locations_have_a_class_and_a_test() -> None:
    replaced = classes_in(f"{EXPANSION}.locations", ShadowedEarth.location_texts)
    assert replaced == set(REPLACED_LOCATIONS)
    assert untested(REPLACED_LOCATIONS, EXPANSION_TESTS / "test_locations.py") == []
