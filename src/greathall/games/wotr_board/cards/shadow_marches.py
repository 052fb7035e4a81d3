"""Event cards by which the Shadow's Armies march, sail and attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from greathall.games.wotr_board.battle import begin_attack, can_begin_attack, start_battle
from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.cards.shadow_character import is_siege_battle
from greathall.games.wotr_board.cards.shadow_strategy import all_at_war
from greathall.games.wotr_board.characters import can_fly_nazgul, fly_nazgul
from greathall.games.wotr_board.control import besieges, is_inside
from greathall.games.wotr_board.departures import (
    THE_WITCH_KING,
    WRAITHS,
    Leads,
    able_to_go,
    choose_movers,
)
from greathall.games.wotr_board.facts import (
    DONE,
    FREE,
    NAZGUL,
    SHADOW,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import WITCH_KING
from greathall.games.wotr_board.marches import March
from greathall.games.wotr_board.movement import (
    can_move_armies,
    can_send_army,
    direct_departure,
    enter_region,
    move_armies,
    send_army,
)
from greathall.games.wotr_board.recruiting import can_recruit_figures, recruit_figures
from greathall.games.wotr_board.table import FIELD, War, at_war, has_army, is_in_play
from greathall.kernel import Player, choose

MOVE: Final = "move"
ATTACK: Final = "attack"
FLY: Final = "fly"
RECRUIT: Final = "recruit"
UMBAR: Final = "umbar"
COAST_OF_GONDOR: Final[tuple[Region, ...]] = ("anfalas", "dol-amroth", "lamedon", "pelargir")


async def move_or_attack(
    game: War, player: Player, count: int, leads: Leads, origins: tuple[Region, ...] | None = None
) -> None:
    """If the player wants: so many moves, or one attack, by Armies with such a leader."""
    offers = [DONE]
    if can_move_armies(game, player, count, leads, origins):
        offers.append(MOVE)
    if can_begin_attack(game, player, leads, origins):
        offers.append(ATTACK)
    deed = await choose(player, "move-or-attack", offers)
    if deed == MOVE:
        await move_armies(game, player, count, leads, origins)
    elif deed == ATTACK:
        await begin_attack(game, player, leads, origins)


class TheRingwraithsAreAbroad(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return can_fly_nazgul(game, player)

    async def played(self, game: War, player: Player) -> None:
        """Who flew may then lead an Army: these are two instructions."""
        await fly_nazgul(game, player)
        await move_or_attack(game, player, 2, WRAITHS)


class TheBlackCaptainCommands(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return is_in_play(game, WITCH_KING)

    async def played(self, game: War, player: Player) -> None:
        camp = game.characters[WITCH_KING]
        nazgul = ((NAZGUL,), (NAZGUL,))
        offers = [FLY]
        if can_recruit_figures(game, player, camp, nazgul):
            offers.append(RECRUIT)
        if await choose(player, "black-captain", offers) == FLY:
            await fly_nazgul(game, player)
        else:
            await recruit_figures(game, player, camp, nazgul)
        camp = game.characters[WITCH_KING]
        if has_army(game, SHADOW, camp):
            await move_or_attack(game, player, 1, THE_WITCH_KING, (camp,))


# ------------------------------------------------ to join another Army


class JoiningMarch(EventText, abstract=True):
    """Armies march up to so many regions, each to another Army that is not under siege."""

    armies: ClassVar[int]
    steps: ClassVar[int]

    def can_be_played(self, game: War, player: Player) -> bool:
        return next(self.ready(game, player, {}), None) is not None

    async def played(self, game: War, player: Player) -> None:
        moved: dict[Region, tuple[Figure, ...]] = {}
        for _ in range(self.armies):
            ready = tuple(self.ready(game, player, moved))
            if not ready:
                return
            origin = await choose(player, "move-army", ready)
            end, going = await self.march(game, player, origin, moved).go()
            moved[end] = moved.get(end, ()) + going

    def ready(
        self, game: War, player: Player, moved: dict[Region, tuple[Figure, ...]]
    ) -> Iterator[Region]:
        for region in game.shadow:
            if self.march(game, player, region, moved).can_begin():
                yield region

    def march(
        self, game: War, player: Player, origin: Region, moved: dict[Region, tuple[Figure, ...]]
    ) -> March:
        gone = moved.get(origin, ())
        return March(game, player, origin, self.steps, holds_an_army, moved=gone)


def holds_an_army(game: War, side: Side, region: Region) -> bool:
    """An own Army that is not under siege; one that besieges is."""
    return has_army(game, side, region) and not is_inside(game, side, region)


class ShadowsGather(JoiningMarch):
    armies: ClassVar = 1
    steps: ClassVar = 3


class TheShadowLengthens(JoiningMarch):
    armies: ClassVar = 2
    steps: ClassVar = 2


class TheShadowIsMoving(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return all_at_war(game) and can_move_armies(game, player, 4)

    async def played(self, game: War, player: Player) -> None:
        await move_armies(game, player, 4)


# ------------------------------------------------ over the sea


class CorsairsOfUmbar(EventText):
    def can_be_played(self, game: War, player: Player) -> bool:
        return at_war(game, "southrons") and bool(self.coasts(game, player))

    async def played(self, game: War, player: Player) -> None:
        coast = await choose(player, "land-in", self.coasts(game, player), about=UMBAR)
        if has_army(game, FREE, coast) and not besieges(game, SHADOW, coast):
            await land_to_fight(game, player, coast)
            return
        await send_army(game, player, UMBAR, coast)
        if besieges(game, SHADOW, coast) and can_begin_attack(
            game, player, origins=(coast,), allowed=is_siege_battle
        ):
            await begin_attack(game, player, origins=(coast,), allowed=is_siege_battle)

    def coasts(self, game: War, player: Player) -> tuple[Region, ...]:
        """Where the Army in Umbar can land."""
        if not has_army(game, SHADOW, UMBAR) or is_inside(game, SHADOW, UMBAR):
            return ()
        return tuple(
            coast
            for coast in COAST_OF_GONDOR
            if can_send_army(game, player, UMBAR, coast) or can_land_to_fight(game, player, coast)
        )


def can_land_to_fight(game: War, player: Player, coast: Region) -> bool:
    if not has_army(game, FREE, coast) or besieges(game, SHADOW, coast):
        return False
    able = able_to_go(game, player, UMBAR, coast)
    return direct_departure(game, player, UMBAR, coast, able).is_open(able)


async def land_to_fight(game: War, player: Player, coast: Region) -> None:
    """The Army is in the region when it fights, and cannot break off."""
    able = able_to_go(game, player, UMBAR, coast)
    going = await choose_movers(direct_departure(game, player, UMBAR, coast, able))
    enter_region(game, SHADOW, going, UMBAR, coast)
    start_battle(game, FIELD, SHADOW, coast, coast, going, must_go_on=True)
