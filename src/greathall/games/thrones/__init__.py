"""A Game of Thrones: The Board Game, second edition."""

from typing import Final

from greathall.games.thrones import house_cards  # noqa: F401  (they register their texts)
from greathall.games.thrones.preparation import SCENARIOS, redraw, set_up
from greathall.games.thrones.rulings import OPTIONS
from greathall.games.thrones.totals import totals
from greathall.games.thrones.victory import castles
from greathall.kernel import Game

GAME: Final = Game(
    id="thrones",
    rules=2,
    scenarios=SCENARIOS,
    options=OPTIONS,
    set_up=set_up,
    names=("card", "location", "player", "unit", "order", "track", "phase"),
    redraw=redraw,
    totals=totals,
    score=castles,
)
