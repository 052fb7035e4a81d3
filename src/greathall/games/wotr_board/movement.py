"""Armies on the move: by dice (7.5) and by Event cards (5.8).

Questions: `move-army` (which Army, by region, or `done`), `move-to` (the region it enters; about
the one it leaves).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from greathall.games.wotr_board.capturing import can_be_captured, capture
from greathall.games.wotr_board.characters import companion_arrives
from greathall.games.wotr_board.control import (
    barred_regions,
    is_free_for_movement,
    is_inside,
)
from greathall.games.wotr_board.departures import (
    Departure,
    Leads,
    able_to_go,
    armies_led,
    at_hand,
    at_peace,
    bound_outside,
    choose_movers,
    leaders_of_moves,
    unbound,
    with_teammate,
)
from greathall.games.wotr_board.events import ArmyMoved
from greathall.games.wotr_board.facts import (
    DONE,
    FREE,
    NATIONS_OF,
    REGIONS,
    REMEMBERED,
    SHADOW,
    STACKING,
    Figure,
    Nation,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.figures import companions_in, move, nations_in
from greathall.games.wotr_board.players import act_with
from greathall.games.wotr_board.politics import ENTRY, activate
from greathall.games.wotr_board.rulings import may_over_stack
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.stacking import fillers, room, trim
from greathall.games.wotr_board.table import War, armies, force, side_of
from greathall.kernel import Player, choose

Moved = dict[Region, tuple[Figure, ...]]  # who came to a region with this action
NO_LIMIT: Final = 99
MOVES_OF_A_DIE: Final = 2
# The regions beside another that are of no Nation: nobody is kept out of them (11.6).
UNCLAIMED: Final[dict[Region, tuple[Region, ...]]] = {
    region.id: tuple(other for other in region.adjacent if not REGIONS[other].nation)
    for region in REGIONS.values()
}


# ------------------------------------------------ entering


def enter_region(
    game: War,
    side: Side,
    figures: tuple[Figure, ...],
    origin: Region,
    region: Region,
    ends_here: bool = True,
) -> None:
    """Figures with at least one unit go from one region to the next (7.5.4, 7.5.9).

    The Shadow activates the Nation there (11.3); an undefended Settlement is captured; a siege
    that they leave may be over; Companions arrive where the move ends (6.8).
    """
    cause = game.cause
    game.emit_cause(ArmyMoved(side, figures, origin, region))
    move(game, figures, origin, region)
    nation = REGIONS[region].nation
    if side == SHADOW and nation in NATIONS_OF[FREE]:
        activate(game, nation, ENTRY, region)
    if can_be_captured(game, side, region):
        capture(game, side, region)
    settle_siege(game, origin)
    game.expansion.arrived(game, region)
    if ends_here:
        arrive(game, figures, region)
    game.cause = cause


def arrive(game: War, figures: tuple[Figure, ...], region: Region) -> None:
    """Companions with an Army end their move where it ends (6.8)."""
    for who in companions_in(figures):
        companion_arrives(game, who, region)


def destinations(game: War, side: Side, region: Region) -> tuple[Region, ...]:
    """Adjacent regions that are free for Army movement; the besieged cannot leave (7.5)."""
    if is_inside(game, side, region):
        return ()
    return tuple(r for r in REGIONS[region].adjacent if is_free_for_movement(game, side, r))


# ------------------------------------------------ one region each


@lru_cache(maxsize=REMEMBERED)
def open_borders(
    army: tuple[Figure, ...], peace: tuple[Nation, ...], leads: Leads | None, origin: Region
) -> tuple[Region, ...]:
    """The regions beside it that all of an Army, or two of its units, may enter (11.6)."""
    found = []
    for region in REGIONS[origin].adjacent:
        able = unbound(army, bound_outside(peace, REGIONS[region].nation))
        is_led = leads is None or not leads.isdisjoint(able)
        if is_led and (len(able) == len(army) or units_in(able) > 1):
            found.append(region)
    return tuple(found)


class Moves:
    """Moves of one action: so many different Armies, one region each (7.5)."""

    def __init__(
        self,
        game: War,
        player: Player,
        count: int,
        leads: Leads | None = None,
        origins: tuple[Region, ...] | None = None,
    ) -> None:
        self.game, self.player, self.left = game, player, count
        self.side = side_of(game, player)
        self.leads, self.origins = leads, origins
        self.moved: Moved = {}
        self.is_plain = len(game.seat) == 2  # without a teammate any two units may go
        self.look_around()

    def look_around(self) -> None:
        """What holds until the next move."""
        self.own = armies(self.game, self.side)
        self.barred = barred_regions(self.game, self.side)
        self.peace = at_peace(self.game, self.side)
        self.crowded = self._crowded() if self.moved else ""
        self.special = {*self.game.besieged, *self.moved}  # where not everybody may go
        self.is_unhindered = self.is_plain and not (self.crowded or fillers(self.game, self.side))

    def ready(self) -> Iterator[Region]:
        """Armies that can move; if the first came to a full region, those who must make room."""
        regions: Iterable[Region]
        if self.crowded:
            regions = (self.crowded,)
        elif self.origins is None:
            regions = armies_led(self.game, self.side, self.leads)
        else:
            regions = [region for region in self.origins if region in self.own]
        return filter(self.goes_freely if self.is_unhindered else self.has_target, regions)

    def goes_freely(self, origin: Region) -> bool:
        """Most Armies do: all of it, or two units, may enter a region beside it with room."""
        own, barred, leads = self.own, self.barred, self.leads
        if origin in self.special:
            return self.has_target(origin)
        # Nazgûl and characters may lead it.
        army = own[origin] if leads is None else force(self.game, self.side, origin)
        if leads is None or not leads.isdisjoint(army):
            for region in UNCLAIMED[origin]:
                if region not in own and region not in barred:
                    return True
            for region in open_borders(army, self.peace, leads, origin):
                if region in barred or (region in own and units_in(own[region]) >= STACKING):
                    continue
                return True
        return self.has_target(origin)

    def has_target(self, origin: Region) -> bool:
        return next(self.targets(origin), None) is not None

    def targets(self, origin: Region) -> Iterator[Region]:
        """Where somebody of the Army here can go."""
        game, side = self.game, self.side
        there = at_hand(game, self.player, side, origin, self.moved.get(origin, ()))
        if is_inside(game, side, origin) or not self.is_led(there):
            return
        able: dict[Nation, tuple[Figure, ...]] = {}  # the borders are those of Nations
        for region in REGIONS[origin].adjacent:
            if region in self.barred and not is_free_for_movement(game, side, region):
                continue
            nation = REGIONS[region].nation
            if nation not in able:
                able[nation] = self.able(origin, unbound(there, bound_outside(self.peace, nation)))
            if able[nation] and self.has_room(origin, region, able[nation]):
                yield region

    def able(self, origin: Region, able: tuple[Figure, ...]) -> tuple[Figure, ...]:
        """Those who can cross a border, if any of them may go at all."""
        units = units_in(able)
        if not units or not self.is_led(able):
            return ()
        if self.is_plain and (units > 1 or len(self.own[origin]) == 1):
            return able
        departure = Departure(self.game, self.player, origin, able, self.leads, 1, NO_LIMIT)
        return able if departure.is_open(able) else ()

    def is_led(self, figures: tuple[Figure, ...]) -> bool:
        return self.leads is None or not self.leads.isdisjoint(figures)

    def has_room(self, origin: Region, region: Region, able: tuple[Figure, ...]) -> bool:
        """An empty region takes any Army; where there is any room, one of several units may go."""
        if not self.crowded:
            if region not in self.own:
                return True
            is_any_free = self.is_plain and (units_in(able) > 1 or len(self.own[origin]) == 1)
            if is_any_free and room(self.game, self.side, region) > 0:
                return True
        return self.departure(origin, region, able).is_open(able)

    def departure(self, origin: Region, region: Region, able: tuple[Figure, ...]) -> Departure:
        least = max(1, -room(self.game, self.side, origin)) if self.crowded else 1
        most = self.most(origin, region, units_in(able))
        return Departure(self.game, self.player, origin, able, self.leads, least, most)

    def most(self, origin: Region, region: Region, units: int) -> int:
        """How many units of these can go so that no region ends with more than ten (7.1)."""
        space = room(self.game, self.side, region)
        if may_over_stack(self.game):
            return NO_LIMIT
        if units <= space:  # who goes along may take places too
            return space if fillers(self.game, self.side) else NO_LIMIT
        if self.left > 1 and not self.crowded:  # the second move may make room
            for count in range(units, max(space, 0), -1):
                if self.can_make_room(origin, region, count, count - space):
                    return count
        return space

    def can_make_room(self, origin: Region, region: Region, count: int, excess: int) -> bool:
        """Whether so many can leave the region once so many have come from the origin."""
        if self.origins is not None and region not in self.origins:
            return False
        for target in destinations(self.game, self.side, region):
            able = able_to_go(self.game, self.player, region, target, self.moved.get(region, ()))
            space = room(self.game, self.side, target) + (count if target == origin else 0)
            following = Departure(
                self.game, self.player, region, able, self.leads, excess, max(space, 0)
            )
            if following.is_open(able):
                return True
        return False

    def _crowded(self) -> Region:
        """The region where the first movers made too many, if any."""
        if may_over_stack(self.game):
            return ""
        return next((r for r in self.moved if room(self.game, self.side, r) < 0), "")

    async def make(self, origin: Region) -> None:
        """The Army here moves, all or part of it."""
        targets = tuple(self.targets(origin))
        region = await choose(self.player, "move-to", targets, about=origin)
        moved = self.moved.get(origin, ())
        able = await with_teammate(self.game, self.player, origin, region, moved)
        going = await choose_movers(self.departure(origin, region, able))
        enter_region(self.game, self.side, going, origin, region)
        act_with(self.game, self.player, nations_in(going), region)
        self.moved[region] = self.moved.get(region, ()) + going
        self.left -= 1
        if self.left:
            self.look_around()


def can_move_armies(
    game: War,
    player: Player,
    count: int = 1,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
) -> bool:
    """Whether any Army of these regions, or of all, can move with such a leader."""
    return next(Moves(game, player, count, leads, origins).ready(), None) is not None


async def move_armies(
    game: War,
    player: Player,
    count: int = 1,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
    may_decline: bool = False,
) -> None:
    """Move up to so many different Armies one region each (7.5.1)."""
    moves = Moves(game, player, count, leads, origins)
    while moves.left:
        ready = tuple(moves.ready())
        may_stop = (may_decline or moves.moved) and not moves.crowded
        origin = await choose(player, "move-army", (*ready, DONE) if may_stop else ready)
        if origin == DONE:
            break
        await moves.make(origin)
    for region in moves.moved:
        await trim(game, moves.side, region)


def can_move_army(game: War, player: Player, led: bool = False) -> bool:
    """Whether an Army result, or a Character result if it must be led, can move one."""
    if led:
        return can_move_armies(game, player, 1, leaders_of_moves(game))
    return can_move_armies(game, player, MOVES_OF_A_DIE)


async def move_army(game: War, player: Player, led: bool = False) -> None:
    """Move with a die: one Army with a Leader or Character, or up to two Armies (7.5.1)."""
    if led:
        await move_armies(game, player, 1, leaders_of_moves(game))
    else:
        await move_armies(game, player, MOVES_OF_A_DIE)


async def move_two_armies(game: War, player: Player) -> None:
    """The moves of an Army result."""
    await move_army(game, player)


async def move_led_army(game: War, player: Player) -> None:
    """The move of a Character result."""
    await move_army(game, player, led=True)


# ------------------------------------------------ by Event cards: directly


def direct_departure(
    game: War, player: Player, origin: Region, region: Region, able: tuple[Figure, ...]
) -> Departure:
    most = NO_LIMIT if may_over_stack(game) else room(game, side_of(game, player), region)
    return Departure(game, player, origin, able, None, 1, most)


def can_send_army(game: War, player: Player, origin: Region, region: Region) -> bool:
    """Whether a card can move an Army directly, with nothing in between (5.8)."""
    if origin not in armies(game, side_of(game, player)):
        return False
    if origin == region or not is_free_for_movement(game, side_of(game, player), region):
        return False
    departure = direct_departure(
        game, player, origin, region, able_to_go(game, player, origin, region)
    )
    return departure.is_open(departure.able)


async def send_army(game: War, player: Player, origin: Region, region: Region) -> None:
    """A card moves an Army, or part of it, directly to a region, even out of a siege (5.8, R22)."""
    side = side_of(game, player)
    able = await with_teammate(game, player, origin, region, ())
    going = await choose_movers(direct_departure(game, player, origin, region, able))
    enter_region(game, side, going, origin, region)
    act_with(game, player, nations_in(going), region)
    await trim(game, side, region)
