"""House Greyjoy."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battlefield import card_of, is_supported, play_card
from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import CardReplaced, CardTextUsed, PowerLost
from greathall.games.thrones.facts import AREAS, SHIP, House, Unit
from greathall.games.thrones.house_cards.baratheon import SalladhorSaan
from greathall.games.thrones.rulings import salladhor_prevails
from greathall.games.thrones.table import Westeros, battle_of, enemy_of, lose_power
from greathall.kernel import choose

PRICE_OF_AERON: Final = 2


class VictarionGreyjoy(CardText):
    """Attacking: each of your ships counts 2, supporting ones included."""

    def unit_strength(
        self, game: Westeros, house: House, whose: House, unit: Unit, strength: int
    ) -> int:
        if unit != SHIP or not whose == house == battle_of(game).attacker:
            return strength
        against = card_of(game, enemy_of(game, house))
        if against == SalladhorSaan.id and strength == 0 and salladhor_prevails(game):
            return 0
        return strength + 1


class BalonGreyjoy(CardText):
    """The printed strength of the opponent's card is 0."""

    def enemy_card_strength(self, game: Westeros, house: House, strength: int) -> int:
        return 0


class TheonGreyjoy(CardText):
    """Defending a castle or stronghold: +1 strength and 1 sword."""

    def strength(self, game: Westeros, house: House) -> int:
        return int(self._defends_castle(game, house))

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        return int(self._defends_castle(game, house)), 0

    def _defends_castle(self, game: Westeros, house: House) -> bool:
        battle = battle_of(game)
        return battle.defender == house and bool(AREAS[battle.area].structure)


class AshaGreyjoy(CardText):
    """2 swords and 1 fortification if you are not supported."""

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        return (0, 0) if is_supported(game, house) else (2, 1)


class AeronDamphair(CardText):
    """Immediately: you may pay 2 power to discard him and play another card."""

    async def immediately(self, game: Westeros, house: House) -> None:
        """For 2 power he is discarded, and another card takes his place."""
        if game.power[house] < PRICE_OF_AERON or not game.hand[house]:
            return
        if await choose(house, "use-card-text", ("yes", "no"), about=self.id) == "no":
            return
        game.emit_cause(CardTextUsed(house, self.id))
        game.emit(PowerLost(house, lose_power(game, house, PRICE_OF_AERON)))
        card = await choose(house, "replacement-card", game.hand[house], about=self.id)
        game.discard[house] += (self.id,)
        play_card(game, house, card)
        game.emit(CardReplaced(house, self.id, card))
