"""The texts of the house cards, a module a house."""

from greathall.games.thrones.house_cards import (  # noqa: F401  (they register their cards)
    baratheon,
    greyjoy,
    lannister,
    martell,
    stark,
    tyrell,
)
