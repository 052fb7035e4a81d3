"""Every Event card has a class for its event, in a module of its side, and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.facts import EVENT_CARDS, FREE, SHADOW

CARDS = "greathall.games.wotr_board.cards"
TESTS = Path(__file__).parent / "cards"
MODULES = {
    FREE: ("free_peoples_character", "free_peoples_heroes", "free_peoples_strategy"),
    SHADOW: ("shadow_character", "shadow_marches", "shadow_musters", "shadow_strategy"),
}


@pytest.mark.parametrize("side", MODULES)
def test_every_event_card_has_a_class_in_a_module_of_its_side(side: str) -> None:
    texts = [classes_in(f"{CARDS}.{module}", EVENTS) for module in MODULES[side]]
    assert set().union(*texts) == {card.id for card in EVENT_CARDS.values() if card.side == side}


@pytest.mark.parametrize("side", MODULES)
def test_every_event_card_is_played_in_a_test_of_its_side(side: str) -> None:
    files = TESTS.glob(f"test_{side.replace('-', '_')}_*.py")
    told = "".join(file.read_text(encoding="utf-8") for file in files)
    own = [card.id for card in EVENT_CARDS.values() if card.side == side]
    assert [card for card in own if f'"{card}"' not in told] == []


def test_every_event_card_of_the_free_peoples_gives_a_test_its_name() -> None:
    own = [card.id for card in EVENT_CARDS.values() if card.side == FREE]
    for module in MODULES[FREE]:
        own = untested(own, TESTS / f"test_{module}.py")
    assert own == []
