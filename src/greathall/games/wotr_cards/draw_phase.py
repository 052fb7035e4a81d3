"""The phase of drawing cards, and the end of the round (p. 8)."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import CardText
from greathall.games.wotr_cards.events import PhaseBegan, TextApplies
from greathall.games.wotr_cards.game_terms import draw_cards
from greathall.games.wotr_cards.scenarios import ONCE_A_ROUND
from greathall.games.wotr_cards.table import MiddleEarth, conduct_of, players_from, scenario
from greathall.kernel import Player


async def draw_phase(game: MiddleEarth) -> None:
    """Each player draws as many cards as the scenario and their reserve say (p. 8)."""
    game.phase = "draw"
    game.emit(PhaseBegan("draw"))
    for player in players_from(game, game.first):
        await draw_for(game, player)


async def draw_for(game: MiddleEarth, player: Player) -> None:
    """One player draws; then the texts in reserve that follow the drawing."""
    await draw_cards(game, player, draws(game, player))
    for card in game.reserve[player]:
        if card in game.texts and game.texts[card].says(CardText.draw_phase):
            outer = game.cause
            game.emit_cause(TextApplies(card))
            await game.texts[card].draw_phase(game, player)
            game.cause = outer


def draws(game: MiddleEarth, player: Player) -> int:
    """How many cards this player draws in the phase (pp. 20–22)."""
    extra = sum(game.texts[c].draws_in_reserve for c in game.reserve[player] if c in game.texts)
    fewer = conduct_of(game, player).fewer_draws(game, player)
    return scenario(game).decks[player].draws + extra - fewer


def end_round(game: MiddleEarth) -> None:
    """What lasted for the round is over; the first player token passes on (p. 8)."""
    for player in scenario(game).players:
        game.fresh[player] = ()
    for player in game.ring_token:
        if scenario(game).decks[player].ring_token == ONCE_A_ROUND:
            game.ring_token[player] = True
    game.played = game.used = game.in_force = ()
    game.first = (game.first + 1) % len(scenario(game).turn_order)
