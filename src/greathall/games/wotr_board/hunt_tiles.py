"""The Hunt Pool: drawing a tile, bringing one into play (13.4, 13.10, 14.1, 14.2)."""

from __future__ import annotations

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.facts import FREE, HUNT_TILES, Tile
from greathall.games.wotr_board.hunt_events import (
    TileBroughtIntoPlay,
    TileDrawn,
    TileReplaced,
    TilesReturned,
    TileStopped,
)
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.rulings import mithril_uses_up_the_card
from greathall.games.wotr_board.table import Hunt, War, is_in_mordor
from greathall.games.wotr_board.table_cards import use_one
from greathall.kernel import draw, without_one


async def take_tile(game: War) -> Tile:
    """The Shadow draws a tile for the Hunt that is on; none if a card stops it (13.4)."""
    hunt, free = game.hunt, leader_of(game, FREE)
    assert hunt is not None
    if any(text.bars_tiles(game) for text in on_table(game, EventText.bars_tiles)):
        return ""
    stopping = [t.id for t in on_table(game, EventText.can_stop_tile) if t.can_stop_tile(game)]
    card = await use_one(game, free, "stop-tile", stopping)
    if card:
        game.emit(TileStopped(card))
        return ""
    tile = await draw_from_pool(game, hunt.cause)
    texts = on_table(game, EventText.can_replace_tile)
    replacing = [text.id for text in texts if text.can_replace_tile(game)]
    hunt.tile = tile  # for all to see while the question waits
    card = await use_one(game, free, "replace-tile", replacing)
    if not card:
        return tile
    hunt.set_aside = tile
    game.hunt_drawn = without_one(game.hunt_drawn, tile)
    if mithril_uses_up_the_card(game):  # O10
        hunt.table_card = card
    game.emit(TileReplaced(tile, card))
    return await draw_from_pool(game, hunt.cause)


async def draw_from_pool(game: War, cause: str) -> Tile:
    """One tile at random; an empty pool is filled again first (13.4)."""
    if not game.hunt_pool:
        refill(game)
    tile = await draw(game.hunt_pool)
    game.hunt_pool = without_one(game.hunt_pool, tile)
    game.hunt_drawn += (tile,)
    game.emit(TileDrawn(tile, cause))
    return tile


async def draw_aside(game: War, cause: str) -> Tile:
    """A tile that takes no effect; who calls this says where it goes."""
    tile = await draw_from_pool(game, cause)
    game.hunt_drawn = without_one(game.hunt_drawn, tile)
    return tile


def refill(game: War) -> None:
    """All drawn standard tiles go back, but no special ones (13.4)."""
    back = tuple(tile for tile in game.hunt_drawn if is_standard(tile))
    game.hunt_drawn = tuple(tile for tile in game.hunt_drawn if not is_standard(tile))
    game.hunt_pool = back
    game.emit(TilesReturned(len(back)))


def is_standard(tile: Tile) -> bool:
    return HUNT_TILES[tile].kind == "standard"


def put_back(game: War) -> None:
    """A tile that was replaced returns to the pool when all is done (R47)."""
    hunt = game.hunt
    if hunt is not None and hunt.set_aside:
        game.hunt_pool += (hunt.set_aside,)
        hunt.set_aside = ""


async def tile_for_card(game: War) -> Tile:
    """A tile that a card only looks at; none if another card stops its drawing."""
    game.hunt = Hunt("card")
    tile = await take_tile(game)
    put_back(game)
    game.hunt = None
    return tile


def bring_into_play(game: War, tile: Tile) -> None:
    """A special tile waits for Mordor; if the Fellowship is there it joins the pool (14.2)."""
    in_pool = is_in_mordor(game)
    if in_pool:
        game.hunt_pool += (tile,)
    else:
        game.hunt_waiting += (tile,)
    game.emit(TileBroughtIntoPlay(tile, in_pool))


def remove_for_good(game: War, tile: Tile) -> None:
    """A tile in the pool leaves the game (13.10)."""
    game.hunt_pool = without_one(game.hunt_pool, tile)
    game.hunt_removed += (tile,)
