"""How the table of a game is shown in a terminal: by the game's own renderer, or as it is."""

from __future__ import annotations

from typing import Any, Protocol, cast

from greathall.cli import fallback
from greathall.cli.layout import Block, Layout
from greathall.games import part_of
from greathall.kernel import Match, Seat
from greathall.narration import Narrator


class Renderer(Protocol):
    """What the module `terminal` of a game offers."""

    def layout(self, view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Layout:
        """Everything that lies on the table, as the owner of these decks sees it."""

    def piles(
        self, view: dict[str, Any], players: tuple[str, ...], narrator: Narrator
    ) -> list[Block]:
        """What may be looked through."""

    def explain(self, thing: str, narrator: Narrator) -> Block:
        """What a card or a term says."""

    def things(self) -> tuple[str, ...]:
        """Everything that can be explained."""


def renderer_of(match: Match) -> Renderer:
    """The renderer of this game, or one that lists its view as it is."""
    return cast("Renderer", part_of(match.game.id, "terminal") or fallback)


def layout_for(match: Match, seat: Seat, narrator: Narrator) -> Layout:
    return renderer_of(match).layout(match.view(seat), match.seats[seat], narrator)
