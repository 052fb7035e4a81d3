"""The net of the card game has learned these matches as well."""

from greathall.games.wotr_cards.learned import NET

__all__ = ["NET"]
