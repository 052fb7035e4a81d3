"""What a player may answer in advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.standing import StandingAnswer, View
from greathall.games.wotr_board.actions import PASS
from greathall.games.wotr_board.facts import NO
from greathall.kernel import Question


def _pass(view: View, asked: Question[Any], about: Sequence[str]) -> str:
    """Where the enemy has no more dice left, there is no such option, and the person is asked."""
    return PASS


def _no_card(view: View, asked: Question[Any], about: Sequence[str]) -> str:
    return NO


STANDING: Final = (
    StandingAnswer("pass-this-turn", "die", _pass, lasts="turn"),
    StandingAnswer("no-combat-card", "combat-card", _no_card, lasts="turn"),
)
