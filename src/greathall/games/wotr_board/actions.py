"""Phase 5: what Action dice can be used for, and using them in turn (3.5, 4.2, 16.5)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from greathall.games.wotr_board.battle import attack, can_attack
from greathall.games.wotr_board.characters import (
    can_move_companions,
    can_move_minions,
    move_companions,
    move_minions,
)
from greathall.games.wotr_board.dice import spend_die
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
from greathall.kernel import Player, choose, without_one

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
Act = str | tuple[str, str]  # a face and a deed; or "skip" and a face; or PASS, or RING


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


class Use(NamedTuple):
    """A deed of one die: how it is chosen, and what its rules are called with."""

    act: Act
    deed: Deed
    args: tuple[Any, ...]
    depends_on_face: bool


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
def uses_of(deeds: tuple[Deed, ...], side: Side, face: Face, shown: Face) -> tuple[Use, ...]:
    """The same for a die that shows another face than the one that it serves as."""
    return tuple(
        Use((shown, deed.id), deed, deed.with_face(shown), deed.with_face(shown) != deed.args)
        for deed in deeds_of(deeds, side, face)
    )


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
        await act(game, player)
        game.cause = None
        game.then(next_action)


def next_player(game: War) -> Player:
    """Who acts now: players of a side without dice are left out (3.5, 16.5)."""
    order = order_of_actions(game)
    for _ in order:
        player = order[game.actor % len(order)]
        game.actor = (game.actor + 1) % len(order)
        if game.dice[side_of(game, player)]:
            return player
    return ""


async def act(game: War, player: Player) -> None:
    """Use a die, skip one, or pass; a Ring may change a die before (3.5, 4.3)."""
    side = side_of(game, player)
    choice = await choose(player, "act", acts(game, player), always_ask=True)
    if choice == RING:
        await use_ring(game, player)
        if not game.dice[side]:
            return
        choice = await choose(player, "act", acts(game, player), always_ask=True)
    if isinstance(choice, str):
        game.emit(ActionPassed(player))
    elif choice[0] == SKIP:
        spend_die(game, side, choice[1])
        game.emit(DieSkipped(player, choice[1]))
    else:
        face, deed = choice
        spend_die(game, side, face)
        game.emit_cause(DieUsed(player, face, deed))
        game.then(perform_deed, player, face, deed)
        game.then(end_action)


def acts(game: War, player: Player) -> list[Act]:
    """All that this player can do now; there is always something."""
    side = side_of(game, player)
    dice = game.dice[side]
    faces = kinds_of(dice)
    found: list[Act] = []
    known: dict[Deed, bool] = {}  # what does not depend on the die is asked once
    for face in faces:
        game.dice[side] = without_one(dice, face)  # it is used before anything is done
        for act, deed, args, depends_on_face in uses_for(game, side, face):
            can = known.get(deed)
            if can is None or depends_on_face:
                can = known[deed] = deed.can(game, player, *args)
            if can:
                found.append(act)
    game.dice[side] = dice
    found += [(SKIP, face) for face in faces]
    if len(game.dice[side]) < len(game.dice[ENEMY[side]]):
        found.append(PASS)
    if can_use_ring(game, side):
        found.append(RING)
    return found


async def perform_deed(game: War, player: Player, face: Face, name: str) -> None:
    """Do what the die was used for."""
    deed = next(deed for deed in game.deeds if deed.id == name)
    if face == MUSTER and MUSTER not in deed.faces:
        game.messenger_used = True  # only the Mouth of Sauron lets it serve so
    await deed.perform(game, player, *deed.with_face(face))


async def end_action(game: War) -> None:
    """No region holds too many units any more (7.1)."""
    await trim_all(game)
