"""Advances: attackers take the place of the defenders (8.8), or besiege them (9.3).

Questions: `advance` (`yes` or `no`; about the region), `stay-behind` (see `departures`).
"""

from __future__ import annotations

from greathall.games.wotr_board.battlefield import general
from greathall.games.wotr_board.departures import Departure, choose_movers
from greathall.games.wotr_board.facts import NO, SHADOW, STACKING, YES, Figure, Nation
from greathall.games.wotr_board.figures import stays_put
from greathall.games.wotr_board.movement import enter_region
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import War, battle_of
from greathall.kernel import choose


class Advance(Departure):
    """Attackers who leave their region. The action began with the attack (16.10)."""

    def may_act(self, nations: tuple[Nation, ...]) -> bool:
        return True


async def choose_who_advances(game: War) -> tuple[Figure, ...]:
    """The attackers may move into the region, all or some of them, or nobody (8.8)."""
    battle = battle_of(game)
    player = general(game, battle.attacker)
    if await choose(player, "advance", (YES, NO), about=battle.region) == NO:
        return ()
    able = tuple(figure for figure in battle.attackers if not stays_put(figure))
    if battle.attacker == SHADOW:
        along = able + game.expansion.passengers(game, battle.origin)
        able = game.expansion.able_to_follow(game, along, battle.region)
    return await choose_movers(Advance(game, player, battle.origin, able, None, 1, STACKING))


async def move_in(game: War, going: tuple[Figure, ...]) -> None:
    """These attackers enter the region where the battle was (8.8); see 9.9 for what they leave."""
    battle = battle_of(game)
    battle.attackers = ()
    enter_region(game, battle.attacker, going, battle.origin, battle.region)
    await trim(game, battle.attacker, battle.region)
