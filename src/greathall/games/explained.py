"""What a game tells of a thing when somebody asks: whether it goes, why, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypedDict

from greathall.games import part_of, with_bases
from greathall.kernel import Match, Player, Seat, state_from


class Reason(TypedDict):
    """A sentence for people: its id, and the names and numbers that go into it."""

    text: str
    fields: Mapping[str, Any]


class Row(TypedDict):
    """One line: a thing, whether it goes, why, and a number as it is or would become."""

    of: str
    can: bool | None  # None where that is not the question
    why: Reason | None
    sign: str  # of the numbers; nothing, if there are none
    before: int | None
    after: int | None
    things: tuple[str, ...]  # on the table, which show where it would begin


class Group(TypedDict):
    title: Reason
    rows: list[Row]


class Explanation(TypedDict):
    """Whether a thing can be played or used now, why, what that costs, and all else by groups."""

    can: bool | None
    why: Reason | None
    cost: Reason | None
    groups: list[Group]


Tell = Callable[[Any, tuple[Player, ...], str, str], Explanation]  # `explain` of a game


def explain(match: Match, who: Seat | Player | None, kind: str, thing: str) -> Explanation:
    """What there is to tell of a thing, as far as this seat or player sees the table.

    The game is given a state made from their view, and so can tell no more than that.
    """
    tell, seen = _teller(match.game.id), state_from(type(match.state), match.view(who))
    return tell(seen, match.players_of(who), kind, thing) if tell else explanation()


@cache
def _teller(game: str) -> Tell | None:
    """The game that explains its things, or the one that it expands."""
    modules = [part_of(each, "explaining") for each in reversed(with_bases(game))]
    return next((module.explain for module in modules if module), None)


def reason(text: str, **fields: Any) -> Reason:
    return {"text": text, "fields": fields}


def row(
    of: str,
    why: Reason | None = None,
    *,
    can: bool | None = None,
    sign: str = "",
    before: int | None = None,
    after: int | None = None,
    things: tuple[str, ...] = (),
) -> Row:
    return {
        "of": of,
        "can": can,
        "why": why,
        "sign": sign,
        "before": before,
        "after": after,
        "things": things,
    }


def explanation(
    *groups: tuple[Reason, Iterable[Row]],
    can: bool | None = None,
    why: Reason | None = None,
    cost: Reason | None = None,
) -> Explanation:
    """An explanation without the groups that hold nothing."""
    told = [(title, list(rows)) for title, rows in groups]
    filled: list[Group] = [{"title": title, "rows": rows} for title, rows in told if rows]
    return {"can": can, "why": why, "cost": cost, "groups": filled}
