"""The words of the card game keep to the printed rulebooks."""

from __future__ import annotations

import re
import unicodedata

import pytest

from architecture.messages import catalogue
from games.texts import words_of
from greathall.games.wotr_cards import GAME
from greathall.texts import Texts, languages


def test_polish_has_one_word_for_a_token_and_one_for_a_combat() -> None:
    """Tokens are „żetony”, a combat is a „walka”; battlegrounds are „pola bitew”."""
    named = re.compile(r"\b(pole|pola|polu|polem|pól|polach) bit\w+", re.IGNORECASE)
    texts = named.sub("", words_of(GAME.id, "pl"))
    assert re.findall(r"\w*znacznik\w*|\bbit(?:w|ew)\w*", texts) == []


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_a_faction_are_those_of_its_name(language: str) -> None:
    texts = Texts(language, GAME.id)
    messages = catalogue(language, GAME.id).messages
    factions = [name for name in messages if name.startswith("letters-")]
    assert len(factions) == 10
    for letters in factions:
        name = without_accents(texts(f"faction-{letters.removeprefix('letters-')}"))
        first, second = without_accents(texts(letters))
        assert (name[0], second in name[1:]) == (first, True), letters


def without_accents(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
