"""Points that the flowchart leaves open, each an option; the first value is the default.

Only the boxes and questions of the flowchart are known for certain, not its arrows. The readings
are explained in `docs/rules/against-the-shadow.md`.
"""

from __future__ import annotations

from typing import Final

from greathall.games.against_the_shadow.facts import EXPERT, GENTLE, STANDARD
from greathall.games.wotr_cards.rulings import OPTIONS as CARD_GAME_OPTIONS
from greathall.games.wotr_cards.table import MiddleEarth

# Those of the card game that can still make a difference.
KEPT: Final = ("promos", "passes", "over-limit", "paths-of-the-dead", "empty-hand-pays")

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "level": (STANDARD, EXPERT, GENTLE),
    # A1: somebody else is above the carryover limit: the bot passes, or goes on acting.
    "others-over-limit": ("pass", "act"),
    # A2: on the last path a bot that may pass goes on acting, or asks whether it wins everywhere.
    "last-path-pass": ("act", "victory"),
    # A3: cards move to the last path in any case, or only where the Shadow is losing it.
    "last-path-moves": ("always", "losing"),
    # A5: where the rightmost wielder is looked for first.
    "wielders": ("path-first", "reserve-first"),
    # A6: in a duel, whether a path that nobody would win counts as being lost.
    "tied-path": ("losing", "not-losing"),
    # A7: the order of combats when a bot is the first player; the path comes last.
    "bot-combats": ("leftmost-first", "rightmost-first"),
    # A8: whose reserves count for being able to win.
    "reserves": ("both", "own"),
} | {name: CARD_GAME_OPTIONS[name] for name in KEPT}


def chosen(game: MiddleEarth, option: str, value: str) -> bool:
    """Whether this table plays this reading."""
    return game.options[option] == value
