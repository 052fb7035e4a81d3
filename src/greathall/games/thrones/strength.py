"""Combat strength: units, support, orders, garrison, house card, blade (pp. 17–20)."""

from __future__ import annotations

from greathall.games.thrones.battle import combatants, played_text
from greathall.games.thrones.facts import (
    AREAS,
    DEFENSE,
    FIEFDOMS,
    HOUSE_CARDS,
    ORDERS,
    STRENGTH,
    STRENGTH_IN_SIEGE,
    TIDES,
    Area,
    House,
    Unit,
)
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.support import ATTACKER, DEFENDER
from greathall.games.thrones.table import Westeros, enemy_of

Part = tuple[str, str, int]  # a cause, the thing it comes from, and how much


def printed_strength(unit: Unit, area: Area, attacking: bool) -> int:
    """A siege engine is worth something only against a castle or stronghold (p. 17)."""
    besieging = attacking and AREAS[area].structure
    return (STRENGTH_IN_SIEGE if besieging else STRENGTH)[unit]


def group_strength(units: tuple[Unit, ...], area: Area) -> int:
    """What these units are worth in an attack."""
    return sum(printed_strength(unit, area, attacking=True) for unit in units)


def support_strength(game: Westeros, supporter: Area, area: Area) -> int:
    """For an attack: all units there that stand, and one for a special support order."""
    units = game.units.get(supporter, ())
    return group_strength(units, area) + ORDERS[game.orders[supporter]].strength


# ------------------------------------------------ in a battle, with the texts of house cards


def parts_of(game: Westeros, side: str) -> tuple[Part, ...]:
    """Where the strength of a side comes from, cause by cause."""
    battle = game.battle
    house = battle[side]
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
        enemy, printed = enemy_of(game, house), HOUSE_CARDS[card].strength
        printed = played_text(game, enemy).enemy_card_strength(game, enemy, printed)
        parts.append(("card", card, printed))
        parts.append(("text", card, played_text(game, house).strength(game, house)))
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
    battle, house = game.battle, game.battle[side]
    swords = fortifications = 0
    if card := battle[f"{side}_card"]:
        more = played_text(game, house).icons(game, house)
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
        attacker, defender = game.battle[ATTACKER], game.battle[DEFENDER]
        return ATTACKER if is_higher(game, FIEFDOMS, attacker, defender) else DEFENDER
    return ATTACKER if attack > defence else DEFENDER


def _units(game: Westeros, house: House, units: tuple[Unit, ...], side: str) -> int:
    """Units that help this side, each after the texts of both cards in turn order."""
    texts = [(player, played_text(game, player)) for player in combatants(game)]
    total = 0
    for unit in units:
        strength = printed_strength(unit, game.battle["area"], side == ATTACKER)
        for player, text in texts:
            strength = text.unit_strength(game, player, house, unit, strength)
        total += strength
    return total


def _order(game: Westeros, house: House, side: str) -> Part:
    """The march order of the attacker, or a defense order in the embattled area."""
    battle = game.battle
    order = battle["order"] if side == ATTACKER else game.orders.get(battle["area"], "")
    if not order or (side == DEFENDER and ORDERS[order].type != DEFENSE):
        return "order", "", 0
    strength = played_text(game, house).order_strength(game, house, ORDERS[order].strength)
    return "order", order, strength


def _support(game: Westeros, area: Area, side: str) -> int:
    units = _units(game, game.holder[area], game.units.get(area, ()), side)
    return units + ORDERS[game.orders[area]].strength
