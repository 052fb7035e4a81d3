"""The phase of combats: one on each active battleground and on the path (p. 14)."""

from __future__ import annotations

from greathall.games.wotr_cards.battleground_combat import fight_on_battleground
from greathall.games.wotr_cards.events import PhaseBegan
from greathall.games.wotr_cards.game_terms import decide
from greathall.games.wotr_cards.path_combat import fight_on_path
from greathall.games.wotr_cards.table import (
    MiddleEarth,
    active_locations,
    first_player,
)


async def combat_phase(game: MiddleEarth) -> None:
    """Every active location is fought out, in the order that the first player sets (p. 14)."""
    game.phase, game.turn = "combats", game.first
    game.emit(PhaseBegan("combats"))
    game.then(next_combat)


async def next_combat(game: MiddleEarth) -> None:
    """One combat, finished before the next begins (p. 14)."""
    places = active_locations(game)
    if not places:
        return
    location = await decide(game, first_player(game), "combat", places)
    if location == game.path:
        await fight_on_path(game)
    else:
        await fight_on_battleground(game, location)
    game.then(next_combat)
