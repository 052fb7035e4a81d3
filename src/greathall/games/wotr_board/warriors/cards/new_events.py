"""The nine events that take the places of nine others in the decks of the base game.

Questions: `premonition` (a tile that leaves the game), `majesty-and-glory` (the card, or `no`),
`card-region` (where a card acts; about it), `pay-with-card` (see `free_peoples_strategy`).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.battlefield import companions_of, general
from greathall.games.wotr_board.cards.shadow_character import UntilWillOrRing
from greathall.games.wotr_board.cards.shadow_strategy import all_at_war
from greathall.games.wotr_board.characters import GANDALF_WHITE
from greathall.games.wotr_board.control import controls, has_stronghold, is_unconquered
from greathall.games.wotr_board.drawing import bury, decks_of_all, draw_from_any
from greathall.games.wotr_board.events import TileRemoved
from greathall.games.wotr_board.facts import (
    CHARACTER,
    FREE,
    GREY_HAVENS,
    HARBOURS,
    NAZGUL,
    SETTLEMENTS,
    SHADOW,
    WESTERN_WAY,
    WILL,
    Card,
    Character,
    Face,
    Faction,
    Region,
    kinds_of,
)
from greathall.games.wotr_board.fellowship import can_move
from greathall.games.wotr_board.figures import available, leadership, side_of_figure
from greathall.games.wotr_board.hunt import CARD, make_progress
from greathall.games.wotr_board.hunt_tiles import draw_aside, remove_for_good
from greathall.games.wotr_board.recruiting import can_recruit_figures, recruit_figures
from greathall.games.wotr_board.table import force, hand, is_in_play, ring_region, side_of
from greathall.games.wotr_board.table_cards import use_one
from greathall.games.wotr_board.warriors.faction_figures import lose_figures
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText
from greathall.games.wotr_board.warriors.facts import EAGLES, ENTS
from greathall.games.wotr_board.warriors.table import WarOfFactions, factions_in_play
from greathall.kernel import Player, choose

TRUSTED: Final[tuple[Character, ...]] = ("meriadoc", "peregrin")
TILES: Final = 3
PRICE: Final = 2  # Event cards

# ------------------------------------------------ Free Peoples


class TheWesternWay(WarriorsText):
    """A way over the sea for the Ring-bearers, where no tile finds them."""

    can_be_discarded = False

    def leads_the_ring(self, game: Any, region: Region) -> tuple[Region, ...]:
        if region == WESTERN_WAY:
            return HARBOURS
        return (WESTERN_WAY,) if region in HARBOURS else ()

    def joins(self, game: Any, region: Region) -> tuple[Region, ...]:
        """Companions who are there can leave; they get there with the Fellowship only."""
        return HARBOURS if region == WESTERN_WAY else ()

    def bars_tiles(self, game: Any) -> bool:
        """Whether the Ring-bearers are At Sea."""
        is_there = ring_region(game) in (GREY_HAVENS, WESTERN_WAY)
        return is_there and game.fellowship.progress <= 1


class PremonitionOfDanger(WarriorsText):
    """Draw three Hunt tiles; one of them leaves the game."""

    async def played(self, game: Any, player: Player) -> None:
        """The Free Peoples draw, so that no card on the table can stop or replace a tile."""
        tiles = tuple([await draw_aside(game, CARD) for _ in range(TILES)])
        game.hunt_pool += tiles
        tile = await choose(player, "premonition", kinds_of(tiles))
        remove_for_good(game, tile)
        game.emit(TileRemoved(tile))


class SwiftBoats(WarriorsText):
    """From a Settlement of theirs the Ring-bearers move without a Hunt."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        region = ring_region(game)
        is_theirs = SETTLEMENTS.get(region) == FREE and is_unconquered(game, region)
        return is_theirs and can_move(game)

    async def played(self, game: Any, player: Player) -> None:
        make_progress(game, player)


class MajestyAndGlory(WarriorsText):
    """In a battle with a Companion the Shadow plays no cards."""

    async def battle_begins(self, game: Any) -> None:
        if companions_of(game):
            player = general(game, FREE)
            if await use_one(game, player, "majesty-and-glory", (self.id,)):
                game.barred += (SHADOW,)

    def removal(self, game: Any, player: Player, face: Face) -> bool:
        """The Shadow pays with a Character result and two Event cards."""
        is_paid = face == CHARACTER and len(events_in_hand(game, player)) >= PRICE
        return side_of(game, player) == SHADOW and is_paid

    async def removed(self, game: Any, player: Player, face: Face) -> None:
        for _ in range(PRICE):
            cards = events_in_hand(game, player)
            card = await choose(
                player, "pay-with-card", cards, about=self.id, visible_to=(player,), always_ask=True
            )
            bury(game, player, card)


def events_in_hand(game: WarOfFactions, player: Player) -> tuple[Card, ...]:
    """All Event cards of a player, faction events too."""
    return hand(game, player) + game.faction_hand[player]


class TakeSomeoneYouCanTrust(WarriorsText):
    """With both Hobbits in the Fellowship, once: a tile does not reveal it."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return self.stays(game)

    def stays(self, game: Any) -> bool:
        return all(who in game.fellowship.companions for who in TRUSTED)

    def can_ignore_reveal(self, game: Any) -> bool:
        return True


class LongBattle(WarriorsText):
    """An Army with Leadership destroys the Shadow factions in its region; draw a card."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return bool(decks_of_all(game, player) or fields_of_battle(game))

    async def played(self, game: Any, player: Player) -> None:
        regions = fields_of_battle(game)
        if regions:
            region = await choose(player, "card-region", regions, about=self.id)
            for figure in shadow_figures(game, region):
                lose_figures(game, figure, region)
        await draw_from_any(game, player)


def fields_of_battle(game: WarOfFactions) -> tuple[Region, ...]:
    """Where figures of Shadow factions meet a Free Peoples Army with Leadership."""
    return tuple(
        region
        for region in game.free
        if shadow_figures(game, region) and leadership(game, force(game, FREE, region))
    )


def shadow_figures(game: WarOfFactions, region: Region) -> tuple[Faction, ...]:
    figures = game.faction_figures.get(region, ())
    return tuple(figure for figure in figures if side_of_figure(figure) == SHADOW)


# ------------------------------------------------ Shadow


class NotOnAnybodysSide(WarriorsText):
    """No card of Ents or Eagles can be played."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return bool(factions_in_play(game, FREE))

    def bars_faction(self, game: WarOfFactions, faction: Faction) -> bool:
        return faction in (ENTS, EAGLES)

    def removal(self, game: Any, player: Player, face: Face) -> bool:
        """A Will of the West, or any Action die with the White Rider."""
        is_paid = face == WILL or is_in_play(game, GANDALF_WHITE)
        return side_of(game, player) == FREE and is_paid


class StronglyGuarded(WarriorsText, UntilWillOrRing):
    """Factions of the Free Peoples keep away from Strongholds of the Shadow."""

    def guards(self, game: WarOfFactions, region: Region) -> bool:
        return has_stronghold(region) and controls(game, SHADOW, region)


class GreatWingedCreatures(WarriorsText):
    """With all Nations At War, a Nazgûl joins each Army that has one."""

    def can_be_played(self, game: Any, player: Player) -> bool:
        return all_at_war(game) and bool(self.roosts(game, player))

    async def played(self, game: Any, player: Player) -> None:
        """With too few of them the Shadow chooses who gets one."""
        roosts = self.roosts(game, player)
        while roosts and available(game, NAZGUL):
            region = roosts[0]
            if available(game, NAZGUL) < len(roosts):
                region = await choose(player, "card-region", roosts, about=self.id)
            await recruit_figures(game, player, region, ((NAZGUL,),))
            roosts = tuple(other for other in roosts if other != region)

    def roosts(self, game: WarOfFactions, player: Player) -> tuple[Region, ...]:
        """Shadow Armies with a Nazgûl; the Witch-king does not count."""
        return tuple(
            region
            for region in game.nazgul
            if region in game.shadow and can_recruit_figures(game, player, region, ((NAZGUL,),))
        )
