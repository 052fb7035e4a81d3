"""Heuristics for Against the Shadow: the card game's, for a player of the Free Peoples."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards import bot as card_game
from greathall.kernel import Question

# What a person lets a bot have rather than another thing: its best card least of all.
CHOOSE_ONE: Final = {"draw": -1.0, "saruman": -1.5}
CHARACTER_LOST: Final = -2.0


def score_options(view: dict[str, Any], question: Question[Any]) -> list[float]:
    """What each option is worth to the player who is asked."""
    if question.kind == "choose-one":
        return [CHOOSE_ONE.get(option, CHARACTER_LOST) for option in question.options]
    return card_game.score_options(view, question, ShadowedEarth)
