"""Victory (p. 16)."""

from __future__ import annotations

from greathall.games.thrones.events import GameWon
from greathall.games.thrones.facts import AREAS_TO_WIN, CASTLES, LANDS, House
from greathall.games.thrones.table import Westeros, controlled, controller, in_turn_order, step
from greathall.kernel import Outcome


def castles(game: Westeros) -> dict[House, int]:
    """How many areas with a castle or stronghold each house controls."""
    count = dict.fromkeys(game.power, 0)
    for area in CASTLES:
        owner = controller(game, area)
        if owner is not None:
            count[owner] += 1
    return count


@step
async def check_victory(game: Westeros) -> None:
    """Seven castles and strongholds win at once; the rest of the round is not played."""
    count = castles(game)
    first = max(in_turn_order(game), key=count.__getitem__)
    if count[first] >= AREAS_TO_WIN:
        end_game(game, first, "castles")


@step
async def end_of_last_round(game: Westeros) -> None:
    """Most castles and strongholds; then lands, supply, place on the Iron Throne track."""
    order, count = in_turn_order(game), castles(game)

    def standing(house: House) -> tuple[int, int, int, int]:
        lands = len(controlled(game, house, LANDS))
        return count[house], lands, game.supply[house], -order.index(house)

    end_game(game, max(order, key=standing), "rounds")


def end_game(game: Westeros, winner: House, how: str) -> None:
    count = castles(game)
    game.outcome = Outcome((winner,), how, tuple(count.items()))
    game.emit(GameWon(winner, how, count[winner]))
    game.agenda.clear()
