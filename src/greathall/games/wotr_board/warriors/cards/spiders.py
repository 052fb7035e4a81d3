"""The events of the Broods of Shelob.

Questions: `spend-spider` (`yes` or `no`; about the region of the Fellowship), `prevent-damage`
(`yes` or `no`: is the Fellowship revealed instead).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.cards.shadow_character import AwayFromSettlements
from greathall.games.wotr_board.facts import (
    FREE,
    NO,
    YES,
    Faction,
    Figure,
    Region,
    Tile,
)
from greathall.games.wotr_board.hunt import CARD, draw_tile, inflict, reveal
from greathall.games.wotr_board.hunt_tiles import bring_into_play
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.table import at_war, ring_region
from greathall.games.wotr_board.warriors.cards.effects import UntilWill, is_at_sea
from greathall.games.wotr_board.warriors.entering import recruit_by_card
from greathall.games.wotr_board.warriors.faction_figures import lose_figures
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import SPIDERS
from greathall.games.wotr_board.warriors.hosts import move_all_alone
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at, has_entered
from greathall.kernel import Player, choose

LAIR: Final[Tile] = "shelobs-lair"


class TheCraftOfShelob(FactionText):
    """Spiders may move; the tile of Shelob's Lair comes into play."""

    async def played(self, game: Any, player: Player) -> None:
        await move_all_alone(game, player, SPIDERS)
        tables = (game.hunt_waiting, game.hunt_pool, game.hunt_drawn, game.hunt_removed)
        if not any(LAIR in tiles for tiles in tables):
            bring_into_play(game, LAIR)


class Ambush(FactionText, AwayFromSettlements, abstract=True):
    """Spiders may move; one of them in the region of the Ring-bearers may be spent."""

    async def played(self, game: Any, player: Player) -> None:
        await move_all_alone(game, player, SPIDERS)
        region = ring_region(game)
        if not figures_at(game, SPIDERS, region) or not self.can_strike(game):
            return
        if await choose(player, "spend-spider", (YES, NO), about=region) == YES:
            lose_figures(game, SPIDERS, region)
            await self.strike(game)

    def can_strike(self, game: WarOfFactions) -> bool:
        return True

    async def strike(self, game: WarOfFactions) -> None:
        """What the Spider does to the Fellowship."""
        raise NotImplementedError


class EvilThings(Ambush):
    """A Spider may be spent for a Hunt tile; an Eye does nothing."""

    def can_strike(self, game: WarOfFactions) -> bool:
        return not is_at_sea(game)

    async def strike(self, game: WarOfFactions) -> None:
        await draw_tile(game, CARD, numbered_only=True)


class ChildrenOfUngoliant(Ambush):
    """A Spider may be spent for one damage of the Hunt; a hidden Fellowship may show itself."""

    async def strike(self, game: WarOfFactions) -> None:
        if game.fellowship.is_hidden:
            free = leader_of(game, FREE)
            if await choose(free, "prevent-damage", (YES, NO)) == YES:
                await reveal(game)
                return
        await inflict(game, 1)


class HugeAndHorrible(UntilWill):
    """Spiders hunt, fight with an Army that calls them, and count towards its limit."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return at_war(game, "sauron")

    def hunts(self, game: Any, region: Region) -> bool:
        return bool(figures_at(game, SPIDERS, region))

    def arms(self, game: WarOfFactions, faction: Faction) -> bool:
        return faction == SPIDERS

    def fills(self, game: Any) -> Figure:
        return SPIDERS


class HerOwnOffspring(FactionText):
    """A Spider in each lair, then all of them may move."""

    before_entry = True

    async def played(self, game: Any, player: Player) -> None:
        await recruit_by_card(game, player, SPIDERS, 2)
        if has_entered(game, SPIDERS):
            await move_all_alone(game, player, SPIDERS)
