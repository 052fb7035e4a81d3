"""War of the Ring, the board game, second edition."""

from typing import Final

from greathall.games.wotr_board import cards  # noqa: F401  (they register their texts)
from greathall.games.wotr_board.preparation import SCENARIOS, redraw
from greathall.games.wotr_board.rulings import OPTIONS
from greathall.games.wotr_board.totals import scores, totals
from greathall.games.wotr_board.warriors import cards as faction_cards  # noqa: F401
from greathall.games.wotr_board.warriors.preparation import set_up
from greathall.kernel import Game

GAME: Final = Game(
    id="wotr-board",
    rules=2,
    scenarios=SCENARIOS,
    options=OPTIONS,
    later_options=("warriors",),
    set_up=set_up,
    names=(
        "card",
        "combat",
        "region",
        "player",
        "nation",
        "unit",
        "face",
        "tile",
        "deed",
        "deck",
        "phase",
        "faction",
    ),
    redraw=redraw,
    totals=totals,
    score=scores,
    teams=lambda game: tuple(game.teams.values()),
)
