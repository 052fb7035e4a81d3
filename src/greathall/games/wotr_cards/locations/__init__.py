"""The activation texts of all 41 locations."""

from greathall.games.wotr_cards.locations import battlegrounds, paths  # noqa: F401
