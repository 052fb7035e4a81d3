"""Points that the rulebook leaves open, each decided in one place.

Those that tables may want to decide otherwise are options; the first value is the default.
Where a point is decided elsewhere because it is the only reading that fits the rule around it, the
comment stands at that rule and `docs/rules/wotr-cards.md` lists it.
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.game_terms import can_forsake
from greathall.games.wotr_cards.scenarios import ONCE_A_GAME
from greathall.games.wotr_cards.table import MiddleEarth, scenario
from greathall.kernel import Player

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    # The four promo cards join the decks that hold their factions.
    "promos": ("no", "yes"),
    # Three-player duel: the phase of actions ends when three players, or four turns, have passed.
    "passes": ("players", "turns"),
    # Whoever holds more cards than the carryover limit when the phase ends keeps or discards them.
    "over-limit": ("keep", "discard"),
    # Three-player duel: what an unused Ring token of the Shadow is worth in the end.
    "duel-ring-tokens": ("0", "1"),
    # Paths of the Dead: where Strider or Aragorn has to be for the fifth card.
    "paths-of-the-dead": ("reserve", "play"),
    # Whether The Messenger, discarded as the price, may take itself.
    "messenger": ("itself", "others"),
    # Whether an optional discard can be paid by forsaking when the hand is empty.
    "empty-hand-pays": ("yes", "no"),
}


def ring_token_points(game: MiddleEarth, player: Player) -> int:
    """What an unused Ring token is worth in the final scoring (pp. 12, 20, 21)."""
    if scenario(game).decks[player].ring_token != ONCE_A_GAME:
        return 0
    return 1 if game.scenario == "trilogy" else int(game.options["duel-ring-tokens"])


def all_have_passed(game: MiddleEarth, turns: int) -> bool:
    """Whether the phase of actions is over, after so many passes in direct succession."""
    if game.options["passes"] == "turns":
        return turns >= len(scenario(game).turn_order)
    return turns > 1 and len(set(game.passed)) == len(scenario(game).players)


def optional_discard_is_payable(game: MiddleEarth, player: Player) -> bool:
    """Whether a price of one card from hand can be paid (p. 13 is about required discards only)."""
    if game.hand[player]:
        return True
    return game.options["empty-hand-pays"] == "yes" and can_forsake(game, player)
