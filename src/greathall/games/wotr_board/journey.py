"""Dice for the Fellowship: moving, hiding, separating (12.3, 12.6, 12.7)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.dice import add_to_hunt_box
from greathall.games.wotr_board.facts import CHARACTER, FREE, WILL, Face
from greathall.games.wotr_board.fellowship import can_hide, can_move, can_separate, hide, separate
from greathall.games.wotr_board.hunt import move_fellowship
from greathall.games.wotr_board.table import War, is_in_mordor
from greathall.kernel import Player

STRIDER: Final = "strider"


def can_move_with_die(game: War, player: Player) -> bool:
    return can_move(game)


async def move_with_die(game: War, player: Player) -> None:
    """The die goes to the Hunt Box after the Hunt, so it never counts for its own (12.3, R31)."""
    await move_fellowship(game, player)
    game.then(put_die_in_the_hunt_box)


async def put_die_in_the_hunt_box(game: War) -> None:
    """Unless a card keeps it out."""
    texts = on_table(game, EventText.spares_hunt_box)
    if not any(text.spares_hunt_box(game) for text in texts):
        add_to_hunt_box(game, FREE, 1)


def can_hide_with_die(game: War, player: Player, face: Face) -> bool:
    """A Character result; with Strider as Guide any result (4.2, 12.6)."""
    return can_hide(game) and (face in (CHARACTER, WILL) or game.fellowship.guide == STRIDER)


async def hide_with_die(game: War, player: Player, face: Face) -> None:
    hide(game, player)


def can_separate_with_die(game: War, player: Player) -> bool:
    """Never on the Mordor Track (12.7)."""
    return can_separate(game) and not is_in_mordor(game)


async def separate_with_die(game: War, player: Player) -> None:
    await separate(game, player)
