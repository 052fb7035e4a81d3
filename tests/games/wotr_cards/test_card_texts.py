"""Tests of card_texts.py: what texts say, and what holds where they say nothing."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth
from greathall.games.wotr_cards.card_texts import (
    ACTIONS,
    NO_ICONS,
    OTHERWISE,
    TEXTS,
    CardText,
    text_of,
    texts_saying,
)
from greathall.games.wotr_cards.facts import CARDS
from greathall.games.wotr_cards.table import MiddleEarth


def test_a_card_without_a_text_says_nothing_and_forbids_nothing() -> None:
    game = middle_earth().table
    silent = text_of(game, "soldiers-of-gondor")
    assert not CARDS["soldiers-of-gondor"].text
    assert not any(silent.says(moment) for moment in (CardText.played, *ACTIONS))
    assert silent.icons(game, "bag-end") == NO_ICONS
    assert silent.can_use(game, "aragorn")
    assert not silent.saves(OTHERWISE, "bag-end")


def test_texts_are_found_by_what_they_say() -> None:
    game = middle_earth().table
    assert [text.id for text in texts_saying(game, CardText.draw_phase)] == ["galadriel"]
    deck = [text.id for text in texts_saying(game, CardText.deck_changed)]
    assert deck == ["mirror-of-galadriel"]


def test_an_action_is_a_text_that_says_what_is_done_where_its_card_lies() -> None:
    acting = MiddleEarth.action_texts
    assert acting["anduril"] is TEXTS["anduril"]
    assert "galadriel" not in acting
    for card, text in TEXTS.items():
        assert (card in acting) == any(text.says(moment) for moment in ACTIONS), card
