"""The state of a game: tables of plain values, each of which says who may see it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar, dataclass_transform

from greathall.kernel.events import Event
from greathall.kernel.piles import Pile
from greathall.kernel.questions import Actor

S = TypeVar("S")
K = TypeVar("K")
V = TypeVar("V")
Step = tuple[Any, ...]  # the name of a rule and its arguments


def public(**kw: Any) -> Any:
    """Everybody sees it."""
    return dataclasses.field(metadata={"seen_by": "all"}, **kw)


def private(**kw: Any) -> Any:
    """A table by player: each sees their own row, and of the others how many there are."""
    return dataclasses.field(metadata={"seen_by": "owner"}, **kw)


def hidden(**kw: Any) -> Any:
    """Nobody sees it; of a pile, its size, and its ends for those who know them."""
    return dataclasses.field(metadata={"seen_by": "none"}, **kw)


def constant(table: dict[K, V]) -> Mapping[K, V]:
    """A table that never changes, and so is never copied."""
    return MappingProxyType(table)


class State:
    """What every game's state has: the steps still to do, and the events of the current step."""

    __slots__ = ("agenda", "events", "soon")

    agenda: list[Step]
    events: list[Event]
    soon: int  # how many steps the current step has put at the head of the agenda

    def then(self, *step: Any) -> None:
        """Do this after the current step, and after what that step has already put there."""
        self.agenda.insert(self.soon, step)
        self.soon += 1

    def tell(self, event: Event) -> None:
        """Write an event into the chronicle."""
        self.events.append(event)

    def copy(self: S) -> S:
        """The same state once more: one shallow copy a table."""
        raise NotImplementedError


@dataclass_transform(kw_only_default=True, field_specifiers=(public, private, hidden))
def state(cls: type[S]) -> type[S]:
    """A dataclass whose every field says who may see it, with a copy made for it."""
    made: Any = dataclasses.dataclass(slots=True, kw_only=True)(cls)
    fields = dataclasses.fields(made)
    for field in fields:
        if "seen_by" not in field.metadata:
            raise TypeError(f"{cls.__name__}.{field.name}: public(), private() or hidden()?")
    made.copy = _copier(tuple(field.name for field in fields))
    made.seen_by_field = {field.name: field.metadata["seen_by"] for field in fields}
    init = made.__init__

    def __init__(self: Any, *args: Any, **kw: Any) -> None:
        init(self, *args, **kw)
        self.agenda, self.events, self.soon = [], [], 0

    made.__init__ = __init__
    result: type[S] = made
    return result


def _copier(names: tuple[str, ...]) -> Any:
    """A copy function without a loop: it runs before every step of every match."""
    copied = "".join(
        f" v = self.{n}\n new.{n} = v.copy() if v.__class__ is dict or v.__class__ is list else v\n"
        for n in names
    )
    body = f" new = new_object(self.__class__)\n{copied} new.agenda = self.agenda.copy()\n"
    scope: dict[str, Any] = {"new_object": object.__new__}
    exec(f"def copy(self):\n{body} new.events = []\n new.soon = 0\n return new", scope)
    return scope["copy"]


def _copied(value: Any) -> Any:
    """A table that its reader may scribble on; other values never change."""
    if isinstance(value, Mapping):
        return dict(value)
    return value.copy() if isinstance(value, list) else value


def view(game: Any, players: tuple[Actor, ...]) -> dict[str, Any]:
    """What these players may see together, built from nothing, one declared field at a time."""
    seen: dict[str, Any] = {}
    for name, seen_by in game.seen_by_field.items():
        value = getattr(game, name)
        if seen_by == "all":
            seen[name] = _copied(value)
        elif seen_by == "owner":
            seen[name] = {p: v if p in players else len(v) for p, v in value.items()}
        elif isinstance(value, dict):
            piles = {k: v.seen_by(players) for k, v in value.items() if isinstance(v, Pile)}
            if piles:
                seen[name] = piles
        elif isinstance(value, Pile):
            seen[name] = value.seen_by(players)
    return seen
