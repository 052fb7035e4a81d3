"""Recruiting: by a Muster result (7.3), or by Event cards (5.7).

Questions: `recruit` (a figure, or `done`; about the region of the first figure, or the region where
a card recruits), `recruit-in` (a region; about the figure).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greathall.games.wotr_board.control import can_muster, is_free, is_inside
from greathall.games.wotr_board.events import FigureRecruited
from greathall.games.wotr_board.facts import (
    DONE,
    ELITE,
    FIGURE,
    FIGURES,
    FREE,
    GARRISON,
    LEADER,
    LEADERS,
    NATIONS,
    NAZGUL,
    REGULAR,
    SETTLEMENTS_OF,
    STRONGHOLDS,
    UNITS,
    Figure,
    Nation,
    Region,
    units_in,
)
from greathall.games.wotr_board.figures import available, recruit
from greathall.games.wotr_board.players import act_with, commands, may_act_with
from greathall.games.wotr_board.rulings import recruiting_stops_at_five
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import War, armies, at_war, has_army, side_of
from greathall.kernel import Player, choose

SAURON: Final = "sauron"
# What a Nation can recruit, in the order of the question.
FIGURES_OF: Final[dict[Nation, tuple[Figure, ...]]] = {
    nation: tuple(
        FIGURE[nation, kind] for kind in (REGULAR, LEADER, ELITE) if (nation, kind) in FIGURE
    )
    for nation in NATIONS
}
FIGURES_OF[SAURON] += (NAZGUL,)
Alternatives = tuple[Figure, ...]  # one of these figures


# ------------------------------------------------ by a Muster result


def can_recruit(game: War, player: Player) -> bool:
    """Whether a Muster result can bring any figure (7.3)."""
    return next(_choices(game, player, ""), None) is not None


async def recruit_with_die(game: War, player: Player) -> None:
    """One Elite, or two others in two Settlements; taking less is permitted (7.3)."""
    first, settlement = await _recruit_one(game, player, "")
    if FIGURES[first].kind != ELITE and next(_choices(game, player, settlement), None):
        await _recruit_one(game, player, settlement)


async def _recruit_one(game: War, player: Player, taken: Region) -> tuple[Figure, Region]:
    """Choose a figure and then its Settlement, other than the one already taken."""
    figures = tuple(_choices(game, player, taken))
    offers = (*figures, DONE) if taken else figures
    figure = await choose(player, "recruit", offers, about=taken or None)
    if figure == DONE:
        return DONE, taken
    settlements = _settlements_for(game, figure, taken)
    region = await choose(player, "recruit-in", settlements, about=figure)
    act_with(game, player, (FIGURES[figure].nation,))
    _place(game, player, figure, region)
    await trim(game, side_of(game, player), region)
    return figure, region


def _choices(game: War, player: Player, taken: Region) -> Iterator[Figure]:
    """Figures that can be recruited; no Elite beside another figure."""
    for nation in NATIONS_OF_PLAYER[player]:
        if not at_war(game, nation) or not may_act_with(game, player, (nation,)):
            continue
        for figure in FIGURES_OF[nation]:
            if taken and FIGURES[figure].kind == ELITE:
                continue
            if available(game, figure) and next(_settlements_for(game, figure, taken), None):
                yield figure


def _settlements_for(game: War, figure: Figure, taken: Region) -> Iterator[Region]:
    """Where it can be placed: Leaders only with a unit, Nazgûl only in Strongholds (7.3)."""
    for region in SETTLEMENTS_OF[FIGURES[figure].nation]:
        if (
            region != taken
            and can_muster(game, region)
            and (figure not in LEADERS or has_army(game, FREE, region))
            and (figure != NAZGUL or region in STRONGHOLDS)
        ):
            yield region


# ------------------------------------------------ by Event cards


def can_recruit_figures(
    game: War, player: Player, region: Region, figures: tuple[Alternatives, ...]
) -> bool:
    """Whether any of these figures can be recruited there by a card (5.7)."""
    side = side_of(game, player)
    if not (is_free(game, side, region) or is_inside(game, side, region)):
        return False
    # A unit may come first, and then a Leader can stand with it.
    return any(_possible(game, player, region, one) for one in figures)


async def recruit_figures(
    game: War, player: Player, region: Region, figures: tuple[Alternatives, ...]
) -> None:
    """Recruit one of each of these alternatives there, as many as possible (5.7).

    Excess is removed at the end, by its owner's choice.
    """
    if not can_recruit_figures(game, player, region, figures):
        return
    for one in figures:
        offers = _possible(game, player, region, one)
        if offers:
            figure = await choose(player, "recruit", offers, about=region)
            act_with(game, player, (FIGURES[figure].nation,))
            _place(game, player, figure, region)
    await trim(game, side_of(game, player), region)


def _possible(game: War, player: Player, region: Region, one: Alternatives) -> Alternatives:
    return tuple(
        [
            figure
            for figure in one
            if available(game, figure)
            and commands(player, FIGURES[figure].nation)
            and may_act_with(game, player, (FIGURES[figure].nation,))
            and (figure not in LEADERS or has_army(game, FREE, region))
            and (figure not in UNITS or _has_place(game, player, region))
        ]
    )


def _has_place(game: War, player: Player, region: Region) -> bool:
    """Whether another unit may come: where tables say so, recruiting stops at five (O8)."""
    side = side_of(game, player)
    if not is_inside(game, side, region) or not recruiting_stops_at_five(game):
        return True
    return units_in(armies(game, side).get(region, ())) < GARRISON


def _place(game: War, player: Player, figure: Figure, region: Region) -> None:
    recruit(game, region, figure)
    game.emit(FigureRecruited(player, figure, region))
