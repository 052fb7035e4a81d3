"""The position as a side sees it: distances, strength, danger."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battlefield import fighters
from greathall.games.wotr_board.control import besieges, controls, is_besieged, is_inside
from greathall.games.wotr_board.facts import (
    CITY,
    ELITES,
    ENEMY,
    FORTIFICATION,
    FREE,
    MOST_DICE,
    REGIONS,
    SETTLEMENTS,
    STRONGHOLD,
    UNITS,
    Figure,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.figures import combat_strength, leadership
from greathall.games.wotr_board.routes import distances_from
from greathall.games.wotr_board.table import SIEGE, War, armies, battle_of, force, has_army

HIT: Final = {5: 1 / 3, 6: 1 / 6}  # the chance of a die
FAR: Final = 99
TOWN_WORTH: Final = 0.3


def distance(one: Region, other: Region) -> int:
    return distances_from(one).get(other, FAR)


# ------------------------------------------------ strength


def hit_points(figures: tuple[Figure, ...]) -> int:
    return sum(1 + (figure in ELITES) for figure in figures if figure in UNITS)


def hits_a_round(game: War, figures: tuple[Figure, ...], needed: int) -> float:
    """What a force hits in a round on average, with its Leader re-roll."""
    dice = min(combat_strength(figures), MOST_DICE)
    chance = HIT[needed]
    rerolls = min(leadership(game, figures), dice * (1 - chance))
    return dice * chance + rerolls * chance


def odds(
    game: War, attackers: tuple[Figure, ...], defenders: tuple[Figure, ...], is_siege: bool
) -> float:
    """How much longer the attackers last than the defenders; 1 is an even fight."""
    if not units_in(defenders):
        return float(FAR)
    ours = hits_a_round(game, attackers, 6 if is_siege else 5) * hit_points(attackers)
    theirs = hits_a_round(game, defenders, 5) * hit_points(defenders)
    return ours / theirs if theirs else float(FAR)


def odds_of_attack(game: War, side: Side, origin: Region, region: Region) -> float:
    """The odds of an attack with all who stand there, against all who stand here."""
    enemy = ENEMY[side]
    is_siege = origin == region and besieges(game, side, region)
    fortified = REGIONS[region].settlement in (CITY, FORTIFICATION)
    found = odds(game, force(game, side, origin), force(game, enemy, region), is_siege)
    return found * (0.8 if fortified and not is_siege else 1.0)


def odds_of_battle(game: War) -> float:
    """The odds of the attackers in the battle that is being fought."""
    battle = battle_of(game)
    attackers, defenders = fighters(game, battle.attacker), fighters(game, battle.defender)
    return odds(game, attackers, defenders, battle.kind == SIEGE)


def power(game: War, side: Side, region: Region) -> float:
    """A number for the Army there."""
    figures = force(game, side, region)
    return hit_points(figures) + 0.5 * leadership(game, figures) if units_in(figures) else 0.0


# ------------------------------------------------ aims and dangers


def worth_of_settlement(game: War, side: Side, region: Region) -> float:
    """What it is worth to this side to control the Settlement there, if the enemy does."""
    if region not in SETTLEMENTS or controls(game, side, region):
        return 0.0
    return REGIONS[region].points or TOWN_WORTH


def aims(game: War, side: Side) -> dict[Region, float]:
    """Settlements of the enemy, each with what it is worth, less where it is well defended."""
    enemy = ENEMY[side]
    found = {}
    for region in SETTLEMENTS:
        worth = worth_of_settlement(game, side, region)
        if worth:
            strong = REGIONS[region].settlement == STRONGHOLD
            guard = power(game, enemy, region) * (1.5 if strong else 1.0)
            found[region] = worth / (1 + guard / 6)
    return found


def pull(goals: dict[Region, float], region: Region) -> float:
    """How good it is to stand here, on the way to these goals."""
    way = distances_from(region)
    return max((worth / (way.get(goal, FAR) + 1.5) for goal, worth in goals.items()), default=0.0)


def danger(game: War, side: Side, region: Region) -> float:
    """What the enemy can bring here soon."""
    enemy = ENEMY[side]
    way = distances_from(region)
    return sum(
        power(game, enemy, place) / (1 + way[place]) ** 2
        for place in armies(game, enemy)
        if way.get(place, FAR) <= 3
    )


def needs_help(game: War, side: Side, region: Region) -> float:
    """How much a Settlement of ours is in danger, by what it is worth."""
    worth = 0.5 + REGIONS[region].points
    return worth * danger(game, side, region) / (1 + power(game, side, region))


def can_be_struck(game: War, side: Side, region: Region) -> bool:
    """Whether an enemy Army stands beside it, or around it."""
    enemy = ENEMY[side]
    if is_besieged(game, region):
        return is_inside(game, side, region)
    return any(has_army(game, enemy, near) for near in REGIONS[region].adjacent)


def is_sheltered(game: War, region: Region) -> bool:
    """A City or Stronghold of the Free Peoples that they hold."""
    place = REGIONS[region]
    return (
        place.settlement in (CITY, STRONGHOLD)
        and SETTLEMENTS[region] == FREE
        and controls(game, FREE, region)
    )
