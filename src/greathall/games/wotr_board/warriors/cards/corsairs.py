"""The events of the Corsairs of Umbar.

Questions: `black-sails` (`recruit` or `move`), `spend-corsairs` (the region of a figure that is
given up, or `no`; about the card).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.facts import NO, REGIONS_OF, SHADOW, Region
from greathall.games.wotr_board.hunt import inflict
from greathall.games.wotr_board.table import ring_region, side_of
from greathall.games.wotr_board.warriors.cards.effects import is_at_sea
from greathall.games.wotr_board.warriors.corsairs import UMBAR, move_all_corsairs, sail
from greathall.games.wotr_board.warriors.entering import recruit_by_card
from greathall.games.wotr_board.warriors.faction_figures import lose_figures, recruit_figures
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import CORSAIRS
from greathall.games.wotr_board.warriors.table import WarOfFactions, has_entered, regions_with
from greathall.kernel import Player, choose

RECRUIT: Final = "recruit"
MOVE: Final = "move"
HUNTED_IN: Final[tuple[Region, ...]] = (*REGIONS_OF["gondor"], "west-harondor", "osgiliath")


class AGreatFleet(FactionText):
    """Corsairs gain a figure, then all of them may sail."""

    before_entry = True

    async def played(self, game: Any, player: Player) -> None:
        await recruit_by_card(game, player, CORSAIRS)
        if has_entered(game, CORSAIRS):
            await move_all_corsairs(game, player)


class BlackSails(FactionText):
    """Any result of the Faction die recruits or moves Corsairs; they may hunt the Fellowship."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return has_entered(game, CORSAIRS)

    def can_use_die(self, game: WarOfFactions, player: Player) -> bool:
        return side_of(game, player) == SHADOW and has_entered(game, CORSAIRS)

    async def use_die(self, game: WarOfFactions, player: Player) -> None:
        """No tile is drawn, so that being At Sea is no shelter."""
        if await choose(player, "black-sails", (RECRUIT, MOVE)) == RECRUIT:
            recruit_figures(game, player, CORSAIRS, UMBAR)
        else:
            await move_all_corsairs(game, player)
        if not is_within_reach(game):
            return
        regions = regions_with(game, CORSAIRS)
        region = await choose(player, "spend-corsairs", (NO, *regions), about=self.id)
        if region != NO:
            lose_figures(game, CORSAIRS, region)
            await inflict(game, 1)


def is_within_reach(game: WarOfFactions) -> bool:
    """The Fellowship is At Sea, or revealed in the south of Gondor's lands."""
    revealed = not game.fellowship.is_hidden and ring_region(game) in HUNTED_IN
    return is_at_sea(game) or revealed


class ShipsOfGreatDraught(FactionText):
    """Corsairs carry Shadow Armies."""

    async def played(self, game: Any, player: Player) -> None:
        await sail(game, player)
