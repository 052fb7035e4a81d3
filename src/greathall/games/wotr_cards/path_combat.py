"""Combat on a path: the Free Peoples defend, the Shadow attacks (p. 14)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.card_texts import PATH_COMBAT
from greathall.games.wotr_cards.combat import clear, combat_of, lose_cards, own_icons, tell_combat
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, SHADOW, Card, Location, Side
from greathall.games.wotr_cards.game_terms import change_corruption
from greathall.games.wotr_cards.table import Combat, MiddleEarth, cards_of_side, scenario
from greathall.kernel import Outline


def path_icons(game: MiddleEarth, card: Card, path: Location) -> int:
    """The path icons of a card with everything it wields."""
    return own_icons(game, card, path)[2]


def path_attack(game: MiddleEarth, path: Location) -> int:
    """All path attack icons: of Shadow cards and of tokens (p. 14)."""
    icons = sum(icons for _, icons in path_attackers(game, path))
    return icons + game.attack_tokens.get(path, 0)


def path_attackers(game: MiddleEarth, path: Location) -> list[tuple[Card, int]]:
    """Each Shadow card with its path icons."""
    return [(c, path_icons(game, c, path)) for c in cards_of_side(game, path, SHADOW)]


def path_defence(game: MiddleEarth, path: Location) -> int:
    """The icons of the path itself, with tokens and with items that work for it (p. 14)."""
    items = [item for card in game.there[path] for item in game.items.get(card, ())]
    lent = sum(game.texts[item].path_defence for item in items if item in game.texts)
    return LOCATIONS[path].defence + game.defence_tokens.get(path, 0) + lent


async def fight_on_path(game: MiddleEarth) -> None:
    """One combat, from the first icon to the last card (p. 14)."""
    game.combat, outer = Combat(game.path), game.cause
    await game.walk(COMBAT_ON_PATH)
    game.cause = outer


async def count_path_icons(game: MiddleEarth) -> None:
    """The attack icons, what the path itself cancels, and what each defender could (p. 14)."""
    combat, path = combat_of(game), game.path
    combat.attack, combat.defence = path_attack(game, path), path_defence(game, path)
    defenders = cards_of_side(game, path, FREE)
    combat.icons = {card: path_icons(game, card, path) for card in defenders}
    combat.left = max(0, combat.need)


def winner_of_path(game: MiddleEarth, left: int, attack: int, defence: int) -> Side | None:
    """Who takes the path; in a duel the Free Peoples need more icons (pp. 14, 21)."""
    if left:
        return SHADOW
    if scenario(game).path_scoring == "more-defence" and defence <= attack:
        return None
    return FREE


async def find_winner_of_path(game: MiddleEarth) -> None:
    """The winner follows from what is left, in a duel also from all icons (pp. 14, 21)."""
    combat = combat_of(game)
    total = combat.defence + sum(combat.icons.values())
    combat.winner = winner_of_path(game, combat.left, combat.attack, total)
    tell_combat(game, path_attackers(game, combat.location))


async def score_path(game: MiddleEarth) -> None:
    """It is cleared and goes to its winner; what was not cancelled is corruption (p. 14)."""
    combat = combat_of(game)
    clear(game, PATH_COMBAT)
    path, game.path = game.path, ""
    if combat.winner is None:
        game.nobodys = (*game.nobodys, path)
    else:
        game.scored[combat.winner] = (*game.scored[combat.winner], path)
    change_corruption(game, combat.left)
    game.combat = None


COMBAT_ON_PATH: Final = Outline(count_path_icons, lose_cards, find_winner_of_path, score_path)
