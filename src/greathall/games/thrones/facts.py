"""The printed figures: areas, houses, cards, orders and tokens (pp. 2–6, 13, 17, 22, 28–29)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from greathall.games.data_files import load

Area = str  # a land, a sea or a port
House = str
Unit = str
Order = str  # an order token; equal tokens share the name
Card = str  # a house card, a Westeros card, a wildling card or a tide of battle
Track = str
Side = str  # of a combat

LAND: Final = "land"
SEA: Final = "sea"
PORT: Final = "port"
FOOTMAN: Final = "footman"
KNIGHT: Final = "knight"
SIEGE: Final = "siege-engine"
SHIP: Final = "ship"
UNITS: Final[tuple[Unit, ...]] = (
    FOOTMAN,
    KNIGHT,
    SIEGE,
    SHIP,
)  # the order in which an army is told
LAND_UNITS: Final = (FOOTMAN, KNIGHT, SIEGE)
IN_THE_BOX: Final = {FOOTMAN: 10, KNIGHT: 5, SIEGE: 2, SHIP: 6}  # of each house (p. 2)
STRENGTH: Final = {FOOTMAN: 1, KNIGHT: 2, SIEGE: 0, SHIP: 1}  # p. 17
STRENGTH_IN_SIEGE: Final = STRENGTH | {SIEGE: 4}  # attacking a castle or stronghold
COST: Final = {FOOTMAN: 1, KNIGHT: 2, SIEGE: 2, SHIP: 1}  # p. 9
UPGRADE_COST: Final = 1
POINTS: Final = {"castle": 1, "stronghold": 2}
PORT_CAPACITY: Final = 3  # p. 25
POWER_TOKENS: Final = 20  # of each house (p. 2)
ROUNDS: Final = 10
AREAS_TO_WIN: Final = 7
THRONE: Final = "throne"
FIEFDOMS: Final = "fiefdoms"
COURT: Final = "court"
TRACKS: Final[tuple[Track, ...]] = (THRONE, FIEFDOMS, COURT)
MARCH: Final = "march"
DEFENSE: Final = "defense"
SUPPORT: Final = "support"
RAID: Final = "raid"
CONSOLIDATE: Final = "consolidate-power"
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
SIDES: Final[tuple[Side, ...]] = (ATTACKER, DEFENDER)
STARS: Final = (3, 3, 2, 1, 0, 0)  # special orders by place on the King's Court track
STARS_OF_THE_OVERLAY: Final = (3, 2, 1, 0)  # with three or four players (p. 28)
# The largest army in each slot, by supply level (p. 8).
SUPPLY: Final = (
    (2, 2),
    (3, 2),
    (3, 2, 2),
    (3, 2, 2, 2),
    (3, 3, 2, 2),
    (4, 3, 2, 2),
    (4, 3, 2, 2, 2),
)
HIGHEST_SUPPLY: Final = 6
WILDLINGS_ATTACK: Final = 12
DECKS: Final = ("I", "II", "III")


@dataclass(frozen=True, slots=True)
class AreaFacts:
    """One area of the board (pp. 6, 27)."""

    id: Area
    kind: str
    structure: str = ""
    supply: int = 0
    power: int = 0
    home_of: House = ""
    port: Area = ""
    adjacent: tuple[Area, ...] = ()

    @property
    def points(self) -> int:
        """Mustering points (p. 9)."""
        return POINTS.get(self.structure, 0)


@dataclass(frozen=True, slots=True)
class HouseFacts:
    """What a house screen tells (p. 6): tracks are places in a game of six."""

    id: House
    home: Area
    garrison: int
    supply: int
    power: int
    throne: int
    fiefdoms: int
    court: int
    units: dict[Area, tuple[Unit, ...]]


@dataclass(frozen=True, slots=True)
class HouseCard:
    """One house card as printed (p. 19)."""

    id: Card
    house: House
    strength: int
    swords: int = 0
    fortifications: int = 0
    text: bool = False


@dataclass(frozen=True, slots=True)
class WesterosCard:
    """One of a Westeros deck as printed (p. 7)."""

    id: Card
    deck: str
    copies: int
    wildlings: int = 0

    @property
    def title(self) -> str:
        """Its name; a card of two decks has a number behind it."""
        return self.id.rstrip("-12")


@dataclass(frozen=True, slots=True)
class TideCard:
    """A tides of battle card (p. 29)."""

    id: Card
    copies: int
    strength: int = 0
    swords: int = 0
    fortifications: int = 0
    skulls: int = 0


@dataclass(frozen=True, slots=True)
class OrderFacts:
    """An order token (pp. 13, 22)."""

    id: Order
    type: str
    copies: int
    special: bool = False
    strength: int = 0

    def allowed_copies(self, banned: tuple[str, ...]) -> int:
        """How many a house may place in a round in which these types and tokens are banned."""
        return 0 if self.id in banned or self.type in banned else self.copies


AREAS: Final[dict[Area, AreaFacts]] = {
    row["id"]: AreaFacts(**row) for row in load("areas.json", __package__)
}
HOUSES: Final[dict[House, HouseFacts]] = {
    row["id"]: HouseFacts(**row) for row in load("houses.json", __package__)
}
HOUSE_CARDS: Final[dict[Card, HouseCard]] = {
    r["id"]: HouseCard(**r) for r in load("house-cards.json", __package__)
}
WESTEROS_CARDS: Final[dict[Card, WesterosCard]] = {
    row["id"]: WesterosCard(**row) for row in load("westeros-cards.json", __package__)
}
WILDLING_CARDS: Final[tuple[Card, ...]] = tuple(
    row["id"] for row in load("wildling-cards.json", __package__)
)
TIDES: Final[dict[Card, TideCard]] = {
    row["id"]: TideCard(**row) for row in load("tides-of-battle.json", __package__)
}
ORDERS: Final[dict[Order, OrderFacts]] = {
    row["id"]: OrderFacts(**row) for row in load("orders.json", __package__)
}
# By number of players; None: too strong to be conquered (p. 26).
NEUTRAL_LORDS: Final[dict[int, dict[Area, int | None]]] = {
    int(players): lords for players, lords in load("neutral-lords.json", __package__).items()
}
# Who takes part, by number of players (p. 28), in the order of the Iron Throne track.
HOUSES_OF: Final[dict[int, tuple[House, ...]]] = {
    3: ("baratheon", "lannister", "stark"),
    4: ("baratheon", "lannister", "stark", "greyjoy"),
    5: ("baratheon", "lannister", "stark", "greyjoy", "tyrell"),
    6: ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"),
}
CASTLES: Final[tuple[Area, ...]] = tuple(a.id for a in AREAS.values() if a.structure)
LANDS: Final[tuple[Area, ...]] = tuple(a.id for a in AREAS.values() if a.kind == LAND)
WITH_BARRELS: Final[tuple[Area, ...]] = tuple(a for a in LANDS if AREAS[a].supply)
WITH_CROWNS: Final[tuple[Area, ...]] = tuple(a for a in LANDS if AREAS[a].power)
PORTS: Final[tuple[Area, ...]] = tuple(a.id for a in AREAS.values() if a.kind == PORT)


def neighbours(area: Area, kind: str) -> tuple[Area, ...]:
    """The adjacent areas of this kind."""
    return _NEIGHBOURS[area, kind]


_NEIGHBOURS: Final = {
    (area.id, kind): tuple(n for n in area.adjacent if AREAS[n].kind == kind)
    for area in AREAS.values()
    for kind in (LAND, SEA, PORT)
}
LAND_OF_PORT: Final[dict[Area, Area]] = {port: neighbours(port, LAND)[0] for port in PORTS}
LAND_OF: Final[dict[Area, Area]] = {area: LAND_OF_PORT.get(area, area) for area in AREAS}
HOME_OF: Final[dict[Area, House]] = {area.id: area.home_of for area in AREAS.values()}
SEA_OF_PORT: Final[dict[Area, Area]] = {port: neighbours(port, SEA)[0] for port in PORTS}


def stars_at_court(place: int, houses: int) -> int:
    """How many special orders this place, counted from 0, allows in a game of so many houses."""
    return (STARS_OF_THE_OVERLAY if houses < 5 else STARS)[place]


def cards_of(house: House) -> tuple[Card, ...]:
    return tuple(card.id for card in HOUSE_CARDS.values() if card.house == house)


_SORTED: Final = {unit: place for place, unit in enumerate(UNITS)}


def army(units: Iterable[Unit]) -> tuple[Unit, ...]:
    """These units in the order in which an army is told."""
    return tuple(sorted(units, key=_SORTED.__getitem__))


def without(units: tuple[Unit, ...], gone: Iterable[Unit]) -> tuple[Unit, ...]:
    """An army less some of its units."""
    left = list(units)
    for unit in gone:
        left.remove(unit)
    return tuple(left)


@cache
def groups(units: tuple[Unit, ...]) -> tuple[tuple[Unit, ...], ...]:
    """Every different part of an army, the greatest first, but for nobody at all."""
    found: set[tuple[Unit, ...]] = {()}
    for unit in units:
        found |= {(*group, unit) for group in found}
    found.discard(())
    return tuple(sorted((army(g) for g in found), key=lambda g: (-len(g), g)))
