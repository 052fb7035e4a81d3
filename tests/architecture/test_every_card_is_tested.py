"""Every card and location with a text has a class of its name, and a test named after it.

Both live in the module of its faction, or of its kind of location.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from architecture.source import ROOT
from greathall.games.against_the_shadow.facts import BOT_CARDS, REPLACED_LOCATIONS
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.thrones.card_texts import TEXTS as HOUSE_CARD_TEXTS
from greathall.games.thrones.facts import HOUSE_CARDS, HOUSES, WESTEROS_CARDS, WILDLING_CARDS
from greathall.games.thrones.wildling_cards import CARDS as WILDLING_TEXTS
from greathall.games.wotr_cards.card_texts import LOCATION_TEXTS, TEXTS
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS

GAME = "greathall.games.wotr_cards"
TESTS = ROOT / "tests" / "games" / "wotr_cards"
FACTIONS = sorted({card.faction for card in CARDS.values()})
KINDS = {"paths": True, "battlegrounds": False}
EXPANSION = "greathall.games.against_the_shadow"
EXPANSION_TESTS = ROOT / "tests" / "games" / "against_the_shadow"
SHADOW_FACTIONS = sorted({card.faction for card in BOT_CARDS.values()})
WESTEROS = "greathall.games.thrones"
WESTEROS_TESTS = ROOT / "tests" / "games" / "thrones"


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


@pytest.mark.parametrize("house", HOUSES)
def test_house_cards_with_a_text_have_a_class_and_all_have_a_test(house: str) -> None:
    own = [card for card in HOUSE_CARDS.values() if card.house == house]
    printed = {card.id for card in own if card.text}
    assert classes_in(f"{WESTEROS}.house_cards.{house}", HOUSE_CARD_TEXTS) == printed
    file = WESTEROS_TESTS / "house_cards" / f"test_{house}.py"
    assert untested((card.id for card in own), file) == []


def test_wildling_and_westeros_cards_have_a_test() -> None:
    assert tuple(WILDLING_TEXTS) == WILDLING_CARDS
    assert untested(WILDLING_CARDS, WESTEROS_TESTS / "test_wildling_cards.py") == []
    titles = [card.rstrip("-12") for card in WESTEROS_CARDS]  # some are in two decks
    assert untested(titles, WESTEROS_TESTS / "test_westeros_phase.py") == []


def test_a_card_without_a_test_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "test_isengard.py"
    file.write_text("def test_sarumans_staff_carries_a_card() -> None: ...\n", encoding="utf-8")
    assert untested(["saruman", "sarumans-staff"], file) == ["saruman"]


def classes_in(module: str, texts: Mapping[str, object]) -> set[str]:
    """The names of the texts whose classes live in this module."""
    return {name for name, text in texts.items() if type(text).__module__ == module}


def untested(names: Iterable[str], file: Path) -> list[str]:
    """The names that no test in this file begins with."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tests = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [
        name
        for name in names
        if not any(test.startswith(f"test_{name.replace('-', '_')}_") for test in tests)
    ]
