"""The Combat roll, the Leader re-roll and additional attacks (8.3, 8.4)."""

from __future__ import annotations

from greathall.games.wotr_board.battle_events import (
    AdditionalAttackRolled,
    CombatRolled,
    LeadersRerolled,
)
from greathall.games.wotr_board.battlefield import add, dice_of, is_hit, leadership_left, to_hit
from greathall.games.wotr_board.casualties import clear_the_field, take_hits_in_battle
from greathall.games.wotr_board.facts import ENEMY, MOST_DICE, Side
from greathall.games.wotr_board.table import War, battle_of
from greathall.kernel import roll


async def roll_dice(count: int) -> tuple[int, ...]:
    return tuple([await roll() for _ in range(count)])


async def roll_combat_dice(game: War) -> None:
    """Each side rolls for its Combat Strength."""
    battle = battle_of(game)
    for side in (battle.attacker, battle.defender):
        dice = await roll_dice(dice_of(game, side))
        hits = count_hits(game, side, dice, battle.roll_bonus.get(side, 0))
        battle.rolled[side], battle.hits[side] = dice, hits
        battle.misses[side] = len(dice) - hits
        game.emit(CombatRolled(side, dice, hits))


async def reroll_with_leaders(game: War) -> None:
    """Each side re-rolls failed dice once, as many as its Leadership lets it (8.4)."""
    battle = battle_of(game)
    for side in (battle.attacker, battle.defender):
        count = dice_to_reroll(game, side)
        dice = await roll_dice(count)
        hits = count_hits(game, side, dice, battle.reroll_bonus.get(side, 0))
        battle.rerolled[side], battle.reroll_hits[side] = dice, hits
        add(battle.hits, side, hits)
        if count:
            game.emit(LeadersRerolled(side, dice, hits))


def dice_to_reroll(game: War, side: Side) -> int:
    battle = battle_of(game)
    if side in battle.no_reroll:
        return 0
    return min(leadership_left(game, side), battle.misses[side], MOST_DICE)


def count_hits(game: War, side: Side, dice: tuple[int, ...], bonus: int) -> int:
    needed = to_hit(game, side)
    return sum(is_hit(die, needed, bonus) for die in dice)


async def attack_besides(game: War, side: Side, count: int, needed: int) -> int:
    """An additional attack: no re-roll, casualties at once; how many hits it scored (8.3)."""
    battle = battle_of(game)
    dice = await roll_dice(min(count, MOST_DICE))
    hits = sum(is_hit(die, needed) for die in dice)
    game.emit(AdditionalAttackRolled(side, dice, hits))
    await take_hits_in_battle(game, ENEMY[side], hits)
    clear_the_field(game)
    add(battle.early_hits, side, hits)
    return hits
