"""Retreats: an Army leaves for a free region (8.7), or goes into a siege (9.3)."""

from __future__ import annotations

from greathall.games.wotr_board.advance import choose_who_advances, move_in
from greathall.games.wotr_board.battle_events import ArmyRetreated, ArmyWithdrew
from greathall.games.wotr_board.control import controls, has_stronghold, is_closed, is_free
from greathall.games.wotr_board.facts import REGIONS, Region, Side
from greathall.games.wotr_board.figures import move, stays_put
from greathall.games.wotr_board.siege import begin_siege, settle_siege
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import FIELD, SIEGE, War, battle_of, force


def retreat_regions(game: War, side: Side, region: Region) -> tuple[Region, ...]:
    """Where the Army there can retreat to: adjacent regions that are strictly free (R17)."""
    return tuple(
        other
        for other in REGIONS[region].adjacent
        if is_free(game, side, other) and not is_closed(game, side, other)
    )


async def retreat_army(game: War, side: Side, region: Region, to: Region) -> None:
    """The whole Army goes; excess is removed where it arrives, and a siege it kept is over.

    Nations not At War may go where others are at home; their next move must leave it (R29).
    """
    gone = tuple(figure for figure in force(game, side, region) if not stays_put(figure))
    gone += await game.expansion.who_retreats_along(game, side, region, to)
    game.emit(ArmyRetreated(side, region, to))
    move(game, gone, region, to)
    game.expansion.arrived(game, to)
    await trim(game, side, to)
    settle_siege(game, region)


def can_withdraw(game: War) -> bool:
    """Whether the defender stands at a Stronghold of his that is not besieged (9.2, R19)."""
    battle = battle_of(game)
    return (
        battle.kind == FIELD
        and has_stronghold(battle.region)
        and controls(game, battle.defender, battle.region)
        and battle.region not in game.besieged
    )


def defender_regions(game: War) -> tuple[Region, ...]:
    """Where the defender of the battle can retreat to; a besieged Army cannot (8.7)."""
    battle = battle_of(game)
    if battle.kind == SIEGE:
        return ()
    return retreat_regions(game, battle.defender, battle.region)


async def withdraw(game: War) -> None:
    """The defenders go inside; if attackers advance the Stronghold is besieged (9.3)."""
    battle = battle_of(game)
    battle.is_over = True
    game.emit(ArmyWithdrew(battle.defender, battle.region))
    if battle.origin == battle.region:  # the attackers have landed there
        await begin_siege(game, battle.region)
        return
    going = await choose_who_advances(game)
    if going:
        await begin_siege(game, battle.region)
        await move_in(game, going)
