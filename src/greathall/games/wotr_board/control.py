"""Who controls what, and which regions are free (1.3–1.6)."""

from __future__ import annotations

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.facts import (
    ENEMY,
    FREE,
    REGIONS,
    SETTLEMENTS,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLD,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.table import War, has_army


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
    return has_closed_regions(game, side) and any(
        text.closes(game, region) for text in on_table(game, EventText.closes)
    )


def has_closed_regions(game: War, side: Side) -> bool:
    """Whether there is such a card at all; it can only be the Shadow that it keeps out."""
    return side == SHADOW and bool(on_table(game, EventText.closes))


def has_stronghold(region: Region) -> bool:
    return REGIONS[region].settlement == STRONGHOLD


def can_muster_in(game: War, nation: Nation, region: Region) -> bool:
    """Its own Settlement, never captured, free and not besieged (7.3)."""
    if region not in SETTLEMENTS_OF[nation] or not is_unconquered(game, region):
        return False
    return not is_besieged(game, region) and not has_army(game, ENEMY[SETTLEMENTS[region]], region)
