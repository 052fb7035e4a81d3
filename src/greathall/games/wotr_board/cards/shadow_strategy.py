"""The Strategy Event cards of the Shadow, but for those that recruit."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.cards.effects import roll_for_card
from greathall.games.wotr_board.cards.shadow_character import SiegeOfThreeRounds
from greathall.games.wotr_board.casualties import hits_by_card, lose_figure, settle_losses
from greathall.games.wotr_board.control import besieges, controls, is_besieged
from greathall.games.wotr_board.dice import spend_die
from greathall.games.wotr_board.events import DiceDiscarded, UnitPromoted
from greathall.games.wotr_board.facts import (
    COMPANIONS,
    FIGURES,
    FREE,
    LEADERS,
    MOST_DICE,
    NATIONS_OF,
    REGIONS,
    REGIONS_OF,
    SHADOW,
    STRONGHOLDS,
    WILL,
    Face,
    Figure,
    Nation,
    Region,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.figures import SARUMAN, recruit, send_back
from greathall.games.wotr_board.players import commander
from greathall.games.wotr_board.politics import (
    ABILITY,
    ATTACK,
    BY_MUSTER,
    retreat_one_step,
)
from greathall.games.wotr_board.table import (
    War,
    armies,
    at_war,
    battle_of,
    is_in_play,
    is_on_board,
    ring_region,
    side_of,
)
from greathall.games.wotr_board.table_cards import drop
from greathall.kernel import Player, choose

MINAS_TIRITH: Final = "minas-tirith"
ELVEN_STRONGHOLDS: Final = tuple(r for r in REGIONS_OF["elves"] if r in STRONGHOLDS)


def all_at_war(game: War) -> bool:
    """Sauron, Isengard and the Southrons & Easterlings are all At War."""
    return all(at_war(game, nation) for nation in NATIONS_OF[SHADOW])


# ------------------------------------------------ blows against the Free Peoples


class ReturnToValinor(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return any(controls(game, SHADOW, r) for r in ELVEN_STRONGHOLDS) and any(
            elves_in(game, region) for region in ELVEN_STRONGHOLDS
        )

    async def played(self, game: War, player: Player) -> None:
        for region in ELVEN_STRONGHOLDS:
            dice = min(elves_in(game, region), MOST_DICE)
            if dice:
                hits = await roll_for_card(game, self.id, dice, 6)
                await hits_by_card(game, FREE, region, hits)


def elves_in(game: War, region: Region) -> int:
    """How many Elven units are there, unless it is besieged."""
    if is_besieged(game, region):
        return 0
    return sum(
        FIGURES[figure].nation == "elves" and figure not in LEADERS
        for figure in game.free.get(region, ())
    )


class TheFightingUrukHai(SiegeOfThreeRounds):
    def camps(self, game: War) -> tuple[Region, ...]:
        if not is_in_play(game, SARUMAN):
            return ()
        return tuple(
            region
            for region in game.besieged
            if besieges(game, SHADOW, region)
            and any(FIGURES[figure].nation == "isengard" for figure in game.shadow[region])
        )


class DenethorsFolly(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return self.stays(game)

    def stays(self, game: War) -> bool:
        return besieges(game, SHADOW, MINAS_TIRITH)

    async def played(self, game: War, player: Player) -> None:
        leaders = tuple(f for f in kinds_of(game.free[MINAS_TIRITH]) if f in LEADERS)
        if leaders:
            leader = await choose(player, "eliminate-leader", leaders, about=MINAS_TIRITH)
            lose_figure(game, MINAS_TIRITH, leader)

    def bars_combat_card(self, game: War, side: Side) -> bool:
        return side == FREE and battle_of(game).region == MINAS_TIRITH

    def removal(self, game: War, player: Player, face: Face) -> bool:
        """A Will of the West, or any result while Gandalf or Aragorn is there."""
        lords = ("gandalf-grey", "gandalf-white", "aragorn")
        return side_of(game, player) == FREE and (
            face == WILL or any(game.characters[lord] == MINAS_TIRITH for lord in lords)
        )


class TheDayWithoutDawn(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return all_at_war(game) and WILL in game.dice[FREE]

    async def played(self, game: War, player: Player) -> None:
        count = game.dice[FREE].count(WILL)
        for _ in range(count):
            spend_die(game, FREE, WILL)
        game.emit(DiceDiscarded(FREE, WILL, count))


class ThreatsAndPromises(EventText):
    def bars_advance(self, game: War, nation: Nation, how: str) -> bool:
        """No Muster result advances a passive Nation of the Free Peoples'."""
        return how == BY_MUSTER and nation in NATIONS_OF[FREE] and not game.active[nation]

    def nation_advanced(self, game: War, nation: Nation, how: str) -> None:
        """An attack or a Companion's ability ends it; a card or a capture does not (R27)."""
        if nation in NATIONS_OF[FREE] and how in (ATTACK, ABILITY):
            drop(game, self.id)


class Stormcrow(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(storm_tossed(game))

    async def played(self, game: War, player: Player) -> None:
        """The Shadow chooses the Nation, the Free Peoples what it loses (R44)."""
        nation = await choose(player, "stormcrow", storm_tossed(game))
        retreat_one_step(game, nation)
        figures = tuple(
            (figure, region)
            for region, there in game.free.items()
            for figure in kinds_of(there)
            if FIGURES[figure].nation == nation
        )
        if figures:
            lost = await choose(commander(game, nation), "storm-victim", figures, about=nation)
            lose_figure(game, lost[1], lost[0])
            settle_losses(game, FREE, lost[1])


def storm_tossed(game: War) -> tuple[Nation, ...]:
    """Nations not At War in whose regions the Ring-bearers or a Companion stand."""
    places = [game.characters[who] for who in COMPANIONS if is_on_board(game, who)]
    regions = [region for region in (ring_region(game), *places) if region]
    nations = dict.fromkeys(REGIONS[region].nation for region in regions)
    return tuple(n for n in nations if n in NATIONS_OF[FREE] and not at_war(game, n))


class HillTrolls(EventText):
    """Two Sauron Regulars become Elites, anywhere, as far as figures allow."""

    regular: ClassVar[Figure] = "sauron-regular"
    elite: ClassVar[Figure] = "sauron-elite"

    def can_be_played(self, game: War, player: Player) -> bool:
        return at_war(game, "sauron") and bool(self.camps(game))

    async def played(self, game: War, player: Player) -> None:
        for _ in range(2):
            camps = self.camps(game)
            if camps:
                region = await choose(player, "promote-in", camps, about=self.elite)
                promote(game, player, region, self.regular, self.elite)

    def camps(self, game: War) -> tuple[Region, ...]:
        if not game.reinforcements[self.elite]:
            return ()
        return tuple(r for r, there in armies(game, SHADOW).items() if self.regular in there)


def promote(game: War, player: Player, region: Region, regular: Figure, elite: Figure) -> None:
    """An Elite from reinforcements takes the place of a Regular."""
    send_back(game, region, regular)
    recruit(game, region, elite)
    game.emit(UnitPromoted(player, elite, region))
