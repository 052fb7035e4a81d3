"""The Character Event cards of the Shadow."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle import begin_attack, can_begin_attack
from greathall.games.wotr_board.card_texts import COMBATS, EVENTS, EventText
from greathall.games.wotr_board.cards.effects import SpecialTile, roll_for_card
from greathall.games.wotr_board.casualties import hits_by_card
from greathall.games.wotr_board.characters import can_fly_nazgul, fly_nazgul
from greathall.games.wotr_board.control import besieges
from greathall.games.wotr_board.dice import change_die_by_card
from greathall.games.wotr_board.drawing import discard_at_random, draw_from_any
from greathall.games.wotr_board.event_cards import counts_as_event
from greathall.games.wotr_board.events import FellowshipDriven
from greathall.games.wotr_board.facts import (
    CHARACTER,
    CHARACTERS,
    DONE,
    EVENT_CARDS,
    EYE,
    FREE,
    HUNT_TILES,
    MOST_DICE,
    NO,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    WILL,
    YES,
    Card,
    Character,
    Face,
    Nation,
    Region,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.fellowship import corrupt, lose_companion, set_down, shelters
from greathall.games.wotr_board.figures import SARUMAN, WITCH_KING
from greathall.games.wotr_board.hunt import (
    BALROG,
    CARD,
    draw_tile,
    hunt_roll,
    is_eye_or_blue,
    reveal,
)
from greathall.games.wotr_board.hunt_tiles import tile_for_card
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.politics import ATTACK, BY_COMPANION, DECLARED
from greathall.games.wotr_board.rings import hand_over_ring, may_hand_over_ring
from greathall.games.wotr_board.routes import ways_of_the_ring
from greathall.games.wotr_board.table import (
    War,
    gollum_guides,
    has_army,
    is_in_play,
    ring_region,
    side_of,
)
from greathall.games.wotr_board.table_cards import drop, spend
from greathall.kernel import Player, choose, draw, roll

HUNT_ROLL: Final = "hunt-roll"
MORIA: Final = "moria"
ROHAN: Final = "rohan"
COURTS_OF_ROHAN: Final[tuple[Region, ...]] = ("edoras", "helms-deep")


# ------------------------------------------------ special tiles


class ShelobsLair(SpecialTile):
    pass


class TheRingIsMine(SpecialTile):
    pass


class OnOnTheyWent(SpecialTile):
    pass


class GiveItToUss(SpecialTile):
    pass


# ------------------------------------------------ hunting away from Settlements


class AwayFromSettlements(EventText, abstract=True):
    """The Ring-bearers are in no region with a Settlement of a Free Peoples Nation (R40)."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return SETTLEMENTS.get(ring_region(game)) != FREE


class OrcPatrol(AwayFromSettlements):
    async def played(self, game: War, player: Player) -> None:
        await draw_tile(game, CARD, numbered_only=True)


class IsildursBane(AwayFromSettlements):
    async def played(self, game: War, player: Player) -> None:
        """Nothing lowers the damage (R36)."""
        await draw_tile(game, CARD, numbered_only=True, is_reduced=False)


class FoulThingFromTheDeep(AwayFromSettlements):
    async def played(self, game: War, player: Player) -> None:
        """A random Companion is lost before the Ring is used (R35)."""
        await draw_tile(game, CARD, numbered_only=True, random_casualty_first=True)


class CandlesOfCorpses(AwayFromSettlements):
    async def played(self, game: War, player: Player) -> None:
        corrupt(game, await roll_for_card(game, self.id, 3, 6 if gollum_guides(game) else 4))


# ------------------------------------------------ Nazgûl on the trail


class OnTheTrail(EventText, abstract=True):
    """Fellowship Progress is one or more."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return game.fellowship.progress > 0


def have_found_the_ring(game: War) -> bool:
    """Whether a Nazgûl, or the Witch-king, is where the Ring-bearers are."""
    region = ring_region(game)
    return region in game.nazgul or game.characters[WITCH_KING] == region


class NazgulSearch(OnTheTrail):
    def can_be_played(self, game: War, player: Player) -> bool:
        """It may be played to move Nazgûl alone (R37)."""
        finds = can_fly_nazgul(game, player) or have_found_the_ring(game)
        return super().can_be_played(game, player) and finds

    async def played(self, game: War, player: Player) -> None:
        await fly_nazgul(game, player)
        if have_found_the_ring(game):
            await reveal(game)


class TheNazgulStrike(OnTheTrail):
    def can_be_played(self, game: War, player: Player) -> bool:
        finds = can_fly_nazgul(game, player) or have_found_the_ring(game)
        return super().can_be_played(game, player) and finds

    async def played(self, game: War, player: Player) -> None:
        await fly_nazgul(game, player)
        if not have_found_the_ring(game):
            return
        cards = character_cards_of_the_free_peoples(game)
        deed = await choose(player, "nazgul-strike", (HUNT_ROLL, *cards, DONE))
        if deed == HUNT_ROLL:
            game.then(hunt_roll)
        elif deed != DONE:
            drop(game, deed)


def character_cards_of_the_free_peoples(game: War) -> tuple[Card, ...]:
    """Those on the table that can be discarded."""
    return tuple(
        card
        for card in game.on_table
        if (EVENT_CARDS[card].side, EVENT_CARDS[card].deck) == (FREE, CHARACTER)
        and EVENTS[card].can_be_discarded
    )


class CruelWeather(OnTheTrail):
    async def played(self, game: War, player: Player) -> None:
        """Neither a declaration nor a reveal: only the figure moves."""
        fellowship = game.fellowship
        regions = ways_of_the_ring(game, fellowship.region)
        fellowship.region = await choose(player, "drive-fellowship", regions)
        game.emit(FellowshipDriven(player, fellowship.region))


# ------------------------------------------------ a Fellowship that is revealed


class AgainstTheRevealed(EventText, abstract=True):
    """The Fellowship is revealed."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return not game.fellowship.is_hidden


class MorgulWound(AgainstTheRevealed):
    async def played(self, game: War, player: Player) -> None:
        corrupt(game, 2 if game.fellowship.corruption <= 3 else 1)


class LureOfTheRing(AgainstTheRevealed):
    async def played(self, game: War, player: Player) -> None:
        """With Gollum as Guide it needs no Companion (R38)."""
        if gollum_guides(game):
            corrupt(game, 1)
            return
        tempted: Character = await draw(game.fellowship.companions)
        offers = ("corruption", "eliminate")
        if await choose(leader_of(game, FREE), "lure", offers, about=tempted) == "corruption":
            corrupt(game, CHARACTERS[tempted].level)
        else:
            await lose_companion(game, tempted)


class TheBreakingOfTheFellowship(AgainstTheRevealed):
    async def played(self, game: War, player: Player) -> None:
        """As many Companions leave as the tile shows; its other icons mean nothing."""
        if gollum_guides(game):
            corrupt(game, 1)
            return
        tile = await tile_for_card(game)
        if not tile or is_eye_or_blue(tile):
            return
        value = HUNT_TILES[tile].value
        count = value if isinstance(value, int) else await roll()
        for _ in range(min(count, len(game.fellowship.companions))):
            leader = leader_of(game, FREE)
            await set_down(game, await choose(leader, "breaking", game.fellowship.companions))


# ------------------------------------------------ on the table


class UntilSheltered(EventText, abstract=True):
    """It goes when the Fellowship is declared in an unconquered City or Stronghold."""

    async def fellowship_declared(self, game: War) -> None:
        if shelters(game, game.fellowship.region):
            drop(game, self.id)


class WornWithSorrowAndToil(UntilSheltered):
    async def companion_taken(self, game: War, companion: Character) -> None:
        """The Free Peoples may lose a Character card, too."""
        hands = tuple(player for player in game.teams[FREE] if game.character_hand[player])
        offers = (*hands, *character_cards_of_the_free_peoples(game), NO)
        lost = await choose(leader_of(game, SHADOW), "sorrow-and-toil", offers, about=companion)
        if lost in hands:
            await discard_at_random(game, lost, CHARACTER)
        elif lost != NO:
            drop(game, lost)


class FlocksOfCrebain(UntilSheltered):
    def hunt_roll_bonus(self, game: War) -> int:
        return 1


class BalrogOfMoria(EventText):
    async def fellowship_traced(self, game: War, path: tuple[Region, ...], declared: bool) -> None:
        """Who stands still in Moria does not move there."""
        if MORIA not in path or len(path) == 1:
            return
        if await choose(leader_of(game, SHADOW), "balrog", (YES, NO)) == YES:
            spend(game, self.id)
            await draw_tile(game, BALROG, numbered_only=True)

    def serves_in_battle(self, game: War, side: Side) -> bool:
        return side == SHADOW and COMBATS[EVENT_CARDS[self.id].combat].can_be_used(game, side)


class UntilWillOrRing(EventText, abstract=True):
    """The Free Peoples remove it by a Will of the West, or by any result and an Elven Ring."""

    def removal(self, game: War, player: Player, face: Face) -> bool:
        return side_of(game, player) == FREE and (face == WILL or may_hand_over_ring(game))

    async def removed(self, game: War, player: Player, face: Face) -> None:
        if face != WILL:
            hand_over_ring(game, player)


class ThePalantirOfOrthanc(UntilWillOrRing):
    def can_be_played(self, game: War, player: Player) -> bool:
        return is_in_play(game, SARUMAN)

    def stays(self, game: War) -> bool:
        return is_in_play(game, SARUMAN)

    async def event_played(self, game: War, player: Player, card: Card, face: Face) -> None:
        if side_of(game, player) == SHADOW and counts_as_event(game, face):
            await draw_from_any(game, player)


class Wormtongue(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return self.stays(game)

    def stays(self, game: War) -> bool:
        return is_in_play(game, SARUMAN) and not game.active[ROHAN]

    def bars_activation(self, game: War, nation: Nation, how: str, region: Region) -> bool:
        """Only Companions, a declaration or an attack on its courts rouse Rohan."""
        if nation != ROHAN or how in (BY_COMPANION, DECLARED):
            return False
        return how != ATTACK or region not in COURTS_OF_ROHAN


# ------------------------------------------------ dice, hits and battles


class TheLidlessEye(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        """A die is left besides the one that plays it."""
        return bool(game.dice[SHADOW])

    async def played(self, game: War, player: Player) -> None:
        for changed in range(min(3, len(game.dice[SHADOW]))):
            faces = kinds_of(game.dice[SHADOW])
            face = await choose(player, "lidless-eye", (*faces, DONE) if changed else faces)
            if face == DONE:
                return
            change_die_by_card(game, SHADOW, face, EYE)


class DreadfulSpells(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(spellbound(game))

    async def played(self, game: War, player: Player) -> None:
        pairs = spellbound(game)
        origin = await choose(player, "spells-from", dict.fromkeys(o for o, _ in pairs))
        targets = [region for o, region in pairs if o == origin]
        region = await choose(player, "spells-on", targets, about=origin)
        dice = min(nazgul_in(game, origin), MOST_DICE)
        await hits_by_card(game, FREE, region, await roll_for_card(game, self.id, dice, 5))


def nazgul_in(game: War, region: Region) -> int:
    """How many Nazgûl are there, the Witch-king among them."""
    return game.nazgul.get(region, 0) + (game.characters[WITCH_KING] == region)


def spellbound(game: War) -> tuple[tuple[Region, Region], ...]:
    """Shadow Armies with Nazgûl, and Armies in the same region or an adjacent one."""
    return tuple(
        (origin, region)
        for origin in game.shadow
        if nazgul_in(game, origin)
        for region in (origin, *REGIONS[origin].adjacent)
        if has_army(game, FREE, region)
    )


class SiegeOfThreeRounds(EventText, abstract=True):
    """A siege battle of three rounds, the first without a card of the Free Peoples'."""

    def camps(self, game: War) -> tuple[Region, ...]:
        """Where besieging Armies stand with whom the card is played."""
        raise NotImplementedError

    def can_be_played(self, game: War, player: Player) -> bool:
        camps = self.camps(game)
        return can_begin_attack(game, player, origins=camps, allowed=is_siege_battle)

    async def played(self, game: War, player: Player) -> None:
        camps = self.camps(game)
        await begin_attack(
            game, player, origins=camps, allowed=is_siege_battle, rounds=3, no_free_card=True
        )


def is_siege_battle(game: War, side: Side, origin: Region, region: Region) -> bool:
    return origin == region and besieges(game, side, region)


class GrondHammerOfTheUnderworld(SiegeOfThreeRounds):
    def camps(self, game: War) -> tuple[Region, ...]:
        camp = game.characters[WITCH_KING]
        return (camp,) if besieges(game, SHADOW, camp) else ()
