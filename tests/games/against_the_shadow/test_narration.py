"""The turns of bots in words."""

from __future__ import annotations

from greathall.games.against_the_shadow import GAME
from greathall.narration import Narrator
from greathall.texts import Texts


def test_the_parts_of_an_event_are_told_one_a_line() -> None:
    parts = ({"event": "passed", "player": "frodo"}, {"event": "passed", "player": "aragorn"})
    event = {"event": "bot-turn", "player": "saruman", "walk": parts}
    assert Narrator(Texts("en", GAME.id)).event(event).splitlines() == [
        "Saruman (bot) follows the flowchart.",
        "  Frodo passes.",
        "  Aragorn passes.",
    ]
