"""Combat strength: units, support, orders, garrison, house card, blade (pp. 17–20)."""

from __future__ import annotations

from greathall.games.thrones.card_texts import text_of
from greathall.games.thrones.facts import (
    AREAS,
    DEFENSE,
    FIEFDOMS,
    HOUSE_CARDS,
    ORDERS,
    SIEGE,
    SIEGE_STRENGTH,
    STRENGTH,
    TIDES,
    Area,
    House,
    Unit,
)
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.support import ATTACKER, DEFENDER
from greathall.games.thrones.table import Westeros, in_turn_order

Part = tuple[str, str, int]  # a cause, the thing it comes from, and how much


def printed_strength(unit: Unit, area: Area, attacking: bool) -> int:
    """A siege engine is worth something only against a castle or stronghold (p. 17)."""
    if unit == SIEGE and attacking and AREAS[area].structure:
        return SIEGE_STRENGTH
    return STRENGTH[unit]


def group_strength(units: tuple[Unit, ...], area: Area, attacking: bool) -> int:
    return sum(printed_strength(unit, area, attacking) for unit in units)


def support_strength(game: Westeros, supporter: Area, area: Area, attacking: bool) -> int:
    """All units there that stand, and one for a special support order."""
    units = game.units.get(supporter, ())
    return group_strength(units, area, attacking) + ORDERS[game.orders[supporter]].strength


# ------------------------------------------------ in a battle, with the texts of house cards


def parts_of(game: Westeros, side: str) -> tuple[Part, ...]:
    """Where the strength of a side comes from, cause by cause."""
    battle = game.battle
    house, enemy = _houses(game, side)
    own = battle["units"] if side == ATTACKER else game.units.get(battle["area"], ())
    if game.holder.get(battle["area"]) != house and side == DEFENDER:
        own = ()  # a garrison defends alone
    parts: list[Part] = [("units", "", _units(game, house, own, side)), _order(game, house, side)]
    if side == DEFENDER and game.garrisons.get(battle["area"]):
        parts.append(("garrison", "", game.garrisons[battle["area"]]))
    parts += [
        ("support", area, _support(game, area, side))
        for area, supported in battle["support"]
        if supported == side
    ]
    if card := battle[f"{side}_card"]:
        printed = HOUSE_CARDS[card].strength
        if enemys := battle[f"{_other(side)}_card"]:
            printed = text_of(enemys).enemy_card_strength(game, enemy, printed)
        parts.append(("card", card, printed))
        parts.append(("text", card, text_of(card).strength(game, house)))
    if tide := battle[f"{side}_tide"]:
        parts.append(("tide", tide, TIDES[tide].strength))
    if battle["blade"] == house:
        parts.append(("blade", "", 1))
    return tuple(part for part in parts if part[2] or part[0] in ("units", "card"))


def sum_of(parts: tuple[Part, ...]) -> int:
    """Strength cannot fall below 0."""
    return max(0, sum(part[2] for part in parts))


def total_of(game: Westeros, side: str) -> int:
    return sum_of(parts_of(game, side))


def icons_of(game: Westeros, side: str) -> tuple[int, int]:
    """Swords and fortifications of a side: printed, from the text, from the tide."""
    battle, (house, _) = game.battle, _houses(game, side)
    swords = fortifications = 0
    if card := battle[f"{side}_card"]:
        more = text_of(card).icons(game, house)
        swords = HOUSE_CARDS[card].swords + more[0]
        fortifications = HOUSE_CARDS[card].fortifications + more[1]
    if tide := battle[f"{side}_tide"]:
        swords += TIDES[tide].swords
        fortifications += TIDES[tide].fortifications
    return swords, fortifications


def winner_of(game: Westeros) -> str:
    """The side with more strength; a tie goes to the higher on the Fiefdoms track (p. 20)."""
    attack, defence = total_of(game, ATTACKER), total_of(game, DEFENDER)
    if attack == defence:
        attacker, defender = _houses(game, ATTACKER)
        return ATTACKER if is_higher(game, FIEFDOMS, attacker, defender) else DEFENDER
    return ATTACKER if attack > defence else DEFENDER


def _other(side: str) -> str:
    return DEFENDER if side == ATTACKER else ATTACKER


def _houses(game: Westeros, side: str) -> tuple[House, House]:
    return game.battle[side], game.battle[_other(side)]


def _units(game: Westeros, house: House, units: tuple[Unit, ...], side: str) -> int:
    return sum(_unit(game, house, unit, side) for unit in units)


def _unit(game: Westeros, house: House, unit: Unit, side: str) -> int:
    """A unit that helps this side, after the texts of both cards in turn order."""
    battle = game.battle
    strength = printed_strength(unit, battle["area"], side == ATTACKER)
    cards = {
        battle["attacker"]: battle["attacker_card"],
        battle["defender"]: battle["defender_card"],
    }
    for player in in_turn_order(game):
        if cards.get(player):
            strength = text_of(cards[player]).unit_strength(game, player, house, unit, strength)
    return strength


def _order(game: Westeros, house: House, side: str) -> Part:
    """The march order of the attacker, or a defense order in the embattled area."""
    battle = game.battle
    order = battle["order"] if side == ATTACKER else game.orders.get(battle["area"], "")
    if not order or (side == DEFENDER and ORDERS[order].type != DEFENSE):
        return "order", "", 0
    strength = ORDERS[order].strength
    if card := battle[f"{side}_card"]:
        strength = text_of(card).order_strength(game, house, strength)
    return "order", order, strength


def _support(game: Westeros, area: Area, side: str) -> int:
    units = _units(game, game.holder[area], game.units.get(area, ()), side)
    return units + ORDERS[game.orders[area]].strength
