"""The events of the Ents of Fangorn.

Question: `second-entwood` (`yes` or `no`).
"""

from __future__ import annotations

from typing import Any

from greathall.games.wotr_board.facts import FREE, NO, YES
from greathall.games.wotr_board.figures import SARUMAN
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.table import is_in_play
from greathall.games.wotr_board.warriors.cards.effects import Awakening, HoldingFigures
from greathall.games.wotr_board.warriors.ents import (
    FANGORN,
    call_home,
    march,
    open_second_entwood,
)
from greathall.games.wotr_board.warriors.faction_figures import recruit_figures
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import ENTS
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at
from greathall.kernel import Player, choose


class TheEntsAwaken(Awakening):
    """An Ent joins; then another faction event, or those of the Ents are shuffled in."""


class SarumanIsANeighbour(HoldingFigures):
    """Three Ents wait on it; each use of the Voice of Saruman rouses one of them."""

    before_entry = True

    def can_be_played(self, game: Any, player: Player) -> bool:
        return is_in_play(game, SARUMAN)

    async def voice_used(self, game: Any) -> None:
        self.release(game, leader_of(game, FREE), FANGORN)

    async def use_die(self, game: WarOfFactions, player: Player) -> None:
        """It is recruited as every Ent, in an Entwood."""
        region = await choose(player, "entwood", game.entwoods)
        self.release(game, player, region)


class FathersOfTrees(FactionText):
    """All Ents go home and gain one; one of them may found another Entwood."""

    async def played(self, game: Any, player: Player) -> None:
        call_home(game, player)
        recruit_figures(game, player, ENTS, FANGORN)
        # One Ent must stay in Fangorn.
        if figures_at(game, ENTS, FANGORN) < 2:
            return
        if await choose(player, "second-entwood", (YES, NO)) == YES:
            open_second_entwood(game, player)


class MarchOfTheEnts(FactionText):
    """Ents march and attack, as often as the Entwood has some for it."""

    async def played(self, game: Any, player: Player) -> None:
        await march(game, player)
