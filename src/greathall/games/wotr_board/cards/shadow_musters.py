"""The Strategy Event cards by which the Shadow recruits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.cards.effects import (
    RecruitingCard,
    RecruitingSomewhere,
    Recruits,
    regulars,
    units,
)
from greathall.games.wotr_board.cards.shadow_strategy import all_at_war
from greathall.games.wotr_board.control import is_free
from greathall.games.wotr_board.events import ArmyMoved, MinionMoved
from greathall.games.wotr_board.facts import (
    DONE,
    FIGURES,
    NAZGUL,
    REGIONS,
    REGIONS_OF,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
    UNITS,
    Figure,
    Nation,
    Region,
    kinds_of,
)
from greathall.games.wotr_board.figures import SARUMAN, WITCH_KING, move
from greathall.games.wotr_board.recruiting import can_recruit_figures, recruit_figures
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import War, at_war, is_in_play, set_place
from greathall.kernel import Player, choose

ISENGARD: Final = "isengard"
SAURON: Final = "sauron"
SOUTHRONS: Final = "southrons"
DUNLANDS: Final[tuple[Region, ...]] = ("north-dunland", "south-dunland")
AROUND_DUNLAND: Final[tuple[Region, ...]] = tuple(
    dict.fromkeys(n for dunland in DUNLANDS for n in REGIONS[dunland].adjacent)
)
A_NAZGUL: Final[Recruits] = ((NAZGUL,),)


# ------------------------------------------------ here and there


class ANewPowerIsRising(RecruitingCard):
    recruits: ClassVar = (
        ("north-dunland", regulars(ISENGARD, 2)),
        ("south-dunland", regulars(ISENGARD, 2)),
        ("orthanc", units(ISENGARD, 2)),
    )

    def condition(self, game: War) -> bool:
        return is_in_play(game, SARUMAN)


class TheKingIsRevealed(RecruitingCard):
    recruits: ClassVar = (("minas-morgul", regulars(SAURON, 5) + A_NAZGUL),)

    def condition(self, game: War) -> bool:
        """Strider is not yet the King."""
        return is_in_play(game, "aragorn")


class OrcsMultiplyingAgain(RecruitingCard):
    recruits: ClassVar = (
        ("dol-guldur", regulars(SAURON, 3)),
        ("mount-gundabad", regulars(SAURON, 3)),
    )


class MonstersRoused(RecruitingCard):
    recruits: ClassVar = (
        ("angmar", regulars(SAURON, 1)),
        ("ettenmoors", regulars(SAURON, 1)),
        ("weather-hills", regulars(SAURON, 1)),
        ("trollshaws", (("sauron-elite",),)),
    )


class MusteringsOfLongPlannedWar(RecruitingCard):
    recruits: ClassVar = (
        ("gorgoroth", regulars(SOUTHRONS, 5)),
        ("nurn", regulars(SAURON, 5)),
    )

    def condition(self, game: War) -> bool:
        return all_at_war(game)


class ReturnOfTheWitchKing(RecruitingCard):
    recruits: ClassVar = (("angmar", (*regulars(SAURON, 2), ("sauron-elite",))),)

    def can_be_played(self, game: War, player: Player) -> bool:
        if not is_in_play(game, WITCH_KING):
            return False
        return game.characters[WITCH_KING] != "angmar" or super().can_be_played(game, player)

    async def played(self, game: War, player: Player) -> None:
        origin = game.characters[WITCH_KING]
        set_place(game, WITCH_KING, "angmar")
        game.emit(MinionMoved(player, WITCH_KING, origin, "angmar"))
        await super().played(game, player)


# ------------------------------------------------ in one of several regions


class WithAnArmy(RecruitingSomewhere, abstract=True):
    """One unit of a Nation At War, wherever a Shadow Army stands, in a siege too."""

    nation: ClassVar[Nation]

    def regions(self, game: War) -> tuple[Region, ...]:
        return tuple(game.shadow) if at_war(game, self.nation) else ()


class HalfOrcsAndGoblinMen(WithAnArmy):
    nation: ClassVar = ISENGARD
    figures: ClassVar = units(ISENGARD)


class OlogHai(WithAnArmy):
    nation: ClassVar = SAURON
    figures: ClassVar = units(SAURON)


class ShadowsOnTheMistyMountains(RecruitingSomewhere):
    figures: ClassVar = units(SAURON, 2) + A_NAZGUL

    def regions(self, game: War) -> tuple[Region, ...]:
        return ("mount-gram", "moria")


class HordeFromTheEast(RecruitingSomewhere):
    figures: ClassVar = regulars(SOUTHRONS, 5)

    def regions(self, game: War) -> tuple[Region, ...]:
        """Regions of that Nation on the map's eastern edge, free in the strict sense."""
        if not at_war(game, SOUTHRONS):
            return ()
        edge = ("east-rhun", "south-rhun", "khand", "far-harad")
        return tuple(region for region in edge if is_free(game, SHADOW, region))


# ------------------------------------------------ in three Settlements


class InThreeSettlements(EventText, abstract=True):
    """Two Regulars in each of three different Settlements."""

    nation: ClassVar[Nation]
    settlements: ClassVar[tuple[Region, ...]]

    def can_be_played(self, game: War, player: Player) -> bool:
        return next(self.places(game, player), None) is not None

    async def played(self, game: War, player: Player) -> None:
        taken: tuple[Region, ...] = ()
        while len(taken) < 3 and (places := tuple(self.places(game, player, taken))):
            region = await choose(player, "card-region", places, about=self.id)
            taken += (region,)
            await recruit_figures(game, player, region, regulars(self.nation, 2))

    def places(self, game: War, player: Player, taken: tuple[Region, ...] = ()) -> Iterator[Region]:
        figures = regulars(self.nation, 2)
        for region in self.settlements:
            if region not in taken and can_recruit_figures(game, player, region, figures):
                yield region


class ManyKingsToTheServiceOfMordor(InThreeSettlements):
    nation: ClassVar = SOUTHRONS
    settlements: ClassVar = SETTLEMENTS_OF[SOUTHRONS]


class PitsOfMordor(InThreeSettlements):
    nation: ClassVar = SAURON
    settlements: ClassVar = tuple(r for r in REGIONS_OF[SAURON] if r in STRONGHOLDS)

    def can_be_played(self, game: War, player: Player) -> bool:
        return at_war(game, SAURON) and super().can_be_played(game, player)


# ------------------------------------------------ around Dunland


class RageOfTheDunlendings(RecruitingSomewhere):
    figures: ClassVar = regulars(ISENGARD, 2)

    def regions(self, game: War) -> tuple[Region, ...]:
        if not at_war(game, ISENGARD):
            return ()
        return tuple(region for region in AROUND_DUNLAND if is_free(game, SHADOW, region))

    async def played(self, game: War, player: Player) -> None:
        region = await choose(player, "card-region", self.places(game, player), about=self.id)
        await recruit_figures(game, player, region, self.figures)
        for _ in range(4):
            units_there = dunlendings(game, region)
            offers = (*units_there, DONE)
            answer = await choose(player, "join-dunlendings", offers, about=region)
            if isinstance(answer, str):
                break
            unit, origin = answer
            move(game, (unit,), origin, region)
            game.emit(ArmyMoved(player, (unit,), origin, region))
        await trim(game, SHADOW, region)


def dunlendings(game: War, region: Region) -> tuple[tuple[Figure, Region], ...]:
    """Isengard units in the two Dunlands, other than those already there."""
    return tuple(
        (figure, origin)
        for origin in DUNLANDS
        if origin != region
        for figure in kinds_of(game.shadow.get(origin, ()))
        if figure in UNITS and FIGURES[figure].nation == ISENGARD
    )
