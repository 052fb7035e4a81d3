"""How factions enter play, recruit and are eliminated (Bringing factions into play).

Questions: `enter-faction` (which one), `prepared-in` (a region for a figure that was added to the
starting ones; about the faction), `recruit-faction` (which one), and those of the factions.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from greathall.games.wotr_board.facts import ASIDE, GONE, Faction, Region
from greathall.games.wotr_board.figures import change_reinforcements, lose
from greathall.games.wotr_board.table import side_of
from greathall.games.wotr_board.warriors.events import FactionEliminated, FactionEntered
from greathall.games.wotr_board.warriors.faction_figures import (
    change_on_card,
    figures_on_card,
    prepare_figures,
    recruit_figures,
    remove,
)
from greathall.games.wotr_board.warriors.facts import FACTIONS, FACTIONS_OF
from greathall.games.wotr_board.warriors.table import (
    IN_PLAY,
    WarOfFactions,
    figures_at,
    has_entered,
    has_room,
    regions_with,
)
from greathall.kernel import Player, choose

Fact = Callable[[WarOfFactions], bool]
Rule = Callable[[WarOfFactions, Player], Coroutine[Any, Any, None]]


async def nothing(game: WarOfFactions, player: Player) -> None:
    """What most factions do when they enter play, besides being set up."""


@dataclass(frozen=True, slots=True, eq=False)
class FactionRules:
    """What the reference card of a faction says; its module registers it."""

    faction: Faction
    may_enter: Fact
    is_lost: Fact  # whether it is eliminated now; looked at all the time
    can_recruit: Fact
    recruit: Rule
    entered: Rule = nothing  # what happens at once when it enters play
    disband: Callable[[WarOfFactions], None] | None = None  # when it is eliminated


RULES: Final[dict[Faction, FactionRules]] = {}


def register(rules: FactionRules) -> None:
    RULES[rules.faction] = rules


# ------------------------------------------------ entering


def factions_to_enter(game: WarOfFactions, player: Player) -> tuple[Faction, ...]:
    """Factions whose condition is met; an eliminated one never comes back."""
    return tuple(
        faction
        for faction in FACTIONS_OF[side_of(game, player)]
        if game.factions[faction] == ASIDE and RULES[faction].may_enter(game)
    )


def can_enter_faction(game: WarOfFactions, player: Player) -> bool:
    return bool(factions_to_enter(game, player))


async def enter_with_die(game: WarOfFactions, player: Player) -> None:
    """A Muster result, or a recruit result of the Faction die, brings a faction into play."""
    faction = await choose(player, "enter-faction", factions_to_enter(game, player))
    await enter_play(game, player, faction)


async def enter_play(game: WarOfFactions, player: Player, faction: Faction) -> None:
    """Its starting figures are set up, those that were added by cards among them."""
    game.factions = {**game.factions, faction: IN_PLAY}
    game.emit(FactionEntered(player, faction))
    await RULES[faction].entered(game, player)
    for region, count in FACTIONS[faction].start:
        if is_starting_region(game, faction, region):
            recruit_figures(game, player, faction, region, count)
    while figures_on_card(game, faction):
        await place_prepared(game, player, faction)


async def place_prepared(game: WarOfFactions, player: Player, faction: Faction) -> None:
    """A figure on the reference card goes to any starting region; without room it goes back."""
    regions = tuple(
        region
        for region, _ in FACTIONS[faction].start
        if is_starting_region(game, faction, region) and has_room(game, faction, region)
    )
    change_on_card(game, faction, -1)
    change_reinforcements(game, faction, 1)
    if regions:
        region = await choose(player, "prepared-in", regions, about=faction)
        recruit_figures(game, player, faction, region)


def is_starting_region(game: WarOfFactions, faction: Faction, region: Region) -> bool:
    """Dunlendings start only where the Shadow controls the Settlement; all others anywhere."""
    return faction != "dunlendings" or game.control[region] == FACTIONS[faction].side


# ------------------------------------------------ recruiting


def factions_to_recruit(game: WarOfFactions, player: Player) -> tuple[Faction, ...]:
    """Factions in play that have a figure left and a place for it."""
    return tuple(
        faction
        for faction in FACTIONS_OF[side_of(game, player)]
        if has_entered(game, faction)
        and game.reinforcements[faction]
        and RULES[faction].can_recruit(game)
    )


def can_recruit_faction(game: WarOfFactions, player: Player) -> bool:
    return bool(factions_to_recruit(game, player))


async def recruit_with_die(game: WarOfFactions, player: Player) -> None:
    """A recruit result of the Faction die: for one faction in play, by its own rules."""
    faction = await choose(player, "recruit-faction", factions_to_recruit(game, player))
    await RULES[faction].recruit(game, player)


async def recruit_by_card(
    game: WarOfFactions, player: Player, faction: Faction, count: int = 1
) -> None:
    """A card recruits as the faction does; before it is in play it adds starting figures."""
    if not has_entered(game, faction):
        prepare_figures(game, player, faction, count)
    elif game.reinforcements[faction] and RULES[faction].can_recruit(game):
        await RULES[faction].recruit(game, player)


# ------------------------------------------------ being eliminated


def factions_must_hold(game: WarOfFactions) -> None:
    """After every step: a faction that lost what it needs is out of the game at once."""
    for faction, status in game.factions.items():
        if status == IN_PLAY and RULES[faction].is_lost(game):
            eliminate_faction(game, faction)


def eliminate_faction(game: WarOfFactions, faction: Faction) -> None:
    """Its remaining figures leave the board; nothing brings it back."""
    for region in regions_with(game, faction):
        for _ in range(figures_at(game, faction, region)):
            remove(game, region, (faction,))
            lose(game, faction)
    game.factions = {**game.factions, faction: GONE}
    disband = RULES[faction].disband
    if disband is not None:
        disband(game)
    game.emit(FactionEliminated(faction))
