"""The Ents of Fangorn: they march and attack from the Entwood.

Questions: `entwood` (which one is used), `march-of-ents` (`("march", region)`, `("attack", region)`
or `done`; about the Entwood).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.characters import eliminate_character
from greathall.games.wotr_board.entering import ORTHANC
from greathall.games.wotr_board.facts import COMPANIONS, DONE, FREE, REGIONS, SHADOW, Region
from greathall.games.wotr_board.figures import SARUMAN
from greathall.games.wotr_board.table import has_army, is_in_play, ring_region
from greathall.games.wotr_board.warriors.entering import FactionRules, register
from greathall.games.wotr_board.warriors.faction_figures import (
    lose_figures,
    move_figures,
    recruit_figures,
)
from greathall.games.wotr_board.warriors.faction_texts import is_guarded
from greathall.games.wotr_board.warriors.facts import ENTS
from greathall.games.wotr_board.warriors.special_attack import strike
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    is_free_of_enemies,
    regions_with,
)
from greathall.kernel import Player, choose

FANGORN: Final = "fangorn"
OLD_FOREST: Final = "old-forest"
MARCH: Final = "march"
ATTACK: Final = "attack"


# ------------------------------------------------ entering and leaving


def is_visited(game: WarOfFactions) -> bool:
    """Whether a Companion or the Fellowship is in Fangorn."""
    return ring_region(game) == FANGORN or any(
        game.characters[who] == FANGORN for who in COMPANIONS
    )


def may_enter(game: WarOfFactions) -> bool:
    return is_in_play(game, SARUMAN) and is_visited(game)


def is_lost(game: WarOfFactions) -> bool:
    """No Ent in Fangorn, or nobody with them there."""
    return not figures_at(game, ENTS, FANGORN) or not is_visited(game)


def disband(game: WarOfFactions) -> None:
    game.entwoods = (FANGORN,)


# ------------------------------------------------ the Entwood


def can_recruit(game: WarOfFactions) -> bool:
    return True


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One Ent in the Entwood."""
    region = await choose(player, "entwood", game.entwoods)
    recruit_figures(game, player, ENTS, region)


def entwoods_with_ents(game: WarOfFactions) -> tuple[Region, ...]:
    return tuple(region for region in game.entwoods if figures_at(game, ENTS, region))


def open_second_entwood(game: WarOfFactions, player: Player) -> None:
    """An Ent goes from Fangorn to the Old Forest, and makes it another Entwood."""
    move_figures(game, player, ENTS, FANGORN, OLD_FOREST)
    if OLD_FOREST not in game.entwoods:
        game.entwoods += (OLD_FOREST,)


def call_home(game: WarOfFactions, player: Player) -> None:
    """All Ents go back to Fangorn."""
    for region in regions_with(game, ENTS):
        move_figures(game, player, ENTS, region, FANGORN, figures_at(game, ENTS, region))
    game.entwoods = (FANGORN,)


# ------------------------------------------------ the March of the Ents


def marches(game: WarOfFactions, entwood: Region) -> tuple[Region, ...]:
    """Where an Ent of the Entwood can be placed: beside others, and where no enemy unit is."""
    if figures_at(game, ENTS, entwood) < 2:
        return ()
    near = dict.fromkeys(r for here in regions_with(game, ENTS) for r in REGIONS[here].adjacent)
    return tuple(
        region
        for region in near
        if region != entwood
        and is_free_of_enemies(game, FREE, region)
        and not is_guarded(game, region)
    )


def targets(game: WarOfFactions, entwood: Region) -> tuple[Region, ...]:
    """Shadow Armies beside any Ents, or in their region."""
    if not figures_at(game, ENTS, entwood):
        return ()
    near = dict.fromkeys(
        r for here in regions_with(game, ENTS) for r in (here, *REGIONS[here].adjacent)
    )
    return tuple(
        region for region in near if has_army(game, SHADOW, region) and not is_guarded(game, region)
    )


async def march(game: WarOfFactions, player: Player) -> None:
    """Marches and attacks in any order, as long as the Entwood has Ents for them."""
    entwood = await choose(player, "entwood", entwoods_with_ents(game))
    while True:
        offers: list[tuple[str, Region] | str] = [(MARCH, r) for r in marches(game, entwood)]
        offers += [(ATTACK, r) for r in targets(game, entwood)]
        answer = await choose(player, "march-of-ents", (*offers, DONE), about=entwood)
        if isinstance(answer, str):
            return
        deed, region = answer
        if deed == MARCH:
            move_figures(game, player, ENTS, entwood, region)
        else:
            lose_figures(game, ENTS, entwood)
            await strike(game, ENTS, region)
        if region == ORTHANC:
            break_orthanc(game)


def break_orthanc(game: WarOfFactions) -> None:
    """Ents came or attacked there: with no Shadow unit left Saruman is eliminated."""
    if is_in_play(game, SARUMAN) and not has_army(game, SHADOW, ORTHANC):
        eliminate_character(game, SARUMAN)


register(
    FactionRules(
        ENTS,
        may_enter=may_enter,
        is_lost=is_lost,
        can_recruit=can_recruit,
        recruit=recruit,
        disband=disband,
    )
)
