"""What a player may answer in advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.standing import StandingAnswer, View
from greathall.games.wotr_cards.action_phase import PASS, Action
from greathall.kernel import Question


def _pass(view: View, asked: Question[Any], about: Sequence[str]) -> Action:
    """Where the rules do not allow it yet, there is no such option, and the person is asked."""
    return (PASS,)


STANDING: Final = (StandingAnswer("pass-this-round", "turn", _pass, lasts="round"),)
