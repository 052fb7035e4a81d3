"""The Character Event cards of the Free Peoples: those about the Fellowship.

Questions, all about the card: `another-way` (`move` or `hide` the Fellowship, or `no`),
`card-companions` (those of the `fellowship`, or on the `board`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.cards.effects import (
    SpecialTile,
    can_rouse,
    roll_for_card,
)
from greathall.games.wotr_board.characters import (
    can_move_one_group,
    move_one_group,
)
from greathall.games.wotr_board.control import is_unconquered
from greathall.games.wotr_board.dice import change_die_by_card
from greathall.games.wotr_board.facts import (
    CHARACTER,
    FELLOWSHIP,
    FREE,
    NO,
    WILL,
    Card,
    Character,
)
from greathall.games.wotr_board.fellowship import can_separate, heal, hide, separate
from greathall.games.wotr_board.hunt import move_fellowship
from greathall.games.wotr_board.politics import BY_CARD, activate, advance, can_advance
from greathall.games.wotr_board.table import (
    War,
    gollum_guides,
    ring_region,
)
from greathall.kernel import Player, choose

LORIEN: Final = "lorien"
BOARD: Final = "board"
NORTHERN_REALMS: Final = ("dale", "erebor", "woodland-realm")

# ------------------------------------------------ Hunt tiles


class ElvenCloaks(SpecialTile):
    """Bring a blue tile of value 0 into play."""


class ElvenRope(SpecialTile):
    """Bring a blue tile of value 0 into play."""


class PhialOfGaladriel(SpecialTile):
    """Bring a blue tile that heals two into play."""


class SmeagolHelpsNiceMaster(SpecialTile):
    """Bring a blue tile that heals one into play."""


# ------------------------------------------------ cards that stay on the table


class MithrilCoatAndSting(EventText):
    """Once: draw another tile, which counts instead of the first."""

    def can_replace_tile(self, game: War) -> bool:
        return True


class Bearers(EventText, abstract=True):
    """It lies on the table while one of these Companions is in the Fellowship."""

    bearers: ClassVar[tuple[Character, ...]]

    def can_be_played(self, game: War, player: Player) -> bool:
        return self.stays(game)

    def stays(self, game: War) -> bool:
        return any(who in game.fellowship.companions for who in self.bearers)


class AxeAndBow(Bearers):
    """While Gimli or Legolas is in the Fellowship, once: one damage less of the Hunt."""

    bearers = ("gimli", "legolas")

    def lowers_damage(self, game: War) -> int:
        return 1


class HornOfGondor(Bearers):
    """While Boromir is in the Fellowship, once: one damage less of the Hunt."""

    bearers = ("boromir",)

    def lowers_damage(self, game: War) -> int:
        return 1


class WizardsStaff(Bearers):
    """While Gandalf the Grey is in the Fellowship, once: the Shadow draws no tile."""

    bearers = ("gandalf-grey",)

    def can_stop_tile(self, game: War) -> bool:
        return True


# ------------------------------------------------ healing


class Athelas(EventText):
    """Roll three dice: heal one Corruption for each 5+, or 3+ if Strider is the Guide."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return game.fellowship.corruption > 0

    async def played(self, game: War, player: Player) -> None:
        needed = 3 if game.fellowship.guide == "strider" else 5
        heal(game, await roll_for_card(game, self.id, 3, needed))


class ThereIsAnotherWay(EventText):
    """Heal one Corruption; with Gollum as Guide the Fellowship may be hidden or moved."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return game.fellowship.corruption > 0 or gollum_guides(game)

    async def played(self, game: War, player: Player) -> None:
        """The card moves the Fellowship, so no die goes to the Hunt Box."""
        heal(game, 1)
        if not gollum_guides(game):
            return
        way = "move" if game.fellowship.is_hidden else "hide"
        if await choose(player, "another-way", (way, NO), about=self.id) == NO:
            return
        if way == "hide":
            hide(game, player)
        else:
            await move_fellowship(game, player)


class BilbosSong(EventText):
    """Heal one Corruption, or two if Gollum is the Guide."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return game.fellowship.corruption > 0

    async def played(self, game: War, player: Player) -> None:
        heal(game, 2 if gollum_guides(game) else 1)


class MirrorOfGaladriel(EventText):
    """A Character die becomes a Will of the West; in Lórien heal one Corruption."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return CHARACTER in game.dice[FREE] or self.heals(game)

    async def played(self, game: War, player: Player) -> None:
        if CHARACTER in game.dice[FREE]:
            change_die_by_card(game, FREE, CHARACTER, WILL)
        if self.heals(game):
            heal(game, 1)

    def heals(self, game: War) -> bool:
        if ring_region(game) != LORIEN or not is_unconquered(game, LORIEN):
            return False
        return game.fellowship.corruption > 0


# ------------------------------------------------ Companions on the move


class IWillGoAlone(EventText):
    """Separate Companions, who go one region further; heal one Corruption."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(game.fellowship.companions)

    async def played(self, game: War, player: Player) -> None:
        await separate(game, player, extra_range=1)
        heal(game, 1)


class Wandering(EventText, abstract=True):
    """Separate Companions, or move some on the board; they may enter a besieged Stronghold."""

    further: ClassVar[int] = 0
    level: ClassVar[int | None] = None  # that counts instead of their own

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(wanderers(game))

    async def played(self, game: War, player: Player) -> None:
        await wander(game, player, self.id, self.further, self.level)


def wanderers(game: War) -> tuple[str, ...]:
    """Whence Companions can leave; on the board nobody can leave a besieged Stronghold."""
    return (FELLOWSHIP,) * can_separate(game) + (BOARD,) * can_move_one_group(game)


async def wander(game: War, player: Player, card: Card, further: int, level: int | None) -> None:
    """Companions of the Fellowship or on the board go; they may enter a siege."""
    source = await choose(player, "card-companions", wanderers(game), about=card)
    if source == FELLOWSHIP:
        await separate(game, player, further, level, may_enter_siege=True)
    else:
        await move_one_group(game, player, further, level)


class GwaihirTheWindlord(Wandering):
    """Companions leave the Fellowship or move on the board, as if their Level were 4."""

    level = 4


class WeProveTheSwifter(Wandering):
    """Companions leave the Fellowship or move on the board, two regions further."""

    further = 2


class ThereAndBackAgain(EventText):
    """Separate Companions, one region further; Gimli or Legolas may rouse the North."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return can_separate(game) or self.rouses(game)

    async def played(self, game: War, player: Player) -> None:
        if can_separate(game):
            await separate(game, player, extra_range=1)
        if self.is_told(game):
            for nation in ("dwarves", "north"):
                activate(game, nation, BY_CARD)
            for nation in ("dwarves", "elves", "north"):
                advance(game, nation, BY_CARD)

    def is_told(self, game: War) -> bool:
        """Whoever was separated, Gimli or Legolas must be there, and the Shadow must not."""
        return any(
            game.characters[who] in NORTHERN_REALMS and is_unconquered(game, game.characters[who])
            for who in ("gimli", "legolas")
        )

    def rouses(self, game: War) -> bool:
        return self.is_told(game) and (
            can_rouse(game, "dwarves")
            or can_rouse(game, "north")
            or can_advance(game, "elves", BY_CARD)
        )
