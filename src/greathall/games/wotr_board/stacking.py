"""How many units a region holds (7.1).

Question: `remove-unit` (which of too many; about the region).
"""

from __future__ import annotations

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.control import is_inside
from greathall.games.wotr_board.events import UnitRemoved
from greathall.games.wotr_board.facts import (
    FIGURES,
    FREE,
    GARRISON,
    SIDES,
    STACKING,
    UNITS,
    Figure,
    Region,
    Side,
    kinds_of,
    units_in,
)
from greathall.games.wotr_board.figures import send_back
from greathall.games.wotr_board.players import commands, leader_of, others_of
from greathall.games.wotr_board.table import War, armies, force
from greathall.kernel import Player, choose


def limit(game: War, side: Side, region: Region) -> int:
    """Ten units, or five inside a besieged Stronghold."""
    return GARRISON if is_inside(game, side, region) else STACKING


def room(game: War, side: Side, region: Region) -> int:
    """How many more units of this side there may be; below zero there are too many."""
    return _room_beside(game, side, region, fillers(game, side))


def _room_beside(game: War, side: Side, region: Region, besides: tuple[Figure, ...]) -> int:
    """The same, with the kinds of figures that count besides units."""
    most = limit(game, side, region) if game.besieged else STACKING
    for figure in besides:
        most -= game.expansion.count_of(game, figure, region)
    return most - units_in(armies(game, side).get(region, ()))


def fillers(game: War, side: Side) -> tuple[Figure, ...]:
    """Kinds of figures that are no units, but count as such by a card on the table."""
    if side == FREE or not game.on_table:
        return ()
    texts = on_table(game, EventText.fills)
    return tuple([text.fills(game) for text in texts]) if texts else ()


def places_taken(figures: tuple[Figure, ...], besides: tuple[Figure, ...]) -> int:
    """How many of these count towards the limit."""
    return units_in(figures) + sum(figures.count(figure) for figure in besides)


async def trim(game: War, side: Side, region: Region) -> None:
    """Excess units are removed by their owner, his choice of figures (7.1).

    Teammates remove one each in turn, first who is not the Leading Player (16.7).
    """
    turn = 0
    while room(game, side, region) < 0 and region in armies(game, side):
        turns = (*others_of(game, side), leader_of(game, side))
        player = turns[turn % len(turns)]
        turn += 1
        units = _units_of(game, side, region, player)
        if units:
            unit = await choose(player, "remove-unit", units, about=region)
            send_back(game, region, unit)
            game.emit(UnitRemoved(player, unit, region))


async def trim_all(game: War) -> None:
    """At the end of an action no region holds too many units."""
    for side in SIDES:
        table, besides = armies(game, side), fillers(game, side)
        largest = max(map(len, table.values()), default=0)
        for region in tuple(table) if largest > STACKING or besides else game.besieged:
            if _room_beside(game, side, region, besides) < 0:
                await trim(game, side, region)


def _units_of(game: War, side: Side, region: Region, player: Player) -> tuple[Figure, ...]:
    """The kinds of this player's units in a region."""
    return tuple(
        figure
        for figure in kinds_of(force(game, side, region))
        if figure in fillers(game, side)
        or (figure in UNITS and commands(player, FIGURES[figure].nation))
    )
