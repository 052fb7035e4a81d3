"""Face-down piles: a bag in no order, and what is known of its top and bottom, and to whom."""

from __future__ import annotations

from typing import Any

from greathall.kernel.questions import CHANCE, Actor, Question

Known = tuple[str, tuple[Actor, ...]]  # a card, and the players who know that it lies here


class Pile:
    """`top` reads downwards from the topmost card, `bottom` upwards from the lowest.

    A pile never changes: what is done to it makes another pile.
    """

    __slots__ = ("bag", "bottom", "top")

    def __init__(
        self,
        bag: tuple[str, ...] = (),
        top: tuple[Known, ...] = (),
        bottom: tuple[Known, ...] = (),
    ) -> None:
        self.bag, self.top, self.bottom = bag, top, bottom

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and (
            (self.bag, self.top, self.bottom) == (other.bag, other.top, other.bottom)
        )

    def __hash__(self) -> int:
        return hash((self.bag, self.top, self.bottom))

    def __repr__(self) -> str:
        return f"Pile({self.bag!r}, {self.top!r}, {self.bottom!r})"

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.bag or self.top or self.bottom)

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
        return Pile(self.bag, ((card, known_to), *self.top), self.bottom)

    def put_at_bottom(self, card: str, *known_to: Actor) -> Pile:
        return Pile(self.bag, self.top, ((card, known_to), *self.bottom))

    async def draw_top(self, *sees: Actor) -> tuple[str, Pile]:
        """The topmost card, decided by chance only now unless known, and the rest.

        Chance also reveals a card that those who see it do not know yet: so a draw that showed
        something cannot be taken back, not even of the last card.
        """
        if self.bag and not self.top:
            card = await Question(CHANCE, "draw", self.bag, None, sees, always_ask=True)
            return card, Pile(without_one(self.bag, card), (), self.bottom)
        if self.top:
            (card, known_to), rest = self.top[0], Pile(self.bag, self.top[1:], self.bottom)
        else:
            (card, known_to), rest = self.bottom[-1], Pile((), (), self.bottom[:-1])
        if any(player not in known_to for player in sees):
            await Question(CHANCE, "draw", (card,), None, sees, always_ask=True)
        return card, rest

    async def look_at_top(self, *sees: Actor) -> Pile:
        """The same pile, with its top card known to these players too."""
        card, rest = await self.draw_top(*sees)
        before = () if self.bag and not self.top else (*self.top, *reversed(self.bottom))[0][1]
        return rest.put_on_top(card, *before, *(p for p in sees if p not in before))

    def seen_by(self, players: tuple[Actor, ...]) -> dict[str, Any]:
        """Its size for everybody; the cards at its ends for those who know them."""
        seen: dict[str, Any] = {"count": len(self)}
        if self.top:
            seen["top"] = tuple(_face(known, players) for known in self.top)
        if self.bottom:
            seen["bottom"] = tuple(_face(known, players) for known in self.bottom)
        return seen


def _face(known: Known, players: tuple[Actor, ...]) -> str | None:
    return known[0] if any(player in known[1] for player in players) else None


def without_one(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """These cards less one copy of `card`."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
