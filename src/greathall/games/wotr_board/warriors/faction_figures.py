"""Figures of factions: on the board, on cards, lost (Faction figures, Recruitment cards).

Question: `recruit-in` (see `recruiting`; about the faction).
"""

from __future__ import annotations

from greathall.games.wotr_board.casualties import lose_figure
from greathall.games.wotr_board.events import FigureRecruited
from greathall.games.wotr_board.facts import (
    EVENT_CARDS,
    Card,
    Faction,
    Figure,
    Region,
    in_order,
    without,
)
from greathall.games.wotr_board.figures import available, change_reinforcements, recruit
from greathall.games.wotr_board.warriors.events import (
    FactionMoved,
    FactionPrepared,
    FiguresPutOnCard,
)
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    has_entered,
    has_room,
)
from greathall.kernel import Player, choose

# ------------------------------------------------ on the board


def set_figures(game: WarOfFactions, region: Region, figures: tuple[Figure, ...]) -> None:
    """From now on these figures of factions are there, or none."""
    table = {**game.faction_figures, region: in_order(figures)}
    if not figures:
        del table[region]
    game.faction_figures = table


def stand(game: WarOfFactions, region: Region, figures: tuple[Figure, ...]) -> None:
    set_figures(game, region, game.faction_figures.get(region, ()) + figures)


def remove(game: WarOfFactions, region: Region, figures: tuple[Figure, ...]) -> None:
    set_figures(game, region, without(game.faction_figures[region], figures))


def recruit_figures(
    game: WarOfFactions, player: Player, faction: Faction, region: Region, count: int = 1
) -> int:
    """Figures come from reinforcements, as many as there are and have room; how many."""
    placed = 0
    while placed < count and available(game, faction) and has_room(game, faction, region):
        recruit(game, region, faction)
        game.emit(FigureRecruited(player, faction, region))
        placed += 1
    return placed


async def recruit_in_each(
    game: WarOfFactions, player: Player, faction: Faction, regions: tuple[Region, ...]
) -> None:
    """One figure in each of these regions; with too few of them the player chooses where."""
    while regions and available(game, faction):
        region = regions[0]
        if available(game, faction) < len(regions):
            region = await choose(player, "recruit-in", regions, about=faction)
        recruit_figures(game, player, faction, region)
        regions = tuple(other for other in regions if other != region)


def move_figures(
    game: WarOfFactions,
    player: Player,
    faction: Faction,
    origin: Region,
    region: Region,
    count: int = 1,
) -> None:
    """Figures go from one region to another, without asking whether they may."""
    if origin != region:
        remove(game, origin, (faction,) * count)
        stand(game, region, (faction,) * count)
        game.emit(FactionMoved(player, faction, count, origin, region))


def lose_figures(game: WarOfFactions, faction: Faction, region: Region, count: int = 1) -> None:
    """Figures are eliminated, in a battle too: for good, or until the Shadow recruits them."""
    for _ in range(count):
        lose_figure(game, region, faction)


# ------------------------------------------------ on cards


def figures_on_card(game: WarOfFactions, card: Card | Faction) -> int:
    """How many figures lie on a card, or on the reference card of a faction."""
    return game.on_cards.get(card, 0)


def change_on_card(game: WarOfFactions, card: Card | Faction, by: int) -> None:
    table = {**game.on_cards, card: game.on_cards.get(card, 0) + by}
    if not table[card]:
        del table[card]
    game.on_cards = table


def prepare_figures(game: WarOfFactions, player: Player, faction: Faction, count: int = 1) -> int:
    """Figures of a faction not in play will enter with it, as many as there are; how many."""
    count = min(count, available(game, faction))
    if count:
        change_reinforcements(game, faction, -count)
        change_on_card(game, faction, count)
        game.emit(FactionPrepared(player, faction, count))
    return count


def put_on_card(game: WarOfFactions, player: Player, card: Card, count: int) -> None:
    """Figures of the card's faction lie on it, not in play, as many as there are."""
    faction = EVENT_CARDS[card].faction
    count = min(count, available(game, faction))
    if count:
        change_reinforcements(game, faction, -count)
        change_on_card(game, card, count)
        game.emit(FiguresPutOnCard(player, card, count))


def take_from_card(game: WarOfFactions, player: Player, card: Card, region: Region) -> None:
    """A figure on a card is placed in a region, or will enter with its faction."""
    faction = EVENT_CARDS[card].faction
    change_on_card(game, card, -1)
    change_reinforcements(game, faction, 1)
    if has_entered(game, faction):
        recruit_figures(game, player, faction, region)
    else:
        prepare_figures(game, player, faction)


def return_figures(game: WarOfFactions) -> None:
    """Figures on a card that is no longer on the table go back to reinforcements."""
    for card, count in game.on_cards.items():
        if card in EVENT_CARDS and card not in game.on_table:
            change_on_card(game, card, -count)
            change_reinforcements(game, EVENT_CARDS[card].faction, count)
