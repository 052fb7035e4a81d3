"""Retreat: the loser leaves the battlefield (pp. 21, 26)."""

from __future__ import annotations

from greathall.games.thrones.battlefield import fighters, kill, kill_routed, played_text, withdraw
from greathall.games.thrones.control import controller
from greathall.games.thrones.events import GarrisonFell, Retreated
from greathall.games.thrones.facts import AREAS, PORT, Area, House
from greathall.games.thrones.movement import areas_within_reach, room_in
from greathall.games.thrones.supply import armies, may_become, sizes_of_groups
from greathall.games.thrones.table import Westeros, battle_of, put_routed, put_units
from greathall.kernel import choose


async def retreat(game: Westeros) -> None:
    """The loser leaves the battlefield; a winning attacker moves in."""
    battle = battle_of(game)
    battle.step = "retreat"
    if battle.loser == battle.attacker:
        await retreat_of_attacker(game, battle.loser)
        return
    if game.garrisons.pop(battle.area, 0):
        game.emit(GarrisonFell(battle.loser, battle.area))
    await retreat_of_defender(game, battle.loser)
    enter(game)


async def retreat_of_attacker(game: Westeros, house: House) -> None:
    """Back to where they came from, which supply cannot forbid, or where the winner sends them."""
    battle = battle_of(game)
    origin, count = battle.origin, len(fighters(game, house))
    home = {origin: 0} if controller(game, origin) in (house, None) else {}
    others = [a for a in retreat_areas(game, house, battle.area) if a != origin]
    ways = cheapest(home | losses(game, house, count, others), count)
    if count and ways != home and await is_directed(game):
        await retreat_to_one_of(game, house, ways, battle.winner)
    else:
        await retreat_to_one_of(game, house, home, house)


async def retreat_of_defender(game: Westeros, house: House) -> None:
    """All together to one area, never to where the attacker came from; the routed die."""
    battle = battle_of(game)
    for unit in game.routed.get(battle.area, ()):
        kill_routed(game, house, unit)
    count = len(fighters(game, house))
    others = [a for a in retreat_areas(game, house, battle.area) if a != battle.origin]
    ways = cheapest(losses(game, house, count, others), count)
    directed = len(ways) > 1 and await is_directed(game)
    await retreat_to_one_of(game, house, ways, battle.winner if directed else house)


async def is_directed(game: Westeros) -> bool:
    """Whether the winner's card lets the winner choose."""
    winner = battle_of(game).winner
    return await played_text(game, winner).directs_retreat(game, winner)


async def retreat_to_one_of(
    game: Westeros, house: House, ways: dict[Area, int], chooser: House
) -> None:
    """To one of these areas, each with the number of units that have to be destroyed first."""
    if not ways:
        destroy(game, house)
    if not fighters(game, house):
        return
    to = await choose(chooser, "retreat-to", ways, about=battle_of(game).area)
    for _ in range(ways[to]):
        unit = await choose(house, "retreat-loss", dict.fromkeys(fighters(game, house)), about=to)
        kill(game, house, unit)
    units = fighters(game, house)
    withdraw(game, house, units)
    put_routed(game, house, to, units)
    game.emit(Retreated(house, to, units))


def destroy(game: Westeros, house: House) -> None:
    """Fighters that have nowhere to go."""
    for unit in fighters(game, house):
        kill(game, house, unit)


def enter(game: Westeros) -> None:
    """The winning attacker takes the area, unless the loser's card bars the way.

    Then he goes back, even to an enemy home that he left without a token: going back is no retreat,
    and an unguarded crest is no fight (p. 24).
    """
    battle = battle_of(game)
    barred = played_text(game, battle.loser).bars_entry(game, battle.loser)
    to = battle.origin if barred else battle.area
    units = fighters(game, battle.winner)
    withdraw(game, battle.winner, units)
    put_units(game, battle.winner, to, units)


# ------------------------------------------------ where to


def retreat_areas(game: Westeros, house: House, area: Area) -> list[Area]:
    """Adjacent areas that are friendly, or free of enemy units, tokens, crests and lords."""
    return [
        other
        for other in areas_within_reach(game, house, area)
        if controller(game, other) in (house, None) and other not in game.lords
    ]


def losses(game: Westeros, house: House, count: int, areas: list[Area]) -> dict[Area, int]:
    return {area: loss_in_retreat(game, house, count, area) for area in areas}


def cheapest(lost_in: dict[Area, int], count: int) -> dict[Area, int]:
    """The areas that cost the fewest units; where nobody of so many would arrive is no way out."""
    fewest = min(lost_in.values(), default=count)
    return {area: lost for area, lost in lost_in.items() if lost == fewest < count}


def loss_in_retreat(game: Westeros, house: House, count: int, area: Area) -> int:
    """How many units cannot come along, for want of supply or of room in a port."""
    sizes, level = sizes_of_groups(game, house), game.supply[house]
    before = armies(sizes)
    sizes.pop(battle_of(game).area, None)  # which they leave
    there = sizes.get(area, 0)
    room = room_in(game, house, area) if AREAS[area].kind == PORT else count
    for lost in range(count):
        after = armies({**sizes, area: there + count - lost})
        if count - lost <= room and may_become(before, after, level):
            return lost
    return count
