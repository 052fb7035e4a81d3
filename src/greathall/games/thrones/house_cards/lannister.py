"""House Lannister."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battlefield import card_of, play_card
from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import CardReplaced, CardTextUsed, PowerGained
from greathall.games.thrones.facts import FOOTMAN, Area, House, Unit
from greathall.games.thrones.house_cards.targets import remove_order
from greathall.games.thrones.table import Westeros, areas_of, battle_of, enemy_of, gain_power
from greathall.kernel import choose

NONE: Final = "none"


class TywinLannister(CardText):
    """Won: gain 2 power."""

    async def won(self, game: Westeros, house: House) -> None:
        game.emit_cause(CardTextUsed(house, self.id))
        game.emit(PowerGained(house, gain_power(game, house, 2)))


class TyrionLannister(CardText):
    """Before all else: you may send the opponent's card back, for another one."""

    async def cancel(self, game: Westeros, house: House) -> None:
        """The other card goes back to hand and another one is played, if there is any."""
        enemy = enemy_of(game, house)
        if await choose(house, "use-card-text", ("yes", "no"), about=self.id) == "no":
            return
        game.emit_cause(CardTextUsed(house, self.id))
        old, others = card_of(game, enemy), game.hand[enemy]
        game.hand[enemy] += (old,)
        battle = battle_of(game)
        battle.card[battle.side(enemy)] = ""
        card = ""
        if others:
            card = await choose(enemy, "replacement-card", others, about=old)
            play_card(game, enemy, card)
        game.emit(CardReplaced(enemy, old, card))


class SerKevanLannister(CardText):
    """Attacking: each of your footmen counts 2, supporting ones included."""

    def unit_strength(
        self, game: Westeros, house: House, whose: House, unit: Unit, strength: int
    ) -> int:
        raised = unit == FOOTMAN and whose == house == battle_of(game).attacker
        return strength + 1 if raised else strength


class CerseiLannister(CardText):
    """Won: you may remove one order of the loser, anywhere."""

    async def won(self, game: Westeros, house: House) -> None:
        """Any order of the loser, but for the one in the embattled area, which leaves anyway."""
        loser, area = enemy_of(game, house), battle_of(game).area
        orders: list[Area] = [a for a in areas_of(game, loser) if a in game.orders and a != area]
        target = await choose(house, "remove-order", (*orders, NONE), about=self.id)
        if target != NONE:
            game.emit_cause(CardTextUsed(house, self.id))
            remove_order(game, loser, target)
