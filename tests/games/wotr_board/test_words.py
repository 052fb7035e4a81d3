"""The words of the board game keep to one term for one thing."""

from __future__ import annotations

import re

from games.texts import words_of
from greathall.games.wotr_board import GAME


def test_polish_fights_battles_with_combat_cards_and_tokens() -> None:
    """A battle is a „bitwa”; only its cards are „karty walki”. Whatever is drawn is a „żeton”."""
    texts = re.sub(r"(kart\w*|tekst\w*) walki", "", words_of(GAME.id, "pl"), flags=re.IGNORECASE)
    assert re.findall(r"\bwalk[aięąo]\w*|\w*znacznik\w*|\bstarci\w+", texts) == []


def test_polish_declares_and_reveals_with_different_words() -> None:
    assert re.findall(r"\bujawni(?!a\b)\w*|\bogłosz\w*", words_of(GAME.id, "pl")) == []


def test_ukrainian_names_the_nazgul_and_the_units_as_the_card_game_does() -> None:
    texts = words_of(GAME.id, "uk")
    assert re.findall(r"\w*назґул\w*|\w*підрозділ\w*|\bлідер(?!ств)\w*", texts, re.IGNORECASE) == []
