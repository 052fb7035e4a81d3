"""Answers that people may set in advance, as each game declares them in its module `standing`.

A standing answer reads what its seat sees and nothing else. What it answers is open to all as soon
as it is given, so that it may be shown as such; where it does not fit exactly, the person is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from greathall.games import part_of, with_bases
from greathall.kernel import Player, Question

View = Mapping[str, Any]


def of_nothing(view: View, player: Player) -> Sequence[str]:
    return ("",)


@dataclass(frozen=True)
class StandingAnswer:
    """One wish, such as never to help a certain house."""

    id: str  # its words are `standing-<id>` in the locales of the game
    asked: str  # the kind of question that it answers
    # The option that it chooses for these wishes of the same id, or None: then the person is asked.
    answer: Callable[[View, Question[Any], Sequence[str]], Any]
    # Of what a player may wish it: players of the game, or nothing in particular.
    about: Callable[[View, Player], Sequence[str]] = of_nothing
    lasts: str = ""  # the field of the view with which it ends, such as the round; empty: it stays


def standing_answers(game: str) -> dict[str, StandingAnswer]:
    """All of this game and of those it expands, by id."""
    parts = [part_of(name, "standing") for name in with_bases(game)]
    return {rule.id: rule for part in parts if part for rule in part.STANDING}
