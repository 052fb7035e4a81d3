"""The seats of two, three and four players (16.1)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.facts import FREE, NATIONS_OF, SHADOW, Nation, Side
from greathall.kernel import Player

GONDOR_PLAYER: Final = "gondor-player"
ROHAN_PLAYER: Final = "rohan-player"
WITCH_KING_PLAYER: Final = "witch-king-player"
SARUMAN_PLAYER: Final = "saruman-player"
# Whose Nations are whose, where a side has two players (16.1).
NATIONS_OF_PLAYER: Final[dict[Player, tuple[Nation, ...]]] = {
    FREE: NATIONS_OF[FREE],
    SHADOW: NATIONS_OF[SHADOW],
    GONDOR_PLAYER: ("gondor", "elves"),
    ROHAN_PLAYER: ("rohan", "north", "dwarves"),
    WITCH_KING_PLAYER: ("sauron",),
    SARUMAN_PLAYER: ("isengard", "southrons"),
}
SIDE_OF_PLAYER: Final[dict[Player, Side]] = {
    player: FREE if nations[0] in NATIONS_OF[FREE] else SHADOW
    for player, nations in NATIONS_OF_PLAYER.items()
}
TEAMS: Final[dict[int, dict[Side, tuple[Player, ...]]]] = {
    2: {FREE: (FREE,), SHADOW: (SHADOW,)},
    3: {FREE: (FREE,), SHADOW: (WITCH_KING_PLAYER, SARUMAN_PLAYER)},
    4: {
        FREE: (GONDOR_PLAYER, ROHAN_PLAYER),
        SHADOW: (WITCH_KING_PLAYER, SARUMAN_PLAYER),
    },
}
