"""Attacks of Ents and of the Army of the Dead: no battle, and nobody can answer them.

Questions: `absorb` (how many figures of a faction take hits; about the region), `casualty` (see
`casualties`), `flee-the-dead` (a region; about the one attacked), `flee-along` (a Nazgûl or Minion
that stays, or `go` with all others; about the region).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle_events import ArmyRetreated, ForceDestroyed
from greathall.games.wotr_board.casualties import lose_figure, take_hits
from greathall.games.wotr_board.combat_rolls import roll_dice
from greathall.games.wotr_board.control import is_inside
from greathall.games.wotr_board.facts import (
    FACTION_FIGURES,
    GO,
    SHADOW,
    UNITS,
    Faction,
    Figure,
    Region,
    kinds_of,
    without,
)
from greathall.games.wotr_board.figures import move, stays_put
from greathall.games.wotr_board.players import commander_in
from greathall.games.wotr_board.retreat import retreat_regions
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import force, has_army
from greathall.games.wotr_board.warriors.events import FactionAttacked
from greathall.games.wotr_board.warriors.faction_figures import lose_figures
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText, speaking
from greathall.games.wotr_board.warriors.facts import ENTS
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import choose

DICE: Final = 3
NEEDED: Final = 4


async def strike(game: WarOfFactions, faction: Faction, region: Region) -> None:
    """Three dice, each 4 or more a hit on the Shadow Army there; terrain does not matter."""
    dice = await roll_dice(DICE)
    hits = sum(die >= NEEDED for die in dice)
    game.emit(FactionAttacked(faction, region, dice, hits))
    if faction == ENTS:
        hits -= await absorb(game, region, hits)
    others = tuple(f for f in force(game, SHADOW, region) if f not in UNITS)
    await take_hits(game, SHADOW, region, hits)
    if not has_army(game, SHADOW, region):
        destroy_force(game, region, others)
    settle_siege(game, region)


async def absorb(game: WarOfFactions, region: Region, hits: int) -> int:
    """A card on the table may let figures of a Shadow faction take hits of Ents."""
    for text in speaking(game, WarriorsText.shields):
        figures = text.shields(game, region)
        if figures and hits:
            player = commander_in(game, SHADOW, region)
            most = min(hits, len(figures))
            count: int = await choose(player, "absorb", range(most + 1), about=region)
            lose_figures(game, figures[0], region, count)
            return count
    return 0


def destroy_force(game: WarOfFactions, region: Region, others: tuple[Figure, ...]) -> None:
    """Without units, Nazgûl, Minions and those who went with the Army are lost too."""
    for figure in others:
        lose_figure(game, region, figure)
    game.emit(ForceDestroyed(SHADOW, region))


# ------------------------------------------------ after the Army of the Dead


async def retreat_from_the_dead(game: WarOfFactions, region: Region, attacked_from: Region) -> None:
    """All units go together to one region, if they can; Nazgûl and Minions as they like."""
    if is_inside(game, SHADOW, region):
        return
    regions = retreat_regions(game, SHADOW, region)
    regions = tuple(other for other in regions if other != attacked_from)
    if not regions:
        return
    player = commander_in(game, SHADOW, region)
    to = await choose(player, "flee-the-dead", regions, about=region)
    going = tuple(f for f in force(game, SHADOW, region) if not stays_put(f))
    while True:
        free = tuple(f for f in kinds_of(going) if may_stay(f))
        answer = await choose(player, "flee-along", (GO, *free), about=region)
        if answer == GO:
            break
        going = without(going, (answer,))
    going += await game.expansion.who_retreats_along(game, SHADOW, region, to)
    game.emit(ArmyRetreated(SHADOW, region, to))
    move(game, going, region, to)
    game.expansion.arrived(game, to)
    await trim(game, SHADOW, to)
    settle_siege(game, region)


def may_stay(figure: Figure) -> bool:
    """Nazgûl and Minions need not retreat; units and those who follow them must."""
    return figure not in UNITS and figure not in FACTION_FIGURES
