"""The Elven Rings (4.3)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.dice import change_die
from greathall.games.wotr_board.events import RingHandedOver, RingUsed
from greathall.games.wotr_board.facts import (
    FACES,
    FREE,
    SHADOW,
    WILL,
    Face,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.table import War, side_of
from greathall.kernel import Player, choose

# What a Ring can make of a die. The Free Peoples have no Army face, and make no Will of the West.
RING_FACES: Final[dict[Side, tuple[Face, ...]]] = {
    side: tuple(face for face in kinds_of(faces) if face != WILL) for side, faces in FACES.items()
}


def can_use_ring(game: War, side: Side) -> bool:
    """One Ring a turn, and a die to change; an Eye lies in the Hunt Box and is none (4.3)."""
    return game.rings[side] > 0 and side not in game.ring_used and bool(game.dice[side])


async def use_ring(game: War, player: Player) -> None:
    """Change one unused die to another result."""
    side = side_of(game, player)
    before = await choose(player, "ring-die", kinds_of(game.dice[side]))
    others = [face for face in RING_FACES[side] if face != before]
    after = await choose(player, "ring-face", others, about=before)
    change_die(game, side, before, after)
    pass_ring_on(game, side)
    game.emit(RingUsed(player, before, after))


def hand_over_ring(game: War, player: Player) -> None:
    """A Ring pays for something else, and counts as the Ring of this turn (4.3)."""
    pass_ring_on(game, FREE)
    game.emit(RingHandedOver(player))


def pass_ring_on(game: War, side: Side) -> None:
    """From the Free Peoples to the Shadow, from the Shadow out of the game."""
    game.rings = {**game.rings, side: game.rings[side] - 1}
    if side == FREE:
        game.rings = {**game.rings, SHADOW: game.rings[SHADOW] + 1}
    game.ring_used += (side,)


def may_hand_over_ring(game: War) -> bool:
    """Whether the Free Peoples have a Ring and have used none this turn."""
    return game.rings[FREE] > 0 and FREE not in game.ring_used
