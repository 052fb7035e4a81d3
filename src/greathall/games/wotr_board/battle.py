"""Battles, from the attack to the advance (8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.games.wotr_board.facts import Figure, Region, Side
from greathall.games.wotr_board.table import War
from greathall.kernel import Player

# Whether a figure can be the one whom an attack needs.
Leads = Callable[[War, Figure], bool]
# Whether this side may attack from one region into another; the same one twice is a siege battle
# or a sortie.
Allowed = Callable[[War, Side, Region, Region], bool]


def can_attack(game: War, player: Player, led: bool) -> bool:
    """Whether a die can be used to attack; with a Character result a figure must lead (8.1)."""
    return can_begin_attack(game, player)


async def attack(game: War, player: Player, led: bool) -> None:
    """Attack with a die."""
    await begin_attack(game, player)


def can_begin_attack(
    game: War,
    player: Player,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
    allowed: Allowed | None = None,
) -> bool:
    """Whether this player can attack: with such a leader, from these regions, where allowed."""
    return False


async def begin_attack(
    game: War,
    player: Player,
    leads: Leads | None = None,
    origins: tuple[Region, ...] | None = None,
    allowed: Allowed | None = None,
    **fields: Any,
) -> None:
    """Choose an Army, whom it attacks and the rearguard; the battle follows this step.

    `fields` are those of the Battle; more can be set through `battle_of` in the same step.
    """


def start_battle(
    game: War,
    kind: str,
    side: Side,
    origin: Region,
    region: Region,
    attackers: tuple[Figure, ...],
    **fields: Any,
) -> None:
    """Begin a battle, which follows this step; `fields` are those of the Battle (8.1).

    With `origin` and `region` the same, in a field battle, the attackers have landed there.
    """
