"""Dunlendings who fight as Isengard Regulars until a battle is over (Death to the Forgoil).

Meanwhile they are units of a kind of their own: so they add to Combat Strength, can be taken as
casualties, and are told apart from the Regulars of Isengard.
"""

from __future__ import annotations

from greathall.games.wotr_board.facts import ARMED_DUNLENDINGS, in_order, without
from greathall.games.wotr_board.figures import change_reinforcements, put, take
from greathall.games.wotr_board.table import battle_of
from greathall.games.wotr_board.warriors.facts import DUNLENDINGS
from greathall.games.wotr_board.warriors.hosts import trim_hosts
from greathall.games.wotr_board.warriors.table import WarOfFactions


def take_up_arms(game: WarOfFactions) -> None:
    """Those among the attackers become units."""
    battle = battle_of(game)
    count = battle.attackers.count(DUNLENDINGS)
    hillmen, units = (DUNLENDINGS,) * count, (ARMED_DUNLENDINGS,) * count
    game.reinforcements = {**game.reinforcements, ARMED_DUNLENDINGS: 0}
    take(game, battle.origin, hillmen)
    put(game, battle.origin, units)
    battle.attackers = in_order((*without(battle.attackers, hillmen), *units))


async def lay_down_arms(game: WarOfFactions) -> None:
    """After the battle those who live are Dunlendings again; the dead can be recruited anew."""
    for region, army in tuple(game.shadow.items()):
        count = army.count(ARMED_DUNLENDINGS)
        if count:
            take(game, region, (ARMED_DUNLENDINGS,) * count)
            put(game, region, (DUNLENDINGS,) * count)
            trim_hosts(game, region)  # others of them may have stood there
    lost = game.reinforcements.get(ARMED_DUNLENDINGS, 0)
    if lost:
        change_reinforcements(game, ARMED_DUNLENDINGS, -lost)
        change_reinforcements(game, DUNLENDINGS, lost)
