"""House Stark."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText, house_card
from greathall.games.thrones.chronicle import CardTextUsed
from greathall.games.thrones.facts import House
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.wildling_cards import restore_hand
from greathall.kernel import choose


@house_card
class RobbStark(CardText):
    id = "robb-stark"

    async def directs_retreat(self, game: Westeros, house: House) -> bool:
        if await choose(house, "use-card-text", ("yes", "no"), about=self.id) == "no":
            return False
        game.tell(CardTextUsed(house, self.id))
        return True


@house_card
class RooseBolton(CardText):
    id = "roose-bolton"

    async def lost(self, game: Westeros, house: House) -> None:
        """The whole discard pile comes back, and this card too when the combat is over."""
        game.tell(CardTextUsed(house, self.id))
        restore_hand(game, house)

    def returns_to_hand(self, game: Westeros, house: House) -> bool:
        return bool(game.battle["loser"] == house)


@house_card
class TheBlackfish(CardText):
    id = "the-blackfish"

    def prevents_casualties(self) -> bool:
        return True


@house_card
class CatelynStark(CardText):
    id = "catelyn-stark"

    def order_strength(self, game: Westeros, house: House, strength: int) -> int:
        return 2 * strength if game.battle["defender"] == house else strength
