"""Where units may go, by what they are and whose the area is (pp. 15, 23, 25)."""

from __future__ import annotations

from greathall.games.thrones.control import controller, has_enemy_units
from greathall.games.thrones.facts import (
    AREAS,
    LAND,
    PORT,
    PORT_CAPACITY,
    SEA,
    Area,
    House,
    neighbours,
)
from greathall.games.thrones.ship_transport import lands_within_reach
from greathall.games.thrones.table import Westeros, all_units


def areas_within_reach(game: Westeros, house: House, origin: Area) -> list[Area]:
    """Land units stay on land; ships go by sea and into own ports that have room."""
    if AREAS[origin].kind == LAND:
        lands = lands_within_reach(game, house, origin)
        return [land for land in lands if not is_closed(game, land)]
    seas = list(neighbours(origin, SEA))
    return seas + [port for port in neighbours(origin, PORT) if room_in(game, house, port)]


def is_closed(game: Westeros, land: Area) -> bool:
    """Where a neutral lord is too strong for everybody, nobody can go (p. 26)."""
    return game.lords.get(land, 0) is None


def room_in(game: Westeros, house: House, port: Area) -> int:
    """How many more ships of this house a port can take."""
    if controller(game, port) != house:
        return 0
    return PORT_CAPACITY - len(all_units(game, port))


def defender_of(game: Westeros, house: House, area: Area) -> House:
    """Whom this house would have to fight there; nobody is an empty name."""
    if has_enemy_units(game, house, area):
        return game.holder[area]
    if area in game.garrisons and AREAS[area].home_of != house:
        return AREAS[area].home_of
    return ""
