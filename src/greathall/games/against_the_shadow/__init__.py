"""Against the Shadow: the card game alone or with a friend, bots play the Shadow."""

from typing import Final

from greathall.games.against_the_shadow import (  # noqa: F401  (they register rules and texts)
    bot_rules,
    cards,
    locations,
)
from greathall.games.against_the_shadow.facts import BOT_SCENARIOS
from greathall.games.against_the_shadow.preparation import set_up
from greathall.games.against_the_shadow.rulings import OPTIONS
from greathall.games.wotr_cards.totals import scores, teams, totals
from greathall.kernel import Game

GAME: Final = Game(
    id="against-the-shadow",
    rules=2,
    scenarios={s.id: {n: s.seats(n) for n in s.people} for s in BOT_SCENARIOS.values()},
    options=OPTIONS,
    set_up=set_up,
    totals=totals,
    score=scores,
    teams=teams,
    names=("card", "location", "player", "side", "phase"),
    expands="wotr-cards",
)
