"""Figures: putting, taking and moving them, Leadership and Combat Strength (1.1–1.8, 7.2, 7.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greathall.games.wotr_board.facts import (
    CHARACTERS,
    FACTION_FIGURES,
    FIGURES,
    FREE,
    GONE,
    LEADERS,
    NAZGUL,
    REMEMBERED,
    SHADOW,
    UNITS,
    Character,
    Figure,
    Nation,
    Region,
    Side,
    in_order,
    units_in,
    without,
)
from greathall.games.wotr_board.table import (
    War,
    armies,
    is_in_play,
    set_army,
    set_nazgul,
    set_place,
)

WITCH_KING: Final = "witch-king"
SARUMAN: Final = "saruman"
SERVANTS: Final = frozenset(("isengard-elite",))
SERVANTS_WITH_SOUTHRONS: Final = SERVANTS | {"southrons-elite"}


# ------------------------------------------------ on the board


def put(game: War, region: Region, figures: tuple[Figure, ...]) -> None:
    """Stand these figures in a region."""
    units: dict[Side, list[Figure]] = {}
    for figure in figures:
        if figure in CHARACTERS:
            set_place(game, figure, region)
        elif figure == NAZGUL:
            set_nazgul(game, region, game.nazgul.get(region, 0) + 1)
        elif figure in FACTION_FIGURES:
            game.expansion.stand(game, region, (figure,))
        else:
            units.setdefault(FIGURES[figure].side, []).append(figure)
    for side, new in units.items():
        set_army(game, side, region, in_order((*armies(game, side).get(region, ()), *new)))


def take(game: War, region: Region, figures: tuple[Figure, ...]) -> None:
    """Take these figures from a region, and from a battle in which they fight.

    Characters are put elsewhere by who takes them.
    """
    units: dict[Side, list[Figure]] = {}
    for figure in figures:
        if figure == NAZGUL:
            set_nazgul(game, region, game.nazgul[region] - 1)
        elif figure in FACTION_FIGURES:
            game.expansion.remove(game, region, (figure,))
        elif figure not in CHARACTERS:
            units.setdefault(FIGURES[figure].side, []).append(figure)
    for side, gone in units.items():
        set_army(game, side, region, without(armies(game, side)[region], gone))


def move(game: War, figures: tuple[Figure, ...], origin: Region, region: Region) -> None:
    """Move figures from one region to another, without asking whether they may."""
    take(game, origin, figures)
    put(game, region, figures)


# ------------------------------------------------ in and out of the game


def recruit(game: War, region: Region, figure: Figure) -> None:
    """A figure comes from reinforcements."""
    change_reinforcements(game, figure, -1)
    put(game, region, (figure,))


def change_reinforcements(game: War, figure: Figure, by: int) -> None:
    game.reinforcements = {**game.reinforcements, figure: game.reinforcements[figure] + by}


def change_casualties(game: War, figure: Figure, by: int) -> None:
    game.casualties = {**game.casualties, figure: game.casualties.get(figure, 0) + by}


def available(game: War, figure: Figure) -> int:
    """How many of a figure are in reinforcements."""
    return game.reinforcements.get(figure, 0)


def send_back(game: War, region: Region, figure: Figure) -> None:
    """A figure goes back to reinforcements, as excess of either side does (7.1)."""
    take(game, region, (figure,))
    change_reinforcements(game, figure, 1)


def eliminate(game: War, region: Region, figure: Figure) -> None:
    """A figure is lost: for good, or until the Shadow recruits it again (6.7, 7.4)."""
    take(game, region, (figure,))
    lose(game, figure)


def lose(game: War, figure: Figure) -> None:
    """A figure that was taken from the board is eliminated."""
    if figure in CHARACTERS:
        set_place(game, figure, GONE)
    elif FIGURES[figure].side == SHADOW:
        change_reinforcements(game, figure, 1)
    else:
        change_casualties(game, figure, 1)


# ------------------------------------------------ counting


@lru_cache(maxsize=REMEMBERED)
def nations_in(figures: tuple[Figure, ...]) -> tuple[Nation, ...]:
    """The Nations of the units among these."""
    return tuple(dict.fromkeys(FIGURES[f].nation for f in figures if f in UNITS))


def nazgul_leadership(figures: tuple[Figure, ...]) -> int:
    """One for each Nazgûl, two for the Witch-king (8.3)."""
    return figures.count(NAZGUL) + 2 * figures.count(WITCH_KING)


def leadership(game: War, figures: tuple[Figure, ...]) -> int:
    """Leadership of a force; it is not capped (1.7)."""
    return sum(leadership_of(game, figure) for figure in figures)


def leadership_of(game: War, figure: Figure) -> int:
    if figure in CHARACTERS:
        return CHARACTERS[figure].leadership
    if figure in LEADERS or figure == NAZGUL:
        return 1
    return int(figure in leading_elites(game))


def leading_elites(game: War) -> frozenset[Figure]:
    """Servants of the White Hand, and in games of three or four the Southrons too (16.9)."""
    if not is_in_play(game, SARUMAN):
        return frozenset()
    return SERVANTS if len(game.seat) == 2 else SERVANTS_WITH_SOUTHRONS


def combat_strength(figures: tuple[Figure, ...]) -> int:
    """One for each unit, and one for each Captain of the West (1.8)."""
    return units_in(figures) + sum(f in CHARACTERS and CHARACTERS[f].captain for f in figures)


def side_of_figure(figure: Figure) -> Side:
    return FIGURES[figure].side


def stays_put(figure: Figure) -> bool:
    """Saruman never leaves Orthanc, not even with an Army (6.4)."""
    return figure == SARUMAN


def companions_in(figures: tuple[Figure, ...]) -> tuple[Character, ...]:
    return tuple(f for f in figures if f in CHARACTERS and CHARACTERS[f].side == FREE)
