"""The Hillmen of Dunland.

Question: `recruit-dunlendings` (`settlements`, or a region of Isengard or Rohan with an Army).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.control import controls, is_inside
from greathall.games.wotr_board.facts import FREE, REGIONS_OF, SHADOW, Region
from greathall.games.wotr_board.figures import SARUMAN
from greathall.games.wotr_board.table import has_army, is_in_play
from greathall.games.wotr_board.warriors.entering import FactionRules, register
from greathall.games.wotr_board.warriors.faction_figures import recruit_figures, recruit_in_each
from greathall.games.wotr_board.warriors.facts import DUNLENDINGS
from greathall.games.wotr_board.warriors.table import WarOfFactions, has_room
from greathall.kernel import Player, choose

DUNLANDS: Final[tuple[Region, ...]] = ("north-dunland", "south-dunland")
SETTLEMENTS: Final = "settlements"


def may_enter(game: WarOfFactions) -> bool:
    return is_in_play(game, SARUMAN) and not is_lost(game)


def is_lost(game: WarOfFactions) -> bool:
    """The Free Peoples control both Dunlands."""
    return all(controls(game, FREE, region) for region in DUNLANDS)


def own_settlements(game: WarOfFactions) -> tuple[Region, ...]:
    """Dunlands of the Shadow with room for another figure."""
    return tuple(
        r for r in DUNLANDS if controls(game, SHADOW, r) and has_room(game, DUNLENDINGS, r)
    )


def places(game: WarOfFactions) -> tuple[str, ...]:
    """Where they are recruited: in all their Settlements, or in one region with an Army."""
    found: list[str] = [SETTLEMENTS] if own_settlements(game) else []
    for region in (*REGIONS_OF["isengard"], *REGIONS_OF["rohan"]):
        is_open = has_army(game, SHADOW, region) and not is_inside(game, SHADOW, region)
        if is_open and has_room(game, DUNLENDINGS, region):
            found.append(region)
    return tuple(found)


def can_recruit(game: WarOfFactions) -> bool:
    return bool(places(game))


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One in each Settlement of theirs, or one beside a Shadow Army."""
    place = await choose(player, "recruit-dunlendings", places(game))
    if place == SETTLEMENTS:
        await recruit_in_each(game, player, DUNLENDINGS, own_settlements(game))
    else:
        recruit_figures(game, player, DUNLENDINGS, place)


register(
    FactionRules(
        DUNLENDINGS, may_enter=may_enter, is_lost=is_lost, can_recruit=can_recruit, recruit=recruit
    )
)
