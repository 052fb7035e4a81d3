"""House Tyrell."""

from __future__ import annotations

from greathall.games.thrones.battle_resolution import clean_up_after_battle
from greathall.games.thrones.battlefield import fighters, kill, kill_routed, played_text, withdraw
from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import BattleBrokenOff, CardTextUsed
from greathall.games.thrones.facts import AREAS, FOOTMAN, Area, House
from greathall.games.thrones.house_cards.targets import remove_order
from greathall.games.thrones.rulings import combat_ends_without_units
from greathall.games.thrones.table import Westeros, battle_of, enemy_of, put_units
from greathall.kernel import choose


class MaceTyrell(CardText):
    """Immediately: destroy one of the opponent's footmen that attack or defend."""

    async def immediately(self, game: Westeros, house: House) -> None:
        enemy, area = enemy_of(game, house), battle_of(game).area
        if played_text(game, enemy).prevents_casualties():
            return
        ways = ["standing"] if FOOTMAN in fighters(game, enemy) else []
        if game.holder.get(area) == enemy and FOOTMAN in game.routed.get(area, ()):
            ways.append("routed")
        if not ways:
            return
        game.emit_cause(CardTextUsed(house, self.id))
        way = await choose(house, "kill-footman", ways, about=self.id)
        (kill if way == "standing" else kill_routed)(game, enemy, FOOTMAN)
        self._end_combat_without_enemies(game, house, enemy)

    def _end_combat_without_enemies(self, game: Westeros, house: House, enemy: House) -> None:
        """Only where the table has agreed that a combat without one side is none.

        There is no loser then, so that no other text speaks of having lost.
        """
        battle = battle_of(game)
        area = battle.area
        here = game.holder.get(area) == enemy or game.garrisons.get(area)
        alive = bool(battle.units) if battle.attacker == enemy else bool(here)
        if alive or not combat_ends_without_units(game):
            return
        battle.winner = house
        game.skip_to(clean_up_after_battle)
        game.emit(BattleBrokenOff(house, area))
        if battle.attacker == house:
            units = fighters(game, house)
            withdraw(game, house, units)
            put_units(game, house, area, units)


class SerLorasTyrell(CardText):
    """Attacked and won: your march order moves along, and can be used again."""

    def keeps_march_order(self, game: Westeros, house: House) -> bool:
        return True


class QueenOfThorns(CardText):
    """Immediately: remove one order of the opponent next to the embattled area."""

    async def immediately(self, game: Westeros, house: House) -> None:
        """An order of the other combatant next to the embattled area, ports included."""
        enemy, area = enemy_of(game, house), battle_of(game).area
        orders: list[Area] = [
            other
            for other in AREAS[area].adjacent
            if other in game.orders and game.holder[other] == enemy
        ]
        if orders:
            game.emit_cause(CardTextUsed(house, self.id))
            target = await choose(house, "remove-order", orders, about=self.id)
            remove_order(game, enemy, target)
