"""The texts of the house cards, one module per house."""

from greathall.games.thrones.house_cards import (  # noqa: F401  (they register their cards)
    baratheon,
    greyjoy,
    lannister,
    martell,
    stark,
    tyrell,
)
