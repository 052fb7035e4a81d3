"""Capturing Settlements (10)."""

from __future__ import annotations

from greathall.games.wotr_board.events import SettlementCaptured
from greathall.games.wotr_board.facts import ENEMY, REGIONS, SETTLEMENTS, Region, Side
from greathall.games.wotr_board.players import commander_in
from greathall.games.wotr_board.politics import CAPTURE, advance
from greathall.games.wotr_board.table import War, has_army
from greathall.games.wotr_board.victory import points


def can_be_captured(game: War, side: Side, region: Region) -> bool:
    """Whether the enemy controls a Settlement there that none of his units defends (10.1)."""
    enemy = ENEMY[side]
    return game.control.get(region) == enemy and not has_army(game, enemy, region)


def capture(game: War, side: Side, region: Region) -> None:
    """This side takes the Settlement; the Nation that loses it advances (10.2, 10.4)."""
    game.control = {**game.control, region: side}
    game.besieged = tuple(r for r in game.besieged if r != region)
    if SETTLEMENTS[region] == side:
        game.captors = {r: captor for r, captor in game.captors.items() if r != region}
    else:
        game.captors = {**game.captors, region: commander_in(game, side, region)}
    game.emit(SettlementCaptured(side, region, points(game, side)))
    if SETTLEMENTS[region] != side:
        advance(game, REGIONS[region].nation, CAPTURE)
