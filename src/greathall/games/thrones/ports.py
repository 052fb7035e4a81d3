"""Ports change hands with their land (p. 25)."""

from __future__ import annotations

from greathall.games.thrones.control import controller, has_enemy_units
from greathall.games.thrones.events import ShipsCaptured, ShipsScuttled
from greathall.games.thrones.facts import PORTS, SEA_OF_PORT, SHIP, Area, House
from greathall.games.thrones.supply import fits_with, sizes_after_fight
from greathall.games.thrones.table import (
    Westeros,
    all_units,
    in_pool,
    put_units,
)
from greathall.kernel import choose


async def settle_ports(game: Westeros) -> None:
    """Ships in a port whose land is no longer theirs are taken over, or leave the board."""
    for port in PORTS:
        if port in game.holder and controller(game, port) != game.holder[port]:
            await _capture_port(game, port, controller(game, port))


async def _capture_port(game: Westeros, port: Area, owner: House | None) -> None:
    """The new owner may replace any number of the ships; a port of nobody loses them all."""
    ships, loser = len(all_units(game, port)), game.holder[port]
    for table in (game.units, game.routed, game.holder, game.orders):
        table.pop(port, None)
    taken = 0
    if owner is not None:
        most = min(ships, in_pool(game, owner, SHIP))
        ends, level = sizes_after_fight(game, owner), game.supply[owner]
        counts = [
            n for n in range(most + 1) if all(fits_with(sizes, level, port, n) for sizes in ends)
        ]
        taken = await choose(owner, "capture-ships", counts, about=port)
        put_units(game, owner, port, (SHIP,) * taken)
    if taken and owner is not None:
        game.emit(ShipsCaptured(owner, port, taken))
    if taken < ships:
        game.emit(ShipsScuttled(loser, port, ships - taken))


def is_trading(game: Westeros, port: Area) -> bool:
    """Whether no enemy ship lies in the sea before this port, which has ships of its owner."""
    return not has_enemy_units(game, game.holder[port], SEA_OF_PORT[port])
