"""How the board of Westeros looks to one house: what it is worth, who threatens it.

Worth is counted in points of no great precision: a castle is six, a step forward a tenth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.games.thrones.control import controller, is_kept_without_units
from greathall.games.thrones.facts import (
    AREAS,
    AREAS_TO_WIN,
    FIEFDOMS,
    HOUSE_CARDS,
    LAND,
    MARCH,
    ORDERS,
    PORT,
    ROUNDS,
    SEA,
    SUPPORT,
    Area,
    House,
    Order,
    Track,
    Unit,
    neighbours,
)
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.movement import areas_within_reach, defender_of, is_closed
from greathall.games.thrones.strength import defense_strength, group_strength
from greathall.games.thrones.support import can_help
from greathall.games.thrones.table import Westeros, areas_of
from greathall.games.thrones.victory import castles

Units = tuple[Unit, ...]
SEAS: Final = frozenset(area for area, facts in AREAS.items() if facts.kind == SEA)
CASTLE: Final = 6.0
STRONGHOLD: Final = 7.0
HOME: Final = 2.0
BARREL: Final = 1.2
CROWN: Final = 0.6
BARE_LAND: Final = 0.3
COAST: Final = 0.25  # of what lies around a sea, for those who can cross it
DOUBT: Final = 1.3  # how much strength may differ from what we expect
DENIAL: Final = 0.4  # what an enemy loses is worth something too
STANDS_READY: Final = 0.5  # how much an army threatens that has no march order, or none yet
HELP_OF_FRIENDS: Final = 0.4  # of the units beside a fight that may get a support order
LEADS: Final = {2: 0.5, 1: 2.0}  # castles that a castle is worth of whom so many part from victory
WINS: Final = {2: 1.0, 1: 3.0}  # and if so many part us
USUAL_DEFENSE: Final = 0.7  # that lies under a token face down
FLEETS: Final = 2048  # of which it is remembered where they lead; a bound
_WAYS: Final[dict[tuple[tuple[Area, ...], tuple[Area, ...]], dict[Area, list[Area]]]] = {}


class Realm:
    """What one house makes of the table that it sees. What was found out once is remembered."""

    def __init__(self, game: Westeros, house: House) -> None:
        self.game, self.house = game, house
        self.units, self.holder, self.orders = game.units, game.holder, game.orders
        self.power: int = game.power[house]
        self.is_last_round = game.round == ROUNDS
        self.own = areas_of(game, house)
        self.castles = castles(game)
        self._threats: dict[Area, float] | None = None
        self._help: dict[tuple[Area, House], float] = {}
        self._reach: dict[House, dict[Area, list[Area]]] = {}
        self._worth: dict[Area, float] = {}
        self._prize: dict[Area, float] = {}
        self._defence: dict[Area, float] = {}  # without units
        self._odds: dict[tuple[Area, int], float] = {}
        self._best_cards: dict[House, float] = {}
        self._held: dict[tuple[Area, Units, float], float] = {}
        self.moves: dict[tuple[Area, Area, int], float] = {}  # the best of each kind

    def place(self, track: Track, house: House = "") -> int:
        """From 0, the best."""
        return self.game.tracks[track].index(house or self.house)

    def is_ours(self, area: Area) -> bool:
        return controller(self.game, area) == self.house

    def defender(self, area: Area) -> House:
        """Whom we would have to fight there."""
        return defender_of(self.game, self.house, area)

    def is_contested(self, area: Area) -> bool:
        """Whether a march there brings a fight, or joins one."""
        battle = self.game.battle
        if battle and battle.area == area:
            return True
        return area in self.game.lords or bool(self.defender(area))

    def reach(self, house: House, area: Area) -> list[Area]:
        """Where units of this house can go from here."""
        if AREAS[area].kind != LAND:
            return areas_within_reach(self.game, house, area)
        ways = self._reach.get(house)
        if ways is None:
            ways = self._reach[house] = ways_of(self.game, house)
        if area not in ways:
            ways[area] = areas_within_reach(self.game, house, area)
        return ways[area]

    # ------------------------------------------------ what it is worth

    def worth(self, area: Area) -> float:
        """What it is worth to have this area."""
        if area not in self._worth:
            self._worth[area] = self._find_worth(area)
        return self._worth[area]

    def _find_worth(self, area: Area) -> float:
        facts = AREAS[area]
        if self.is_last_round:
            return CASTLE if facts.structure else BARE_LAND if facts.kind == LAND else 0.0
        if facts.kind == PORT:
            return 0.4
        if facts.kind == SEA:
            return 0.4 + self._coast(area)
        worth = BARE_LAND + BARREL * facts.supply + CROWN * facts.power
        worth += {"castle": CASTLE, "stronghold": STRONGHOLD}.get(facts.structure, 0.0)
        return worth + (HOME if facts.home_of == self.house else 0.0)

    def _coast(self, sea: Area) -> float:
        """Lands to be taken over this sea, and own castles that an enemy could land at."""
        wanted = [land for land in neighbours(sea, LAND) if not is_closed(self.game, land)]
        return COAST * max((land_worth(a) for a in wanted), default=0.0)

    def prize(self, area: Area) -> float:
        """What it would be worth to take this area: more, if it decides the game."""
        if area not in self._prize:
            self._prize[area] = self._find_prize(area)
        return self._prize[area]

    def _find_prize(self, area: Area) -> float:
        owner, worth = controller(self.game, area), self.worth(area)
        if owner and owner != self.house:
            worth += DENIAL * worth
            if AREAS[area].structure:
                worth += CASTLE * LEADS.get(AREAS_TO_WIN - self.castles[owner], 0.0)
        if AREAS[area].structure:
            worth += CASTLE * WINS.get(AREAS_TO_WIN - self.castles[self.house], 0.0)
        return worth

    # ------------------------------------------------ strength

    def threat(self, area: Area) -> float:
        """The strongest enemy army that can reach an area."""
        if self._threats is None:
            self._threats = self._find_threats()
        return self._threats.get(area, 0.0)

    def _find_threats(self) -> dict[Area, float]:
        found: dict[Area, float] = {}
        for area, units in self.units.items():
            house = self.holder[area]
            if house == self.house:
                continue
            sure = 1.0 if self.has_order(area, MARCH) else STANDS_READY
            for to in self.reach(house, area):
                attack = sure * (group_strength(units, to) + 0.5)
                if attack > found.get(to, 0.0):
                    found[to] = attack
        return found

    def order(self, area: Area) -> Order:
        """The order that lies open there; none is an empty name."""
        return self.orders.get(area, "")

    def has_order(self, area: Area, kind: str) -> bool:
        order = self.order(area)
        return bool(order) and ORDERS[order].type == kind

    def help(self, area: Area, house: House) -> float:
        """Support that this house has beside an area, or may have while orders lie face down."""
        if (area, house) not in self._help:
            self._help[area, house] = self._find_help(area, house)
        return self._help[area, house]

    def _find_help(self, area: Area, house: House) -> float:
        total = 0.0
        for other in AREAS[area].adjacent:
            if self.holder.get(other) != house or not can_help(other, area):
                continue
            there = group_strength(self.units.get(other, ()), area, house == self.house)
            if self.has_order(other, SUPPORT):
                total += there + ORDERS[self.order(other)].strength
            elif not self.orders:
                total += HELP_OF_FRIENDS * there
        return total

    def defence(self, area: Area, units: Units) -> float:
        """What these units of ours could bring up here."""
        if area not in self._defence:
            more = defense_strength(self.order(area))
            garrison = self.game.garrisons.get(area, 0) if self.is_ours(area) else 0
            self._defence[area] = more + garrison + self.help(area, self.house)
        return group_strength(units, area, False) + self._defence[area]

    def hold(self, area: Area, units: Units, more: float = 0.0) -> float:
        """What an area of ours is worth with these units in it, less the danger that it is lost."""
        key = area, units, more
        if key not in self._held:
            self._held[key] = self._find_hold(area, units, more)
        return self._held[key]

    def _find_hold(self, area: Area, units: Units, more: float) -> float:
        worth = self.worth(area)
        if not units:
            if AREAS[area].kind != LAND:
                return 0.0
            if not is_kept_without_units(self.game, self.house, area) and not self.power:
                return 0.0
        threat = self.threat(area)
        if not threat:
            return worth
        return worth * (1 - chance(threat - self.defence(area, units) - more))

    def odds(self, area: Area, units: Units, order: int) -> float:
        """How likely these units take an area."""
        attack = area, group_strength(units, area) + order
        if attack not in self._odds:
            self._odds[attack] = self._find_odds(*attack)
        return self._odds[attack]

    def _find_odds(self, area: Area, attack: int) -> float:
        lord = self.game.lords.get(area, 0)
        if lord:
            return float(attack + self._sure_support(area) >= lord)
        enemy = self.defender(area)
        if not enemy:
            return 1.0
        lead = attack + self.help(area, self.house) - self.resistance(area, enemy)
        lead += self.best_cards(self.house) - self.best_cards(enemy)
        lead += 0.4 if is_higher(self.game, FIEFDOMS, self.house, enemy) else -0.4
        return chance(lead)

    def resistance(self, area: Area, enemy: House) -> float:
        """What the defender has without a house card."""
        units = self.units.get(area, ()) if self.holder.get(area) == enemy else ()
        garrison = self.game.garrisons.get(area, 0)
        total = group_strength(units, area, attacking=False) + self.help(area, enemy) + garrison
        if not self.orders and units:
            return total + USUAL_DEFENSE
        return total + defense_strength(self.order(area))

    def _sure_support(self, area: Area) -> float:
        return self.help(area, self.house) if self.orders else 0.0

    def best_cards(self, house: House) -> float:
        """About what a house will play: the second best of its hand."""
        if house not in self._best_cards:
            hand = sorted((HOUSE_CARDS[c].strength for c in self.game.hand[house]), reverse=True)
            self._best_cards[house] = float(hand[min(1, len(hand) - 1)])
        return self._best_cards[house]


def ways_of(game: Westeros, house: House) -> dict[Area, list[Area]]:
    """What was found out about the ways of this house by land, with these ships."""
    seas = tuple(sorted([a for a, of in game.holder.items() if of == house and a in SEAS]))
    closed = tuple([land for land, lord in game.lords.items() if lord is None])
    if len(_WAYS) >= FLEETS:
        _WAYS.clear()
    return _WAYS.setdefault((seas, closed), {})


def land_worth(area: Area) -> float:
    """What anybody would give for a land."""
    return AREAS[area].points + 0.3 * (AREAS[area].supply + AREAS[area].power)


def chance(lead: float) -> float:
    """How likely a lead of so much strength wins."""
    return 1 / (1 + exp(-lead / DOUBT))
