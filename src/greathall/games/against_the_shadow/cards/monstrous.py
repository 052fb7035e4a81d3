"""The Monstrous: bot cards 73–83."""

from __future__ import annotations

from greathall.games.against_the_shadow.able_to_win import is_winning, with_card
from greathall.games.against_the_shadow.beneficial import loss_of_cards
from greathall.games.against_the_shadow.bot_texts import Benefit, WeighedText
from greathall.games.against_the_shadow.cards.isengard import Tracker
from greathall.games.wotr_cards.cards import monstrous
from greathall.games.wotr_cards.facts import Location
from greathall.games.wotr_cards.location_phase import paths_numbered
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Player


class Terror(WeighedText, monstrous.Terror, abstract=True):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return loss_of_cards(game)


class BarrowWights(Terror, monstrous.BarrowWights):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""


class CandlesOfCorpses(Terror, monstrous.CandlesOfCorpses):
    """One more path attack at Dead Marshes.

    Reserve action: eliminate it; each Free Peoples player forsakes 1.
    """


class CaradhrasTheCruel(Terror, monstrous.CaradhrasTheCruel):
    """Played to Caradhras: activate a random other path 4, so only if that wins Caradhras.

    Reserve action: eliminate it; each Free Peoples player forsakes 1.
    """

    def is_worth_playing_to(self, game: MiddleEarth, location: Location) -> bool:
        if location != "caradhras" or not paths_numbered(game, 4):
            return True
        return is_winning(with_card(game, location, self.id), location)


class CaveTroll(Terror, monstrous.CaveTroll):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""


class FlocksOfCrebain(Tracker, monstrous.FlocksOfCrebain):
    """Path action: activate a random other path of the same number."""


class Gollum(Tracker, monstrous.Gollum):
    """Path action: activate a random other path of the same number. Lost on a path: discarded."""


class HillTroll(Terror, monstrous.HillTroll):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""
