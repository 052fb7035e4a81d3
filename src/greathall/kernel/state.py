"""The state of a game: tables of plain values, each of which says who may see it."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Collection, Container, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from greathall.kernel.events import Event
from greathall.kernel.outline import Outline, Rule
from greathall.kernel.piles import Pile
from greathall.kernel.questions import Actor

S = TypeVar("S")
K = TypeVar("K")
V = TypeVar("V")
Names = Collection[str] | None
Step = tuple[int | None, Rule, tuple[Any, ...]]  # what caused it, a rule, its arguments


def public(**kw: Any) -> Any:
    """Everybody sees it."""
    return dataclasses.field(metadata={"seen_by": "all"}, **kw)


def private(*, pool: str | None = "", **kw: Any) -> Any:
    """A table by player: each sees their own row, and of the others how many there are.

    What lies in one `pool` is mixed when it is imagined anew (see `State.pool_owner`); by default
    a field is a pool of its own. What the game deals anew by itself has the pool None.
    """
    return dataclasses.field(metadata={"seen_by": "owner", "pool": pool}, **kw)


def hidden(*, pool: str | None = "", **kw: Any) -> Any:
    """Nobody sees it; of a pile, its size, and its ends for those who know them."""
    return dataclasses.field(metadata={"seen_by": "none", "pool": pool}, **kw)


def constant(table: dict[K, V]) -> Mapping[K, V]:
    """A table that never changes, and so is never copied."""
    return MappingProxyType(table)


class Struct:
    """A few values that belong together, such as a battle. Its class is made by `@struct`."""

    __slots__ = ()
    names: ClassVar[tuple[str, ...]]

    def fields(self) -> dict[str, Any]:
        """Its values by name, as a view shows them."""
        return {name: _shown(getattr(self, name)) for name in self.names}


@dataclass_transform()
def struct(cls: type[S]) -> type[S]:
    """A dataclass that lies in one field of the state, and is copied and shown with it."""
    made: Any = dataclasses.dataclass(slots=True)(cls)
    fields = dataclasses.fields(made)
    made.names = tuple(field.name for field in fields)
    scope = vars(sys.modules[cls.__module__])
    made.copy = _copier(made, [copied_field(f.name, _meant(str(f.type), scope)) for f in fields])
    result: type[S] = made
    return result


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


class State:
    """What every game's state has: the steps still to do, and what has happened."""

    __slots__ = ("agenda", "cause", "events", "has_revealed", "inserted")

    # What an expansion changes: outlines of the base game, each with the one that it becomes.
    outlines: ClassVar[Mapping[Outline, Outline]] = {}
    # What may become true at any moment, such as a victory: looked at after every step.
    watchers: ClassVar[tuple[Callable[[Any], None], ...]] = ()
    seen_by_field: ClassVar[dict[str, str]]
    pool_of_field: ClassVar[dict[str, str]]
    structs: ClassVar[dict[str, type[Struct]]] = {}  # the fields that hold one, or nothing

    agenda: list[Step]
    events: list[Event]  # all of them; none in a copy
    cause: int | None  # the event that brought about what happens now
    inserted: int  # how many steps the current step has put at the head of the agenda
    has_revealed: bool  # whether an event since the last answer turned up what lay face down

    def then(self, rule: Rule | Outline, *args: Any) -> None:
        """Do this after the current step, and after what that step has already put there."""
        if not isinstance(rule, Outline):
            self.agenda.insert(self.inserted, (self.cause, rule, args))
            self.inserted += 1
            return
        steps = self.outlines.get(rule, rule).steps
        self.agenda[self.inserted : self.inserted] = [(self.cause, step, args) for step in steps]
        self.inserted += len(steps)

    async def walk(self, outline: Outline, *args: Any) -> None:
        """Do all of an outline at once, within the current step."""
        for step in self.outlines.get(outline, outline).steps:
            await step(self, *args)

    def skip_to(self, rule: Rule) -> None:
        """Leave out all steps before this one, which is on the agenda."""
        place = next(n for n, step in enumerate(self.agenda) if step[1] is rule)
        del self.agenda[:place]
        self.inserted = 0

    def emit(self, event: Event) -> None:
        """Write an event into the chronicle."""
        event.cause = self.cause
        self.events.append(event)
        if event.reveals:
            self.has_revealed = True

    def emit_cause(self, event: Event) -> None:
        """Write an event that brings about what follows, in this step and in those it asks for."""
        self.emit(event)
        self.cause = len(self.events) - 1

    def pool_owner(self, key: Any) -> Any:
        """Whose cards a row or a pile of a table is mixed with: by default those of its owner."""
        return key

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
    made.seen_by_field = {field.name: field.metadata["seen_by"] for field in fields}
    pools = {field.name: field.metadata.get("pool") for field in fields}
    made.pool_of_field = {name: pool or name for name, pool in pools.items() if pool is not None}
    scope = vars(sys.modules[cls.__module__])
    named = {field.name: scope.get(str(field.type).removesuffix(" | None")) for field in fields}
    own = {name: kind for name, kind in named.items() if is_struct(kind)}
    made.structs = made.structs | own  # those of the class that it is made from, too
    copied = [copied_field(f.name, _meant(str(f.type), scope), made.structs) for f in fields]
    copied.append("new.agenda, new.events, new.cause, new.inserted = self.agenda[:], [], None, 0")
    made.copy = _copier(made, copied)
    init = made.__init__

    def __init__(self: Any, *args: Any, **kw: Any) -> None:
        init(self, *args, **kw)
        self.agenda, self.events, self.cause, self.inserted = [], [], None, 0

    made.__init__ = __init__
    result: type[S] = made
    return result


# Values of these types never change; of others the copy finds out.
_UNCHANGING: Final = ("Mapping[", "tuple[", "Pile", "Outcome", "str", "int", "bool")


def copied_field(name: str, kind: str, structs: Container[str] = ()) -> str:
    """How one field is copied, as far as its annotation says: a statement."""
    if name in structs:
        return f"new.{name} = None if self.{name} is None else self.{name}.copy()"
    if kind.startswith(("dict[", "list[")):
        return f"new.{name} = self.{name}.copy()"
    if kind.startswith(_UNCHANGING):
        return f"new.{name} = self.{name}"
    return f"new.{name} = self.{name}.copy() if isinstance(self.{name}, copied) else self.{name}"


def _meant(kind: str, scope: dict[str, Any]) -> str:
    """An annotation, or what it is another name for."""
    meant = scope.get(kind, kind)
    return meant.__name__ if isinstance(meant, type) else str(meant)


def _copier(made: type, statements: list[str]) -> Any:
    """A copy function without a loop: it runs before every step of every match."""
    scope: dict[str, Any] = {"new_object": made.__new__, "copied": (dict, list, Struct)}
    body = "".join(f" {statement}\n" for statement in statements)
    exec(f"def copy(self):\n new = new_object(self.__class__)\n{body} return new", scope)
    return scope["copy"]


def _shown(value: Any) -> Any:
    """A table that its reader may scribble on; other values never change."""
    kind = value.__class__
    if kind is dict or kind is MappingProxyType:
        return dict(value)
    if kind is list:
        return value.copy()
    return value.fields() if isinstance(value, Struct) else value


def looks_alike(one: State, other: State, players: tuple[Actor, ...]) -> bool:
    """Whether these players see the same of two states."""
    differ = [name for name in one.seen_by_field if getattr(one, name) != getattr(other, name)]
    return view(one, players, differ) == view(other, players, differ)


def view(game: State, players: tuple[Actor, ...], names: Names = None) -> dict[str, Any]:
    """What these players may see together of these fields, or of all, each as it is declared."""
    seen, declared = dict[str, Any](), game.seen_by_field
    for name in declared if names is None else names:
        value, seen_by = getattr(game, name), declared[name]
        if seen_by == "all":
            seen[name] = _shown(value)
        elif seen_by == "owner":
            seen[name] = {p: v if p in players else len(v) for p, v in value.items()}
        elif isinstance(value, dict):
            if piles := {k: v.seen_by(players) for k, v in value.items() if isinstance(v, Pile)}:
                seen[name] = piles
        elif isinstance(value, Pile):
            seen[name] = value.seen_by(players)
    return seen
