"""What the chronicle tells of the Hunt (13)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Card, Tile
from greathall.kernel import Event, event


@event
class HuntRolled(Event):
    """`needed` is what a die must show."""

    needed: int
    rolled: tuple[int, ...]
    rerolled: tuple[int, ...]
    successes: int


@event
class TileDrawn(Event):
    """A Hunt tile was drawn; `due_to` is hunt, card, stronghold, balrog or mordor."""

    tile: Tile
    due_to: str


@event
class TileStopped(Event):
    """A card kept the Shadow from drawing a Hunt tile."""

    card: Card


@event
class TileReplaced(Event):
    """A card set this tile aside, and another is drawn."""

    tile: Tile
    card: Card


@event
class TileIgnored(Event):
    """The tile is discarded without effect."""

    tile: Tile


@event
class TileDamage(Event):
    """What a tile costs, before anything lowers it; below zero it heals."""

    tile: Tile
    damage: int


@event
class DamageLowered(Event):
    """`by` is a card on the table, the Guide, or who was taken as a casualty."""

    by: str
    damage: int  # what is left


@event
class TileBroughtIntoPlay(Event):
    """A special tile waits for Mordor, or joins the Hunt Pool there."""

    tile: Tile
    in_pool: bool


@event
class TilesReturned(Event):
    """The Hunt Pool was empty, and all drawn standard tiles went back."""

    count: int
