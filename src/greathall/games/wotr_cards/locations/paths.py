"""The 27 paths, in the order of their numbers."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_cards.card_texts import LocationText
from greathall.games.wotr_cards.facts import ARMY, CARDS, FREE, SHADOW, Card, Faction, Side
from greathall.games.wotr_cards.game_terms import (
    add_attack_token,
    can_forsake,
    discard_from_hand,
    draw_cards,
    forsake,
    may,
)
from greathall.games.wotr_cards.playing import draw_and_play
from greathall.games.wotr_cards.table import MiddleEarth, each_player, scenario
from greathall.kernel import Player, when


def player_of(game: MiddleEarth, faction: Faction) -> Player:
    """Whom a text means by "the Elf player" (p. 4)."""
    return scenario(game).player_of[faction]


def is_army(card: Card) -> bool:
    return CARDS[card].type == ARMY


def is_nazgul(card: Card) -> bool:
    return "nazgul" in CARDS[card].keywords


class DrawingLocation(LocationText, abstract=True):
    """One player draws, and may then have to discard from hand."""

    faction: ClassVar[Faction]
    draws: ClassVar[int]
    discards: ClassVar[int] = 0

    @when(LocationText.activated)
    async def give_cards(self, game: MiddleEarth, me: Player) -> None:
        player = player_of(game, self.faction)
        await draw_cards(game, player, self.draws)
        if self.discards:
            await discard_from_hand(game, player, self.discards)


class EachPlayerLocation(LocationText, abstract=True):
    """Each player of one side forsakes, draws and discards."""

    side: ClassVar[Side]
    forsakes: ClassVar[int] = 0
    draws: ClassVar[int] = 0
    discards: ClassVar[int] = 0

    @when(LocationText.activated)
    async def touch_each_player(self, game: MiddleEarth, me: Player) -> None:
        for player in each_player(game, self.side):
            await forsake(game, player, self.forsakes)
            if self.draws:
                await draw_cards(game, player, self.draws)
            await discard_from_hand(game, player, self.discards)


class BargainLocation(LocationText, abstract=True):
    """One player may forsake a card to draw some."""

    faction: ClassVar[Faction]
    draws: ClassVar[int]

    @when(LocationText.activated)
    async def offer_bargain(self, game: MiddleEarth, me: Player) -> None:
        player = player_of(game, self.faction)
        if can_forsake(game, player) and await may(game, player, self.id):
            await forsake(game, player)
            await draw_cards(game, player, self.draws)


# ------------------------------------------------------------------ path 1


class BagEnd(DrawingLocation):
    """The Hobbit player draws 2."""

    faction, draws = "hobbit", 2


class BuckleburyFerry(LocationText):
    """The Mordor player draws 1 and the Hobbit player draws 1."""

    @when(LocationText.activated)
    async def give_a_card_each(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, player_of(game, "mordor"), 1)
        await draw_cards(game, player_of(game, "hobbit"), 1)


class GildorsEncampment(DrawingLocation):
    """The Elf player draws 1, then discards 1."""

    faction, draws, discards = "elf", 1, 1


# ------------------------------------------------------------------ path 2


class InnOfThePrancingPony(EachPlayerLocation):
    """Each Shadow player draws 2."""

    side, draws = SHADOW, 2


class TheOldForest(EachPlayerLocation):
    """Each Free Peoples player forsakes 1."""

    side, forsakes = FREE, 1


class Weathertop(DrawingLocation):
    """The Mordor player draws 2."""

    faction, draws = "mordor", 2


# ------------------------------------------------------------------ path 3


class FordsOfBruinen(EachPlayerLocation):
    """Each Free Peoples player forsakes 1, then draws 3."""

    side, forsakes, draws = FREE, 1, 3


class Imladris(DrawingLocation):
    """The Elf player draws 2."""

    faction, draws = "elf", 2


class TheCouncilOfElrond(EachPlayerLocation):
    """Each Free Peoples player draws 1."""

    side, draws = FREE, 1


# ------------------------------------------------------------------ path 4


class Caradhras(EachPlayerLocation):
    """Each Free Peoples player forsakes 1."""

    side, forsakes = FREE, 1


class KhazadDum(DrawingLocation):
    """The Monstrous player draws 2."""

    faction, draws = "monstrous", 2


class TheDoorsOfDurin(LocationText):
    """The Monstrous player may forsake 1 to put an attack token on this path."""

    @when(LocationText.activated)
    async def wake_the_watcher(self, game: MiddleEarth, me: Player) -> None:
        player = player_of(game, "monstrous")
        if can_forsake(game, player) and await may(game, player, self.id):
            await forsake(game, player)
            add_attack_token(game, self.id)


# ------------------------------------------------------------------ path 5


class DimrillDale(EachPlayerLocation):
    """Each Shadow player discards 2."""

    side, discards = SHADOW, 2


class Egladil(EachPlayerLocation):
    """Each Free Peoples player draws 2, then discards 1."""

    side, draws, discards = FREE, 2, 1


class Lothlorien(DrawingLocation):
    """The Elf player draws 1, then discards 1."""

    faction, draws, discards = "elf", 1, 1


# ------------------------------------------------------------------ path 6


class AmonHen(DrawingLocation):
    """The Mordor player draws 1, then discards 1."""

    faction, draws, discards = "mordor", 1, 1


class DeadMarshes(DrawingLocation):
    """The Monstrous player draws 2."""

    faction, draws = "monstrous", 2


class EmynMuil(EachPlayerLocation):
    """Each Free Peoples player forsakes 1."""

    side, forsakes = FREE, 1


# ------------------------------------------------------------------ path 7


class HennethAnnun(DrawingLocation):
    """The Dúnedain player draws 1."""

    faction, draws = "dunedain", 1


class Osgiliath(BargainLocation):
    """The Dúnedain player may forsake 1 to draw 3."""

    faction, draws = "dunedain", 3


class TheCrossRoads(EachPlayerLocation):
    """Each Free Peoples player draws 1."""

    side, draws = FREE, 1


# ------------------------------------------------------------------ path 8


class CirithUngol(LocationText):
    """The Mordor player draws 5, may play an army of these, and discards the others."""

    @when(LocationText.activated)
    async def call_an_army(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, player_of(game, "mordor"), 5, is_army)


class MorgulVale(LocationText):
    """The Mordor player draws 5, may play a Nazgûl of these, and discards the others."""

    @when(LocationText.activated)
    async def call_a_nazgul(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, player_of(game, "mordor"), 5, is_nazgul)


class ShelobsLair(DrawingLocation):
    """The Monstrous player draws 2."""

    faction, draws = "monstrous", 2


# ------------------------------------------------------------------ path 9


class CrackOfDoom(DrawingLocation):
    """The Monstrous player draws 2."""

    faction, draws = "monstrous", 2


class Morgai(LocationText):
    """An attack token goes on this path."""

    @when(LocationText.activated)
    async def bar_the_way(self, game: MiddleEarth, me: Player) -> None:
        add_attack_token(game, self.id)


class Orodruin(DrawingLocation):
    """The Mordor player draws 2."""

    faction, draws = "mordor", 2
