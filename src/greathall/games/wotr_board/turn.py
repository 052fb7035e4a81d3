"""The turn and its six phases (3)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.dice import allocate_to_the_hunt, recover_dice, roll_action_dice
from greathall.games.wotr_board.drawing import draw_for_the_turn
from greathall.games.wotr_board.events import LeadPassed, TurnBegan
from greathall.games.wotr_board.facts import SIDES
from greathall.games.wotr_board.fellowship import choose_guide, declare
from greathall.games.wotr_board.mordor import linger_in_mordor, may_enter_mordor
from greathall.games.wotr_board.players import is_team_of_two, others_of
from greathall.games.wotr_board.rulings import longest_match
from greathall.games.wotr_board.table import War
from greathall.games.wotr_board.victory import TIME, end_game, military_victory
from greathall.kernel import Outline


async def recover_and_draw(game: War) -> None:
    """Phase 1: all used dice return, everybody draws (3.1)."""
    game.phase, game.cause = "recover", None
    game.emit(TurnBegan(game.turn))
    if game.turn > 1:
        pass_the_lead(game)
    recover_dice(game)
    game.fellowship.was_declared = game.fellowship.has_acted = False
    await draw_for_the_turn(game)


def pass_the_lead(game: War) -> None:
    """In a team of two the token goes to the teammate (16.2)."""
    for side in SIDES:
        if is_team_of_two(game, side):
            (teammate,) = others_of(game, side)
            game.leading = {**game.leading, side: teammate}
            game.emit(LeadPassed(side, teammate))


async def fellowship_phase(game: War) -> None:
    """Phase 2: declare the Fellowship, enter Mordor, change the Guide (3.2)."""
    game.phase = "fellowship"
    game.then(FELLOWSHIP_PHASE)


async def hunt_allocation(game: War) -> None:
    """Phase 3: the Shadow puts dice in the Hunt Box (3.3)."""
    game.phase = "hunt"
    await allocate_to_the_hunt(game)


async def action_roll(game: War) -> None:
    """Phase 4: both roll (3.4)."""
    game.phase = "roll"
    await roll_action_dice(game)


async def action_resolution(game: War) -> None:
    """Phase 5: the players use their dice in turn (3.5)."""
    game.phase, game.actor = "actions", 0
    game.then(next_action)
    game.then(end_of_actions)


async def end_of_actions(game: War) -> None:
    """The Ring weighs on those who linger in Mordor (3.5, 14.6)."""
    linger_in_mordor(game)


async def victory_check(game: War) -> None:
    """Phase 6: has a side conquered enough? If not a new turn starts (3.6)."""
    game.phase = "victory"
    winner, limit = military_victory(game), longest_match(game)
    if winner:
        end_game(game, winner, "military")
    elif limit is not None and game.turn >= limit:
        end_game(game, None, TIME)
    else:
        game.turn += 1
        game.then(TURN)


FELLOWSHIP_PHASE: Final = Outline(declare, may_enter_mordor, choose_guide)
TURN: Final = Outline(
    recover_and_draw,
    fellowship_phase,
    hunt_allocation,
    action_roll,
    action_resolution,
    victory_check,
)
