"""The events of the Eagles of the Misty Mountains.

Questions: `swift-lines` (`recruit`, `move` or `no`), `spend-eagle` (the region of an Eagle that is
eliminated, or `no`; about the card), `card-region` (where Eagles meet Nazgûl; about the card).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.cards.effects import roll_for_card
from greathall.games.wotr_board.cards.free_peoples_character import wander, wanderers
from greathall.games.wotr_board.cards.free_peoples_heroes import drive_home
from greathall.games.wotr_board.casualties import lose_figure
from greathall.games.wotr_board.facts import FREE, MOST_DICE, NAZGUL, NO, Card
from greathall.games.wotr_board.fellowship import can_move
from greathall.games.wotr_board.figures import WITCH_KING
from greathall.games.wotr_board.hunt import move_fellowship
from greathall.games.wotr_board.table import is_in_mordor, side_of
from greathall.games.wotr_board.warriors.cards.effects import Awakening, HoldingFigures
from greathall.games.wotr_board.warriors.eagles import EYRIE, move_all_eagles
from greathall.games.wotr_board.warriors.faction_figures import lose_figures
from greathall.games.wotr_board.warriors.faction_texts import FactionText
from greathall.games.wotr_board.warriors.facts import EAGLES
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    has_entered,
    regions_with,
)
from greathall.kernel import Player, choose

RECRUIT: Final = "recruit"
MOVE: Final = "move"
NEEDED: Final = 4
LEVEL: Final = 4


class SpeedGreaterThanAnyWind(Awakening):
    """An Eagle joins; then another faction event, or those of the Eagles are shuffled in."""


class InLongSwiftLines(HoldingFigures):
    """Three Eagles wait on it; after each other faction event one joins, or all may fly."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return has_entered(game, EAGLES)

    def can_use_die(self, game: WarOfFactions, player: Player) -> bool:
        return False

    async def faction_event_played(self, game: WarOfFactions, player: Player, card: Card) -> None:
        if side_of(game, player) != FREE or not has_entered(game, EAGLES):
            return
        answer = await choose(player, "swift-lines", (RECRUIT, MOVE, NO))
        if answer == RECRUIT:
            self.release(game, player, EYRIE)
        elif answer == MOVE:
            await move_all_eagles(game, player)


class UponTheNazgulTheyBore(FactionText):
    """Eagles fly, and fight Nazgûl in a region: for each 4 or more one of both is lost."""

    async def played(self, game: Any, player: Player) -> None:
        await move_all_eagles(game, player)
        regions = tuple(r for r in regions_with(game, EAGLES) if r in game.nazgul)
        if not regions:
            return
        region = await choose(player, "card-region", regions, about=self.id)
        dice = min(MOST_DICE, figures_at(game, EAGLES, region))
        hits = min(await roll_for_card(game, self.id, dice, NEEDED), game.nazgul[region])
        for _ in range(hits):
            lose_figures(game, EAGLES, region)
            lose_figure(game, region, NAZGUL)
        if hits:
            flying = (NAZGUL,) * game.nazgul.get(region, 0)
            if game.characters[WITCH_KING] == region:
                flying += (WITCH_KING,)
            await drive_home(game, region, flying)


class WeOnlyNeedWings(FactionText):
    """Eagles fly; one of them is eliminated to carry Companions as if their Level were 4."""

    async def played(self, game: Any, player: Player) -> None:
        await move_all_eagles(game, player)
        if wanderers(game) and await spend_eagle(game, player, self.id):
            await wander(game, player, self.id, 0, LEVEL)


class LiftedUpAndBorneFarAway(FactionText):
    """Eagles fly; one of them is eliminated to move the Fellowship."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return not is_in_mordor(game)

    async def played(self, game: Any, player: Player) -> None:
        """The card moves the Fellowship, so no die goes to the Hunt Box."""
        await move_all_eagles(game, player)
        if can_move(game) and await spend_eagle(game, player, self.id):
            await move_fellowship(game, player)


async def spend_eagle(game: WarOfFactions, player: Player, card: Card) -> bool:
    """An Eagle of one's choice may be eliminated; whether it was."""
    regions = regions_with(game, EAGLES)
    region = await choose(player, "spend-eagle", (*regions, NO), about=card)
    if region == NO:
        return False
    lose_figures(game, EAGLES, region)
    return True
