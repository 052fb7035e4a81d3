"""Which figures leave a region together, and whether they may (7.2, 7.5, 11.6).

Questions: `stay-behind` (a figure that stays, or `go` with all others; about the region and those
who would go), `join-army` (a teammate says `yes` or `no`; about the two regions).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import itemgetter
from typing import Final

from greathall.games.wotr_board.characters import may_move
from greathall.games.wotr_board.events import ArmyJoined
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    FACTION_FIGURES,
    FIGURES,
    FREE,
    GO,
    LEADERS,
    NATIONS_OF,
    NAZGUL,
    NO,
    REGIONS,
    REMEMBERED,
    SHADOW,
    SIDES,
    UNITS,
    YES,
    Figure,
    Nation,
    Region,
    Side,
    kinds_of,
    units_in,
)
from greathall.games.wotr_board.figures import (
    SARUMAN,
    WITCH_KING,
    leading_elites,
    nations_in,
    stays_put,
)
from greathall.games.wotr_board.players import (
    army_commander,
    commander_in,
    commands,
    is_team_of_two,
    may_act_with,
)
from greathall.games.wotr_board.stacking import fillers, places_taken
from greathall.games.wotr_board.table import War, armies, force, side_of
from greathall.kernel import Player, choose, without_one

Leads = frozenset[Figure]  # those of whom a move or an attack needs one
WRAITHS: Final[Leads] = frozenset((NAZGUL, WITCH_KING))  # he counts as one of them (1.1)
THE_WITCH_KING: Final[Leads] = frozenset((WITCH_KING,))
# The places of a side's Nations on the Political Track, read from the table of all.
STEPS_OF: Final = {side: itemgetter(*NATIONS_OF[side]) for side in SIDES}
# Figures of a Nation that is not At War are bound to its regions (11.6).
BOUND: Final = UNITS | LEADERS


_LEADERS_OF_MOVES: Final[Leads] = (
    frozenset(figure for figure in CHARACTERS if not stays_put(figure)) | LEADERS | {NAZGUL}
)


def leaders_of_moves(game: War) -> Leads:
    """Who can lead a move by a Character result: whoever can go along (7.5, R5)."""
    return with_elites(_LEADERS_OF_MOVES, leading_elites(game))


@cache
def with_elites(leads: Leads, elites: Leads) -> Leads:
    return leads | elites


def armies_led(game: War, side: Side, leads: Leads | None) -> Iterable[Region]:
    """Where Armies of a side stand; if they must be led, with somebody who might."""
    own = armies(game, side)
    if leads is None:
        return own
    led = {*game.nazgul, *game.characters.values()}
    return (r for r, army in own.items() if r in led or not leads.isdisjoint(army))


def may_cross(peace: tuple[Nation, ...], figures: tuple[Figure, ...], region: Region) -> bool:
    """Whether none of these is bound to regions of its own Nation, which is at peace (11.6)."""
    return unbound(figures, bound_outside(peace, REGIONS[region].nation)) == figures


def at_peace(game: War, side: Side) -> tuple[Nation, ...]:
    """The Nations of a side that are not At War."""
    return not_at_war(side, STEPS_OF[side](game.steps))


@cache
def not_at_war(side: Side, steps: tuple[int, ...]) -> tuple[Nation, ...]:
    """The same by their places on the Political Track."""
    places = zip(NATIONS_OF[side], steps, strict=True)
    return tuple(nation for nation, left in places if left)


@cache
def bound_outside(peace: tuple[Nation, ...], nation: Nation) -> tuple[Nation, ...]:
    """Which of these may not enter regions of a Nation: those to whom they are foreign (11.6)."""
    return tuple(own for own in peace if own != nation) if nation else ()


@lru_cache(maxsize=REMEMBERED)
def unbound(figures: tuple[Figure, ...], nations: tuple[Nation, ...]) -> tuple[Figure, ...]:
    """Those who are not bound when these Nations are."""
    return tuple(f for f in figures if f not in BOUND or FIGURES[f].nation not in nations)


# ------------------------------------------------ who is able to go


def able_to_go(
    game: War,
    player: Player,
    origin: Region,
    region: Region,
    moved: tuple[Figure, ...] = (),
    is_joined: bool = False,
) -> tuple[Figure, ...]:
    """Figures that this player can move from one region to the other.

    Those who have moved already stay (7.5.2), and so do those of a teammate, unless he agreed.
    """
    side = side_of(game, player)
    there = at_hand(game, player, side, origin, moved, is_joined)
    there = unbound(there, bound_outside(at_peace(game, side), REGIONS[region].nation))
    return there if region == origin else game.expansion.able_to_follow(game, there, region)


def at_hand(
    game: War,
    player: Player,
    side: Side,
    origin: Region,
    moved: tuple[Figure, ...] = (),
    is_joined: bool = False,
) -> tuple[Figure, ...]:
    """Those in a region who could go, were there no borders."""
    there = force(game, side, origin)
    if side == SHADOW:
        there += game.expansion.passengers(game, origin)
    if moved:
        left = list(there)
        for figure in moved:
            if figure in left:  # some may have been removed since (7.1)
                left.remove(figure)
        there = tuple(left)
    if SARUMAN in there:
        there = tuple(figure for figure in there if not stays_put(figure))
    if is_joined or len(game.teams[side]) == 1:
        return there
    return tuple([figure for figure in there if obeys(game, player, figure)])


def obeys(game: War, player: Player, figure: Figure) -> bool:
    """Units and Leaders obey their own player; Companions and Nazgûl any of the side (16.6)."""
    if figure in BOUND:
        return commands(player, FIGURES[figure].nation)
    if figure in FACTION_FIGURES:
        return True  # a faction belongs to its whole team
    return FIGURES[figure].side == FREE or may_move(game, player, figure)


async def with_teammate(
    game: War, player: Player, origin: Region, region: Region, moved: tuple[Figure, ...]
) -> tuple[Figure, ...]:
    """Who is able to go; the commander of a mixed Army asks his teammate for his figures (16.7)."""
    own = able_to_go(game, player, origin, region, moved)
    if not is_team_of_two(game, side_of(game, player)):
        return own
    everybody = able_to_go(game, player, origin, region, moved, is_joined=True)
    return await join(game, player, origin, region, own, everybody)


async def join(
    game: War,
    player: Player,
    origin: Region,
    region: Region,
    own: tuple[Figure, ...],
    everybody: tuple[Figure, ...],
) -> tuple[Figure, ...]:
    """Everybody who is able, if the teammate of a mixed Army's commander agrees (16.7)."""
    side = side_of(game, player)
    if len(everybody) == len(own) or commander_in(game, side, origin) != player:
        return own
    (teammate,) = (other for other in game.teams[side] if other != player)
    agrees = await choose(teammate, "join-army", (YES, NO), about=(origin, region)) == YES
    game.emit(ArmyJoined(teammate, origin, agrees))
    return everybody if agrees else own


# ------------------------------------------------ whom to leave behind


class Departure:
    """Figures who can leave a region together, and what must hold when they go."""

    def __init__(
        self,
        game: War,
        player: Player,
        origin: Region,
        able: tuple[Figure, ...],
        leads: Leads | None,
        least: int,
        most: int,
    ) -> None:
        self.game, self.player, self.origin, self.able = game, player, origin, able
        self.leads, self.least, self.most = leads, least, most
        self.side: Side = side_of(game, player)
        self.is_plain = len(game.seat) == 2
        self.is_team = not self.is_plain and is_team_of_two(game, self.side)
        there = armies(game, self.side).get(origin, ())
        self.units = units_in(there)
        self.leaders = len(there) - self.units
        self.besides = fillers(game, self.side)  # who take places as units do
        self.known: dict[tuple[Figure, ...], bool] = {}

    def may_go(self, going: tuple[Figure, ...]) -> bool:
        """Enough units and not too many, who must lead them, and no Leader alone (7.2)."""
        units = units_in(going)
        taken = places_taken(going, self.besides) if self.besides else units
        if units < self.least or taken > self.most or not self._is_led(going):
            return False
        if self.leaders and units == self.units and self._leaders_left(going):
            return False
        if self.is_plain:
            return True
        if army_commander(self.game, self.side, going) != self.player:
            return False  # he may not lose control of the acting part (16.7)
        return self.may_act(nations_in(going))

    def is_open(self, going: tuple[Figure, ...]) -> bool:
        """Whether these, or some of them, may go."""
        if self.least > self.most or not self._is_led(going):
            return False
        units = own = units_in(going)
        if self.is_team:
            own = sum(f in UNITS and commands(self.player, FIGURES[f].nation) for f in going)
        must_stay = self.leaders and units == self.units and self._leaders_left(going) > 0
        if own - must_stay < self.least:
            return False
        return self.is_plain or (self._may_act_in_part(going) and self._some_may_go(going))

    def _some_may_go(self, going: tuple[Figure, ...]) -> bool:
        """With three and four it must be tried: who leads may take the command away (16.7)."""
        if going not in self.known:
            self.known[going] = self.may_go(going) or any(
                self.is_open(without_one(going, figure)) for figure in kinds_of(going)
            )
        return self.known[going]

    def may_act(self, nations: tuple[Nation, ...]) -> bool:
        """Whether the player may act with these Nations now (16.10)."""
        return may_act_with(self.game, self.player, nations, self.origin)

    def _may_act_in_part(self, going: tuple[Figure, ...]) -> bool:
        if len(self.game.seat) != 3:
            return True
        nations = nations_in(going)
        return any(self.may_act(part) for part in (nations, *((nation,) for nation in nations)))

    def _is_led(self, going: tuple[Figure, ...]) -> bool:
        return self.leads is None or not self.leads.isdisjoint(going)

    def _leaders_left(self, going: tuple[Figure, ...]) -> int:
        return self.leaders - sum(figure in LEADERS for figure in going)


async def choose_movers(departure: Departure) -> tuple[Figure, ...]:
    """The player names one by one who stays behind, until the others go."""
    going = departure.able
    while True:
        offers = [GO] if departure.may_go(going) else []
        offers += [
            figure for figure in kinds_of(going) if departure.is_open(without_one(going, figure))
        ]
        answer = await choose(departure.player, "stay-behind", offers, (departure.origin, *going))
        if answer == GO:
            return going
        going = without_one(going, answer)
