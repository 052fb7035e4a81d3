"""The words of Westeros keep to the printed rulebooks."""

from __future__ import annotations

import re

from games.texts import words_of
from greathall.games.thrones import GAME


def test_polish_has_one_word_for_a_token_and_one_for_a_battle() -> None:
    """Tokens are „żetony”, a battle is a „walka”; Tides of Battle is a name."""
    texts = re.sub(r"los\w+ bitwy", "", words_of(GAME.id, "pl"), flags=re.IGNORECASE)
    assert re.findall(r"\w*znacznik\w*|\bbit(?:w|ew)\w*", texts) == []
