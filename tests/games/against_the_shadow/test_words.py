"""The words of Against the Shadow keep to those of the card game."""

from __future__ import annotations

import re

from games.texts import words_of
from greathall.games.against_the_shadow import GAME


def test_polish_has_one_word_for_a_token_and_one_for_a_combat() -> None:
    """Tokens are „żetony”, a combat is a „walka”; battlegrounds are „pola bitew”."""
    named = re.compile(r"\b(pole|pola|polu|polem|pól|polach) bit\w+", re.IGNORECASE)
    texts = named.sub("", words_of(GAME.id, "pl"))
    assert re.findall(r"\w*znacznik\w*|\bbit(?:w|ew)\w*", texts) == []
