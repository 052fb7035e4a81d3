"""The positions of Against the Shadow are judged as those of the card game."""

from greathall.games.wotr_cards.foresight import PLAYOUTS, UNSEARCHED, moment, worth

__all__ = ["PLAYOUTS", "UNSEARCHED", "moment", "worth"]
