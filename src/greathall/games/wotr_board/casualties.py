"""Casualties: hits are taken one by one (8.6), those of Event cards too (5.4)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Figure, Region, Side
from greathall.games.wotr_board.table import War


async def take_hits(
    game: War, side: Side, region: Region, count: int, figures: tuple[Figure, ...] | None = None
) -> tuple[Figure, ...]:
    """The Army there takes so many hits, or these figures of it alone; who is left of them.

    The owner chooses hit by hit. What becomes of Leaders and characters is the caller's business.
    """
    return figures or ()


async def hits_by_card(game: War, side: Side, region: Region, count: int) -> bool:
    """An Event card that is no attack hits the Army there (5.4); whether it was destroyed.

    Of a destroyed Army the Leaders go, Nazgûl and characters stay; a siege is settled.
    """
    return False
