"""What a seat cannot see: a state made from a view, and a state dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import islice
from typing import Any, NoReturn, TypeVar

from greathall.kernel.game import Random, shuffle
from greathall.kernel.piles import Known, Pile
from greathall.kernel.questions import Actor
from greathall.kernel.state import State

S = TypeVar("S", bound=State)


class UnseenError(LookupError):
    """Somebody asked a state that was made from a view for what its seat does not see."""


def _refuse(*_: object) -> NoReturn:
    raise UnseenError("this seat does not see that")


class Unseen:
    """Cards of which only the number is known."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def __len__(self) -> int:
        return self.count

    __iter__ = __getitem__ = __contains__ = __add__ = __radd__ = __eq__ = _refuse
    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> NoReturn:
        _refuse()


def state_from(table: type[S], seen: dict[str, Any]) -> S:
    """The state as a view shows it, so that the rules' questions of fact can be asked of it.

    What the seat does not see is `Unseen`: it has a number, and asking for more is an error.
    """
    made: Any = table.__new__(table)
    for name, seen_by in table.seen_by_field.items():
        value = seen.get(name)
        if seen_by == "owner" and value is not None:
            rows = value.items()
            value = {who: Unseen(row) if isinstance(row, int) else row for who, row in rows}
        elif seen_by == "none":
            value = _unseen_pile(value)
        elif name in table.structs and value is not None:
            value = table.structs[name](**value)
        setattr(made, name, value)
    made.agenda, made.events, made.cause, made.inserted = [], [], None, 0
    result: S = made
    return result


def _unseen_pile(seen: Any) -> Any:
    if seen is None:
        return Unseen(0)
    if "count" in seen:
        return Unseen(seen["count"])
    return {name: _unseen_pile(pile) for name, pile in seen.items()}


# ------------------------------------------------ dealing anew


def deal_anew(game: State, players: tuple[Actor, ...], keep: Set[str], rng: Random) -> None:
    """Whatever these players cannot see lies elsewhere in its pool; `keep` stays where it lies."""
    pools: dict[tuple[str, Any], list[tuple[dict[Any, Any], Any, list[str]]]] = {}
    loose: dict[str, dict[Any, Any]] = {}  # piles that stand in no table
    for name, pool in game.pool_of_field.items():
        table = getattr(game, name)
        if isinstance(table, dict):
            table = table.copy()  # copies of the state may share it
            setattr(game, name, table)
        else:
            table = loose[name] = {None: table}
        for owner, cards in table.items():
            rows = pools.setdefault((pool, game.pool_owner(owner)), [])
            if unseen := _unseen(cards, owner in players, players, keep):
                rows.append((table, owner, unseen))
    for rows in pools.values():
        mixed = sorted([card for _, _, unseen in rows for card in unseen])
        shuffle(mixed, rng)  # from an order that says nothing of where they lie
        deal = iter(mixed)
        for table, owner, _ in rows:
            table[owner] = _dealt(table[owner], players, keep, deal)
    for name, table in loose.items():
        setattr(game, name, table[None])


def _unseen(cards: Any, is_own: bool, players: tuple[Actor, ...], keep: Set[str]) -> list[str]:
    """The cards of a row or a pile that these players do not see, but for those to keep."""
    if isinstance(cards, Pile):
        ends = [end[0] for end in cards.top + cards.bottom if _is_unseen(end, players, keep)]
        return [card for card in cards.bag if card not in keep] + ends
    if is_own or not isinstance(cards, tuple):
        return []
    return [card for card in cards if card not in keep]


def _is_unseen(known: Known, players: tuple[Actor, ...], keep: Set[str]) -> bool:
    return known[0] not in keep and not any(player in known[1] for player in players)


def _dealt(cards: Any, players: tuple[Actor, ...], keep: Set[str], deal: Iterator[str]) -> Any:
    """The same row or pile with others for each of these."""
    if isinstance(cards, Pile):
        bag = _dealt(cards.bag, players, keep, deal)
        top, bottom = [
            tuple([(next(deal), k[1]) if _is_unseen(k, players, keep) else k for k in end])
            for end in (cards.top, cards.bottom)
        ]
        return Pile(bag, top, bottom)
    if keep.isdisjoint(cards):
        return tuple(islice(deal, len(cards)))
    return tuple([card if card in keep else next(deal) for card in cards])
