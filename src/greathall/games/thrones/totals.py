"""What anybody at the table can count: castles, control, supply, the strengths of a battle."""

from __future__ import annotations

from typing import Any

from greathall.games.thrones.facts import (
    AREAS,
    FIEFDOMS,
    HOUSE_CARDS,
    LANDS,
    SUPPLY,
    House,
)
from greathall.games.thrones.influence import is_higher
from greathall.games.thrones.strength import icons_of, parts_of, sum_of
from greathall.games.thrones.supply import armies, sizes_of_groups
from greathall.games.thrones.support import ATTACKER, DEFENDER
from greathall.games.thrones.table import Westeros, controlled, controller, stars_of
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
        "battle": _battle(game) if game.battle else None,
    }


def _supply(game: Westeros, house: House) -> dict[str, Any]:
    return {
        "limits": SUPPLY[game.supply[house]],
        "armies": armies(sizes_of_groups(game, house)),
    }


def _battle(game: Westeros) -> dict[str, Any]:
    attacker, defender = game.battle["attacker"], game.battle["defender"]
    return {
        ATTACKER: _side(game, ATTACKER),
        DEFENDER: _side(game, DEFENDER),
        "tie": attacker if is_higher(game, FIEFDOMS, attacker, defender) else defender,
    }


def _side(game: Westeros, side: str) -> dict[str, Any]:
    """One side: its sum, and while its card is not known, what the cards in hand could add."""
    parts = game.battle[f"{side}_parts"] or parts_of(game, side)
    hand = [HOUSE_CARDS[card].strength for card in game.hand[game.battle[side]]]
    open_yet = game.battle["step"] in ("support", "house-cards")
    swords, fortifications = icons_of(game, side)
    return {
        "total": sum_of(parts),
        "parts": parts,
        "swords": swords,
        "fortifications": fortifications,
        "card_range": (min(hand), max(hand)) if open_yet else None,
    }
