"""The Westeros cards: what happens to everybody when one is resolved (pp. 7–10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from greathall.games.thrones.control import controlled
from greathall.games.thrones.events import OrdersBanned, PowerGained, WesterosChoiceMade
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    DEFENSE,
    PORTS,
    RAID,
    SUPPORT,
    WESTEROS_CARDS,
    WITH_CROWNS,
    Card,
    House,
)
from greathall.games.thrones.influence import clash_of_kings
from greathall.games.thrones.mustering import muster
from greathall.games.thrones.ports import is_trading
from greathall.games.thrones.rulings import dark_wings_pays_ports
from greathall.games.thrones.supply import adjust_supply
from greathall.games.thrones.table import (
    Westeros,
    blade_holder,
    gain_power,
    in_turn_order,
    raven_holder,
    throne_holder,
)
from greathall.games.thrones.wildlings import NOBODY, wildling_attack
from greathall.kernel import Text, choose

NOTHING: Final = "nothing"
MARCH_PLUS_1: Final = "march-plus-1"
TEXTS: Final[dict[Card, WesterosText]] = {}


class WesterosText(Text, abstract=True):
    """A Westeros card that says nothing, until a class below says otherwise."""

    @classmethod
    def register(cls, text: Any) -> None:
        """Under each of its cards: some lie in two decks."""
        TEXTS.update({c.id: text for c in WESTEROS_CARDS.values() if c.title == text.id})

    def is_replaced(self) -> bool:
        """Whether its deck is shuffled when it is revealed, and another card drawn."""
        return False

    async def resolve(self, game: Westeros) -> None:
        """When its turn comes."""


class WinterIsComing(WesterosText):
    """At once: shuffle this deck, and reveal another card."""

    def is_replaced(self) -> bool:
        return True


class LastDaysOfSummer(WesterosText):
    """Nothing happens."""


# ------------------------------------------------ what everybody does


class Supply(WesterosText):
    """In turn order everybody adjusts supply, and cuts armies."""

    async def resolve(self, game: Westeros) -> None:
        for house in in_turn_order(game):
            game.then(adjust_supply, house)


class Mustering(WesterosText):
    """In turn order everybody musters; one house finishes before the next begins."""

    async def resolve(self, game: Westeros) -> None:
        for house in in_turn_order(game):
            game.then(muster, house)


class ClashOfKings(WesterosText):
    """Everybody bids for the three influence tracks."""

    async def resolve(self, game: Westeros) -> None:
        game.then(clash_of_kings)


class GameOfThrones(WesterosText):
    """Everybody gains power for crowns, and for ports without enemy ships before them."""

    async def resolve(self, game: Westeros) -> None:
        collect_power(game, with_ports=True)


class WildlingsAttack(WesterosText):
    """The wildlings attack with the strength that the threat has now."""

    async def resolve(self, game: Westeros) -> None:
        game.then(wildling_attack, game.threat, NOBODY)


def collect_power(game: Westeros, with_ports: bool) -> None:
    """Power for every crown that a house controls, and for trade with the Free Cities (p. 25)."""
    for house in in_turn_order(game):
        count = sum(AREAS[area].power for area in controlled(game, house, WITH_CROWNS))
        if with_ports:
            own = [port for port in PORTS if game.holder.get(port) == house]
            count += sum(is_trading(game, port) for port in own)
        game.emit(PowerGained(house, gain_power(game, house, count)))


# ------------------------------------------------ bans


class Ban(WesterosText, abstract=True):
    """Nobody may place such orders in this round."""

    order: ClassVar[str]  # a type of order, or one token

    async def resolve(self, game: Westeros) -> None:
        ban_orders(game, self.id, self.order)


class RainsOfAutumn(Ban):
    """No march orders +1."""

    order = MARCH_PLUS_1


class StormOfSwords(Ban):
    """No defense orders."""

    order = DEFENSE


class SeaOfStorms(Ban):
    """No raid orders."""

    order = RAID


class WebOfLies(Ban):
    """No support orders."""

    order = SUPPORT


class FeastForCrows(Ban):
    """No consolidate power orders."""

    order = CONSOLIDATE


def ban_orders(game: Westeros, card: Card, order: str) -> None:
    game.banned += (order,)
    game.emit(OrdersBanned(card, order))


# ------------------------------------------------ choices


class Choice(WesterosText, abstract=True):
    """The holder of a dominance token decides for everybody, whoever that is by now."""

    ways: ClassVar[tuple[str, ...]]

    async def resolve(self, game: Westeros) -> None:
        player = self.holder(game)
        way = await choose(player, "westeros-choice", self.ways, about=self.id)
        game.emit_cause(WesterosChoiceMade(player, self.id, way))
        if way != NOTHING:
            await self.decide(game, way)

    def holder(self, game: Westeros) -> House:
        raise NotImplementedError

    async def decide(self, game: Westeros, way: str) -> None:
        """What the card of that name says."""
        await TEXTS[way].resolve(game)


class AThroneOfBlades(Choice):
    """The holder of the Iron Throne chooses: supply, mustering or nothing."""

    ways = ("supply", "mustering", NOTHING)

    def holder(self, game: Westeros) -> House:
        return throne_holder(game)


class DarkWingsDarkWords(Choice):
    """The holder of the raven chooses: a clash of kings, power for crowns, or nothing."""

    ways = ("clash-of-kings", "power", NOTHING)

    def holder(self, game: Westeros) -> House:
        return raven_holder(game)

    async def decide(self, game: Westeros, way: str) -> None:
        if way == "power":
            collect_power(game, with_ports=dark_wings_pays_ports(game))
        else:
            await super().decide(game, way)


class PutToTheSword(Choice):
    """The holder of the blade chooses: no defense orders, no march orders +1, or nothing."""

    ways = (DEFENSE, MARCH_PLUS_1, NOTHING)

    def holder(self, game: Westeros) -> House:
        return blade_holder(game)

    async def decide(self, game: Westeros, way: str) -> None:
        ban_orders(game, self.id, way)
