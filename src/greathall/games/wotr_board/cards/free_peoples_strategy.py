"""The Strategy Event cards of the Free Peoples.

Questions: `pay-with-card` (which card of the hand pays for removing the card), `card-nation`,
`card-army` (which one is meant), all about the card; `move-army` and `move-to` as in `movement`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.wotr_board.battle import begin_attack, can_begin_attack
from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.cards.effects import (
    RecruitingCard,
    RecruitingSomewhere,
    advance_by_card,
    armies_in,
    can_rouse,
    go_to_war,
    leader,
    may_use_nation,
    regulars,
    roll_for_card,
    units,
    with_army,
)
from greathall.games.wotr_board.casualties import hits_by_card
from greathall.games.wotr_board.characters import can_move_companions, move_companions
from greathall.games.wotr_board.control import (
    besieges,
    can_muster_in,
    controls,
    is_besieged,
    is_unconquered,
)
from greathall.games.wotr_board.drawing import bury
from greathall.games.wotr_board.facts import (
    ARMY,
    COMPANIONS,
    EVENT_CARDS,
    FREE,
    NATIONS_OF,
    REGIONS,
    REGIONS_OF,
    SETTLEMENTS_OF,
    SHADOW,
    Card,
    Face,
    Nation,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.figures import nations_in
from greathall.games.wotr_board.marches import March
from greathall.games.wotr_board.movement import can_send_army, send_army
from greathall.games.wotr_board.politics import BY_CARD, activate, can_advance
from greathall.games.wotr_board.rulings import army_card_means_icon
from greathall.games.wotr_board.table import (
    War,
    at_war,
    battle_of,
    characters_in,
    has_army,
    side_of,
)
from greathall.games.wotr_board.table_cards import drop
from greathall.kernel import Player, choose

EDORAS: Final = "edoras"
MINAS_TIRITH: Final = "minas-tirith"
OSGILIATH: Final = "osgiliath"
ITHILIEN: Final = (OSGILIATH, "north-ithilien", "south-ithilien")

# ------------------------------------------------ cards that stay on the table


class TheLastBattle(EventText):
    """While Aragorn fights abroad, dice that move the Fellowship stay out of the Hunt Box."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return self.stays(game)

    def stays(self, game: War) -> bool:
        """Aragorn himself, with an Army outside the Nations of the Free Peoples, and a secret."""
        region = with_army(game, "aragorn")
        if not region or REGIONS[region].nation in NATIONS_OF[FREE]:
            return False
        return game.fellowship.is_hidden

    def spares_hunt_box(self, game: War) -> bool:
        return True

    async def fellowship_declared(self, game: War) -> None:
        drop(game, self.id)


class ClosedLand(EventText, abstract=True):
    """A Nation advances, and some regions are closed to Shadow Armies."""

    nation: ClassVar[Nation]
    regions: ClassVar[tuple[Region, ...]]

    async def played(self, game: War, player: Player) -> None:
        advance_by_card(game, player, self.nation)

    def closes(self) -> tuple[Region, ...]:
        return self.regions

    def removal(self, game: War, player: Player, face: Face) -> bool:
        """The Shadow pays with any die, a Character card and an Army card."""
        return side_of(game, player) == SHADOW and all(_payments(game, player))

    async def removed(self, game: War, player: Player, face: Face) -> None:
        for cards in _payments(game, player):
            card = await choose(
                player, "pay-with-card", cards, about=self.id, visible_to=(player,), always_ask=True
            )
            bury(game, player, card)


def _payments(game: War, player: Player) -> tuple[tuple[Card, ...], ...]:
    """The Character cards in hand, and the Army cards: of the Strategy deck, or the icon (O5)."""
    army = game.strategy_hand[player]
    if army_card_means_icon(game):
        army = tuple(card for card in army if EVENT_CARDS[card].icon == ARMY)
    return game.character_hand[player], army


class APowerTooGreat(ClosedLand):
    """Elves advance; Lórien, Rivendell and the Grey Havens are closed to Shadow Armies."""

    nation = "elves"
    regions = ("lorien", "rivendell", "grey-havens")


class ThePowerOfTomBombadil(ClosedLand):
    """The North advances; the Old Forest, the Shire and Buckland are closed to Shadow Armies."""

    nation = "north"
    regions = ("old-forest", "the-shire", "buckland")


# ------------------------------------------------ politics


class Errand(EventText, abstract=True):
    """Companions move; one who then stands in one of these Settlements brings a Nation to war."""

    nation: ClassVar[Nation]
    regions: ClassVar[tuple[Region, ...]]

    def can_be_played(self, game: War, player: Player) -> bool:
        return self.is_done(game) or can_move_companions(game, player)

    async def played(self, game: War, player: Player) -> None:
        await move_companions(game, player, optional=True)
        if self.is_done(game):
            go_to_war(game, self.nation)

    def is_done(self, game: War) -> bool:
        """Whether a Companion stands there, and the Nation has not heard of it yet."""
        return can_rouse(game, self.nation) and any(
            is_unconquered(game, region) and characters_in(game, FREE, region)
            for region in self.regions
        )


class BookOfMazarbul(Errand):
    """Companions move; one in Erebor or Ered Luin brings the Dwarves to war."""

    nation = "dwarves"
    regions = ("erebor", "ered-luin")


class FearFireFoes(Errand):
    """Companions move; one in the Shire or Bree brings the North to war."""

    nation = "north"
    regions = ("the-shire", "bree")


class WisdomOfElrond(EventText):
    """Activate a Nation of the Free Peoples and advance it one step."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(self.nations(game, player))

    async def played(self, game: War, player: Player) -> None:
        nation = await choose(player, "card-nation", self.nations(game, player), about=self.id)
        activate(game, nation, BY_CARD)
        advance_by_card(game, player, nation)

    def nations(self, game: War, player: Player) -> tuple[Nation, ...]:
        return tuple(
            nation
            for nation in NATIONS_OF[FREE]
            if may_use_nation(game, player, nation) and can_rouse(game, nation)
        )


class TheRedArrow(RecruitingCard):
    """Gondor is active: Rohan advances, and a Rohan unit and a Leader come to Edoras."""

    recruits = ((EDORAS, units("rohan") + leader("rohan")),)

    def condition(self, game: War) -> bool:
        return game.active["gondor"]

    def can_be_played(self, game: War, player: Player) -> bool:
        if not self.condition(game):
            return False
        advances = can_advance(game, "rohan", BY_CARD) and may_use_nation(game, player, "rohan")
        return advances or super().can_be_played(game, player)

    async def played(self, game: War, player: Player) -> None:
        advance_by_card(game, player, "rohan")
        await super().played(game, player)


# ------------------------------------------------ hits on the Shadow


class TheSpiritOfMordor(EventText):
    """A Shadow Army of two Nations takes a hit for each 5+ of five dice."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(self.quarrelsome(game))

    async def played(self, game: War, player: Player) -> None:
        region = await choose(player, "card-army", self.quarrelsome(game), about=self.id)
        await hits_by_card(game, SHADOW, region, await roll_for_card(game, self.id, 5, 5))

    def quarrelsome(self, game: War) -> tuple[Region, ...]:
        return tuple(r for r, figures in game.shadow.items() if len(nations_in(figures)) > 1)


class FaramirsRangers(RecruitingCard):
    """Hit a Shadow Army in Ithilien; in Osgiliath a Gondor unit and a Leader join an Army."""

    recruits = ((OSGILIATH, units("gondor") + leader("gondor")),)

    def can_be_played(self, game: War, player: Player) -> bool:
        """It may be played for the recruitment alone."""
        if armies_in(game, SHADOW, ITHILIEN):
            return True
        return has_army(game, FREE, OSGILIATH) and super().can_be_played(game, player)

    async def played(self, game: War, player: Player) -> None:
        targets = armies_in(game, SHADOW, ITHILIEN)
        if targets:
            region = await choose(player, "card-army", targets, about=self.id)
            await hits_by_card(game, SHADOW, region, await roll_for_card(game, self.id, 3, 5))
        if has_army(game, FREE, OSGILIATH):
            await super().played(game, player)


# ------------------------------------------------ Armies that march and fight


class HelpUnlookedFor(EventText):
    """Attack a besieger from outside; the besieged cost it dice in the whole battle."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(game.besieged) and can_begin_attack(game, player, allowed=is_relief)

    async def played(self, game: War, player: Player) -> None:
        await begin_attack(game, player, allowed=is_relief)
        battle = battle_of(game)
        inside = units_in(game.free[battle.region])
        battle.fewer_dice_always[SHADOW] = inside


def is_relief(game: War, side: Side, origin: Region, region: Region) -> bool:
    """Whether an attack from outside meets a besieger."""
    return origin != region and besieges(game, SHADOW, region)


class PathsOfTheWoses(EventText):
    """Rohan is At War: an Army goes from Rohan straight to Minas Tirith, or beside it."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return at_war(game, "rohan") and any(
            self.goals(game, player, origin) for origin in REGIONS_OF["rohan"]
        )

    async def played(self, game: War, player: Player) -> None:
        """Even out of a besieged Stronghold; an empty one is the besieger's (R22)."""
        origins = [r for r in REGIONS_OF["rohan"] if self.goals(game, player, r)]
        origin = await choose(player, "move-army", origins)
        region = await choose(player, "move-to", self.goals(game, player, origin), about=origin)
        await send_army(game, player, origin, region)

    def goals(self, game: War, player: Player, origin: Region) -> tuple[Region, ...]:
        """Where this Army can go: beside Minas Tirith if the Shadow holds or besieges it."""
        goals: tuple[Region, ...] = (MINAS_TIRITH,)
        if is_besieged(game, MINAS_TIRITH) or controls(game, SHADOW, MINAS_TIRITH):
            goals = REGIONS[MINAS_TIRITH].adjacent
        return tuple(region for region in goals if can_send_army(game, player, origin, region))


COMPANY: Final = frozenset(COMPANIONS)


class ThroughADayAndANight(EventText):
    """An Army with a Companion moves up to two regions."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return any(March(game, player, r, 2, leads=COMPANY).can_begin() for r in game.free)

    async def played(self, game: War, player: Player) -> None:
        """At least one Companion travels with it."""
        starts = [r for r in game.free if March(game, player, r, 2, leads=COMPANY).can_begin()]
        region = await choose(player, "move-army", starts)
        await March(game, player, region, 2, leads=COMPANY).go()


# ------------------------------------------------ recruiting


class CirdansShips(RecruitingSomewhere):
    """The Elves are At War: two Elven units land where an Army stands at the coast."""

    figures = units("elves", 2)

    def regions(self, game: War) -> tuple[Region, ...]:
        if not at_war(game, "elves"):
            return ()
        return tuple(region for region in game.free if REGIONS[region].coastal)


class GuardsOfTheCitadel(RecruitingCard):
    """A Gondor unit and a Leader come to Minas Tirith."""

    recruits = ((MINAS_TIRITH, units("gondor") + leader("gondor")),)


class CelebornsGaladhrim(RecruitingCard):
    """An Elven unit comes to Lórien; draw a Strategy card."""

    recruits = (("lorien", units("elves")),)
    draws = 1


class RidersOfTheoden(RecruitingSomewhere):
    """A Rohan unit and a Leader come to Edoras, or to a Companion in Rohan."""

    figures = units("rohan") + leader("rohan")

    def regions(self, game: War) -> tuple[Region, ...]:
        return tuple(
            region
            for region in REGIONS_OF["rohan"]
            if region == EDORAS or characters_in(game, FREE, region)
        )


class GrimbeornTheOldSonOfBeorn(RecruitingCard):
    """A North unit and a Leader come to the Carrock."""

    recruits = (("carrock", units("north") + leader("north")),)


class ImrahilOfDolAmroth(RecruitingCard):
    """A Gondor unit and a Leader come to Dol Amroth."""

    recruits = (("dol-amroth", units("gondor") + leader("gondor")),)


class KingBrandsMen(RecruitingCard):
    """Two North Regulars come to Dale; draw a Strategy card."""

    recruits = (("dale", regulars("north", 2)),)
    draws = 1


class SwordsInEriador(RecruitingCard):
    """A North unit comes to the Shire, a Dwarven one to Ered Luin; draw a Strategy card."""

    recruits = (("the-shire", units("north")), ("ered-luin", units("dwarves")))
    draws = 1


class KindredOfGlorfindel(RecruitingCard):
    """An Elven unit comes to Rivendell; draw a Strategy card."""

    recruits = (("rivendell", units("elves")),)
    draws = 1


class DainIronfootsGuard(RecruitingCard):
    """A Dwarven unit and a Leader come to Erebor."""

    recruits = (("erebor", units("dwarves") + leader("dwarves")),)


class EomerSonOfEomund(RecruitingSomewhere):
    """A Rohan unit and a Leader come to a free Settlement of Rohan."""

    figures = units("rohan") + leader("rohan")

    def regions(self, game: War) -> tuple[Region, ...]:
        """The word free leaves out a besieged Stronghold."""
        return tuple(r for r in SETTLEMENTS_OF["rohan"] if can_muster_in(game, "rohan", r))


class ThranduilsArchers(RecruitingCard):
    """An Elven unit comes to the Woodland Realm; draw a Strategy card."""

    recruits = (("woodland-realm", units("elves")),)
    draws = 1
