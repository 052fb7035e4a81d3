"""The texts of the Event cards, both halves."""

from greathall.games.wotr_board.cards import (  # noqa: F401  (they register their texts)
    combat_free_peoples,
    combat_shadow,
    free_peoples_character,
    free_peoples_heroes,
    free_peoples_strategy,
    shadow_character,
    shadow_marches,
    shadow_musters,
    shadow_strategy,
)
