"""The end of a combat: winner, casualties, retreat, clean-up (pp. 20–21, 26)."""

from __future__ import annotations

from greathall.games.thrones.battle import SIDES, card_of, combatants, played_text
from greathall.games.thrones.events import (
    BattleWon,
    GarrisonFell,
    HandRestored,
    PowerTokenRemoved,
    Retreated,
    UnitLost,
)
from greathall.games.thrones.facts import (
    AREAS,
    SIEGE,
    TIDES,
    Area,
    House,
    Order,
    Unit,
    without,
)
from greathall.games.thrones.movement import retreat_areas, room_in
from greathall.games.thrones.ports import settle_ports
from greathall.games.thrones.rulings import arianne_saves_the_token
from greathall.games.thrones.strength import icons_of, parts_of, total_of, winner_of
from greathall.games.thrones.supply import armies, may_become, sizes_of_groups
from greathall.games.thrones.support import ATTACKER, DEFENDER
from greathall.games.thrones.table import (
    Westeros,
    controller,
    enemy_of,
    put_routed,
    put_units,
    remove_stray_orders,
    step,
    take_units,
)
from greathall.kernel import choose


@step
async def determine_winner(game: Westeros) -> None:
    """Final strengths, then the texts for winning and losing in turn order (pp. 19–20)."""
    battle = game.battle
    side = winner_of(game)
    other = DEFENDER if side == ATTACKER else ATTACKER
    battle["winner"], battle["loser"] = battle[side], battle[other]
    for role in SIDES:  # the sums that decided stay on show while units die and leave
        battle[f"{role}_parts"] = parts_of(game, role)
    total, against = total_of(game, side), total_of(game, other)
    game.emit(
        BattleWon(battle[side], battle[other], battle["area"], total, against, total == against)
    )
    # Icons are counted now, before texts of the winner can change what they depend on.
    swords, fortifications = icons_of(game, side)[0], icons_of(game, other)[1]
    battle["step"] = "casualties"
    for house in combatants(game):
        game.then("resolve_result", house)
    game.then("take_casualties", max(0, swords - fortifications))


@step
async def resolve_result(game: Westeros, house: House) -> None:
    """The text of one card for having won or lost."""
    text = played_text(game, house)
    await (text.won if game.battle["winner"] == house else text.lost)(game, house)


# ------------------------------------------------ casualties


def fighters(game: Westeros, house: House) -> tuple[Unit, ...]:
    """The units of a combatant that stand on the battlefield."""
    battle = game.battle
    if battle["attacker"] == house:
        units: tuple[Unit, ...] = battle["units"]
        return units
    area = battle["area"]
    return game.units.get(area, ()) if game.holder.get(area) == house else ()


def withdraw(game: Westeros, house: House, units: tuple[Unit, ...]) -> None:
    """These fighters leave the battlefield."""
    battle = game.battle
    if battle["attacker"] == house:
        battle["units"] = without(battle["units"], units)
    else:
        take_units(game, battle["area"], units)


def kill(game: Westeros, house: House, unit: Unit) -> None:
    """One fighter dies."""
    withdraw(game, house, (unit,))
    game.emit(UnitLost(house, unit, game.battle["area"]))


def kill_routed(game: Westeros, house: House, unit: Unit) -> None:
    """One of the routed units on the battlefield dies."""
    take_units(game, game.battle["area"], (unit,), routed=True)
    game.emit(UnitLost(house, unit, game.battle["area"]))


@step
async def take_casualties(game: Westeros, count: int) -> None:
    """The loser pays for each sword that is not blocked; then skulls strike both (p. 29)."""
    battle = game.battle
    loser = battle["loser"]
    for unit in fighters(game, loser):
        if unit == SIEGE:  # it cannot retreat, so that it is no choice for a casualty (p. 21)
            kill(game, loser, unit)
    await suffer(game, loser, count)
    for side in SIDES:
        tide = battle[f"{side}_tide"]
        victim = enemy_of(game, battle[side])
        await suffer(game, victim, TIDES[tide].skulls if tide else 0)
    game.then("retreat")


async def suffer(game: Westeros, house: House, count: int) -> None:
    """Units of the owner's choice; routed ones cannot be chosen (p. 21)."""
    if played_text(game, house).prevents_casualties():
        return
    for left in range(count, 0, -1):
        units = fighters(game, house)
        if not units:
            return
        choice = dict.fromkeys(units) if left < len(units) else units[:1]  # or all die
        unit = await choose(house, "casualty", choice, about=game.battle["area"])
        kill(game, house, unit)


# ------------------------------------------------ retreat


@step
async def retreat(game: Westeros) -> None:
    """The loser leaves the battlefield; a winning attacker moves in (p. 21)."""
    battle = game.battle
    battle["step"] = "retreat"
    winner, loser, area = battle["winner"], battle["loser"], battle["area"]
    if loser == battle["attacker"]:
        await _retreat_of_attacker(game, loser)
    else:
        if game.garrisons.pop(area, 0):
            game.emit(GarrisonFell(loser, area))
        await _retreat_of_defender(game, loser)
        _enter(game, winner, loser)
    game.then("clean_up_after_battle")


async def _retreat_of_attacker(game: Westeros, house: House) -> None:
    """Back to where they came from, which supply cannot forbid, or where the winner sends them."""
    origin, count = game.battle["origin"], len(fighters(game, house))
    home = {origin: 0} if controller(game, origin) in (house, None) else {}
    others = [a for a in retreat_areas(game, house, game.battle["area"]) if a != origin]
    ways = _cheapest(home | _losses(game, house, count, others), count)
    if count and ways != home and await _is_directed(game):
        await _retreat_to_one_of(game, house, ways, game.battle["winner"])
    else:
        await _retreat_to_one_of(game, house, home, house)


async def _retreat_of_defender(game: Westeros, house: House) -> None:
    """All together to one area, never to where the attacker came from; the routed die."""
    battle = game.battle
    area = battle["area"]
    for unit in game.routed.get(area, ()):
        kill_routed(game, house, unit)
    count = len(fighters(game, house))
    others = [a for a in retreat_areas(game, house, area) if a != battle["origin"]]
    ways = _cheapest(_losses(game, house, count, others), count)
    directed = len(ways) > 1 and await _is_directed(game)
    await _retreat_to_one_of(game, house, ways, battle["winner"] if directed else house)


async def _is_directed(game: Westeros) -> bool:
    """Whether the winner's card lets the winner choose."""
    winner = game.battle["winner"]
    return await played_text(game, winner).directs_retreat(game, winner)


async def _retreat_to_one_of(
    game: Westeros, house: House, ways: dict[Area, int], chooser: House
) -> None:
    """To one of these areas, each with the number of units that have to be destroyed first."""
    if not ways:
        _destroy(game, house)
    if not fighters(game, house):
        return
    to = await choose(chooser, "retreat-to", ways, about=game.battle["area"])
    for _ in range(ways[to]):
        unit = await choose(house, "retreat-loss", dict.fromkeys(fighters(game, house)), about=to)
        kill(game, house, unit)
    units = fighters(game, house)
    withdraw(game, house, units)
    put_routed(game, house, to, units)
    game.emit(Retreated(house, to, units))


def _losses(game: Westeros, house: House, count: int, areas: list[Area]) -> dict[Area, int]:
    return {area: _loss_in_retreat(game, house, count, area) for area in areas}


def _cheapest(losses: dict[Area, int], count: int) -> dict[Area, int]:
    """The areas that cost the fewest units; where nobody of so many would arrive is no way out."""
    fewest = min(losses.values(), default=count)
    return {area: lost for area, lost in losses.items() if lost == fewest < count}


def _loss_in_retreat(game: Westeros, house: House, count: int, area: Area) -> int:
    """How many units cannot come along, for want of supply or of room in a port."""
    sizes, level = sizes_of_groups(game, house), game.supply[house]
    before = armies(sizes)
    sizes.pop(game.battle["area"], None)  # which they leave
    there = sizes.get(area, 0)
    room = room_in(game, house, area) if AREAS[area].kind == "port" else count
    for lost in range(count):
        after = armies({**sizes, area: there + count - lost})
        if count - lost <= room and may_become(before, after, level):
            return lost
    return count


def _destroy(game: Westeros, house: House) -> None:
    """Fighters that have nowhere to go."""
    for unit in fighters(game, house):
        kill(game, house, unit)


def _enter(game: Westeros, winner: House, loser: House) -> None:
    """The winning attacker takes the area, unless the loser's card bars the way.

    Then he goes back, even to an enemy home that he left without a token: going back is no retreat,
    and an unguarded crest is no fight (p. 24).
    """
    battle = game.battle
    barred = played_text(game, loser).bars_entry(game, loser)
    to = battle["origin"] if barred else battle["area"]
    units = fighters(game, winner)
    withdraw(game, winner, units)
    put_units(game, winner, to, units)


# ------------------------------------------------ clean-up


@step
async def clean_up_after_battle(game: Westeros) -> None:
    """Orders and tokens of a beaten defender go, and the played cards (p. 21)."""
    battle = game.battle
    battle["step"] = "clean-up"
    if battle["winner"] == battle["attacker"]:
        _take_over(game, battle["area"], battle["defender"])
        _keep_march_order(game, battle["area"], battle["order"])
    for house in combatants(game):
        if card := card_of(game, house):
            back = played_text(game, house).returns_to_hand(game, house)
            (game.hand if back else game.discard)[house] += (card,)
        recover_cards(game, house)
    remove_stray_orders(game)
    for house in combatants(game):
        game.then("after_combat", house)
    game.then("end_of_battle")


def _take_over(game: Westeros, area: Area, defender: House) -> None:
    """The order goes, and the power token, unless it was agreed that it stays if nobody enters."""
    game.orders.pop(area, None)
    barred = played_text(game, defender).bars_entry(game, defender)
    if game.tokens.get(area) == defender and not (barred and arianne_saves_the_token(game)):
        del game.tokens[area]
        game.emit(PowerTokenRemoved(defender, area))


def _keep_march_order(game: Westeros, area: Area, order: Order) -> None:
    winner = game.battle["winner"]
    keeps = played_text(game, winner).keeps_march_order(game, winner)
    if keeps and game.holder.get(area) == winner:
        game.orders[area] = order


def recover_cards(game: Westeros, house: House) -> None:
    """After the last card of a hand, the others come back; the last one stays (p. 19)."""
    if not game.hand[house]:
        *others, last = game.discard[house]
        game.hand[house], game.discard[house] = tuple(others), (last,)
        game.emit(HandRestored(house, last))


@step
async def after_combat(game: Westeros, house: House) -> None:
    """Texts that come when all is done."""
    await played_text(game, house).after_combat(game, house)


@step
async def end_of_battle(game: Westeros) -> None:
    game.battle = {}
    await settle_ports(game)
