"""Who fights in a combat, with which units and which card (pp. 17–19)."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText, text_of
from greathall.games.thrones.events import UnitLost
from greathall.games.thrones.facts import Area, Card, House, Order, Unit, without
from greathall.games.thrones.table import Battle, Westeros, battle_of, in_turn_order, take_units
from greathall.kernel import without_one


def begin_battle(
    game: Westeros,
    attacker: House,
    defender: House,
    area: Area,
    origin: Area,
    order: Order,
    units: tuple[Unit, ...],
) -> None:
    """The attackers leave their area, and fight when all other units of the march have moved."""
    game.battle = Battle(area, attacker, defender, origin, order, units)


def combatants(game: Westeros) -> tuple[House, ...]:
    """Both houses, in turn order as it is now."""
    battle = battle_of(game)
    fighting = (battle.attacker, battle.defender)
    return tuple(house for house in in_turn_order(game) if house in fighting)


def is_supported(game: Westeros, house: House) -> bool:
    """Whether anybody supports this house, be it with orders of its own."""
    battle = battle_of(game)
    side = battle.side(house)
    return any(given == side for _, given in battle.support)


# ------------------------------------------------ house cards


def card_of(game: Westeros, house: House) -> Card:
    """The card that this house has played; nothing, if it fights without one."""
    battle = battle_of(game)
    return battle.card[battle.side(house)]


def played_text(game: Westeros, house: House) -> CardText:
    """What the card of this house says; without a card it says nothing."""
    return text_of(card_of(game, house))


def play_card(game: Westeros, house: House, card: Card) -> None:
    game.hand[house] = without_one(game.hand[house], card)
    battle = battle_of(game)
    battle.card[battle.side(house)] = card


# ------------------------------------------------ units


def fighters(game: Westeros, house: House) -> tuple[Unit, ...]:
    """The units of a combatant that stand on the battlefield; a garrison may defend alone."""
    battle = battle_of(game)
    if battle.attacker == house:
        return battle.units
    return game.units.get(battle.area, ()) if game.holder.get(battle.area) == house else ()


def withdraw(game: Westeros, house: House, units: tuple[Unit, ...]) -> None:
    """These fighters leave the battlefield."""
    battle = battle_of(game)
    if battle.attacker == house:
        battle.units = without(battle.units, units)
    else:
        take_units(game, battle.area, units)


def kill(game: Westeros, house: House, unit: Unit) -> None:
    """One fighter dies."""
    withdraw(game, house, (unit,))
    game.emit(UnitLost(house, unit, battle_of(game).area))


def kill_routed(game: Westeros, house: House, unit: Unit) -> None:
    """One of the routed units on the battlefield dies."""
    area = battle_of(game).area
    take_units(game, area, (unit,), routed=True)
    game.emit(UnitLost(house, unit, area))
