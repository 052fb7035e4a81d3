"""What anybody at the table can count: points, dice, strengths, and chances of rolls."""

from __future__ import annotations

from typing import TypedDict

from greathall.games.wotr_board.battlefield import dice_of as combat_dice
from greathall.games.wotr_board.battlefield import fighters, leadership_left, strength_of, to_hit
from greathall.games.wotr_board.chances import average, chance_of, chances
from greathall.games.wotr_board.combat_round import in_next_round
from greathall.games.wotr_board.dice import dice_of
from greathall.games.wotr_board.facts import (
    FREE,
    MOST_DICE,
    SHADOW,
    SIDES,
    Nation,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.figures import combat_strength, leadership
from greathall.games.wotr_board.hunt import SUCCESS, rerolls
from greathall.games.wotr_board.routes import steps_left
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.games.wotr_board.table import War, armies, battle_of, force, is_in_mordor
from greathall.games.wotr_board.victory import points
from greathall.kernel import Player


class Strength(TypedDict):
    """Of an Army: the dice and the re-rolls that it would have without a limit."""

    strength: int
    leadership: int


class RollTotals(TypedDict):
    """What a side rolls: so many dice, each of which needs so much, and so many re-rolls."""

    dice: int
    needed: int
    rerolls: int
    average: float  # successes
    chances: tuple[int, ...]  # of no success, of one, and so on, in percent


class Totals(TypedDict):
    points: dict[Side, int]  # victory points
    dice: dict[Side, int]  # Action dice that a side has in all
    strengths: dict[Side, dict[Region, Strength]]
    battle: dict[Side, Strength]  # of those who fight in this round
    next_round: dict[Side, RollTotals]  # the next Combat roll, as far as it is known
    hunt: RollTotals | None  # if the Fellowship moved now
    corruption: int
    steps_left: int  # of the Fellowship to the Crack of Doom, at best
    nations: dict[Player, tuple[Nation, ...]]  # whose Nations are whose


def totals(game: War) -> Totals:
    """The sums that players would otherwise add up by hand; all of it is public."""
    return {
        "points": scores(game),
        "dice": {side: dice_of(game, side) for side in SIDES},
        "strengths": {side: strengths(game, side) for side in SIDES},
        "battle": {side: fighting(game, side) for side in SIDES} if game.battle else {},
        "next_round": next_round(game) if is_fought(game) else {},
        "hunt": next_hunt(game),
        "corruption": game.fellowship.corruption,
        "steps_left": steps_left(game),
        "nations": {player: NATIONS_OF_PLAYER[player] for player in game.seat},
    }


def scores(game: War) -> dict[Side, int]:
    """The victory points of both sides (10.2)."""
    return {side: points(game, side) for side in SIDES}


def strengths(game: War, side: Side) -> dict[Region, Strength]:
    """Of every Army, by region (1.7, 1.8)."""
    found: dict[Region, Strength] = {}
    for region in armies(game, side):
        figures = force(game, side, region)
        found[region] = {
            "strength": combat_strength(figures),
            "leadership": leadership(game, figures),
        }
    return found


def is_fought(game: War) -> bool:
    """Whether both sides of a battle still have units."""
    if game.battle is None or game.battle.is_over:
        return False
    return all(units_in(fighters(game, side)) for side in SIDES)


def fighting(game: War, side: Side) -> Strength:
    return {"strength": strength_of(game, side), "leadership": leadership_left(game, side)}


def next_round(game: War) -> dict[Side, RollTotals]:
    """This round until it is rolled; then the one that would follow."""
    battle = battle_of(game)
    if battle.rolled:
        game = game.copy()
        game.battle = in_next_round(battle)
    return {side: round_of(game, side) for side in SIDES}


def round_of(game: War, side: Side) -> RollTotals:
    """The Combat roll and the Leader re-roll of this round (8.4)."""
    battle = battle_of(game)
    needed, dice = to_hit(game, side), combat_dice(game, side)
    again = 0 if side in battle.no_reroll else min(leadership_left(game, side), MOST_DICE)
    return roll_totals(
        dice,
        needed,
        again,
        chance_of(needed, battle.roll_bonus.get(side, 0)),
        chance_of(needed, battle.reroll_bonus.get(side, 0)),
    )


def next_hunt(game: War) -> RollTotals | None:
    """The Hunt roll if the Fellowship moved now, without a card (13.2, 13.3)."""
    dice = min(game.hunt_box[SHADOW], MOST_DICE)
    if not dice or is_in_mordor(game):
        return None
    needed = max(SUCCESS - game.hunt_box[FREE], 2)
    return roll_totals(dice, needed, rerolls(game), chance_of(needed), chance_of(needed))


def roll_totals(
    dice: int, needed: int, again: int, chance: float, chance_again: float
) -> RollTotals:
    found = chances(dice, chance, again, chance_again)
    return {
        "dice": dice,
        "needed": needed,
        "rerolls": again,
        "average": round(average(found), 2),
        "chances": tuple(round(100 * likely) for likely in found),
    }
