"""Ship transport: lands joined by a chain of own ships are adjacent for units that move (p. 23)."""

from __future__ import annotations

from greathall.games.thrones.control import ships_at
from greathall.games.thrones.facts import LAND, SEA, Area, House, neighbours
from greathall.games.thrones.table import Westeros


def lands_within_reach(game: Westeros, house: House, land: Area) -> list[Area]:
    """Where land units can go from here: to adjacent lands, and over any seas with own ships."""
    found = dict.fromkeys(neighbours(land, LAND))
    seas = [sea for sea in neighbours(land, SEA) if ships_at(game, house, sea)]
    for sea in seas:  # grows while it is read
        found |= dict.fromkeys(neighbours(sea, LAND))
        seas += [s for s in neighbours(sea, SEA) if s not in seas and ships_at(game, house, s)]
    found.pop(land, None)
    return list(found)
