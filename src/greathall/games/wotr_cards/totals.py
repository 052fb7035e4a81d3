"""What anybody at the table can count: scores, limits, and the icons at every location."""

from __future__ import annotations

from typing import TypedDict

from greathall.games.wotr_cards.battleground_combat import (
    DEFENCE,
    battleground_attackers,
    battleground_defence,
    best_icons,
)
from greathall.games.wotr_cards.facts import (
    FREE,
    LOCATIONS,
    SIDES,
    Card,
    Location,
    Side,
)
from greathall.games.wotr_cards.game_terms import carryover_limit
from greathall.games.wotr_cards.path_combat import path_attackers, path_defence, path_icons
from greathall.games.wotr_cards.scoring import score
from greathall.games.wotr_cards.table import MiddleEarth, cards_of_side, scenario
from greathall.kernel import Player


class PlaceTotals(TypedDict):
    """The icons at a location: the sums, and each card with its own."""

    attack: int
    defence: int
    own_defence: int
    attack_tokens: int
    attackers: list[tuple[Card, int]]
    defenders: list[tuple[Card, int]]
    short: int  # how many icons of defence are missing


class Totals(TypedDict):
    scores: dict[Side, int]
    carryover: dict[Player, int]
    places: dict[Location, PlaceTotals]


def totals(game: MiddleEarth) -> Totals:
    """The sums that players would otherwise add up by hand; all of it is public."""
    return {
        "scores": scores(game),
        "carryover": {player: carryover_limit(game, player) for player in scenario(game).players},
        "places": {place: totals_at(game, place) for place in game.there},
    }


def teams(game: MiddleEarth) -> tuple[tuple[Player, ...], ...]:
    """Those who win and lose together, whom others play."""
    side = scenario(game).side
    return tuple(tuple(p for p, of in side.items() if of == each) for each in SIDES)


def scores(game: MiddleEarth) -> dict[Side, int]:
    """How it stands; some points are counted only when the match is over."""
    return {side: score(game, side) for side in SIDES}


def totals_at(game: MiddleEarth, place: Location) -> PlaceTotals:
    return _path(game, place) if LOCATIONS[place].is_path else _battleground(game, place)


def _path(game: MiddleEarth, path: Location) -> PlaceTotals:
    attack = path_attackers(game, path)
    defence = [(c, path_icons(game, c, path)) for c in cards_of_side(game, path, FREE)]
    return _place(game, path, path_defence(game, path), attack, defence)


def _battleground(game: MiddleEarth, field: Location) -> PlaceTotals:
    defender = LOCATIONS[field].side
    own = battleground_defence(game, field)
    attack = battleground_attackers(game, field)
    defence = best_icons(game, field, cards_of_side(game, field, defender), DEFENCE)
    return _place(game, field, own, attack, defence)


def _place(
    game: MiddleEarth,
    place: Location,
    own: int,
    attack: list[tuple[Card, int]],
    defence: list[tuple[Card, int]],
) -> PlaceTotals:
    tokens = game.attack_tokens.get(place, 0)
    total = tokens + sum(n for _, n in attack)
    return {
        "attack": total,
        "defence": own + sum(n for _, n in defence),
        "own_defence": own,
        "attack_tokens": tokens,
        "attackers": attack,
        "defenders": defence,
        "short": max(0, total - own - sum(n for _, n in defence)),
    }
