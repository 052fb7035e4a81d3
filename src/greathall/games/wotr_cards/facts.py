"""The printed figures of all cards and locations (pp. 6–7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from greathall.games.data_files import load

Card = str  # the title of a faction card; copies of an army share it
Location = str  # the name of a path or battleground
Faction = str
Side = str

FREE: Final[Side] = "free"
SHADOW: Final[Side] = "shadow"
SIDES: Final = (FREE, SHADOW)
ENEMY: Final = {FREE: SHADOW, SHADOW: FREE}
FREE_FACTIONS: Final = ("dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard")
ARMY: Final = "army"
CHARACTER: Final = "character"
ITEM: Final = "item"
EVENT: Final = "event"


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


CARDS: Final[dict[Card, FactionCard]] = {
    row["id"]: FactionCard(**row) for row in load("cards.json", __package__)
}
LOCATIONS: Final[dict[Location, LocationCard]] = {
    row["id"]: LocationCard(**row) for row in load("locations.json", __package__)
}
# As printed; `scenarios.py` makes more of them.
SCENARIO_FACTS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in load("scenarios.json", __package__)
}
