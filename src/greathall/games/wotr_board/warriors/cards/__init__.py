"""The texts of the cards of Warriors of Middle-earth."""

from greathall.games.wotr_board.warriors.cards import (  # noqa: F401  (they register their texts)
    calls_free_peoples,
    calls_shadow,
    corsairs,
    dead_men,
    dunlendings,
    eagles,
    ents,
    free_peoples,
    new_events,
    shadow,
    spiders,
)
