"""The game round: five phases (p. 8)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.action_phase import action_phase
from greathall.games.wotr_cards.combat_phase import combat_phase
from greathall.games.wotr_cards.draw_phase import draw_phase
from greathall.games.wotr_cards.events import RoundBegan
from greathall.games.wotr_cards.location_phase import location_phase
from greathall.games.wotr_cards.scenarios import ONCE_A_ROUND
from greathall.games.wotr_cards.scoring import victory_phase
from greathall.games.wotr_cards.table import MiddleEarth, first_player, scenario
from greathall.kernel import Outline


async def begin_round(game: MiddleEarth) -> None:
    """The first player token shows who begins (p. 8)."""
    game.round += 1
    game.turn = game.first
    game.emit(RoundBegan(game.round, first_player(game)))


async def end_round(game: MiddleEarth) -> None:
    """What lasted for the round is over; the first player token passes on (p. 8)."""
    for player in scenario(game).players:
        game.fresh[player] = ()
    for player in game.ring_token:
        if scenario(game).decks[player].ring_token == ONCE_A_ROUND:
            game.ring_token[player] = True
    game.played = game.used = game.in_force = ()
    game.first = (game.first + 1) % len(scenario(game).turn_order)
    game.then(ROUND)


ROUND: Final = Outline(
    begin_round,
    location_phase,
    action_phase,
    combat_phase,
    victory_phase,
    draw_phase,
    end_round,
)
