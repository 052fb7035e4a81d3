"""What a house may answer in advance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from greathall.games.standing import StandingAnswer, View
from greathall.games.thrones.support import NOBODY
from greathall.kernel import Player, Question

ANYBODY: Final = "anybody"


def _others(view: View, house: Player) -> Sequence[str]:
    return (ANYBODY, *(other for other in view["power"] if other != house))


def _refuse_support(view: View, asked: Question[Any], about: Sequence[str]) -> str | None:
    """Only where every house that could be helped is one that is not to be, and none is one's own.

    Against a lord there is no battle, and the person is asked.
    """
    battle = view["battle"]
    if battle is None:
        return None
    sides = [battle[side] for side in asked.options if side != NOBODY]
    if asked.actor in sides or not all(ANYBODY in about or house in about for house in sides):
        return None
    return NOBODY


def _accept(view: View, asked: Question[Any], about: Sequence[str]) -> str | None:
    return "yes" if ANYBODY in about or asked.about in about else None


def _always(option: str) -> Callable[[View, Question[Any], Sequence[str]], str]:
    return lambda view, asked, about: option


STANDING: Final = (
    StandingAnswer("never-support", "give-support", _refuse_support, _others),
    StandingAnswer("accept-support", "accept-support", _accept, _others),
    StandingAnswer("leave-raven", "use-raven", _always("no")),
    StandingAnswer("spare-blade", "use-blade", _always("no")),
    StandingAnswer("keep-tide", "redraw-tide", _always("no")),
)
