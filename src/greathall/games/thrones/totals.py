"""What anybody at the table can count: castles, control, supply, the strengths of a battle."""

from __future__ import annotations

from typing import Any

from greathall.games.thrones.control import controlled, controller
from greathall.games.thrones.facts import (
    AREAS,
    ATTACKER,
    DEFENDER,
    HOUSE_CARDS,
    LANDS,
    SUPPLY,
    House,
    Side,
)
from greathall.games.thrones.strength import icons_of, parts_of, sum_of, winner_of_tie
from greathall.games.thrones.supply import armies, sizes_of_groups
from greathall.games.thrones.table import Battle, Westeros, stars_of
from greathall.games.thrones.victory import castles


def totals(game: Westeros) -> dict[str, Any]:
    """The sums that players would otherwise add up by hand; all of it is public."""
    owners = {area: controller(game, area) for area in AREAS}
    return {
        "castles": castles(game),
        "lands": {house: len(controlled(game, house, LANDS)) for house in game.power},
        "control": {area: owner for area, owner in owners.items() if owner},
        "stars": {house: stars_of(game, house) for house in game.power},
        "supply": {house: _supply(game, house) for house in game.power},
        "battle": _battle(game, game.battle) if game.battle else None,
    }


def _supply(game: Westeros, house: House) -> dict[str, Any]:
    return {
        "limits": SUPPLY[game.supply[house]],
        "armies": armies(sizes_of_groups(game, house)),
    }


def _battle(game: Westeros, battle: Battle) -> dict[str, Any]:
    return {
        ATTACKER: _side(game, battle, ATTACKER),
        DEFENDER: _side(game, battle, DEFENDER),
        "tie": winner_of_tie(game),
    }


def _side(game: Westeros, battle: Battle, side: Side) -> dict[str, Any]:
    """One side: its sum, and while its card is not known, what the cards in hand could add."""
    parts = battle.parts.get(side) or parts_of(game, side)
    hand = [HOUSE_CARDS[card].strength for card in game.hand[battle.house(side)]]
    open_yet = battle.step in ("support", "house-cards")
    swords, fortifications = icons_of(game, side)
    return {
        "total": sum_of(parts),
        "parts": parts,
        "swords": swords,
        "fortifications": fortifications,
        "card_range": (min(hand), max(hand)) if open_yet else None,
    }
