"""Every Event card, Combat card, character and Hunt tile has its text or facts, and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from greathall.games.wotr_board.card_texts import COMBATS, EVENTS
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    COMBAT_CARDS,
    EVENT_CARDS,
    FREE,
    HUNT_TILES,
    SHADOW,
)

CARDS = "greathall.games.wotr_board.cards"
RULES = Path(__file__).parent
TESTS = RULES / "cards"
MODULES = {
    FREE: ("free_peoples_character", "free_peoples_heroes", "free_peoples_strategy"),
    SHADOW: ("shadow_character", "shadow_marches", "shadow_musters", "shadow_strategy"),
}
COMBAT_MODULES = {FREE: "combat_free_peoples", SHADOW: "combat_shadow"}


def told_in(*names: str) -> str:
    """What these modules of tests say."""
    return "".join((RULES / f"test_{name}.py").read_text(encoding="utf-8") for name in names)


BASE = [card for card in EVENT_CARDS.values() if not card.added_by_warriors]


def test_nothing_of_the_box_is_missing() -> None:
    assert (len(BASE), len(COMBAT_CARDS), len(CHARACTERS)) == (96, 39, 12)
    assert sum(tile.copies for tile in HUNT_TILES.values()) == 24


@pytest.mark.parametrize("side", MODULES)
def test_every_event_card_has_a_class_in_a_module_of_its_side(side: str) -> None:
    texts = [classes_in(f"{CARDS}.{module}", EVENTS) for module in MODULES[side]]
    assert set().union(*texts) == {card.id for card in BASE if card.side == side}


@pytest.mark.parametrize("module", [module for own in MODULES.values() for module in own])
def test_every_event_card_is_played_in_the_tests_of_its_module(module: str) -> None:
    told = (TESTS / f"test_{module}.py").read_text(encoding="utf-8")
    own = classes_in(f"{CARDS}.{module}", EVENTS)
    assert [card for card in sorted(own) if f'"{card}"' not in told] == []


def test_every_event_card_of_the_free_peoples_gives_a_test_its_name() -> None:
    own = [card.id for card in BASE if card.side == FREE]
    for module in MODULES[FREE]:
        own = untested(own, TESTS / f"test_{module}.py")
    assert own == []


@pytest.mark.parametrize("side", COMBAT_MODULES)
def test_every_combat_card_has_a_class_of_its_side_and_gives_a_test_its_name(side: str) -> None:
    module = COMBAT_MODULES[side]
    own = [card.id for card in COMBAT_CARDS.values() if card.side == side]
    assert classes_in(f"{CARDS}.{module}", COMBATS) == set(own)
    assert untested(own, TESTS / f"test_{module}.py") == []


def test_every_character_acts_in_a_test_of_characters() -> None:
    told = told_in("characters", "entering", "fellowship", "departures", "journey")
    assert [who for who in CHARACTERS if who not in told] == []


def test_every_hunt_tile_is_drawn_in_a_test_of_the_hunt() -> None:
    told = told_in("hunt", "hunt_tiles", "mordor")
    assert [tile for tile in HUNT_TILES if f'"{tile}"' not in told] == []
