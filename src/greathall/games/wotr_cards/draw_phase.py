"""The phase of drawing cards (p. 8)."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import CardText
from greathall.games.wotr_cards.events import PhaseBegan, TextApplies
from greathall.games.wotr_cards.game_terms import draw_cards
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
    fewer = conduct_of(game, player).fewer_draws(game)
    return scenario(game).decks[player].draws + extra - fewer
