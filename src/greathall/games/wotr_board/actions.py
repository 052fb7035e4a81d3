"""Phase 5: what Action dice can be used for, and using them in turn (3.5, 4.2, 16.5).

Questions: `die` (the face of a die, `ring` or `pass`), `act` (a deed, or `skip`; about the die).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from greathall.games.wotr_board.battle import attack, can_attack
from greathall.games.wotr_board.characters import (
    can_move_companions,
    can_move_minions,
    move_companions,
    move_minions,
)
from greathall.games.wotr_board.dice import has_dice, spend_die, unused_dice
from greathall.games.wotr_board.drawing import can_draw, draw_with_die
from greathall.games.wotr_board.entering import (
    can_enter_companion,
    can_enter_minion,
    can_use_voice,
    enter_companion,
    enter_minion,
    use_voice,
)
from greathall.games.wotr_board.event_cards import (
    can_play_any,
    can_remove_any,
    messenger_can_help,
    play_with_die,
    remove_with_die,
)
from greathall.games.wotr_board.events import ActionPassed, DieSkipped, DieUsed
from greathall.games.wotr_board.facts import (
    ARMY,
    CHARACTER,
    ENEMY,
    EVENT,
    FREE,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    WILL,
    Face,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.journey import (
    can_hide_with_die,
    can_move_with_die,
    can_separate_with_die,
    hide_with_die,
    move_with_die,
    separate_with_die,
)
from greathall.games.wotr_board.movement import can_move_army, move_army
from greathall.games.wotr_board.players import begin_action, order_of_actions
from greathall.games.wotr_board.politics import (
    advance_nation,
    can_advance_nation,
    can_send_envoy,
    send_envoy,
)
from greathall.games.wotr_board.recruiting import can_recruit, recruit_with_die
from greathall.games.wotr_board.rings import can_use_ring, use_ring
from greathall.games.wotr_board.stacking import trim_all
from greathall.games.wotr_board.table import War, side_of
from greathall.kernel import Player, choose

PASS: Final = "pass"
RING: Final = "ring"
SKIP: Final = "skip"
FACE: Final = "face"  # stands for the die that is used
ANY_DIE: Final = (CHARACTER, ARMY, MUSTER, EVENT)
# Whose deeds a die can do besides those of its own face (4.2).
SERVES: Final[dict[Face, tuple[Face, ...]]] = {
    MUSTER_ARMY: (MUSTER, ARMY),
    WILL: (WILL, *ANY_DIE),
}


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """Something that an Action die can be used for.

    `can` and `perform` get the game, the player and `args`; the args (FACE,) are the die's face.
    """

    id: str
    faces: tuple[Face, ...]
    can: Callable[..., bool]
    perform: Callable[..., Coroutine[Any, Any, None]]
    side: Side = ""  # whose deed it is, if not both sides'
    args: tuple[Any, ...] = ()

    def with_face(self, face: Face) -> tuple[Any, ...]:
        return (face,) if self.args == (FACE,) else self.args


Use = tuple[Deed, tuple[Any, ...]]  # a deed, and what its rules are called with

# Everything that dice can do (4.2).
DEEDS: Final = (
    Deed("move-fellowship", (CHARACTER,), can_move_with_die, move_with_die, FREE),
    Deed("hide-fellowship", ANY_DIE, can_hide_with_die, hide_with_die, FREE, (FACE,)),
    Deed("separate", (CHARACTER,), can_separate_with_die, separate_with_die, FREE),
    Deed("move-companions", (CHARACTER,), can_move_companions, move_companions, FREE),
    Deed("move-minions", (CHARACTER,), can_move_minions, move_minions, SHADOW),
    Deed("move-army-led", (CHARACTER,), can_move_army, move_army, args=(True,)),
    Deed("move-armies", (ARMY,), can_move_army, move_army, args=(False,)),
    Deed("attack-led", (CHARACTER,), can_attack, attack, args=(True,)),
    Deed("attack", (ARMY,), can_attack, attack, args=(False,)),
    Deed("advance-nation", (MUSTER,), can_advance_nation, advance_nation),
    Deed("recruit", (MUSTER,), can_recruit, recruit_with_die),
    Deed("enter-minion", (MUSTER,), can_enter_minion, enter_minion, SHADOW),
    Deed("voice-of-saruman", (MUSTER,), can_use_voice, use_voice, SHADOW),
    Deed("draw-card", (EVENT,), can_draw, draw_with_die),
    Deed("play-card", ANY_DIE, can_play_any, play_with_die, args=(FACE,)),
    Deed("enter-companion", (WILL,), can_enter_companion, enter_companion, FREE),
    Deed("send-envoy", ANY_DIE, can_send_envoy, send_envoy, FREE),
    Deed("remove-card", ANY_DIE, can_remove_any, remove_with_die, args=(FACE,)),
)
War.deeds = DEEDS


@cache
def deeds_of(deeds: tuple[Deed, ...], side: Side, face: Face) -> tuple[Deed, ...]:
    """What a die of this face can do for a side."""
    serves = SERVES.get(face, (face,))
    return tuple(
        deed
        for deed in deeds
        if deed.side in ("", side) and any(each in serves for each in deed.faces)
    )


@cache
def deeds_by_name(deeds: tuple[Deed, ...]) -> dict[str, Deed]:
    return {deed.id: deed for deed in deeds}


@cache
def uses_of(deeds: tuple[Deed, ...], side: Side, face: Face, shown: Face) -> tuple[Use, ...]:
    """The same for a die that shows another face than the one that it serves as."""
    return tuple((deed, deed.with_face(shown)) for deed in deeds_of(deeds, side, face))


def uses_for(game: War, side: Side, face: Face) -> tuple[Use, ...]:
    """The Mouth of Sauron lets a Muster result serve as an Army result once a turn (4.2)."""
    if face == MUSTER and messenger_can_help(game, side):
        return uses_of(game.deeds, side, MUSTER_ARMY, face)
    return uses_of(game.deeds, side, face, face)


# ------------------------------------------------ in turn


async def next_action(game: War) -> None:
    """The next player acts, as long as there are dice (3.5)."""
    player = next_player(game)
    if player:
        begin_action(game, player)
        await game.expansion.before_action(game)
        await act(game, player)
        game.cause = None
        game.then(next_action)


def next_player(game: War) -> Player:
    """Who acts now: players of a side without dice are left out (3.5, 16.5)."""
    order = order_of_actions(game)
    for _ in order:
        player = order[game.actor % len(order)]
        game.actor = (game.actor + 1) % len(order)
        if has_dice(game, side_of(game, player)):
            return player
    return ""


async def act(game: War, player: Player) -> None:
    """Use a die, skip one, or pass; a Ring may change a die before (3.5, 4.3)."""
    side = side_of(game, player)
    die = await choose(player, "die", choices(game, side))
    if die == RING:
        await use_ring(game, player)
        if not has_dice(game, side):
            return
        die = await choose(player, "die", choices(game, side))
    if die == PASS:
        game.emit(ActionPassed(player))
        return
    spend_die(game, side, die)
    deed = await choose(player, "act", deeds_with(game, player, die), die, always_ask=True)
    if deed == SKIP:
        game.emit(DieSkipped(player, die))
    else:
        game.emit_cause(DieUsed(player, die, deed))
        game.then(perform_deed, player, die, deed)
        game.then(trim_all)


def choices(game: War, side: Side) -> list[str]:
    """The faces of a side's dice; who has fewer of them may pass; a Ring may change one."""
    dice = unused_dice(game, side)
    found = [*kinds_of(dice)]
    if len(dice) < len(unused_dice(game, ENEMY[side])):
        found.append(PASS)
    if can_use_ring(game, side):
        found.append(RING)
    return found


def deeds_with(game: War, player: Player, face: Face) -> list[str]:
    """What this player can do with a die that was taken for it; it can always be skipped."""
    uses = uses_for(game, side_of(game, player), face)
    found = []
    for deed, args in uses:
        if deed.can(game, player, *args) if args else deed.can(game, player):
            found.append(deed.id)
    found.append(SKIP)
    return found


async def perform_deed(game: War, player: Player, face: Face, name: str) -> None:
    """Do what the die was used for."""
    deed = deeds_by_name(game.deeds)[name]
    if face == MUSTER and MUSTER not in deed.faces:
        game.messenger_used = True  # only the Mouth of Sauron lets it serve so
    await deed.perform(game, player, *deed.with_face(face))
