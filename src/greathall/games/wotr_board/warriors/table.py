"""The table of the expansion: the board game's, with factions, their figures, dice and cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from greathall.games.wotr_board.facts import (
    ENEMY,
    SHADOW,
    Card,
    Character,
    Face,
    Faction,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.table import War, armies
from greathall.games.wotr_board.warriors.facts import FACTIONS, FACTIONS_OF
from greathall.kernel import Pile, Player, hidden, private, public, state


@state
class WarOfFactions(War):
    """The state of the board game with Warriors of Middle-earth.

    Reinforcements and casualties hold the figures of factions too; cards on the table and discards
    hold faction events too.
    """

    factions: Mapping[Faction, str] = public()  # ASIDE, IN_PLAY or GONE
    # A region is in the table if, and only if, such figures stand there; they are in order.
    faction_figures: Mapping[Region, tuple[Figure, ...]] = public(default_factory=dict)
    company: tuple[Character, ...] = public(default=())  # of the Army of the Dead
    entwoods: tuple[Region, ...] = public(default=())  # where Ents gather, Fangorn first
    on_cards: Mapping[str, int] = public(default_factory=dict)  # figures, by faction or by card
    faction_pool: tuple[Side, ...] = public(default=())  # who has a Faction die this turn
    faction_dice: Mapping[Side, Face] = public(default_factory=dict)  # unused
    faction_deck: Mapping[Side, Pile] = hidden(pool="faction")
    faction_hand: Mapping[Player, tuple[Card, ...]] = private(pool="faction")
    faction_buried: Mapping[Player, tuple[Card, ...]] = private(pool="faction")
    # Of the battle that is fought: Call to Battle cards that were handed out, who may play none.
    calls: Mapping[Side, tuple[Card, ...]] = public(default_factory=dict)
    barred: tuple[Side, ...] = public(default=())


def table_of(view: Mapping[str, Any]) -> type[War]:
    """The table that a view shows: with factions or without."""
    return WarOfFactions if "factions" in view else War


IN_PLAY: Final = "in-play"


def has_entered(game: WarOfFactions, faction: Faction) -> bool:
    """Whether the faction is in play now."""
    return game.factions[faction] == IN_PLAY


def factions_in_play(game: WarOfFactions, side: Side) -> tuple[Faction, ...]:
    return tuple([f for f in FACTIONS_OF[side] if game.factions[f] == IN_PLAY])


def figures_at(game: WarOfFactions, faction: Faction, region: Region) -> int:
    """How many figures of a faction stand in a region."""
    return game.faction_figures.get(region, ()).count(faction)


def regions_with(game: WarOfFactions, faction: Faction) -> tuple[Region, ...]:
    """Where figures of a faction stand."""
    return tuple([r for r, there in game.faction_figures.items() if faction in there])


def figures_in_play(game: WarOfFactions, faction: Faction) -> int:
    return sum(there.count(faction) for there in game.faction_figures.values())


def is_anywhere(game: WarOfFactions, faction: Faction) -> bool:
    """Whether any figure of a faction stands on the board."""
    return faction in chain.from_iterable(game.faction_figures.values())


def has_room(game: WarOfFactions, faction: Faction, region: Region) -> bool:
    """Whether another figure may stand there: some factions have a limit of their own."""
    limit = FACTIONS[faction].stacking
    return not limit or figures_at(game, faction, region) < limit


def is_free_of_enemies(game: WarOfFactions, side: Side, region: Region) -> bool:
    """Whether no enemy unit is there."""
    return region not in armies(game, ENEMY[side])


def has_shadow_army(game: WarOfFactions, region: Region) -> bool:
    return region in armies(game, SHADOW)
