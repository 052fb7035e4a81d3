"""Victory (15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the table itself watches for a victory
    from greathall.games.wotr_board.table import War


def the_ring_decides(game: War) -> None:
    """Corruption wins for the Shadow at once (15.1)."""
