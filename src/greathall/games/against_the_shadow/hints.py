"""Hints for a player of the Free Peoples: the card game's, at a table with flowcharts."""

from __future__ import annotations

from typing import Any

from greathall.games.advice import Reasons, for_it
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards import hints as card_game
from greathall.kernel import Question


def reasons(view: dict[str, Any], question: Question[Any], option: Any) -> Reasons:
    if question.kind == "choose-one":
        return Reasons((for_it("reason-least-missed"),))
    return card_game.reasons(view, question, option, ShadowedEarth)


def lands(view: dict[str, Any], question: Question[Any], option: Any) -> str:
    """Where a card that is played or moved will go."""
    return card_game.lands(view, question, option, ShadowedEarth)
