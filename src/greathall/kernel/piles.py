"""Face-down piles: a bag in no order, and what is known of its top and bottom, and to whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from greathall.kernel.questions import Actor, draw

Known = tuple[str, tuple[Actor, ...]]  # a card, and the players who know that it lies here


@dataclass(frozen=True, slots=True)
class Pile:
    """`top` reads downwards from the topmost card, `bottom` upwards from the lowest."""

    bag: tuple[str, ...] = ()
    top: tuple[Known, ...] = ()
    bottom: tuple[Known, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def __contains__(self, card: object) -> bool:
        return card in self.bag or any(card == known for known, _ in self.top + self.bottom)

    @property
    def cards(self) -> tuple[str, ...]:
        """Everything in it, in no order that means anything."""
        return (*(c for c, _ in self.top), *self.bag, *(c for c, _ in reversed(self.bottom)))

    def shuffled(self) -> Pile:
        """Nobody knows where anything lies any more."""
        return Pile(self.cards) if self.top or self.bottom else self

    def joined_by(self, cards: tuple[str, ...]) -> Pile:
        """With these cards shuffled in."""
        return Pile(self.cards + cards)

    def without(self, card: str) -> Pile:
        """One copy of this card searched out, the rest shuffled."""
        return Pile(without_one(self.cards, card))

    def put_on_top(self, card: str, *known_to: Actor) -> Pile:
        return replace(self, top=((card, known_to), *self.top))

    def put_at_bottom(self, card: str, *known_to: Actor) -> Pile:
        return replace(self, bottom=((card, known_to), *self.bottom))

    async def draw_top(self, *sees: Actor) -> tuple[str, Pile]:
        """The topmost card, decided by chance only now unless it is known, and the pile without it."""
        if self.top:
            return self.top[0][0], replace(self, top=self.top[1:])
        if self.bag:
            card = await draw(self.bag, sees)
            return card, Pile(without_one(self.bag, card), (), self.bottom)
        return self.bottom[-1][0], replace(self, bottom=self.bottom[:-1])

    async def look_at_top(self, *sees: Actor) -> Pile:
        """The same pile, with its top card known to these players too."""
        card, rest = await self.draw_top(*sees)
        before = self.top[0][1] if self.top else ()
        return rest.put_on_top(card, *before, *(p for p in sees if p not in before))

    def seen_by(self, players: tuple[Actor, ...]) -> dict[str, Any]:
        """Its size for everybody; the cards at its ends for those who know them."""

        def face(known: Known) -> str | None:
            return known[0] if any(p in known[1] for p in players) else None

        seen: dict[str, Any] = {"count": len(self)}
        if self.top:
            seen["top"] = tuple(face(known) for known in self.top)
        if self.bottom:
            seen["bottom"] = tuple(face(known) for known in self.bottom)
        return seen


def without_one(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """These cards less one copy of `card`."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
