"""House Stark."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import CardTextUsed
from greathall.games.thrones.facts import House
from greathall.games.thrones.hands import restore_hand
from greathall.games.thrones.table import Westeros, battle_of
from greathall.kernel import choose


class RobbStark(CardText):
    """Won: you may choose where the loser retreats."""

    async def directs_retreat(self, game: Westeros, house: House) -> bool:
        if await choose(house, "use-card-text", ("yes", "no"), about=self.id) == "no":
            return False
        game.emit_cause(CardTextUsed(house, self.id))
        return True


class RooseBolton(CardText):
    """Lost: all your cards come back into your hand, this one included."""

    async def lost(self, game: Westeros, house: House) -> None:
        """The whole discard pile comes back, and this card too when the combat is over."""
        game.emit_cause(CardTextUsed(house, self.id))
        restore_hand(game, house)

    def returns_to_hand(self, game: Westeros, house: House) -> bool:
        return battle_of(game).loser == house


class TheBlackfish(CardText):
    """No text, sword or skull costs you a unit."""

    def prevents_casualties(self) -> bool:
        return True


class CatelynStark(CardText):
    """Your defense order in the embattled area counts double."""

    def order_strength(self, game: Westeros, house: House, strength: int) -> int:
        return 2 * strength if battle_of(game).defender == house else strength
