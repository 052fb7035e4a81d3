"""Victory (p. 16)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from greathall.games.thrones.control import controlled, controller
from greathall.games.thrones.events import GameWon
from greathall.games.thrones.facts import AREAS_TO_WIN, CASTLES, HOUSES, LANDS, THRONE, House
from greathall.kernel import Outcome

if TYPE_CHECKING:  # the table itself watches for a victory
    from greathall.games.thrones.table import Westeros


def castles(game: Westeros) -> dict[House, int]:
    """How many areas with a castle or stronghold each house controls."""
    count = dict.fromkeys(game.power, 0)
    for area in CASTLES:
        owner = controller(game, area)
        if owner is not None:
            count[owner] += 1
    return count


def seven_castles(game: Westeros) -> None:
    """Seven castles and strongholds win at any moment; the rest of the round is not played.

    A combat is one moment: an area is nobody's only until it is known who has won it.
    """
    if game.outcome is not None or (game.battle is not None and game.battle.has_begun):
        return
    # This runs after every step, and few steps change what it looks at.
    if not can_be_seven(tuple(map(game.holder.get, CASTLES)), tuple(game.tokens.values())):
        return
    count = castles(game)
    first = max(game.tracks[THRONE], key=count.__getitem__)
    if count[first] >= AREAS_TO_WIN:
        end_game(game, first, "castles")


@lru_cache(maxsize=64)
def can_be_seven(holders: tuple[House | None, ...], tokens: tuple[House, ...]) -> bool:
    """Whether units on castles, and tokens wherever they lie, are enough for anybody.

    An empty home is controlled, too, so that six of them may do.
    """
    taken = (*holders, *tokens)
    return any(taken.count(house) >= AREAS_TO_WIN - 1 for house in HOUSES)


async def end_of_last_round(game: Westeros) -> None:
    """Most castles and strongholds; then lands, supply, place on the Iron Throne track."""
    count = castles(game)
    order = game.tracks[THRONE]
    standings = {
        house: (count[house], len(controlled(game, house, LANDS)), game.supply[house], -place)
        for place, house in enumerate(order)
    }
    end_game(game, max(order, key=standings.__getitem__), "rounds")


def end_game(game: Westeros, winner: House, how: str) -> None:
    count = castles(game)
    game.outcome = Outcome((winner,), how, tuple(count.items()))
    game.cause = None
    game.emit(GameWon(winner, how, count[winner]))
    game.agenda.clear()
