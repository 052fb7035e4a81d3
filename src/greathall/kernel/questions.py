"""What actors are asked. In a rule, `await` means: wait for an answer."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
Actor = str
Option = Any  # a string, a number, or a tuple of these
CHANCE: Final[Actor] = "chance"
_ASKED: Final = attrgetter("actor", "kind", "options", "about", "visible_to", "always_ask")


class NoOptions(RuntimeError):
    """A rule asks somebody who has nothing to choose: its fault, or that of a bad dream."""


class Question(Generic[T]):
    """One question to one actor; awaiting it gives one of its options.

    A question with one option answers itself, unless `always_ask` says that asking hides something.
    `visible_to` names the players who learn the answer; None means everybody.
    """

    __slots__ = ("about", "actor", "always_ask", "kind", "options", "visible_to")

    def __init__(
        self,
        actor: Actor,
        kind: str,
        options: Iterable[T],
        about: Option = None,
        visible_to: tuple[Actor, ...] | None = None,
        always_ask: bool = False,
    ) -> None:
        self.actor, self.kind, self.options = actor, kind, tuple(options)
        self.about, self.visible_to, self.always_ask = about, visible_to, always_ask

    def __await__(self) -> Generator[Any, Any, T]:
        if len(self.options) < 2:
            if not self.options:
                raise NoOptions(f"{self.kind!r} to {self.actor!r} has no options")
            if not self.always_ask:
                return self.options[0]
        answer: T = yield self
        return answer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and _ASKED(self) == _ASKED(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Question({self.actor!r}, {self.kind!r}, {self.options!r}, about={self.about!r})"


class Together:
    """Several actors answer at once; nobody learns an answer before all are in."""

    __slots__ = ("flows",)

    def __init__(self, flows: Mapping[Actor, Coroutine[Any, Any, Any]]) -> None:
        self.flows = flows

    def __await__(self) -> Generator[Together, dict[Actor, Any], dict[Actor, Any]]:
        return (yield self)


# Ask an actor to choose one of the options: the one door for every choice.
choose: Final = Question


async def _only(question: Question[T]) -> T:
    return await question


def together(flows: Mapping[Actor, Any]) -> Together:
    """Each flow is a question, or a rule that asks its actor several and changes nothing."""
    return Together({a: _only(f) if isinstance(f, Question) else f for a, f in flows.items()})


@cache
def roll(faces: int = 6) -> Question[int]:
    """One die; the question is always the same."""
    return Question(CHANCE, "roll", range(1, faces + 1))


def draw(bag: Iterable[T], visible_to: tuple[Actor, ...] | None = None) -> Question[T]:
    """One of the unseen: the order of a shuffled bag does not exist before it is drawn."""
    return Question(CHANCE, "draw", bag, None, visible_to)
