"""The Hunt: moving, the roll, the tile, what it does, being revealed (12.3, 12.5, 13)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.control import controls, has_stronghold
from greathall.games.wotr_board.events import FellowshipMoved, FellowshipRevealed
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    FREE,
    GOLLUM,
    HIGHEST_PROGRESS,
    HOBBIT,
    HUNT_TILES,
    MOST_DICE,
    NO,
    SHADOW,
    Character,
    Region,
    Tile,
)
from greathall.games.wotr_board.fellowship import (
    corrupt,
    heal,
    is_shadow_stronghold,
    lose_companion,
    send_out,
    shelters,
)
from greathall.games.wotr_board.hunt_events import (
    DamageLowered,
    HuntRolled,
    TileDamage,
    TileIgnored,
)
from greathall.games.wotr_board.hunt_tiles import put_back, take_tile
from greathall.games.wotr_board.mordor import advance_in_mordor
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.routes import best_route, regions_within
from greathall.games.wotr_board.rulings import staff_stops_in_mordor
from greathall.games.wotr_board.table import Hunt, War, gollum_guides, has_army, is_in_mordor
from greathall.games.wotr_board.table_cards import use_one
from greathall.kernel import Outline, Player, choose, draw, roll

HUNT: Final = "hunt"
CARD: Final = "card"
STRONGHOLD_TILE: Final = "stronghold"
BALROG: Final = "balrog"
MORDOR: Final = "mordor"
SUCCESS: Final = 6
GUIDE: Final = "guide"
RANDOM: Final = "random"


# ------------------------------------------------ moving (12.3, 14.3)


async def move_fellowship(game: War, player: Player) -> None:
    """Progress rises and the Hunt follows; on the Mordor Track a tile is drawn at once."""
    if is_in_mordor(game):
        game.fellowship.has_acted = True
        await draw_tile(game, MORDOR)
        return
    make_progress(game, player)
    game.then(hunt_roll)


def make_progress(game: War, player: Player) -> None:
    """The Fellowship moves on, outside Mordor; whether a Hunt follows, who calls this says."""
    fellowship = game.fellowship
    fellowship.has_acted = True
    fellowship.progress = min(fellowship.progress + 1, HIGHEST_PROGRESS)  # O6
    game.emit(FellowshipMoved(player, fellowship.progress, None))


# ------------------------------------------------ the roll (13.1–13.3)


async def hunt_roll(game: War) -> None:
    """Roll for the Hunt, if a Shadow die lies in the Hunt Box."""
    count = min(game.hunt_box[SHADOW], MOST_DICE)
    if not count:
        return
    bonus = game.hunt_box[FREE] + await roll_bonus(game)
    needed = max(SUCCESS - bonus, 2)  # a natural 1 fails
    rolled = [await roll() for _ in range(count)]
    failed = sum(die < needed for die in rolled)
    again = [await roll() for _ in range(min(failed, rerolls(game)))]
    successes = sum(die >= needed for die in rolled + again)
    game.emit(HuntRolled(needed, tuple(rolled), tuple(again), successes))
    if successes:
        await draw_tile(game, HUNT, successes)


async def roll_bonus(game: War) -> int:
    """The Shadow may spend a card for a better roll, before it rolls (13.2)."""
    cards = {
        text.id: text.hunt_roll_bonus(game)
        for text in on_table(game, EventText.hunt_roll_bonus)
        if text.hunt_roll_bonus(game)
    }
    card = await use_one(game, leader_of(game, SHADOW), "hunt-bonus", cards)
    return cards.get(card, 0)


def rerolls(game: War) -> int:
    """One for each: a Stronghold of the Shadow, a unit of it, a Nazgûl there (13.3)."""
    region = game.fellowship.region
    stronghold = has_stronghold(region) and controls(game, SHADOW, region)
    nazgul = region in game.nazgul or game.characters["witch-king"] == region
    hunters = has_army(game, SHADOW, region) or any(
        text.hunts(game, region) for text in on_table(game, EventText.hunts)
    )
    return stronghold + hunters + nazgul


# ------------------------------------------------ the tile (13.4–13.6)


async def draw_tile(
    game: War,
    cause: str,
    successes: int = 0,
    *,
    numbered_only: bool = False,
    is_reduced: bool = True,
    random_casualty_first: bool = False,
) -> None:
    """A tile is drawn and resolved completely, as the next thing that happens.

    `cause` is `hunt`, `card`, `stronghold`, `balrog` or `mordor`. With `numbered_only` an Eye or a
    blue tile does nothing; without `is_reduced` nothing lowers the damage.
    """
    game.hunt = Hunt(
        cause,
        successes,
        is_reduced=is_reduced,
        random_casualty_first=random_casualty_first,
        # After a declaration where the Fellowship is sheltered (13.9).
        ignores_reveal=cause == BALROG and shelters(game, game.fellowship.region),
        numbered_only=numbered_only,
    )
    game.then(TILE)


def hunt_of(game: War) -> Hunt:
    """The tile that is dealt with."""
    assert game.hunt is not None
    return game.hunt


async def take_the_tile(game: War) -> None:
    """Wizard's Staff may stop it, Mithril Coat may replace it (13.4)."""
    hunt = hunt_of(game)
    hunt.tile = await take_tile(game)
    if not hunt.tile:
        if hunt.cause == MORDOR and not staff_stops_in_mordor(game):  # O2
            advance_in_mordor(game)
        game.skip_to(finish_tile)
    elif hunt.numbered_only and is_eye_or_blue(hunt.tile):
        game.emit(TileIgnored(hunt.tile))
        hunt.ignores_reveal = True
        game.skip_to(finish_tile)
    elif game.fellowship.is_hidden and tile_reveals(game):
        texts = on_table(game, EventText.can_ignore_reveal)
        cards = [text.id for text in texts if text.can_ignore_reveal(game)]
        hunt.ignores_reveal = bool(await use_one(game, leader_of(game, FREE), "no-reveal", cards))


def is_eye_or_blue(tile: Tile) -> bool:
    return HUNT_TILES[tile].is_eye or HUNT_TILES[tile].is_blue


async def count_damage(game: War) -> None:
    """As printed; Eyes by what brought the tile; below zero it heals (13.5, 14.3)."""
    hunt = hunt_of(game)
    value = HUNT_TILES[hunt.tile].value
    if value == "eye":
        hunt.damage = worth_of_eye(game, hunt)
    else:
        hunt.damage = await roll() if value == "die" else int(value)
    game.emit(TileDamage(hunt.tile, hunt.damage))
    if hunt.cause == MORDOR and not HUNT_TILES[hunt.tile].stop:
        advance_in_mordor(game)
    heal(game, -hunt.damage)
    if hunt.damage <= 0:
        game.skip_to(finish_tile)
    elif not hunt.is_reduced:
        game.skip_to(suffer)


def worth_of_eye(game: War, hunt: Hunt) -> int:
    """Successes of the roll; in Mordor all dice in the Hunt Box; otherwise nothing."""
    if hunt.cause == MORDOR:
        return sum(game.hunt_box.values())
    return hunt.successes


async def forced_casualty(game: War) -> None:
    """Foul Thing from the Deep: first of all a random Companion is lost (R35)."""
    if hunt_of(game).random_casualty_first and game.fellowship.companions:
        await lose_in_the_hunt(game, await draw(game.fellowship.companions))


async def use_table_card(game: War) -> None:
    """The Free Peoples may use one card on the table against the damage (13.6.1)."""
    hunt = hunt_of(game)
    if hunt.table_card or not hunt.damage:
        return
    cards = {
        text.id: text.lowers_damage(game)
        for text in on_table(game, EventText.lowers_damage)
        if text.lowers_damage(game)
    }
    card = await use_one(game, leader_of(game, FREE), "hunt-card", cards)
    if card:
        hunt.table_card = card
        lower_damage(game, cards[card], card)


def lower_damage(game: War, count: int, by: str) -> None:
    hunt = hunt_of(game)
    hunt.damage = max(0, hunt.damage - count)
    game.emit(DamageLowered(by, hunt.damage))


async def use_guide(game: War) -> None:
    """The Guide's ability, and that of the next Guide whom it brings (13.6.2)."""
    hunt, free = hunt_of(game), leader_of(game, FREE)
    while hunt.damage:
        guide = game.fellowship.guide
        if not can_guide_help(game, guide):
            return
        if await choose(free, "guide-ability", (NO, guide), about=hunt.damage) == NO:
            return
        if guide == GOLLUM:
            hunt.gollum_reveals = True
        lower_damage(game, 1, guide)
        if guide == GOLLUM:
            return
        await send_out(game, free, (guide,))


def can_guide_help(game: War, guide: Character) -> bool:
    """A Hobbit may leave; Gollum may reveal the Fellowship, if nothing else would (R34)."""
    if guide != GOLLUM:
        return CHARACTERS[guide].race == HOBBIT
    if tile_reveals(game) or not game.fellowship.is_hidden:
        return False
    return is_in_mordor(game) or bool(places_to_reveal(game))


async def take_casualty(game: War) -> None:
    """One Companion may be lost for his Level in damage: the Guide, or a random one (13.6.2)."""
    hunt, fellowship = hunt_of(game), game.fellowship
    if not hunt.damage or hunt.is_casualty_taken or not fellowship.companions:
        return
    options = (NO, GUIDE, RANDOM)
    choice = await choose(leader_of(game, FREE), "casualty-of-hunt", options, about=hunt.damage)
    if choice == NO:
        return
    guide = fellowship.guide
    lost = guide if choice == GUIDE else await draw(fellowship.companions)
    await lose_in_the_hunt(game, lost)
    if fellowship.guide != guide:
        await use_guide(game)


async def lose_in_the_hunt(game: War, companion: Character) -> None:
    """A casualty of the Hunt; what his Level exceeds the damage by is wasted."""
    hunt_of(game).is_casualty_taken = True
    lower_damage(game, CHARACTERS[companion].level, companion)
    await lose_companion(game, companion)
    for text in on_table(game, EventText.companion_taken):
        await text.companion_taken(game, companion)


async def suffer(game: War) -> None:
    """What is left becomes Corruption (13.6.3)."""
    corrupt(game, hunt_of(game).damage)


async def finish_tile(game: War) -> None:
    """Last of all the Fellowship may be revealed (13.6.4)."""
    hunt = hunt_of(game)
    is_revealed = hunt.gollum_reveals or tile_reveals(game)
    put_back(game)
    game.hunt = None
    if is_revealed:
        await reveal(game)


def tile_reveals(game: War) -> bool:
    """Gollum ignores the icon of standard numbered tiles, if he guides now (13.6.4, R33)."""
    hunt = hunt_of(game)
    if not hunt.tile or hunt.ignores_reveal:
        return False
    tile = HUNT_TILES[hunt.tile]
    if not tile.reveal:
        return False
    return tile.is_eye or tile.kind != "standard" or not gollum_guides(game)


TILE: Final = Outline(
    take_the_tile,
    count_damage,
    forced_casualty,
    use_table_card,
    use_guide,
    take_casualty,
    suffer,
    finish_tile,
)
DAMAGE: Final = Outline(use_table_card, use_guide, take_casualty, suffer, finish_tile)


async def inflict(game: War, damage: int) -> None:
    """A card does damage as a successful Hunt does, but without a tile."""
    game.hunt = Hunt(CARD, damage=damage)
    game.then(DAMAGE)


# ------------------------------------------------ being revealed (12.5)


async def reveal(game: War) -> None:
    """The Fellowship is revealed, and the figure catches up with it."""
    fellowship = game.fellowship
    if not fellowship.is_hidden:
        return
    fellowship.is_hidden = False
    path: tuple[Region, ...] = ()
    if not is_in_mordor(game):
        path = await follow_to_revealed(game)
    game.emit(FellowshipRevealed(path[-1] if path else None, path))
    for text in on_table(game, EventText.fellowship_revealed):
        await text.fellowship_revealed(game)
    for text in on_table(game, EventText.fellowship_traced):
        await text.fellowship_traced(game, path, declared=False)
    for region in dict.fromkeys(path):
        if is_shadow_stronghold(game, region):
            game.then(draw_tile, STRONGHOLD_TILE)


async def follow_to_revealed(game: War) -> tuple[Region, ...]:
    """The figure moves up to the Progress; the way that it went."""
    fellowship = game.fellowship
    places = places_to_reveal(game) or (fellowship.region,)
    region = await choose(leader_of(game, FREE), "reveal", places)
    path = best_route(game, fellowship.region, region, fellowship.progress)
    fellowship.region, fellowship.progress = region, 0
    return path


def places_to_reveal(game: War) -> tuple[Region, ...]:
    """Never a City or Stronghold of the Free Peoples that they control (12.5)."""
    fellowship = game.fellowship
    within = regions_within(fellowship.region, fellowship.progress, game)
    return tuple(region for region in within if not shelters(game, region))
