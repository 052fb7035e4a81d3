"""The Call to Battle cards of the Shadow: Corsairs, Dunlendings and Spiders.

Questions: `called-units` (`(unit, region)` of one that joins the Army, or `done`; about the card),
`fierce-folk` (how many Dunlendings are eliminated; about the region), `slay` (see `cards.combat`).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.battle_events import (
    HitsAdded,
    HitsCancelled,
    SiegeBattleExtended,
)
from greathall.games.wotr_board.battlefield import (
    add,
    general,
    leaders_and_companions,
    level_of,
    total_hits,
)
from greathall.games.wotr_board.cards.combat import slay
from greathall.games.wotr_board.casualties import clear_the_field, take_hits_in_battle
from greathall.games.wotr_board.combat_rolls import roll_dice
from greathall.games.wotr_board.control import is_inside
from greathall.games.wotr_board.departures import at_peace, bound_outside, unbound
from greathall.games.wotr_board.events import ArmyMoved, CardDiceRolled
from greathall.games.wotr_board.facts import (
    DONE,
    ENEMY,
    FIGURES,
    REGIONS,
    SHADOW,
    UNITS,
    Figure,
    Region,
    Side,
    in_order,
    kinds_of,
)
from greathall.games.wotr_board.figures import move
from greathall.games.wotr_board.players import commands
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.table import SIEGE, Battle, battle_of
from greathall.games.wotr_board.warriors.cards.calls import ShadowCall, wants_to_pay
from greathall.games.wotr_board.warriors.faction_figures import lose_figures
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Player, choose, roll

MOST_CARRIED: Final = 2

# ------------------------------------------------ Corsairs


class BorneUpOnTheWind(ShadowCall):
    """After casualties Corsairs may be eliminated to bring two units from adjacent regions."""

    async def rescue(self, game: Any, side: Side) -> None:
        camp = self.camp(game)
        player = general(game, side)
        if not self.count(game) or not units_near(game, player, camp):
            return
        if not await wants_to_pay(game, side, self.id):
            return
        lose_figures(game, self.faction, camp)
        for _ in range(MOST_CARRIED):
            offers = units_near(game, player, camp)
            answer = await choose(player, "called-units", (*offers, DONE), about=self.id)
            if answer == DONE:
                return
            unit, region = answer
            join_battle(game, unit, region, camp)


def units_near(
    game: WarOfFactions, player: Player, camp: Region
) -> tuple[tuple[Figure, Region], ...]:
    """Units of this player's next to the Army, whose Nation may fight there at this time.

    Nobody leaves a besieged Stronghold.
    """
    peace = at_peace(game, SHADOW)
    if battle_of(game).attacker != SHADOW:
        peace = bound_outside(peace, REGIONS[camp].nation)
    return tuple(
        (unit, region)
        for region in REGIONS[camp].adjacent
        if region in game.shadow and not is_inside(game, SHADOW, region)
        for unit in kinds_of(unbound(game.shadow[region], peace))
        if unit in UNITS and commands(player, FIGURES[unit].nation)
    )


def join_battle(game: WarOfFactions, unit: Figure, origin: Region, camp: Region) -> None:
    """A unit comes to the Army, and fights from the next round on."""
    battle = battle_of(game)
    move(game, (unit,), origin, camp)
    if battle.attacker == SHADOW:
        battle.attackers = in_order((*battle.attackers, unit))
    game.emit(ArmyMoved(SHADOW, (unit,), origin, camp))
    settle_siege(game, origin)


class TheLastStrokeOfDoom(ShadowCall):
    """Corsairs may be eliminated for another round of a siege battle, instead of an Elite."""

    def can_be_used(self, game: Any, side: Side) -> bool:
        battle = battle_of(game)
        return (battle.kind, battle.attacker) == (SIEGE, SHADOW)

    async def end_the_round(self, game: Any, side: Side) -> None:
        battle = battle_of(game)
        if self.count(game) and await wants_to_pay(game, side, self.id):
            lose_figures(game, self.faction, self.camp(game))
            battle.rounds += 1
            game.emit(SiegeBattleExtended(side, battle.region))


# ------------------------------------------------ Dunlendings


class FierceFolk(ShadowCall):
    """Before casualties are removed, each Dunlending who is eliminated cancels a hit."""

    async def spare_or_slay(self, game: Any, side: Side) -> None:
        battle, enemy = battle_of(game), ENEMY[side]
        most = min(self.count(game), total_hits(battle, enemy))
        camp = self.camp(game)
        count: int = await choose(general(game, side), "fierce-folk", range(most + 1), about=camp)
        if count:
            lose_figures(game, self.faction, camp, count)
            rolled = min(count, battle.hits.get(enemy, 0))
            add(battle.hits, enemy, -rolled)
            add(battle.extra_hits, enemy, rolled - count)
            game.emit(HitsCancelled(side, count))


class OldHatred(ShadowCall):
    """Before the Combat roll each Dunlending hits on 6, and is lost on 1."""

    async def strike_first(self, game: Any, side: Side) -> None:
        dice = await roll_dice(self.count(game))
        hits = dice.count(6)
        game.emit(CardDiceRolled(self.id, 6, dice, hits))
        lose_figures(game, self.faction, self.camp(game), dice.count(1))
        await take_hits_in_battle(game, ENEMY[side], hits)
        clear_the_field(game)
        add(battle_of(game).early_hits, side, hits)


# ------------------------------------------------ Spiders


class WebsOfShadow(ShadowCall):
    """With more hits than the enemy a Spider may be eliminated for one more."""

    async def strike_last(self, game: Any, side: Side) -> None:
        battle, enemy = battle_of(game), ENEMY[side]
        if not self.count(game) or all_hits(battle, side) <= all_hits(battle, enemy):
            return
        if await wants_to_pay(game, side, self.id):
            lose_figures(game, self.faction, self.camp(game))
            game.emit(HitsAdded(side, 1))
            await take_hits_in_battle(game, enemy, 1)
            clear_the_field(game)


def all_hits(battle: Battle, side: Side) -> int:
    """Hits of this round, those before the Combat roll too."""
    return total_hits(battle, side) + battle.early_hits.get(side, 0)


class HideousSpeed(ShadowCall):
    """Before the Combat roll a die may slay a Leader or a Companion of Level 1, or a Spider."""

    async def strike_first(self, game: Any, side: Side) -> None:
        die = await roll()
        game.emit(CardDiceRolled(self.id, 5, (die,), int(die >= 5)))
        if die <= 2:
            lose_figures(game, self.faction, self.camp(game))
        victims = tuple(f for f in leaders_and_companions(game) if level_of(f) == 1)
        if die >= 5 and victims:
            region = battle_of(game).region
            slay(game, await choose(general(game, side), "slay", kinds_of(victims), about=region))
