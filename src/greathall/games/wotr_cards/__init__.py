"""War of the Ring: The Card Game."""

from typing import Final

from greathall.games.wotr_cards import (  # noqa: F401  (they register texts and how people decide)
    cards,
    locations,
    people,
)
from greathall.games.wotr_cards.preparation import set_up
from greathall.games.wotr_cards.rulings import OPTIONS
from greathall.games.wotr_cards.scenarios import PEOPLE, SCENARIOS
from greathall.games.wotr_cards.totals import scores, teams, totals
from greathall.kernel import Game

GAME: Final = Game(
    id="wotr-cards",
    rules=3,
    scenarios={s.id: {n: s.seats(n) for n in PEOPLE[s.id]} for s in SCENARIOS.values()},
    options=OPTIONS,
    set_up=set_up,
    totals=totals,
    score=scores,
    teams=teams,
    names=("card", "location", "player", "side", "phase"),
    is_default=True,
)
