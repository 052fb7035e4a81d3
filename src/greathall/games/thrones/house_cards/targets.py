"""What texts of several houses do to orders."""

from __future__ import annotations

from greathall.games.thrones.events import OrderRemoved
from greathall.games.thrones.facts import Area, House
from greathall.games.thrones.table import Westeros, battle_of


def remove_order(game: Westeros, owner: House, area: Area) -> None:
    """An order leaves the board; support that it gave in this combat is lost."""
    game.emit(OrderRemoved(owner, area, game.orders.pop(area)))
    battle = battle_of(game)
    battle.support = tuple(given for given in battle.support if given[0] != area)
