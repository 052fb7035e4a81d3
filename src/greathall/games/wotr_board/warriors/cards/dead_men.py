"""The events of the Dead Men of Dunharrow.

Question: `paths-of-the-dead` (`yes` or `no`: does he go to Erech; about where he is).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.control import controls, is_unconquered
from greathall.games.wotr_board.facts import (
    FREE,
    NATIONS_OF,
    NO,
    REGIONS,
    SHADOW,
    YES,
    Nation,
    Region,
)
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.politics import BY_MUSTER
from greathall.games.wotr_board.table import is_on_board
from greathall.games.wotr_board.warriors.cards.effects import HoldingFigures
from greathall.games.wotr_board.warriors.dead_men import (
    BEYOND,
    ERECH,
    army_of_the_dead,
    haunt,
    heir,
)
from greathall.games.wotr_board.warriors.entering import enter_play
from greathall.games.wotr_board.warriors.faction_events import shuffle_faction_in
from greathall.games.wotr_board.warriors.faction_figures import recruit_figures
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import DEAD_MEN
from greathall.games.wotr_board.warriors.table import WarOfFactions, has_entered
from greathall.kernel import Player, choose

LANDS: Final = ("rohan", "gondor")
DOORS: Final[tuple[Region, ...]] = ("helms-deep", "edoras")


class TheStoneOfErech(HoldingFigures):
    """Three figures wait on it; a Nation that a Muster result advances calls one of them."""

    before_entry = True

    def nation_advanced(self, game: Any, nation: Nation, how: str) -> None:
        """Only a Muster result of the Free Peoples counts."""
        if how == BY_MUSTER and nation in NATIONS_OF[FREE]:
            self.release(game, leader_of(game, FREE), army_of_the_dead(game))

    async def use_die(self, game: WarOfFactions, player: Player) -> None:
        self.release(game, player, army_of_the_dead(game))


class PathsOfTheDead(FactionText):
    """From Rohan or Gondor he may bring the Dead Men into play; they gain a figure."""

    before_entry = True

    async def played(self, game: Any, player: Player) -> None:
        """Without the faction it does nothing, and stays in the discards."""
        if not has_entered(game, DEAD_MEN):
            await self.may_enter(game, player)
        if has_entered(game, DEAD_MEN):
            recruit_figures(game, player, DEAD_MEN, army_of_the_dead(game))
            shuffle_faction_in(game, player, DEAD_MEN)

    async def may_enter(self, game: WarOfFactions, player: Player) -> None:
        """Strider or Aragorn goes to Erech, even out of a siege."""
        who = heir(game)
        where = game.characters[who]
        if not is_on_board(game, who) or REGIONS[where].nation not in LANDS:
            return
        if await choose(player, "paths-of-the-dead", (YES, NO), about=where) == YES:
            await enter_play(game, player, DEAD_MEN)


class TheDarkDoor(FactionText):
    """Erech is next to Rohan for the Army of the Dead and for Companions."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return any(is_unconquered(game, region) for region in DOORS)

    def stays(self, game: Any) -> bool:
        return not all(controls(game, SHADOW, region) for region in DOORS)

    def opens(self, game: WarOfFactions, region: Region) -> tuple[Region, ...]:
        return through_the_door(region)

    def joins(self, game: Any, region: Region) -> tuple[Region, ...]:
        return through_the_door(region)


def through_the_door(region: Region) -> tuple[Region, ...]:
    """Where the way under the mountains leads from here."""
    if region == ERECH:
        return BEYOND
    return (ERECH,) if region in BEYOND else ()


class WraithsOfFear(FactionText):
    """The Army of the Dead moves, losing figures, and may attack."""

    async def played(self, game: Any, player: Player) -> None:
        await haunt(game, player)
