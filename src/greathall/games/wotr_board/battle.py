"""Battles, from the attack to the advance (8).

Questions: `attack-from` (an Army's region), `attack` (the region attacked; about the first; the
same one is a siege battle or a sortie), `stay-behind` (the rearguard, see `departures`),
`white-rider` (`yes` or `no`; about the region of the battle).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from greathall.games.wotr_board.advance import choose_who_advances, move_in
from greathall.games.wotr_board.battle_events import BattleBegan, WhiteRiderUsed
from greathall.games.wotr_board.battlefield import (
    GANDALF_THE_WHITE,
    fighters,
    general,
    nazgul_leadership_left,
    units_of,
)
from greathall.games.wotr_board.capturing import can_be_captured, capture
from greathall.games.wotr_board.combat_round import ROUND
from greathall.games.wotr_board.control import besieges, is_closed, is_inside
from greathall.games.wotr_board.departures import (
    Departure,
    Leads,
    at_peace,
    choose_movers,
    join,
    obeys,
    unbound,
    with_elites,
)
from greathall.games.wotr_board.facts import (
    ENEMY,
    FACTION_FIGURES,
    FIGURES,
    FREE,
    NATIONS_OF,
    NO,
    REGIONS,
    REMEMBERED,
    STACKING,
    UNITS,
    YES,
    Figure,
    Nation,
    Region,
    Side,
    units_in,
    without,
)
from greathall.games.wotr_board.figures import leading_elites, nations_in
from greathall.games.wotr_board.players import act_with, is_team_of_two
from greathall.games.wotr_board.politics import attacked
from greathall.games.wotr_board.rulings import may_extend_three_rounds
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.table import (
    FIELD,
    SIEGE,
    SORTIE,
    Battle,
    War,
    armies,
    battle_of,
    force,
    has_army,
    side_of,
)
from greathall.kernel import Outline, Player, choose

# Whether this side may attack from one region into another; the same one twice is a siege battle
# or a sortie.
Allowed = Callable[[War, Side, Region, Region], bool]
_LEADERS_OF_ATTACKS: Final[Leads] = frozenset(FIGURES) - UNITS - FACTION_FIGURES


class Attack(Departure):
    """Figures who attack, and their rearguard: both need a unit (8.1)."""

    def may_go(self, going: tuple[Figure, ...]) -> bool:
        return not self.strands(going) and super().may_go(going)

    def is_open(self, going: tuple[Figure, ...]) -> bool:
        units = units_in(going) - self.strands(going)
        return units >= self.least and super().is_open(going)

    def strands(self, going: tuple[Figure, ...]) -> bool:
        """Whether somebody stays, and no unit; figures of factions may."""
        if units_in(going) != self.units or len(going) == len(self.able):
            return False
        return any(figure not in FACTION_FIGURES for figure in without(self.able, going))


# ------------------------------------------------ the attack (8.1)


def can_attack(game: War, player: Player, led: bool) -> bool:
    """Whether a die can be used to attack; with a Character result a figure must lead."""
    return can_begin_attack(game, player, leads=leaders_of_attacks(game) if led else None)


async def attack(game: War, player: Player, led: bool) -> None:
    """Attack with a die."""
    await begin_attack(game, player, leads=leaders_of_attacks(game) if led else None)


def leaders_of_attacks(game: War) -> Leads:
    """Leaders, Nazgûl and characters lead an attack, Saruman too; so do some Elites (R5)."""
    return with_elites(_LEADERS_OF_ATTACKS, leading_elites(game))


def can_begin_attack(
    game: War,
    player: Player,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
    allowed: Allowed | None = None,
) -> bool:
    """Whether this player can attack: with such a leader, from these regions, where allowed."""
    return next(attacking_regions(game, player, leads, origins, allowed), None) is not None


async def begin_attack(
    game: War,
    player: Player,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
    allowed: Allowed | None = None,
    **fields: Any,
) -> None:
    """Choose an Army, whom it attacks and the rearguard; the battle follows this step.

    `fields` are those of the Battle; more can be set through `battle_of` in the same step.
    """
    side = side_of(game, player)
    peace = at_peace(game, side)
    regions = attacking_regions(game, player, leads, origins, allowed)
    origin = await choose(player, "attack-from", regions)
    region = await choose(player, "attack", targets(game, side, origin, allowed), about=origin)
    able = await join(
        *(game, player, origin, region),
        able_to_attack(game, player, origin, peace),
        able_to_attack(game, player, origin, peace, is_joined=True),
    )
    going = await choose_movers(Attack(game, player, origin, able, leads, 1, STACKING))
    act_with(game, player, nations_in(going), origin)
    kind = kind_of_battle(game, side, origin, region)
    start_battle(game, kind, side, origin, region, going, **fields)


def attacking_regions(
    game: War,
    player: Player,
    leads: Leads | None,
    origins: tuple[Region, ...] | None,
    allowed: Allowed | None,
) -> Iterator[Region]:
    """Where Armies stand with which this player can attack."""
    side = side_of(game, player)
    table, peace = armies(game, side), at_peace(game, side)
    if len(peace) == len(NATIONS_OF[side]):  # nobody is At War
        return
    front = front_of(tuple(armies(game, ENEMY[side])), game.besieged)
    for origin in filter(front.__contains__, table if origins is None else origins):
        if (
            origin in table
            and can_attack_from(game, player, origin, leads, peace)
            and any(targets(game, side, origin, allowed))
        ):
            yield origin


@lru_cache(maxsize=REMEMBERED)
def front_of(enemies: tuple[Region, ...], besieged: tuple[Region, ...]) -> frozenset[Region]:
    """Where an Army meets one of these regions: beside it, or in a siege."""
    return frozenset(besieged).union(*[REGIONS[region].adjacent for region in enemies])


def can_attack_from(
    game: War, player: Player, origin: Region, leads: Leads | None, peace: tuple[Nation, ...]
) -> bool:
    """Whether units At War can attack, with a leader if needed, without stranding Leaders (R4)."""
    units = units_in(unbound(armies(game, side_of(game, player))[origin], peace))
    may_any_two = units > 1 and len(game.seat) == 2  # without a teammate
    if not units or (may_any_two and leads is None):
        return units > 0
    able = able_to_attack(game, player, origin, peace)
    if leads is not None and leads.isdisjoint(able):
        return False
    return may_any_two or Attack(game, player, origin, able, leads, 1, STACKING).is_open(able)


def targets(game: War, side: Side, origin: Region, allowed: Allowed | None) -> Iterator[Region]:
    """What the Army there can attack: an adjacent Army, or its enemy in a siege (8.1).

    Who is inside a Stronghold is attacked by the besieger alone (9.5), and attacks him alone (9.6).
    """
    regions, enemies = REGIONS[origin].adjacent, armies(game, ENEMY[side])
    if origin in game.besieged:
        regions = (origin,) if is_inside(game, side, origin) else (origin, *regions)
    for region in regions:
        if (
            region in enemies
            and (region == origin or not besieges(game, side, region))
            and not is_closed(game, side, region)
            and (allowed is None or allowed(game, side, origin, region))
        ):
            yield region


def kind_of_battle(game: War, side: Side, origin: Region, region: Region) -> str:
    if origin != region:
        return FIELD
    return SORTIE if is_inside(game, side, region) else SIEGE


def able_to_attack(
    game: War,
    player: Player,
    origin: Region,
    peace: tuple[Nation, ...],
    is_joined: bool = False,
) -> tuple[Figure, ...]:
    """Who can attack: units and Leaders At War, Nazgûl and characters (6.6, 8.1).

    A teammate's figures can, if he agreed (16.7).
    """
    side = side_of(game, player)
    able = unbound(force(game, side, origin), peace)
    if is_joined or not is_team_of_two(game, side):
        return able
    return tuple(figure for figure in able if obeys(game, player, figure))


def start_battle(
    game: War,
    kind: str,
    side: Side,
    origin: Region,
    region: Region,
    attackers: tuple[Figure, ...],
    **fields: Any,
) -> None:
    """Begin a battle, which follows this step; `fields` are those of the Battle (8.1).

    With `origin` and `region` the same, in a field battle, the attackers have landed there.
    """
    game.battle = Battle(kind, side, origin, region, attackers, **fields)
    if kind == SIEGE:
        battle = game.battle
        battle.is_extended_by_elites = battle.rounds <= 1 or may_extend_three_rounds(game)
        battle.rounds = max(battle.rounds, 1)
    before = game.cause
    game.emit_cause(BattleBegan(side, kind, origin, region, attackers))
    defender = game.battle.defender
    attacked(game, defender, force(game, defender, region), region)
    game.then(BATTLE)
    game.cause = before


async def use_white_rider(game: War) -> None:
    """Gandalf may give up his Leadership, so that the Nazgûl have none in this battle (8.2)."""
    battle = battle_of(game)
    if GANDALF_THE_WHITE not in fighters(game, FREE) or not nazgul_leadership_left(game):
        return
    player = general(game, FREE)
    if await choose(player, "white-rider", (YES, NO), about=battle.region) == YES:
        battle.white_rider = True
        game.emit(WhiteRiderUsed(battle.region))


async def fight(game: War) -> None:
    """Round after round, until the battle is over."""
    game.then(ROUND)


# ------------------------------------------------ the end (8.8)


async def end_battle(game: War) -> None:
    """Sieges are settled; where the defender is gone the attacker may advance."""
    battle = battle_of(game)
    settle_siege(game, battle.region)
    is_won = not has_army(game, battle.defender, battle.region)
    if battle.kind == FIELD and is_won and units_of(game, battle.attacker):
        if battle.origin != battle.region:
            await advance(game)
        elif can_be_captured(game, battle.attacker, battle.region):
            capture(game, battle.attacker, battle.region)
    settle_siege(game, battle.origin)
    game.battle = None


async def advance(game: War) -> None:
    """The attackers may take the place of the defenders."""
    going = await choose_who_advances(game)
    if going:
        await move_in(game, going)


BATTLE: Final = Outline(use_white_rider, fight, end_battle)
