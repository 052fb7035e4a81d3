"""Stewards who know factions against stewards who are blind to them, with the option on.

python tests/games/wotr_board/warriors/arena.py --games 400 --jobs 2

Both are the same steward. To the blind one no use of a die for factions and no faction event is
worth anything, he calls nobody to battle and sends nobody to rouse Ents; what only the expansion
asks he answers at random. The nine new events of the other decks are worth to both the same.

Each pair plays the same seeds. Those of two who know factions are the games of
`greathall simulate wotr-board --players 2 --bots steward --option warriors=yes --seed 0`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from rich.console import Console

from greathall import Question, new_match
from greathall.bots import BotSeat, play_on
from greathall.bots.steward import Steward
from greathall.games.wotr_board.bot import cards, factions
from greathall.games.wotr_board.facts import FREE
from greathall.research.intervals import wilson

KNOWING, BLIND = "knowing", "blind"


class BlindSteward(Steward):
    """A steward to whom factions are worth nothing."""

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        with blindness():
            return super().choose(seat, question)


@contextmanager
def blindness() -> Iterator[None]:
    """As long as this lasts no steward of this process knows factions."""
    aims, calls, rules = factions.FactionAims, dict(factions.CALLS), dict(factions.RULES)
    kept = aims.worth_of_deed, aims.wants_ents, cards.worth_of_faction_event
    aims.worth_of_deed = lambda *_: 0.0  # type: ignore[method-assign]
    aims.wants_ents = lambda *_: False  # type: ignore[method-assign]
    cards.worth_of_faction_event = lambda *_: 0.0
    factions.CALLS.update(dict.fromkeys(calls, 0.0))
    factions.RULES.clear()
    try:
        yield
    finally:
        aims.worth_of_deed, aims.wants_ents, cards.worth_of_faction_event = kept  # type: ignore[method-assign]
        factions.CALLS.update(calls)
        factions.RULES.update(rules)


def is_won(task: tuple[str, str, int]) -> bool:
    """Whether the Free Peoples win this match: how they play, how the Shadow does, its number."""
    *kinds, number = task
    seed = f"0-{number}"
    match = new_match("wotr-board", players=2, seed=seed, options={"warriors": "yes"})
    bots = {
        seat: (BlindSteward if kind == BLIND else Steward)(f"{seed}-{seat}")
        for seat, kind in zip(match.seats, kinds, strict=True)
    }
    play_on(match, bots)
    assert match.outcome is not None
    return FREE in match.outcome.winners


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="of each pair")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    given = parser.parse_args()
    console = Console()
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for free in (KNOWING, BLIND):
            for shadow in (KNOWING, BLIND):
                tasks = [(free, shadow, number) for number in range(1, given.games + 1)]
                wins = sum(pool.map(is_won, tasks, chunksize=4))
                low, high = wilson(wins, given.games)
                share = f"{wins / given.games:.1%} ({low:.1%} to {high:.1%})"
                console.print(
                    f"Free Peoples {free}, Shadow {shadow}: {wins} won by the first, {share}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
