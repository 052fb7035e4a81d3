"""The Corsairs of Umbar: they sail along the coasts, and carry Shadow Armies.

Questions: `move-corsair` (the region of a figure that has not moved yet, or `done`),
`move-corsair-to` (a region; about the one it leaves), `retreat-along` (how many go with an Army
that retreats; about where it goes), `ships` (`carry` up to two Armies, or carry one to `attack`),
`embark` (an Army by region, or `done`), `stay-behind` (see `departures`), `march-to` (see
`marches`).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle import begin_attack, can_begin_attack, targets
from greathall.games.wotr_board.control import controls, is_inside
from greathall.games.wotr_board.departures import at_peace, unbound
from greathall.games.wotr_board.facts import (
    DONE,
    FREE,
    REGIONS,
    SHADOW,
    Figure,
    Region,
    Side,
    kinds_of,
    units_in,
)
from greathall.games.wotr_board.marches import March
from greathall.games.wotr_board.players import commander_in
from greathall.games.wotr_board.table import War, armies, at_war
from greathall.games.wotr_board.warriors.entering import FactionRules, register
from greathall.games.wotr_board.warriors.faction_figures import move_figures, recruit_figures
from greathall.games.wotr_board.warriors.facts import CORSAIRS, DUNLENDINGS, FACTIONS, SPIDERS
from greathall.games.wotr_board.warriors.hosts import CORSAIR_REGIONS
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    has_room,
    regions_with,
)
from greathall.kernel import Player, choose

UMBAR: Final = "umbar"
SOUTHRONS: Final = "southrons"
SAILING: Final = 4
SAILING_TO_ATTACK: Final = 2
CARRIED: Final = 2  # units by each figure
MOST_ARMIES: Final = 2
CARRY: Final = "carry"
ATTACK: Final = "attack"


def may_enter(game: WarOfFactions) -> bool:
    return at_war(game, SOUTHRONS) and not is_lost(game)


def is_lost(game: WarOfFactions) -> bool:
    """The Free Peoples control Umbar."""
    return controls(game, FREE, UMBAR)


def can_recruit(game: WarOfFactions) -> bool:
    return has_room(game, CORSAIRS, UMBAR)


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One figure in Umbar."""
    recruit_figures(game, player, CORSAIRS, UMBAR)


# ------------------------------------------------ alone


def reach(game: WarOfFactions, origin: Region) -> tuple[Region, ...]:
    """Where a figure can sail from here, past enemy Armies too; the last region needs room."""
    found, edge = {origin: None}, [origin]
    for _ in range(SAILING):
        edge = [
            near
            for here in edge
            for near in REGIONS[here].adjacent
            if near in CORSAIR_REGIONS and near not in found
        ]
        found.update(dict.fromkeys(edge))
    return tuple(r for r in found if r != origin and has_room(game, CORSAIRS, r))


async def move_all_corsairs(game: WarOfFactions, player: Player) -> None:
    """Each figure may sail up to four regions, one after the other."""
    moved: dict[Region, int] = {}
    while True:
        ready = tuple(
            region
            for region in regions_with(game, CORSAIRS)
            if figures_at(game, CORSAIRS, region) > moved.get(region, 0) and reach(game, region)
        )
        origin = await choose(player, "move-corsair", (*ready, DONE))
        if origin == DONE:
            return
        region = await choose(player, "move-corsair-to", reach(game, origin), about=origin)
        move_figures(game, player, CORSAIRS, origin, region)
        moved[region] = moved.get(region, 0) + 1


# ------------------------------------------------ beside a Shadow Army


def passengers(game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
    """Corsairs who may go along with an Army that leaves; none with one inside a siege."""
    count = figures_at(game, CORSAIRS, region)
    return () if not count or is_inside(game, SHADOW, region) else (CORSAIRS,) * count


async def who_retreats_along(
    game: WarOfFactions, side: Side, region: Region, to: Region
) -> tuple[Figure, ...]:
    """As many as the Shadow likes, if they may be where the Army goes."""
    if side != SHADOW or to not in CORSAIR_REGIONS:
        return ()
    room = FACTIONS[CORSAIRS].stacking - figures_at(game, CORSAIRS, to)
    most = min(room, len(passengers(game, region)))
    player = commander_in(game, SHADOW, region)
    count: int = await choose(player, "retreat-along", range(most, -1, -1), about=to)
    return (CORSAIRS,) * count


# ------------------------------------------------ carrying (Ships of Great Draught)


class Voyage(March):
    """Units that Corsairs of their region carry, two each, with any Nazgûl and Minions."""

    def __init__(
        self,
        game: WarOfFactions,
        player: Player,
        origin: Region,
        to_attack: bool,
        moved: tuple[Figure, ...] = (),
    ) -> None:
        steps, must_end = (SAILING_TO_ATTACK, can_attack_from) if to_attack else (SAILING, None)
        super().__init__(game, player, origin, steps, must_end, moved)
        self.to_attack = to_attack
        able = (f for f in self.able if f not in (DUNLENDINGS, SPIDERS))
        self.able = tuple(able)
        if to_attack:
            self.able = unbound(self.able, at_peace(game, self.side))

    def may_go(self, going: tuple[Figure, ...]) -> bool:
        fits = units_in(going) <= CARRIED * going.count(CORSAIRS)
        return fits and super().may_go(going)

    def is_open(self, going: tuple[Figure, ...]) -> bool:
        """Whether one of these units could be carried by one of the ships."""
        return CORSAIRS in going and any(
            self.may_go((figure, CORSAIRS)) for figure in kinds_of(going) if units_in((figure,))
        )

    def may_end(self, going: tuple[Figure, ...], region: Region) -> bool:
        """An Army that is carried to attack may also attack from where it is."""
        if region == self.origin:
            return self.to_attack and can_attack_from(self.game, self.side, region)
        return super().may_end(going, region)


def can_attack_from(game: War, side: Side, region: Region) -> bool:
    """Whether there is somebody to attack beside a region."""
    return any(target != region for target in targets(game, side, region, None))


def can_carry(game: WarOfFactions, player: Player) -> bool:
    """Whether any Army can be carried at all."""
    return any(ready(game, player, to_attack, {}) for to_attack in (False, True))


def ready(
    game: WarOfFactions,
    player: Player,
    to_attack: bool,
    moved: dict[Region, tuple[Figure, ...]],
) -> tuple[Region, ...]:
    """Where Armies stand with ships that can take some of them along."""
    return tuple(
        region
        for region in regions_with(game, CORSAIRS)
        if region in armies(game, SHADOW)
        and Voyage(game, player, region, to_attack, moved.get(region, ())).can_begin()
    )


async def sail(game: WarOfFactions, player: Player) -> None:
    """Carry up to two Armies up to four regions each, or one up to two regions to attack."""
    ways = ((CARRY, False), (ATTACK, True))
    able = tuple(way for way, to_attack in ways if ready(game, player, to_attack, {}))
    if not able:
        return
    if await choose(player, "ships", able) == ATTACK:
        origin = await choose(player, "embark", ready(game, player, True, {}))
        here, _ = await Voyage(game, player, origin, to_attack=True).go()
        if can_begin_attack(game, player, origins=(here,)):
            await begin_attack(game, player, origins=(here,))
        return
    moved: dict[Region, tuple[Figure, ...]] = {}
    for left in range(MOST_ARMIES, 0, -1):
        offers = ready(game, player, False, moved)
        origin = await choose(player, "embark", offers if left == MOST_ARMIES else (*offers, DONE))
        if origin == DONE:
            break
        here, going = await Voyage(game, player, origin, False, moved.get(origin, ())).go()
        moved[here] = moved.get(here, ()) + going


register(
    FactionRules(
        CORSAIRS, may_enter=may_enter, is_lost=is_lost, can_recruit=can_recruit, recruit=recruit
    )
)
