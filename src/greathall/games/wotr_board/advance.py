"""Who goes and who stays: rearguards (8.1) and advances (8.8, 9.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.wotr_board.battlefield import general
from greathall.games.wotr_board.facts import (
    LEADERS,
    UNITS,
    Figure,
    Region,
    kinds_of,
    units_in,
    without,
)
from greathall.games.wotr_board.figures import SARUMAN, nations_in
from greathall.games.wotr_board.movement import enter_region
from greathall.games.wotr_board.players import army_commander, may_act_with
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import War, battle_of, force, side_of
from greathall.kernel import Player, choose

GO: Final = "go"
REARGUARD: Final = "rearguard"
ADVANCE: Final = "stay-behind"
# Whether a figure can be the one whom an attack needs.
Leads = Callable[[War, Figure], bool]


async def choose_who_advances(game: War) -> tuple[Figure, ...]:
    """The attackers may move into the region, all or some of them, or nobody (8.8)."""
    battle = battle_of(game)
    side, player = battle.attacker, general(game, battle.attacker)
    options = ("advance", "stay")
    if await choose(player, "advance", options, about=battle.region) == "stay":
        return ()
    going = tuple(figure for figure in battle.attackers if figure != SARUMAN)
    staying = without(force(game, side, battle.origin), going)
    return await leave_behind(game, player, ADVANCE, battle.origin, going, staying)


async def move_in(game: War, going: tuple[Figure, ...]) -> None:
    """These attackers enter the region where the battle was (8.8); see 9.9 for what they leave."""
    battle = battle_of(game)
    battle.attackers = ()
    enter_region(game, battle.attacker, going, battle.origin, battle.region)
    await trim(game, battle.attacker, battle.region)


async def leave_behind(
    game: War,
    player: Player,
    kind: str,
    region: Region,
    going: tuple[Figure, ...],
    staying: tuple[Figure, ...],
    leads: Leads | None = None,
) -> tuple[Figure, ...]:
    """Ask one by one who stays; who goes then. Nobody is asked who has no choice."""
    while True:
        options = who_can_stay(game, player, kind, region, going, staying, leads)
        if not needs_unit(staying):
            options = (GO, *options)
        choice = await choose(player, kind, options, about=region)
        if choice == GO:
            return going
        going, staying = without(going, (choice,)), (*staying, choice)


def needs_unit(staying: tuple[Figure, ...]) -> bool:
    """Free Peoples' Leaders never stay without a unit (7.2, R4)."""
    return not units_in(staying) and any(figure in LEADERS for figure in staying)


def who_can_stay(
    game: War,
    player: Player,
    kind: str,
    region: Region,
    going: tuple[Figure, ...],
    staying: tuple[Figure, ...],
    leads: Leads | None,
) -> tuple[Figure, ...]:
    """One more of these kinds of figures can be left behind."""
    return tuple(
        figure
        for figure in kinds_of(going)
        if can_stay(kind, figure, going, staying)
        and can_go(game, player, region, without(going, (figure,)), leads)
    )


def can_stay(
    kind: str, figure: Figure, going: tuple[Figure, ...], staying: tuple[Figure, ...]
) -> bool:
    """A unit must go; a rearguard has a unit (8.1), Leaders always do (7.2)."""
    if figure in UNITS:
        return units_in(going) > 1
    return units_in(staying) > 0 or (kind == ADVANCE and figure not in LEADERS)


def can_go(
    game: War, player: Player, region: Region, going: tuple[Figure, ...], leads: Leads | None
) -> bool:
    """Whether somebody leads these if that is needed, and this player may command them."""
    if leads is not None and not any(leads(game, figure) for figure in going):
        return False
    if army_commander(game, side_of(game, player), going) != player:
        return False
    return may_act_with(game, player, nations_in(going), region)
