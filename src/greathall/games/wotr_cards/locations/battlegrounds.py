"""The 14 battlegrounds: seven of the Free Peoples, seven of the Shadow."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_cards.card_texts import DECK, LocationText
from greathall.games.wotr_cards.facts import ARMY, CARDS, CHARACTER, SHADOW, Card, Location
from greathall.games.wotr_cards.game_terms import DISCARD_PILE, may, rebuild_deck, take
from greathall.games.wotr_cards.location_phase import activate_battleground, can_activate
from greathall.games.wotr_cards.locations.paths import (
    BargainLocation,
    DrawingLocation,
    EachPlayerLocation,
    is_army,
    is_nazgul,
    player_of,
)
from greathall.games.wotr_cards.playing import draw_and_play
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, is_in_play
from greathall.kernel import Player, when


class LinkedBattleground(LocationText, abstract=True):
    """Another battleground is activated as well, if it is not active already."""

    other: ClassVar[Location]
    again: ClassVar[bool] = True  # also from a scoring area

    @when(LocationText.activated)
    async def spread_the_war(self, game: MiddleEarth, me: Player) -> None:
        if can_activate(game, self.other, self.again):
            await activate_battleground(game, me, self.other)


def is_fighter(card: Card) -> bool:
    return CARDS[card].type in (ARMY, CHARACTER)


# ------------------------------------------------------------------ the Free Peoples


class DolAmroth(BargainLocation):
    """The Dúnedain player may forsake 1 to draw 1."""

    faction, draws = "dunedain", 1


class Edoras(LinkedBattleground):
    """Helm's Deep is activated as well, if it still lies in its deck."""

    other, again = "helms-deep", False


class HelmsDeep(LocationText):
    """The Rohan player draws 5, may play an army or character here, discards the others."""

    @when(LocationText.activated)
    async def man_the_walls(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, player_of(game, "rohan"), 5, is_fighter, only=self.id)


class Lorien(LinkedBattleground):
    """Dol Guldur is activated or reactivated as well."""

    other = "dol-guldur"


class MinasTirith(BargainLocation):
    """The Dúnedain player may forsake 1 to draw 3."""

    faction, draws = "dunedain", 3


class Pelargir(BargainLocation):
    """The Dúnedain player may forsake 1 to draw 1."""

    faction, draws = "dunedain", 1


class Rivendell(DrawingLocation):
    """The Elf player draws 1, then discards 1."""

    faction, draws, discards = "elf", 1, 1


# ------------------------------------------------------------------ the Shadow


class DolGuldur(LinkedBattleground):
    """Lórien is activated or reactivated as well."""

    other = "lorien"


class Harad(EachPlayerLocation):
    """Each Shadow player draws 1."""

    side, draws = SHADOW, 1


class MinasMorgul(LocationText):
    """The Mordor player draws 5, may play a Nazgûl of these into reserve, discards the others."""

    @when(LocationText.activated)
    async def send_a_nazgul(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, player_of(game, "mordor"), 5, is_nazgul, only=RESERVE)


class Morannon(LocationText):
    """The Mordor player draws 5, may play an army of these, and discards the others."""

    @when(LocationText.activated)
    async def open_the_gate(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, player_of(game, "mordor"), 5, is_army)


class Moria(DrawingLocation):
    """The Monstrous player draws 2."""

    faction, draws = "monstrous", 2


class Orthanc(LocationText):
    """The Isengard player may take Saruman, and then rebuilds the deck."""

    @when(LocationText.activated)
    async def call_saruman(self, game: MiddleEarth, me: Player) -> None:
        player = player_of(game, "isengard")
        if not is_in_play(game, "saruman") and await may(game, player, self.id):
            await take(game, player, ("saruman",), DECK, DISCARD_PILE)
        rebuild_deck(game, player)


class Umbar(EachPlayerLocation):
    """Each Shadow player draws 1."""

    side, draws = SHADOW, 1
