"""The Broods of Shelob."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.facts import Region
from greathall.games.wotr_board.warriors.eagles import has_left_rivendell
from greathall.games.wotr_board.warriors.entering import FactionRules, register
from greathall.games.wotr_board.warriors.faction_figures import recruit_in_each
from greathall.games.wotr_board.warriors.facts import SPIDERS
from greathall.games.wotr_board.warriors.table import WarOfFactions, is_anywhere
from greathall.kernel import Player

LAIRS: Final[tuple[Region, ...]] = ("dol-guldur", "minas-morgul")


def is_lost(game: WarOfFactions) -> bool:
    return not is_anywhere(game, SPIDERS)


def can_recruit(game: WarOfFactions) -> bool:
    return True


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One in Dol Guldur and one in Minas Morgul, as far as there are figures."""
    await recruit_in_each(game, player, SPIDERS, LAIRS)


register(
    FactionRules(
        SPIDERS,
        may_enter=has_left_rivendell,
        is_lost=is_lost,
        can_recruit=can_recruit,
        recruit=recruit,
    )
)
