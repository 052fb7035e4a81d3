"""What happened, as data with fields: the chronicle and the animations are made of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

from greathall.kernel.questions import Actor

E = TypeVar("E")


def secret(of: str, unless: str = "", **kw: Any) -> Any:
    """A field that only the player named in field `of` sees, unless field `unless` is true."""
    return dataclasses.field(metadata={"of": of, "unless": unless}, **kw)


class Event:
    """Something that happened. Its kind is its class in kebab case.

    `cause` is the number of the event that brought it about, if there was one.
    An event that `reveals` turned up what lay face down: nothing before it can be taken back.
    """

    __slots__ = ("cause",)
    kind: ClassVar[str]
    reveals: ClassVar[bool] = False
    plan: ClassVar[tuple[tuple[str, str, str], ...]]
    row: ClassVar[Callable[[Event], tuple[Any, ...]]]  # its kind, its cause and its fields
    cause: int | None

    def seen_by(self, players: tuple[Actor, ...]) -> dict[str, Any]:
        """Its fields, without what these players may not know."""
        seen: dict[str, Any] = {"event": self.kind}
        for name, of, unless in self.plan:
            if of and getattr(self, of) not in players and not (unless and getattr(self, unless)):
                seen[name] = None
            else:
                seen[name] = getattr(self, name)
        cause = getattr(self, "cause", None)  # it has one once it was emitted
        if cause is not None:
            seen["cause"] = cause
        return seen


@dataclass_transform(field_specifiers=(secret,))
def event(cls: type[E]) -> type[E]:
    """Make a class of events: fields are public unless declared `secret(of=…)`."""
    made: Any = dataclasses.dataclass(slots=True, eq=True)(cls)
    made.kind = kebab(cls.__name__)
    made.plan = tuple(
        (f.name, f.metadata.get("of", ""), f.metadata.get("unless", ""))
        for f in dataclasses.fields(made)
    )
    made.row = attrgetter("kind", "cause", *(name for name, _, _ in made.plan))
    result: type[E] = made
    return result


def kebab(name: str) -> str:
    """`HandDealt` → `hand-dealt`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
