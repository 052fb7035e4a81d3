"""Texts of cards, places and factions, and the named moments at which they act.

A moment is a method of the class of texts that a game declares, with what holds where a text says
nothing. A text fills a moment by overriding it, or by a deed under a name of its own:

>>> class Card(Text, abstract=True):
...     def played(self, game: object) -> str:
...         return "nothing happens"
>>> class Joker(Card):
...     @when(Card.played)
...     def laugh(self, game: object) -> str:
...         return "The joker laughs"
>>> Joker.id, Joker().played(None), Joker().says(Card.played)
('joker', 'The joker laughs', True)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeVar

from greathall.kernel.events import kebab

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
Moment = Callable[..., Any]  # a method of a class of texts


def when(
    *moments: Callable[Concatenate[Any, P], R],
) -> Callable[[Callable[Concatenate[S, P], R]], Callable[Concatenate[S, P], R]]:
    """This deed is what the text does at these moments."""

    def mark(deed: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
        deed.moments = tuple(m.__name__ for m in moments)  # type: ignore[attr-defined]
        return deed

    return mark


class Text:
    """What a card, a place or a faction says. It holds nothing that changes."""

    id: ClassVar[str]
    said: ClassVar[frozenset[str]] = frozenset()  # the names of the moments that it fills

    def __init_subclass__(cls, abstract: bool = False) -> None:
        """A class of texts is `abstract`; every other one is a text, and is registered."""
        cls.id = kebab(cls.__name__)
        for deed in list(vars(cls).values()):
            for moment in getattr(deed, "moments", ()):
                setattr(cls, moment, deed)
        if not abstract:
            declared: dict[str, Any] = {}  # by the class nearest to Text
            for base in cls.__mro__:
                declared |= vars(base)
            cls.said = frozenset(
                name for name in declared if getattr(cls, name) is not declared[name]
            )
            cls.register(cls())

    @classmethod
    def register(cls, text: Any) -> None:
        """Put a new text where the rules of its game find it."""

    def says(self, moment: Moment) -> bool:
        """Whether the text fills this moment."""
        return moment.__name__ in self.said

    def at(self, moment: Callable[Concatenate[Any, P], R]) -> Callable[P, R]:
        """What the text does or says at this moment."""
        deed: Callable[P, R] = getattr(self, moment.__name__)
        return deed
