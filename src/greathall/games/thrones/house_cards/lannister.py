"""House Lannister."""

from __future__ import annotations

from greathall.games.thrones.battle import card_of, play_card, side_of
from greathall.games.thrones.card_texts import CardText, house_card
from greathall.games.thrones.chronicle import CardReplaced, CardTextUsed, PowerGained
from greathall.games.thrones.facts import FOOTMAN, Area, House, Unit
from greathall.games.thrones.house_cards.targets import remove_order
from greathall.games.thrones.table import Westeros, areas_of, enemy_of, gain_power
from greathall.kernel import choose

NONE = "none"


@house_card
class TywinLannister(CardText):
    id = "tywin-lannister"

    async def won(self, game: Westeros, house: House) -> None:
        game.tell(CardTextUsed(house, self.id))
        game.tell(PowerGained(house, gain_power(game, house, 2)))


@house_card
class TyrionLannister(CardText):
    id = "tyrion-lannister"

    async def cancel(self, game: Westeros, house: House) -> None:
        """The other card goes back to hand and another one is played, if there is any."""
        enemy = enemy_of(game, house)
        if await choose(house, "use-card-text", ("yes", "no"), about=self.id) == "no":
            return
        game.tell(CardTextUsed(house, self.id))
        old, others = card_of(game, enemy), game.hand[enemy]
        game.hand[enemy] += (old,)
        game.battle[f"{side_of(game, enemy)}_card"] = ""
        card = ""
        if others:
            card = await choose(enemy, "replacement-card", others, about=old)
            play_card(game, enemy, card)
        game.tell(CardReplaced(enemy, old, card))


@house_card
class SerKevanLannister(CardText):
    id = "ser-kevan-lannister"

    def unit_strength(
        self, game: Westeros, house: House, whose: House, unit: Unit, strength: int
    ) -> int:
        raised = unit == FOOTMAN and whose == house == game.battle["attacker"]
        return strength + 1 if raised else strength


@house_card
class CerseiLannister(CardText):
    id = "cersei-lannister"

    async def won(self, game: Westeros, house: House) -> None:
        """Any order of the loser, but for the one in the embattled area, which leaves anyway."""
        loser, area = enemy_of(game, house), game.battle["area"]
        orders: list[Area] = [a for a in areas_of(game, loser) if a in game.orders and a != area]
        target = await choose(house, "remove-order", (*orders, NONE), about=self.id)
        if target != NONE:
            game.tell(CardTextUsed(house, self.id))
            remove_order(game, loser, target)
