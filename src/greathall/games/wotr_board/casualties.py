"""Casualties: hits are taken one by one (8.6), those of Event cards too (5.4).

Question: `casualty` (a Regular that is lost, an Elite that is reduced, or `("outright", Elite)`:
two hits remove it; about the region).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle_events import FigureLost, ForceDestroyed, UnitReduced
from greathall.games.wotr_board.battlefield import fighters, place_of, units_of
from greathall.games.wotr_board.characters import eliminate_character
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    ELITES,
    FIGURE,
    FIGURES,
    FREE,
    REGULAR,
    UNITS,
    Figure,
    Region,
    Side,
    in_order,
    kinds_of,
    units_in,
    without,
)
from greathall.games.wotr_board.figures import (
    available,
    change_casualties,
    change_reinforcements,
    eliminate,
    put,
)
from greathall.games.wotr_board.players import army_commander
from greathall.games.wotr_board.siege import settle_siege
from greathall.games.wotr_board.table import War, armies, battle_of, has_army
from greathall.kernel import choose

OUTRIGHT: Final = "outright"


async def take_hits(game: War, side: Side, region: Region, count: int) -> int:
    """The Army there takes so many hits, its owner chooses one by one; how many it took (8.6).

    Of the attackers of a battle those alone who fight are hit. Excess hits are lost. What becomes
    of Leaders and characters of a destroyed Army is the caller's business.
    """
    taken = 0
    figures = hittable(game, side, region)
    while taken < count and units_in(figures):
        left = count - taken
        if left >= hit_points(game, figures):
            taken += hit_points(game, figures)
            for unit in units(figures):
                lose_figure(game, region, unit)
            break
        player = army_commander(game, side, figures)
        lost = await choose(player, "casualty", losses(game, figures, left), about=region)
        taken += take_hit(game, region, lost)
        figures = hittable(game, side, region)
    return taken


async def hits_by_card(game: War, side: Side, region: Region, count: int) -> bool:
    """An Event card that is no attack hits the Army there (5.4); whether it was destroyed.

    Of a destroyed Army the Leaders go, Nazgûl and characters stay; a siege is settled.
    """
    if not has_army(game, side, region):
        return False
    await take_hits(game, side, region, count)
    return settle_losses(game, side, region)


def settle_losses(game: War, side: Side, region: Region) -> bool:
    """Whether the Army there has lost its last unit; then its Leaders go, and a siege may end."""
    left = armies(game, side).get(region, ())
    if units_in(left):
        return False
    for leader in left:
        lose_figure(game, region, leader)
    settle_siege(game, region)
    return True


def hittable(game: War, side: Side, region: Region) -> tuple[Figure, ...]:
    """Who can be hit: an Army, but of attackers not their rearguard (8.1)."""
    battle = game.battle
    if battle is not None and (side, region) == (battle.attacker, battle.origin):
        return battle.attackers
    return armies(game, side).get(region, ())


def units(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    return tuple(figure for figure in figures if figure in UNITS)


def hit_points(game: War, figures: tuple[Figure, ...]) -> int:
    """How many hits these figures take at most: an Elite two, if a Regular can replace it."""
    return units_in(figures) + sum(
        can_be_reduced(game, figure) or regular_of(figure) in figures
        for figure in figures
        if figure in ELITES
    )


def losses(
    game: War, figures: tuple[Figure, ...], count: int
) -> tuple[Figure | tuple[str, Figure], ...]:
    """What one hit can do: a unit is lost, or an Elite reduced; or two hits remove an Elite.

    Two hits that first reduce an Elite and then remove the Regular come to the same, unless
    that Regular would be taken from what the Free Peoples can still recruit: only then is the
    other way offered.
    """
    kinds = kinds_of(units(figures))
    outright = (elite for elite in kinds if count > 1 and costs_a_recruit(game, elite))
    return (*kinds, *((OUTRIGHT, elite) for elite in outright))


def take_hit(game: War, region: Region, lost: Figure | tuple[str, Figure]) -> int:
    """A unit is hit as its owner chose; how many hits that used."""
    if isinstance(lost, tuple):
        lose_figure(game, region, lost[1])
        return 2
    if can_be_reduced(game, lost):
        reduce_elite(game, region, lost)
    else:
        lose_figure(game, region, lost)
    return 1


# ------------------------------------------------ Elites


def can_be_reduced(game: War, unit: Figure) -> bool:
    """Whether it is an Elite for which there is a real Regular (R8)."""
    return unit in ELITES and (
        game.casualties.get(regular_of(unit), 0) > 0 or available(game, regular_of(unit)) > 0
    )


def costs_a_recruit(game: War, unit: Figure) -> bool:
    """Whether reducing this Free Peoples' Elite takes a Regular that was not lost yet."""
    if unit not in ELITES or FIGURES[unit].side != FREE:
        return False
    regular = regular_of(unit)
    return not game.casualties.get(regular, 0) and available(game, regular) > 0


def regular_of(elite: Figure) -> Figure:
    return FIGURE[FIGURES[elite].nation, REGULAR]


def reduce_elite(game: War, region: Region, elite: Figure) -> None:
    """A Regular takes its place: from earlier casualties if there is one, else a recruit (8.6)."""
    regular = regular_of(elite)
    if game.casualties.get(regular, 0):
        change_casualties(game, regular, -1)
    else:
        change_reinforcements(game, regular, -1)
    put(game, region, (regular,))
    eliminate(game, region, elite)
    battle = game.battle
    if battle is not None and fights_for_attacker(game, region, elite):
        battle.attackers = in_order((*without(battle.attackers, (elite,)), regular))
    game.emit(UnitReduced(FIGURES[elite].side, elite, region))


# ------------------------------------------------ who is lost


def lose_figure(game: War, region: Region, figure: Figure) -> None:
    """A figure is eliminated, in a battle or by a card (6.7, 7.4)."""
    battle = game.battle
    if battle is not None and fights_for_attacker(game, region, figure):
        battle.attackers = without(battle.attackers, (figure,))
    if figure in CHARACTERS:
        eliminate_character(game, figure)
    else:
        eliminate(game, region, figure)
        game.emit(FigureLost(FIGURES[figure].side, figure, region))


def fights_for_attacker(game: War, region: Region, figure: Figure) -> bool:
    battle = battle_of(game)
    return region == battle.origin and figure in battle.attackers


async def take_hits_in_battle(game: War, side: Side, count: int) -> int:
    """The figures of a side that fight are hit; how many hits they took."""
    return await take_hits(game, side, place_of(battle_of(game), side), count)


def clear_the_field(game: War) -> None:
    """Where all units are lost, the others in the battle are lost too; it is over then (8.6)."""
    battle = battle_of(game)
    for side in (battle.attacker, battle.defender):
        if not units_of(game, side):
            for figure in fighters(game, side):
                lose_figure(game, place_of(battle, side), figure)
            game.emit(ForceDestroyed(side, battle.region))
            battle.is_over = True
