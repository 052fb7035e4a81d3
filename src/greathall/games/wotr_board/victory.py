"""Victory (15, 16.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from greathall.games.wotr_board.events import GameWon
from greathall.games.wotr_board.facts import (
    CRACK_OF_DOOM,
    FREE,
    HIGHEST_CORRUPTION,
    POINTS_TO_WIN,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    Region,
    Side,
)
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.kernel import Outcome, Player

if TYPE_CHECKING:  # the table itself watches for a victory
    from greathall.games.wotr_board.table import War

CORRUPTION: Final = "corruption"
RING: Final = "ring"
MILITARY: Final = "military"
TIME: Final = "time"
# What each Settlement of the enemy's is worth, if it is worth anything.
TO_CAPTURE: Final[dict[Side, dict[Region, int]]] = {
    side: {
        region: REGIONS[region].points
        for region, owner in SETTLEMENTS.items()
        if owner != side and REGIONS[region].points
    }
    for side in SIDES
}


def the_ring_decides(game: War) -> None:
    """Corruption wins for the Shadow at once, the Crack of Doom for the Free Peoples (15.1, 15.2).

    The last tile is dealt with completely before the Ring is unmade (14.7, R41).
    """
    fellowship = game.fellowship
    if fellowship.corruption >= HIGHEST_CORRUPTION:
        end_game(game, SHADOW, CORRUPTION)
    elif fellowship.mordor == CRACK_OF_DOOM and game.hunt is None:
        end_game(game, FREE, RING)


def military_victory(game: War) -> Side | None:
    """Who has conquered enough, the Shadow first (15.3, 15.4)."""
    winners = (side for side in (SHADOW, FREE) if points(game, side) >= POINTS_TO_WIN[side])
    return next(winners, None)


def points(game: War, side: Side) -> int:
    """Victory points of a side for the Settlements that it has captured (10.2)."""
    control = game.control
    return sum([points for region, points in TO_CAPTURE[side].items() if control[region] == side])


def score(game: War, player: Player) -> int:
    """Points of a side; in a team of two what the player won less what he lost (16.11).

    What was won counts for the Shadow alone; the Free Peoples only compare their losses.
    """
    side = FREE if player in game.teams[FREE] else SHADOW
    if len(game.teams[side]) == 1:
        return points(game, side)
    won = [region for region, captor in game.captors.items() if captor == player and side == SHADOW]
    lost = [
        region
        for region, holder in game.control.items()
        if holder != side and REGIONS[region].nation in NATIONS_OF_PLAYER[player]
    ]
    return sum(REGIONS[region].points for region in won) - sum(REGIONS[r].points for r in lost)


def end_game(game: War, side: Side | None, how: str) -> None:
    """The match is over, if it was not; nobody wins when its time is up."""
    if game.outcome is not None:
        return
    winners = game.teams[side] if side else ()
    scores = tuple((player, score(game, player)) for player in game.seat)
    best = max(winners, key=dict(scores).__getitem__) if len(winners) > 1 else None
    game.outcome = Outcome(winners, how, scores)
    game.cause = None
    game.emit(GameWon(side, how, points(game, side) if side else 0, best))
    game.agenda.clear()
