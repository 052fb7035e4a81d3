"""Combat strength: units, support, orders, garrison, house card, blade (pp. 17–20)."""

from __future__ import annotations

from functools import cache

from greathall.games.thrones.battlefield import combatants, fighters, played_text
from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    DEFENDER,
    DEFENSE,
    FIEFDOMS,
    HOUSE_CARDS,
    ORDERS,
    STRENGTH,
    STRENGTH_IN_SIEGE,
    TIDES,
    Area,
    House,
    Order,
    Side,
    Unit,
)
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.table import Part, Westeros, battle_of


def printed_strength(unit: Unit, area: Area, attacking: bool) -> int:
    """A siege engine is worth something only against a castle or stronghold (p. 17)."""
    besieging = attacking and AREAS[area].structure
    return (STRENGTH_IN_SIEGE if besieging else STRENGTH)[unit]


@cache
def group_strength(units: tuple[Unit, ...], area: Area, attacking: bool = True) -> int:
    """What these units are worth in an attack, or against one."""
    return sum(printed_strength(unit, area, attacking) for unit in units)


def defense_strength(order: Order) -> int:
    """What an order adds to the strength of a defender; only defense orders do."""
    return ORDERS[order].strength if order and ORDERS[order].type == DEFENSE else 0


def strength_from(game: Westeros, origin: Area, area: Area) -> int:
    """For an attack, by march or support: all units there that stand, and what the order adds."""
    units = game.units.get(origin, ())
    return group_strength(units, area) + ORDERS[game.orders[origin]].strength


# ------------------------------------------------ in a battle, with the texts of house cards


def parts_of(game: Westeros, side: Side) -> tuple[Part, ...]:
    """Where the strength of a side comes from, cause by cause."""
    battle = battle_of(game)
    house = battle.house(side)
    parts: list[Part] = [
        ("units", "", _units(game, house, fighters(game, house), side)),
        _order(game, house, side),
    ]
    if side == DEFENDER and game.garrisons.get(battle.area):
        parts.append(("garrison", "", game.garrisons[battle.area]))
    parts += [
        ("support", area, _support(game, area, side))
        for area, supported in battle.support
        if supported == side
    ]
    if card := battle.card[side]:
        enemy, printed = battle.enemy(house), HOUSE_CARDS[card].strength
        printed = played_text(game, enemy).enemy_card_strength(game, enemy, printed)
        parts.append(("card", card, printed))
        parts.append(("text", card, played_text(game, house).strength(game, house)))
    if tide := battle.tide[side]:
        parts.append(("tide", tide, TIDES[tide].strength))
    if battle.blade == house:
        parts.append(("blade", "", 1))
    return tuple(part for part in parts if part[2] or part[0] in ("units", "card"))


def sum_of(parts: tuple[Part, ...]) -> int:
    """Strength cannot fall below 0."""
    return max(0, sum(part[2] for part in parts))


def total_of(game: Westeros, side: Side) -> int:
    return sum_of(parts_of(game, side))


def icons_of(game: Westeros, side: Side) -> tuple[int, int]:
    """Swords and fortifications of a side: printed, from the text, from the tide."""
    battle = battle_of(game)
    house = battle.house(side)
    swords = fortifications = 0
    if card := battle.card[side]:
        more = played_text(game, house).icons(game, house)
        swords = HOUSE_CARDS[card].swords + more[0]
        fortifications = HOUSE_CARDS[card].fortifications + more[1]
    if tide := battle.tide[side]:
        swords += TIDES[tide].swords
        fortifications += TIDES[tide].fortifications
    return swords, fortifications


def winner_of(game: Westeros) -> Side:
    """The side with more strength; a tie goes to the higher on the Fiefdoms track (p. 20)."""
    attack, defence = total_of(game, ATTACKER), total_of(game, DEFENDER)
    if attack == defence:
        return battle_of(game).side(winner_of_tie(game))
    return ATTACKER if attack > defence else DEFENDER


def winner_of_tie(game: Westeros) -> House:
    battle = battle_of(game)
    higher = is_higher(game, FIEFDOMS, battle.attacker, battle.defender)
    return battle.attacker if higher else battle.defender


def _units(game: Westeros, house: House, units: tuple[Unit, ...], side: Side) -> int:
    """Units that help this side, each after the texts of both cards in turn order."""
    texts = [(player, played_text(game, player)) for player in combatants(game)]
    area, total = battle_of(game).area, 0
    for unit in units:
        strength = printed_strength(unit, area, side == ATTACKER)
        for player, text in texts:
            strength = text.unit_strength(game, player, house, unit, strength)
        total += strength
    return total


def _order(game: Westeros, house: House, side: Side) -> Part:
    """The march order of the attacker, or a defense order in the embattled area."""
    battle = battle_of(game)
    if side == ATTACKER:
        order, printed = battle.order, ORDERS[battle.order].strength
    else:
        order = game.orders.get(battle.area, "")
        printed = defense_strength(order)
    return "order", order, played_text(game, house).order_strength(game, house, printed)


def _support(game: Westeros, area: Area, side: Side) -> int:
    units = _units(game, game.holder[area], game.units.get(area, ()), side)
    return units + ORDERS[game.orders[area]].strength
