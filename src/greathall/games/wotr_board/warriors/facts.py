"""The printed figures of the expansion: factions, their dice and Call to Battle cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greathall.games.data_files import load
from greathall.games.wotr_board.facts import (
    SIDES,
    Card,
    Deck,
    Face,
    Faction,
    Region,
    Side,
)

_GAME: Final = "greathall.games.wotr_board"

DEAD_MEN: Final = "dead-men"
EAGLES: Final = "eagles"
ENTS: Final = "ents"
CORSAIRS: Final = "corsairs"
DUNLENDINGS: Final = "dunlendings"
SPIDERS: Final = "spiders"


@dataclass(frozen=True, slots=True)
class FactionFacts:
    """A faction: how many figures there are, and where it enters play with how many."""

    id: Faction
    side: Side
    figures: int
    start: tuple[tuple[Region, int], ...]
    stacking: int = 0  # how many figures a region holds; 0: any number


@dataclass(frozen=True, slots=True)
class CallFacts:
    """A Call to Battle card as printed; an initiative for each of its effects."""

    id: Card
    side: Side
    faction: Faction
    back: Deck  # it looks like a card of that deck, but belongs to none
    initiative: tuple[int, ...]


FACTIONS: Final[dict[Faction, FactionFacts]] = {
    row["id"]: FactionFacts(**row) for row in load("factions.json", _GAME)
}
FACTIONS_OF: Final[dict[Side, tuple[Faction, ...]]] = {
    side: tuple(f.id for f in FACTIONS.values() if f.side == side) for side in SIDES
}
CALL_CARDS: Final[dict[Card, CallFacts]] = {
    row["id"]: CallFacts(**row) for row in load("call-to-battle-cards.json", _GAME)
}
FACTION_FACES: Final[dict[Side, tuple[Face, ...]]] = load("faction-dice.json", _GAME)
