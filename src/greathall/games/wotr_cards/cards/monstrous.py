"""The Monstrous: cards 73–83 and the promo card Whip of Many Thongs."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    PATH_COMBAT,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.cards.isengard import Tracker
from greathall.games.wotr_cards.facts import FREE, Location
from greathall.games.wotr_cards.game_terms import draw_cards, eliminate_from_play, forsake
from greathall.games.wotr_cards.location_phase import paths_numbered, replace_path
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, each_player
from greathall.kernel import Player, when


async def each_free_player_forsakes(game: MiddleEarth) -> None:
    for player in each_player(game, FREE):
        await forsake(game, player)


class AtHome(CardText, abstract=True):
    """One more path attack on one path."""

    home: ClassVar[Location]

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(path=1) if place == self.home else NO_ICONS


class Terror(CardText, abstract=True):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""

    @when(CardText.action_in_reserve)
    async def spread_terror(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        await each_free_player_forsakes(game)


# ------------------------------------------------------------------ characters


class BalrogOfMoria(AtHome):
    """One more path attack at Khazad-dûm.

    Entering a location: each Free Peoples player forsakes 1.
    """

    home = "khazad-dum"

    @when(CardText.enters_path, CardText.enters_battleground)
    async def come_with_fire(self, game: MiddleEarth, me: Player) -> None:
        await each_free_player_forsakes(game)


class BarrowWights(Terror):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""


class CandlesOfCorpses(AtHome, Terror):
    """One more path attack at Dead Marshes.

    Reserve action: eliminate it; each Free Peoples player forsakes 1.
    """

    home = "dead-marshes"


class CaradhrasTheCruel(Terror):
    """Played to Caradhras: activate another path 4.

    Reserve action: eliminate it; each Free Peoples player forsakes 1.
    """

    @when(CardText.played_to_path)
    async def close_the_pass(self, game: MiddleEarth, me: Player) -> None:
        if game.path == "caradhras" and paths_numbered(game, 4):
            await replace_path(game, me)


class CaveTroll(Terror):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""


class FlocksOfCrebain(Tracker):
    """Path action: activate another path of the same number."""


class Gollum(Tracker):
    """Path action: activate another path of the same number. Lost on a path: discarded."""

    def saves(self, cause: str, source: str) -> bool:
        return cause == PATH_COMBAT


class HillTroll(Terror):
    """Reserve action: eliminate it; each Free Peoples player forsakes 1."""


class Shelob(AtHome):
    """One more path attack at Shelob's Lair.

    Entering a path: each Free Peoples player forsakes 1.
    """

    home = "shelobs-lair"

    @when(CardText.enters_path)
    async def creep_out(self, game: MiddleEarth, me: Player) -> None:
        await each_free_player_forsakes(game)


# ------------------------------------------------------------------ items


class WhipOfManyThongs(CardText):
    """Played: draw 1."""

    @when(CardText.played)
    async def crack(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)
