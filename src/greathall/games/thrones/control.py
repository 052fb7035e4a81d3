"""Who controls an area: by units, by a power token, or as its home (pp. 24–25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.games.thrones.events import PowerTokenLeft, PowerTokenRemoved
from greathall.games.thrones.facts import AREAS, HOME_OF, LAND, LAND_OF, Area, House
from greathall.kernel import choose

if TYPE_CHECKING:  # the table itself watches who controls seven castles
    from greathall.games.thrones.table import Westeros


def controller(game: Westeros, area: Area) -> House | None:
    """Whose area this is; an area of nobody may be entered by everybody."""
    land = LAND_OF[area]  # a port belongs to its land
    home_of = HOME_OF[land]
    return (
        game.holder.get(land)
        or game.tokens.get(land)
        or (home_of if home_of in game.power else None)
    )


def controlled(game: Westeros, house: House, areas: tuple[Area, ...]) -> list[Area]:
    """Which of these areas this house controls."""
    return [area for area in areas if controller(game, area) == house]


def has_enemy_units(game: Westeros, house: House, area: Area) -> bool:
    return game.holder.get(area, house) != house


def ships_at(game: Westeros, house: House, sea: Area) -> bool:
    """Whether this house has a ship there; at sea and in ports there is nothing else."""
    return game.holder.get(sea) == house


# ------------------------------------------------ power tokens on the board


def is_kept_without_units(game: Westeros, house: House, area: Area) -> bool:
    """Whether an area that its units leave stays theirs by itself."""
    return game.tokens.get(area) == house or AREAS[area].home_of == house


async def keep_empty_area(game: Westeros, house: House, area: Area) -> None:
    """A land left empty may be kept by a power token (p. 24)."""
    is_left = AREAS[area].kind == LAND and area not in game.holder
    if (
        is_left
        and not is_kept_without_units(game, house, area)
        and game.power[house]
        and await choose(house, "leave-power-token", ("yes", "no"), about=area) == "yes"
    ):
        game.power[house] -= 1
        game.tokens[area] = house
        game.emit(PowerTokenLeft(house, area))


def remove_token(game: Westeros, house: House, area: Area) -> None:
    """The power token of any other house goes back to its pool (p. 24)."""
    owner = game.tokens.get(area, house)
    if owner != house:
        del game.tokens[area]
        game.emit(PowerTokenRemoved(owner, area))
