"""Every house card, wildling card and Westeros card with a text has a class and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from greathall.games.thrones.card_texts import TEXTS as HOUSE_CARD_TEXTS
from greathall.games.thrones.facts import HOUSE_CARDS, HOUSES, WESTEROS_CARDS, WILDLING_CARDS
from greathall.games.thrones.wildling_cards import CARDS as WILDLING_TEXTS

WESTEROS = "greathall.games.thrones"
WESTEROS_TESTS = Path(__file__).parent


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
    assert untested(titles, WESTEROS_TESTS / "test_westeros_cards.py") == []
