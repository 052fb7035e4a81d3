"""War of the Ring: The Card Game."""

from greathall.games.wotr_cards import (  # noqa: F401  (they register their steps and texts)
    action_phase,
    cards,
    combat_phase,
    draw_phase,
    game_round,
    location_phase,
    locations,
    scoring,
)
from greathall.games.wotr_cards.totals import totals
from greathall.games.wotr_cards.preparation import redraw, set_up
from greathall.games.wotr_cards.rulings import OPTIONS
from greathall.games.wotr_cards.scenarios import PEOPLE, SCENARIOS
from greathall.games.wotr_cards.table import step
from greathall.kernel import Game

GAME = Game(
    id="wotr-cards",
    rules=3,
    steps=step,
    scenarios={s.id: {n: s.seats(n) for n in PEOPLE[s.id]} for s in SCENARIOS.values()},
    options=OPTIONS,
    set_up=set_up,
    redraw=redraw,
    totals=totals,
)
