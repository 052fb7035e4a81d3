"""The table of each game, in words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from greathall.cli.sheet import Block, Sheet
from greathall.kernel import Match, Seat
from greathall.narration import Narrator


class Drawer(Protocol):
    """What a module of this folder offers."""

    def sheet(self, view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Sheet:
        """Everything that lies on the table, as the owner of these decks sees it."""

    def piles(
        self, view: dict[str, Any], players: tuple[str, ...], narrator: Narrator
    ) -> list[Block]:
        """What may be looked through."""

    def explain(self, thing: str, narrator: Narrator) -> Block:
        """What a card or a term says."""

    def things(self) -> tuple[str, ...]:
        """Everything that can be explained."""


def drawer_of(match: Match) -> Drawer:
    """The module that draws this game, or one that lists its view as it is."""
    name = f"{__name__}.{match.game.id.replace('-', '_')}"
    drawer: Any = import_module(name if find_spec(name) else f"{__name__}.bare")
    found: Drawer = drawer
    return found


def sheet_for(match: Match, seat: Seat, narrator: Narrator) -> Sheet:
    return drawer_of(match).sheet(match.view(seat), match.seats[seat], narrator)
