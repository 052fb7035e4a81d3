"""House Baratheon."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battlefield import fighters, is_supported
from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import CardTextUsed, UnitUpgraded
from greathall.games.thrones.facts import (
    FOOTMAN,
    KNIGHT,
    SHIP,
    THRONE,
    Area,
    House,
    Unit,
    army,
    without,
)
from greathall.games.thrones.hands import discard_card, recover_cards
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.mustering import upgrade
from greathall.games.thrones.table import Westeros, battle_of, enemy_of, in_pool
from greathall.kernel import choose

NONE: Final = "none"


class StannisBaratheon(CardText):
    """+1 strength if the opponent is higher on the Iron Throne track."""

    def strength(self, game: Westeros, house: House) -> int:
        return int(is_higher(game, THRONE, enemy_of(game, house), house))


class RenlyBaratheon(CardText):
    """Won: one of your footmen that fought or supported may become a knight."""

    async def won(self, game: Westeros, house: House) -> None:
        """A footman in the combat, or one of our own that supports, becomes a knight."""
        footmen = self._footmen(game, house) if in_pool(game, house, KNIGHT) else []
        area = await choose(house, "upgrade-footman", (*footmen, NONE), about=self.id)
        if area == NONE:
            return
        game.emit_cause(CardTextUsed(house, self.id))
        battle = battle_of(game)
        if area == battle.area and battle.attacker == house:
            battle.units = army((*without(battle.units, (FOOTMAN,)), KNIGHT))
            game.emit(UnitUpgraded(house, KNIGHT, area))
        else:
            upgrade(game, house, area, KNIGHT)

    def _footmen(self, game: Westeros, house: House) -> list[Area]:
        battle = battle_of(game)
        side = battle.side(house)
        own = [a for a, given in battle.support if given == side and game.holder[a] == house]
        if battle.defender == house:
            own.append(battle.area)
        found = [a for a in own if FOOTMAN in game.units.get(a, ()) + game.routed.get(a, ())]
        if battle.attacker == house and FOOTMAN in fighters(game, house):
            found.append(battle.area)
        return found


class SerDavosSeaworth(CardText):
    """+1 strength and 1 sword while Stannis is in your discard pile."""

    def strength(self, game: Westeros, house: House) -> int:
        return int(StannisBaratheon.id in game.discard[house])

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        return int(StannisBaratheon.id in game.discard[house]), 0


class SalladhorSaan(CardText):
    """If you are supported, every ship that is not yours counts 0."""

    def unit_strength(
        self, game: Westeros, house: House, whose: House, unit: Unit, strength: int
    ) -> int:
        worthless = unit == SHIP and whose != house and is_supported(game, house)
        return 0 if worthless else strength


class Patchface(CardText):
    """After the battle you may discard a card of your choice from the opponent's hand."""

    async def after_combat(self, game: Westeros, house: House) -> None:
        """One card of the other hand is discarded; were it the last, the others come back."""
        enemy = enemy_of(game, house)
        offers = (*game.hand[enemy], NONE)
        card = await choose(house, "discard-from-hand", offers, about=self.id)
        if card != NONE:
            game.emit_cause(CardTextUsed(house, self.id))
            discard_card(game, enemy, card)
            recover_cards(game, enemy)
