"""The Mordor Track (14)."""

from __future__ import annotations

from greathall.games.wotr_board.events import FellowshipMoved, MordorEntered
from greathall.games.wotr_board.facts import (
    CRACK_OF_DOOM,
    FREE,
    HUNT_TILES,
    MORDOR_ENTRANCES,
    NO,
    YES,
)
from greathall.games.wotr_board.fellowship import corrupt
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.table import War, is_in_mordor
from greathall.kernel import choose


def can_enter_mordor(game: War) -> bool:
    """The figure is at an entrance, Hidden or Revealed (14.1)."""
    return not is_in_mordor(game) and game.fellowship.region in MORDOR_ENTRANCES


async def may_enter_mordor(game: War) -> None:
    """In phase 2 the Ring-bearers may leave the board (3.2, 14.1)."""
    if can_enter_mordor(game) and (
        await choose(leader_of(game, FREE), "enter-mordor", (YES, NO)) == YES
    ):
        enter_mordor(game)


def enter_mordor(game: War) -> None:
    """Step 0; drawn Eyes and all special tiles in play join the Hunt Pool (14.1, 14.8)."""
    game.fellowship.mordor, game.fellowship.progress = 0, 0
    eyes = tuple(tile for tile in game.hunt_drawn if HUNT_TILES[tile].is_eye)
    game.hunt_drawn = tuple(tile for tile in game.hunt_drawn if not HUNT_TILES[tile].is_eye)
    game.hunt_pool += eyes + game.hunt_waiting
    game.hunt_waiting = ()
    game.emit(MordorEntered(len(game.hunt_pool)))


def advance_in_mordor(game: War) -> None:
    """One step towards the Crack of Doom (14.3)."""
    step = game.fellowship.mordor
    assert step is not None
    game.fellowship.mordor = min(step + 1, CRACK_OF_DOOM)
    game.emit(FellowshipMoved(leader_of(game, FREE), 0, game.fellowship.mordor))


def is_at_the_crack_of_doom(game: War) -> bool:
    return game.fellowship.mordor == CRACK_OF_DOOM


def linger_in_mordor(game: War) -> None:
    """Who neither tried to move nor hid this turn is corrupted (3.5, 14.6)."""
    if is_in_mordor(game) and not game.fellowship.has_acted:
        corrupt(game, 1)
