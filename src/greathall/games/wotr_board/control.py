"""Who controls what, and which regions are free (1.3–1.6)."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Final

from greathall.games.wotr_board.card_texts import EventText, texts_that_say
from greathall.games.wotr_board.facts import (
    ENEMY,
    FREE,
    REGIONS,
    REMEMBERED,
    SETTLEMENTS,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLD,
    STRONGHOLDS,
    Card,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.table import War, has_army

NOWHERE: Final[frozenset[Region]] = frozenset()


def controls(game: War, side: Side, region: Region) -> bool:
    """Whether this side controls the Settlement there."""
    return game.control.get(region) == side


def is_unconquered(game: War, region: Region) -> bool:
    """Whether its first owner controls the Settlement, besieged or not (1.5)."""
    return game.control[region] == SETTLEMENTS[region]


def is_besieged(game: War, region: Region) -> bool:
    return region in game.besieged


def besieges(game: War, side: Side, region: Region) -> bool:
    """Whether this side stands around the Stronghold of the other."""
    return region in game.besieged and game.control[region] != side


def is_inside(game: War, side: Side, region: Region) -> bool:
    """Whether this side's figures there are inside a besieged Stronghold."""
    return region in game.besieged and game.control[region] == side


def is_free(game: War, side: Side, region: Region) -> bool:
    """In the strict sense (1.4): no enemy Army, no Settlement of the enemy's; or besieged by us."""
    enemy = ENEMY[side]
    if besieges(game, side, region):
        return True
    return not has_army(game, enemy, region) and game.control.get(region) != enemy


def is_free_for_movement(game: War, side: Side, region: Region) -> bool:
    """Free, or with an enemy Settlement that no unit holds (1.4); and not closed by a card."""
    enemies = game.shadow if side == FREE else game.free
    if region in enemies and not besieges(game, side, region):
        return False
    return side == FREE or not is_closed(game, side, region)


def is_closed(game: War, side: Side, region: Region) -> bool:
    """Whether a card on the table keeps the Armies of this side out."""
    return region in closed_regions(game, side)


def closed_regions(game: War, side: Side) -> frozenset[Region]:
    """Where cards on the table keep the Armies of this side out; it can only be the Shadow."""
    return _closed_by(game.on_table) if side == SHADOW and game.on_table else NOWHERE


@lru_cache(maxsize=REMEMBERED)
def _closed_by(cards: tuple[Card, ...]) -> frozenset[Region]:
    texts = texts_that_say(cards, EventText.closes)
    return frozenset(region for text in texts for region in text.closes())


def barred_regions(game: War, side: Side) -> Container[Region]:
    """Where no Army of this side may go, and what it besieges, where it may."""
    enemies = game.shadow if side == FREE else game.free
    closed = closed_regions(game, side)
    return {*enemies, *closed} if closed else enemies


def is_open_stronghold(game: War, side: Side, stronghold: Region) -> bool:
    """Whether this side controls the Stronghold, and it is not besieged."""
    return game.control[stronghold] == side and stronghold not in game.besieged


def closed_strongholds(game: War, side: Side) -> frozenset[Region]:
    """All other Strongholds: of the enemy's, or besieged."""
    control, besieged = game.control, game.besieged
    return frozenset([s for s in STRONGHOLDS if control[s] != side or s in besieged])


def has_stronghold(region: Region) -> bool:
    return REGIONS[region].settlement == STRONGHOLD


def can_muster_in(game: War, nation: Nation, region: Region) -> bool:
    """Its own Settlement, where nothing keeps it from that."""
    return region in SETTLEMENTS_OF[nation] and can_muster(game, region)


def can_muster(game: War, region: Region) -> bool:
    """Whether a Settlement was never captured, and is free and not besieged (7.3)."""
    owner = SETTLEMENTS[region]
    if game.control[region] != owner or region in game.besieged:
        return False
    return region not in (game.shadow if owner == FREE else game.free)
