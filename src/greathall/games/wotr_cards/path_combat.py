"""Combat on a path: the Free Peoples defend, the Shadow attacks (p. 14)."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import PATH_COMBAT
from greathall.games.wotr_cards.events import CombatFought
from greathall.games.wotr_cards.combat import choose_losses, clear, own_icons
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, SHADOW, Card, Location, Side
from greathall.games.wotr_cards.game_terms import change_corruption
from greathall.games.wotr_cards.table import MiddleEarth, cards_of_side, scenario


def path_icons(game: MiddleEarth, card: Card, path: Location) -> int:
    """The path icons of a card with everything it wields."""
    return own_icons(game, card, path)[2]


def path_attack(game: MiddleEarth, path: Location) -> int:
    """All path attack icons: of Shadow cards and of tokens (p. 14)."""
    cards = cards_of_side(game, path, SHADOW)
    return sum(path_icons(game, c, path) for c in cards) + game.attack_tokens.get(path, 0)


def path_defence(game: MiddleEarth, path: Location) -> int:
    """The icons of the path itself, with tokens and with items that work for it (p. 14)."""
    items = [item for card in game.there[path] for item in game.items.get(card, ())]
    lent = sum(game.texts[item].path_defence for item in items if item in game.texts)
    return LOCATIONS[path].defence + game.defence_tokens.get(path, 0) + lent


async def fight_on_path(game: MiddleEarth) -> None:
    """Count, cancel, lose cards, score, clear (p. 14)."""
    path = game.path
    attack, defence = path_attack(game, path), path_defence(game, path)
    icons = {c: path_icons(game, c, path) for c in cards_of_side(game, path, FREE)}
    lost = await choose_losses(game, path, FREE, icons, attack - defence)
    cancelled = sum(icons[card] for card in lost)
    left = max(0, attack - defence - cancelled)
    total = defence + sum(icons.values())
    winner = winner_of_path(game, left, attack, total)
    game.emit(CombatFought(path, attack, defence, cancelled, left, winner))
    clear(game, path, SHADOW, lost, PATH_COMBAT)
    game.path = ""
    score_path(game, path, winner, left)


def winner_of_path(game: MiddleEarth, left: int, attack: int, defence: int) -> Side | None:
    """Who takes the path; in a duel the Free Peoples need more icons (pp. 14, 21)."""
    if left:
        return SHADOW
    if scenario(game).path_scoring == "more-defence" and defence <= attack:
        return None
    return FREE


def score_path(game: MiddleEarth, path: Location, winner: Side | None, left: int) -> None:
    """The path goes to its winner, what was not cancelled becomes corruption (p. 14)."""
    if winner is None:
        game.nobodys = (*game.nobodys, path)
    else:
        game.scored[winner] = (*game.scored[winner], path)
    change_corruption(game, left)
