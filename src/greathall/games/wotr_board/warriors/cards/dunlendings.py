"""The events of the Hillmen of Dunland."""

from __future__ import annotations

from typing import Any

from greathall.games.wotr_board.battle import begin_attack, can_begin_attack
from greathall.games.wotr_board.control import is_free
from greathall.games.wotr_board.facts import SHADOW, Faction, Figure, Region, Side
from greathall.games.wotr_board.figures import nations_in
from greathall.games.wotr_board.table import War, at_war
from greathall.games.wotr_board.warriors.armed_dunlendings import take_up_arms
from greathall.games.wotr_board.warriors.cards.effects import UntilWill
from greathall.games.wotr_board.warriors.dunlendings import DUNLANDS
from greathall.games.wotr_board.warriors.faction_figures import prepare_figures, recruit_in_each
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import DUNLENDINGS
from greathall.games.wotr_board.warriors.hosts import move_all_alone
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    has_entered,
    has_room,
    regions_with,
)
from greathall.kernel import Player


class WildHillmen(FactionText):
    """A Dunlending in each free Dunland, then all of them may move."""

    before_entry = True

    async def played(self, game: Any, player: Player) -> None:
        free = tuple(region for region in DUNLANDS if is_free(game, SHADOW, region))
        if not has_entered(game, DUNLENDINGS):
            prepare_figures(game, player, DUNLENDINGS, len(free))
            return
        free = tuple(region for region in free if has_room(game, DUNLENDINGS, region))
        await recruit_in_each(game, player, DUNLENDINGS, free)
        await move_all_alone(game, player, DUNLENDINGS)


class DeathToTheForgoil(FactionText):
    """With Dunlendings an Army attacks Rohan or Gondor; they fight as Isengard Regulars."""

    async def played(self, game: Any, player: Player) -> None:
        camps = regions_with(game, DUNLENDINGS)
        if can_begin_attack(game, player, origins=camps, allowed=is_hated):
            await begin_attack(game, player, origins=camps, allowed=is_hated)
            take_up_arms(game)


def is_hated(game: War, side: Side, origin: Region, region: Region) -> bool:
    """Whether units of Rohan or Gondor are attacked."""
    return any(nation in ("rohan", "gondor") for nation in nations_in(game.free[region]))


class ArmedBySaruman(UntilWill):
    """Dunlendings hunt, fight with an Army that calls them, and take hits of Ents."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return at_war(game, "isengard")

    def hunts(self, game: Any, region: Region) -> bool:
        return bool(figures_at(game, DUNLENDINGS, region))

    def arms(self, game: WarOfFactions, faction: Faction) -> bool:
        return faction == DUNLENDINGS

    def shields(self, game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
        return (DUNLENDINGS,) * figures_at(game, DUNLENDINGS, region)
