"""A Game of Thrones: The Board Game, second edition."""

from greathall.games.thrones import (  # noqa: F401  (they register their steps and texts)
    action_phase,
    battle,
    battle_resolution,
    consolidate_power,
    house_cards,
    influence,
    marches,
    mustering,
    planning_phase,
    raids,
    supply,
    victory,
    westeros_phase,
    wildlings,
)
from greathall.games.thrones.preparation import SCENARIOS, redraw, set_up
from greathall.games.thrones.rulings import OPTIONS
from greathall.games.thrones.table import step
from greathall.games.thrones.totals import totals
from greathall.kernel import Game

GAME = Game(
    id="thrones",
    rules=2,
    steps=step,
    scenarios=SCENARIOS,
    options=OPTIONS,
    set_up=set_up,
    redraw=redraw,
    totals=totals,
)
