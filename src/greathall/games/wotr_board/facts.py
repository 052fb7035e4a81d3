"""The printed figures: regions, Nations, figures, characters, dice, tiles and cards (1, 2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from greathall.games.data_files import load

Region = str
Nation = str
Side = str
Figure = str  # `gondor-regular`, `nazgul`, or a character; equal figures share the name
Character = str
Face = str  # of an Action die
Tile = str  # a Hunt tile; equal tiles share the name
Card = str  # an Event card
Combat = str  # the combat half of Event cards; several cards may share one
Deck = str
Faction = str  # of Warriors of Middle-earth; its figures share its name

FREE: Final = "free-peoples"
SHADOW: Final = "shadow"
SIDES: Final[tuple[Side, ...]] = (FREE, SHADOW)
ENEMY: Final[dict[Side, Side]] = {FREE: SHADOW, SHADOW: FREE}

TOWN: Final = "town"
CITY: Final = "city"
STRONGHOLD: Final = "stronghold"
FORTIFICATION: Final = "fortification"
POINTS: Final = {CITY: 1, STRONGHOLD: 2}
POINTS_TO_WIN: Final = {SHADOW: 10, FREE: 4}

REGULAR: Final = "regular"
ELITE: Final = "elite"
LEADER: Final = "leader"
NAZGUL: Final = "nazgul"
ARMED_DUNLENDINGS: Final = "armed-dunlendings"  # units for one battle; see `warriors`
COMPANION: Final = "companion"
MINION: Final = "minion"
ANY: Final = "any"
HOBBIT: Final = "hobbit"
GOLLUM: Final = "gollum"

# Answers that name no piece.
DONE: Final = "done"  # nothing more
GO: Final = "go"  # with all who are left
YES: Final = "yes"
NO: Final = "no"

# Where a character can be besides a region.
FELLOWSHIP: Final = "fellowship"
ASIDE: Final = "aside"  # not yet in play
GONE: Final = "gone"  # out of the game

CHARACTER: Final = "character"
ARMY: Final = "army"
MUSTER: Final = "muster"
MUSTER_ARMY: Final = "muster-army"
EVENT: Final = "event"
WILL: Final = "will-of-the-west"
EYE: Final = "eye"
FACES: Final[dict[Side, tuple[Face, ...]]] = {
    FREE: (CHARACTER, CHARACTER, MUSTER, MUSTER_ARMY, EVENT, WILL),
    SHADOW: (CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, EYE),
}
DICE: Final = {FREE: 4, SHADOW: 7}  # before characters bring more
RINGS: Final = 3

STRATEGY: Final = "strategy"
FACTION: Final = "faction"
DECKS: Final[tuple[Deck, ...]] = (CHARACTER, STRATEGY)

STACKING: Final = 10  # units in a region
GARRISON: Final = 5  # units in a besieged Stronghold
MOST_DICE: Final = 5  # of a combat roll or a Hunt roll
HIGHEST_PROGRESS: Final = 12
HIGHEST_CORRUPTION: Final = 12
CRACK_OF_DOOM: Final = 5
MORDOR_ENTRANCES: Final[tuple[Region, ...]] = ("morannon", "minas-morgul")


@dataclass(frozen=True, slots=True)
class RegionFacts:
    """One region of the board."""

    id: Region
    x: int
    y: int
    adjacent: tuple[Region, ...]
    mountains: tuple[Region, ...] = ()  # regions beyond a border that nobody crosses
    nation: Nation = ""
    settlement: str = ""  # a Town, City, Stronghold or Fortification
    coastal: bool = False

    @property
    def points(self) -> int:
        return POINTS.get(self.settlement, 0)


@dataclass(frozen=True, slots=True)
class NationFacts:
    """A Nation: where it stands on the Political Track, and its figures in the box."""

    id: Nation
    side: Side
    steps: int
    active: bool
    regular: int
    elite: int
    leader: int


@dataclass(frozen=True, slots=True)
class CharacterFacts:
    """A Companion or a Minion."""

    id: Character
    kind: str
    level: int
    leadership: int
    race: str = ""
    activates: Nation = ""
    nation: Nation = ""
    dice: int = 0
    captain: bool = False
    replaces: Character = ""

    @property
    def side(self) -> Side:
        return FREE if self.kind == COMPANION else SHADOW


@dataclass(frozen=True, slots=True)
class FigureFacts:
    """A kind of figure, and how many of it there are."""

    id: Figure
    side: Side
    kind: str
    nation: Nation
    copies: int


@dataclass(frozen=True, slots=True)
class TileFacts:
    """A Hunt tile. Its value is a number, `eye` or `die`; below zero it heals."""

    id: Tile
    kind: str
    value: int | str
    copies: int
    reveal: bool = False
    stop: bool = False

    @property
    def is_eye(self) -> bool:
        return self.value == EYE

    @property
    def is_blue(self) -> bool:
        return self.kind == FELLOWSHIP


@dataclass(frozen=True, slots=True)
class CardFacts:
    """An Event card as printed."""

    id: Card
    side: Side
    deck: Deck
    number: int
    icon: Face
    combat: Combat = ""  # a faction event has no such half
    table: bool = False
    player: str = ""  # who alone may use it, with three or four players
    faction: Faction = ""
    copy_of: Card = ""  # the first of several cards that are alike
    removed_by_warriors: bool = False  # when Warriors of Middle-earth is used
    added_by_warriors: bool = False


@dataclass(frozen=True, slots=True)
class CombatFacts:
    """The combat half of an Event card as printed; an initiative for each of its effects."""

    id: Combat
    side: Side
    initiative: tuple[int, ...]


# A card of Warriors of Middle-earth that is a region for the Ring-bearers; it is off the board.
WESTERN_WAY: Final = "western-way"
REGIONS: Final[dict[Region, RegionFacts]] = {
    **{row["id"]: RegionFacts(**row) for row in load("regions.json", __package__)},
    WESTERN_WAY: RegionFacts(WESTERN_WAY, 0, 0, ()),
}
BOARD: Final[tuple[Region, ...]] = tuple(region for region in REGIONS if region != WESTERN_WAY)
GREY_HAVENS: Final = "grey-havens"
# Where ships of the Western Way land.
HARBOURS: Final[tuple[Region, ...]] = (
    GREY_HAVENS,
    *(region.id for region in REGIONS.values() if region.coastal and region.nation == "gondor"),
)
NATIONS: Final[dict[Nation, NationFacts]] = {
    row["id"]: NationFacts(**row) for row in load("nations.json", __package__)
}
CHARACTERS: Final[dict[Character, CharacterFacts]] = {
    row["id"]: CharacterFacts(**row) for row in load("characters.json", __package__)
}
HUNT_TILES: Final[dict[Tile, TileFacts]] = {
    row["id"]: TileFacts(**row) for row in load("hunt-tiles.json", __package__)
}
EVENT_CARDS: Final[dict[Card, CardFacts]] = {
    row["id"]: CardFacts(**row)
    for file in ("event-cards.json", "warriors-events.json", "faction-events.json")
    for row in load(file, __package__)
}
COMBAT_CARDS: Final[dict[Combat, CombatFacts]] = {
    row["id"]: CombatFacts(**row) for row in load("combat-cards.json", __package__)
}


def _all_figures() -> dict[Figure, FigureFacts]:
    """In the order in which an army is told: units, Leaders, Nazgûl, factions, characters."""
    figures: list[FigureFacts] = []
    for kind in (ELITE, REGULAR, LEADER):
        for n in NATIONS.values():
            copies = {ELITE: n.elite, REGULAR: n.regular, LEADER: n.leader}[kind]
            if copies:
                figures.append(FigureFacts(f"{n.id}-{kind}", n.side, kind, n.id, copies))
        if kind == REGULAR:
            figures.append(FigureFacts(ARMED_DUNLENDINGS, SHADOW, REGULAR, "isengard", 0))
    figures.append(FigureFacts(NAZGUL, SHADOW, NAZGUL, "sauron", 8))
    figures += [
        FigureFacts(row["id"], row["side"], FACTION, "", row["figures"])
        for row in load("factions.json", __package__)
    ]
    figures += [FigureFacts(c.id, c.side, c.kind, c.nation, 1) for c in CHARACTERS.values()]
    return {figure.id: figure for figure in figures}


FIGURES: Final = _all_figures()
UNITS: Final = frozenset(f.id for f in FIGURES.values() if f.kind in (REGULAR, ELITE))
ELITES: Final = frozenset(f.id for f in FIGURES.values() if f.kind == ELITE)
LEADERS: Final = frozenset(f.id for f in FIGURES.values() if f.kind == LEADER)
# Figures of Warriors of Middle-earth; they are neither units nor Leaders.
FACTION_FIGURES: Final = frozenset(f.id for f in FIGURES.values() if f.kind == FACTION)
COMPANIONS: Final = tuple(c.id for c in CHARACTERS.values() if c.kind == COMPANION)
MINIONS: Final = tuple(c.id for c in CHARACTERS.values() if c.kind == MINION)
CHARACTERS_OF: Final[dict[Side, tuple[Character, ...]]] = {FREE: COMPANIONS, SHADOW: MINIONS}
NATIONS_OF: Final[dict[Side, tuple[Nation, ...]]] = {
    side: tuple(n.id for n in NATIONS.values() if n.side == side) for side in SIDES
}
FIGURE: Final[dict[tuple[Nation, str], Figure]] = {
    (f.nation, f.kind): f.id
    for f in FIGURES.values()
    if f.kind in (REGULAR, ELITE, LEADER) and f.copies
}
# Towns, Cities and Strongholds: what can be controlled (1.3). A Fortification is none of them.
SETTLEMENTS: Final[dict[Region, Side]] = {
    r.id: NATIONS[r.nation].side
    for r in REGIONS.values()
    if r.settlement in (TOWN, CITY, STRONGHOLD)
}
STRONGHOLDS: Final = tuple(r.id for r in REGIONS.values() if r.settlement == STRONGHOLD)
REGIONS_OF: Final[dict[Nation, tuple[Region, ...]]] = {
    nation: tuple(r.id for r in REGIONS.values() if r.nation == nation) for nation in NATIONS
}
SETTLEMENTS_OF: Final[dict[Nation, tuple[Region, ...]]] = {
    nation: tuple(r for r in regions if r in SETTLEMENTS) for nation, regions in REGIONS_OF.items()
}
STANDARD_TILES: Final[tuple[Tile, ...]] = tuple(
    t.id for t in HUNT_TILES.values() if t.kind == "standard" for _ in range(t.copies)
)

_PLACE: Final = {figure: place for place, figure in enumerate(FIGURES)}


def in_order(figures: Iterable[Figure]) -> tuple[Figure, ...]:
    """These figures in the order in which an army is told."""
    return tuple(sorted(figures, key=_PLACE.__getitem__))


def without(figures: tuple[Figure, ...], gone: Iterable[Figure]) -> tuple[Figure, ...]:
    """An army less some of its figures."""
    left = list(figures)
    for figure in gone:
        left.remove(figure)
    return tuple(left)


# The same armies are counted over and over, and this is faster than counting.
REMEMBERED: Final = 1 << 10


@lru_cache(maxsize=REMEMBERED)
def kinds_of(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Each kind of figure among these once, in their order."""
    return tuple(dict.fromkeys(figures))


@lru_cache(maxsize=REMEMBERED)
def units_in(figures: tuple[Figure, ...]) -> int:
    """How many of these are units."""
    return len([figure for figure in figures if figure in UNITS])
