"""Action dice: pools, the roll, the Hunt Box (3.1, 3.3, 3.4, 4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.events import DiceRolled, DieChanged, HuntAllocated
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    DICE,
    EYE,
    FACES,
    FREE,
    SHADOW,
    SIDES,
    Face,
    Side,
)
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.table import War, is_in_play
from greathall.kernel import choose, roll, without_one

# Who brings dice to a side, and how many.
DICE_OF_CHARACTERS: Final = {
    side: tuple((who.id, who.dice) for who in CHARACTERS.values() if who.dice and who.side == side)
    for side in SIDES
}


def dice_of(game: War, side: Side) -> int:
    """How many dice a side has in all: one more for each of some characters in play (4.1)."""
    more = [count for who, count in DICE_OF_CHARACTERS[side] if is_in_play(game, who)]
    return DICE[side] + sum(more)


def recover_dice(game: War) -> None:
    """All used dice return; the Shadow must hunt if the Free Peoples take back one (3.1)."""
    game.min_hunt = int(game.hunt_box[FREE] > 0)
    game.hunt_box = dict.fromkeys(SIDES, 0)
    game.dice = dict.fromkeys(SIDES, ())
    game.ring_used, game.messenger_used = (), False


async def allocate_to_the_hunt(game: War) -> None:
    """One die for each Companion at most, but one die always (3.3)."""
    most = min(max(1, len(game.fellowship.companions)), dice_of(game, SHADOW))
    shadow = leader_of(game, SHADOW)
    count = await choose(shadow, "allocate", range(game.min_hunt, most + 1))
    game.hunt_box = {**game.hunt_box, SHADOW: count}
    game.emit(HuntAllocated(count))


async def roll_action_dice(game: War) -> None:
    """Both roll the rest of their pools; each Eye goes to the Hunt Box at once (3.4)."""
    for side in SIDES:
        count = dice_of(game, side) - (game.hunt_box[SHADOW] if side == SHADOW else 0)
        rolled = [FACES[side][await roll() - 1] for _ in range(count)]
        eyes = rolled.count(EYE)
        add_to_hunt_box(game, SHADOW, eyes)
        game.dice = {**game.dice, side: in_order_of_faces(side, tuple(rolled))}
        game.emit(DiceRolled(side, in_order_of_faces(side, tuple(rolled), with_eyes=True), eyes))


def in_order_of_faces(
    side: Side, faces: tuple[Face, ...], with_eyes: bool = False
) -> tuple[Face, ...]:
    """As the dice lie on the table."""
    order = FACES[side]
    return tuple(sorted([f for f in faces if with_eyes or f != EYE], key=order.index))


def add_to_hunt_box(game: War, side: Side, count: int) -> None:
    """Dice of a side go to the Hunt Box."""
    game.hunt_box = {**game.hunt_box, side: game.hunt_box[side] + count}


def has_dice(game: War, side: Side) -> bool:
    """Whether a side can use a die now, be it an Action die or not."""
    return bool(game.dice[side] or game.expansion.dice_besides(game, side))


def unused_dice(game: War, side: Side) -> tuple[Face, ...]:
    """All dice that a side can use, those that are no Action dice last."""
    return game.dice[side] + game.expansion.dice_besides(game, side)


def spend_die(game: War, side: Side, face: Face) -> None:
    """A die is used and set aside."""
    if face in game.dice[side]:
        game.dice = {**game.dice, side: without_one(game.dice[side], face)}
    else:
        game.expansion.spend_die_besides(game, side, face)


def change_die(game: War, side: Side, before: Face, after: Face) -> None:
    """A die shows another face; an Eye goes to the Hunt Box at once (4.3)."""
    spend_die(game, side, before)
    if after == EYE:
        add_to_hunt_box(game, SHADOW, 1)
    else:
        dice = (*game.dice[side], after)
        game.dice = {**game.dice, side: in_order_of_faces(side, dice)}


def change_die_by_card(game: War, side: Side, before: Face, after: Face) -> None:
    """A card changes a die, such as Mirror of Galadriel and The Lidless Eye."""
    change_die(game, side, before, after)
    game.emit(DieChanged(side, before, after))
