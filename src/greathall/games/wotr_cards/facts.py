"""The printed figures of all cards and locations (pp. 6–7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from greathall.games.data_files import load

Card = str  # the title of a faction card; copies of an army share it
Location = str  # the name of a path or battleground
Faction = str
Side = str

FREE: Side = "free"
SHADOW: Side = "shadow"
SIDES = (FREE, SHADOW)
ENEMY = {FREE: SHADOW, SHADOW: FREE}
FREE_FACTIONS = ("dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard")
ARMY, CHARACTER, ITEM, EVENT = "army", "character", "item", "event"


@dataclass(frozen=True, slots=True)
class FactionCard:
    """One faction card as printed (p. 7)."""

    id: Card
    faction: Faction
    type: str
    copies: int = 1
    promo: bool = False
    attack: int = 0
    defence: int = 0
    leads_attack: int = 0
    leads_defence: int = 0
    path_icons: int = 0
    paths: tuple[int, ...] = ()
    varies: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    wielders: tuple[tuple[str, str], ...] = ()
    text: bool = False

    @property
    def side(self) -> Side:
        return FREE if self.faction in FREE_FACTIONS else SHADOW


@dataclass(frozen=True, slots=True)
class LocationCard:
    """One path or battleground as printed (p. 6)."""

    id: Location
    kind: str
    points: int
    defence: int
    number: int = 0
    side: Side = FREE  # whose battleground it is; on a path the Free Peoples defend as well
    defenders: tuple[Faction, ...] = ()
    attackers: tuple[Faction, ...] = ()

    @property
    def factions(self) -> tuple[Faction, ...]:
        return self.defenders + self.attackers

    @property
    def is_path(self) -> bool:
        return self.kind == "path"


CARDS: dict[Card, FactionCard] = {
    row["id"]: FactionCard(**row) for row in load("cards.json", __package__)
}
LOCATIONS: dict[Location, LocationCard] = {
    row["id"]: LocationCard(**row) for row in load("locations.json", __package__)
}
# As printed; `scenarios.py` makes more of them.
SCENARIO_FACTS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in load("scenarios.json", __package__)
}
