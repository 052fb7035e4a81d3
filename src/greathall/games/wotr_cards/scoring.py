"""Scoring and victory (p. 18)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.events import GameEnded, PhaseBegan, Scores
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, SHADOW, SIDES, Side
from greathall.games.wotr_cards.rulings import ring_token_points
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import Outcome

LEAD_TO_WIN: Final = 10


def score(game: MiddleEarth, side: Side) -> int:
    """Battlegrounds, for the Free Peoples paths, for the Shadow corruption (p. 18)."""
    points = sum(
        LOCATIONS[location].points
        for location in game.scored[side]
        if side == FREE or not LOCATIONS[location].is_path
    )
    return points + (game.corruption if side == SHADOW else 0)


def final_score(game: MiddleEarth, side: Side) -> int:
    """After the last path, an unused Ring token counts as well (pp. 12, 18)."""
    of_side = [p for p, s in scenario(game).side.items() if s == side]
    unused = [p for p in of_side if game.ring_token.get(p)]
    return score(game, side) + sum(ring_token_points(game, p) for p in unused)


async def victory_phase(game: MiddleEarth) -> None:
    """A lead of ten wins; after the last path the higher score, the Shadow on a tie (p. 18)."""
    scores = count_scores(game)
    if is_last_path_behind(game):
        end_after_last_path(game)
    elif abs(scores[FREE] - scores[SHADOW]) >= LEAD_TO_WIN:
        end_game(game, scores, "lead")


def count_scores(game: MiddleEarth) -> dict[Side, int]:
    """The phase begins with a count of both scores (p. 18)."""
    game.phase = "victory"
    game.emit(PhaseBegan("victory"))
    scores = {side: score(game, side) for side in SIDES}
    game.emit(Scores(scores[FREE], scores[SHADOW]))
    return scores


def is_last_path_behind(game: MiddleEarth) -> bool:
    return game.path_number >= scenario(game).last_path


def end_after_last_path(game: MiddleEarth) -> None:
    """The final score decides, which counts unused Ring tokens (p. 18)."""
    end_game(game, {side: final_score(game, side) for side in SIDES}, "last-path")


def end_game(game: MiddleEarth, scores: dict[Side, int], how: str) -> None:
    winner = FREE if scores[FREE] > scores[SHADOW] else SHADOW
    winners = tuple(p for p in scenario(game).players if scenario(game).side[p] == winner)
    game.outcome = Outcome(winners, how, tuple(scores.items()))
    game.emit(GameEnded(winner, how, scores[FREE], scores[SHADOW]))
    game.agenda.clear()
