"""Learn to play from nothing but matches against oneself: a worked example, in numpy alone.

    python -m greathall.research.learner --matches 600

Monte Carlo, as in DouZero, with the least of models: the worth of an option is the sum of learned
weights of its words, each alone and together with what the question is about. After each match the
weights of what was chosen move towards how the match ended. Some answers are random, so that other
options are tried as well. There is no table of actions: an option is what its words are.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greathall import Question, new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.games import default_game
from greathall.research.intervals import wilson
from greathall.research.tokens import BUCKETS, Numbers, rows_of

WEIGHTS: Final = 1 << 18
RATE: Final = 0.02
CURIOSITY: Final = 0.2  # how many answers are random while it learns
Weights = NDArray[np.float64]


def features(rows: Numbers) -> NDArray[np.int64]:
    """Which weights add up to the worth of each option.

    >>> features(np.array([[5, 7, 9, 0]], np.int32)).shape
    (1, 5)
    """
    wide = rows.astype(np.int64)
    kind, about, parts = wide[:, :1], wide[:, 1:2], wide[:, 2:]
    alone = np.where(parts > 0, parts * 31 + kind, 0)
    together = np.where(parts > 0, (parts * 31 + kind) * BUCKETS + about, 0)
    return np.concatenate([kind, alone, together], axis=1) % WEIGHTS


class Learner:
    """A bot that takes the option with the highest worth, and remembers what it took.

    Among equals that is the first: before it has learned anything it takes the first option.
    """

    def __init__(self, weights: Weights, rng: np.random.Generator, curiosity: float = 0.0) -> None:
        self.weights, self.rng, self.curiosity = weights, rng, curiosity
        self.taken: list[NDArray[np.int64]] = []

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        found = features(rows_of(question))
        if self.rng.random() < self.curiosity:
            best = int(self.rng.integers(len(found)))
        else:
            best = int(np.argmax(self.weights[found].sum(axis=1)))
        self.taken.append(found[best])
        return question.options[best]

    def learn(self, reward: float) -> None:
        """All that it took led to this; what was common is corrected by its share alone."""
        for used in self.taken:
            error = reward - self.weights[used].sum()
            self.weights[used] += RATE * error / len(used)
        self.taken.clear()


class Trial(NamedTuple):
    """How often it won against a bot."""

    won: int
    games: int

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.won}/{self.games} = {self.won / self.games:.0%} [{low:.0%} to {high:.0%}]"


def train(game: str, scenario: str, matches: int, seed: int) -> Weights:
    """Play so many matches against oneself, every seat learning."""
    weights, rng = np.zeros(WEIGHTS), np.random.default_rng(seed)
    for number in range(matches):
        match = new_match(game, scenario=scenario, seed=f"train-{seed}-{number}")
        players = {seat: Learner(weights, rng, CURIOSITY) for seat in match.seats}
        play_on(match, players)
        winners = match.outcome.winners if match.outcome else ()
        for seat, learner in players.items():
            has_won = any(player in winners for player in match.seats[seat])
            learner.learn(1.0 if has_won else -1.0)
    return weights


def measure(
    weights: Weights, game: str, scenario: str, games: int, seed: int, rival: str = "random"
) -> Trial:
    """Against a bot, each seed from both sides; two seats."""
    won, rng = 0, np.random.default_rng(seed)
    for number in range(games):
        luck = f"trial-{seed}-{number // 2}"
        match = new_match(game, scenario=scenario, seed=luck)
        one, other = list(match.seats)[:: 1 if number % 2 else -1]
        play_on(match, {one: Learner(weights, rng), other: bot_called(rival, luck)})
        winners = match.outcome.winners if match.outcome else ()
        won += any(player in winners for player in match.seats[one])
    return Trial(won, games)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=default_game())
    parser.add_argument("--scenario", default="fellowship", help="one for two seats")
    parser.add_argument("--matches", type=int, default=600, help="to learn from")
    parser.add_argument("--games", type=int, default=200, help="to measure by")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(words)
    where = given.game, given.scenario
    before = measure(np.zeros(WEIGHTS), *where, given.games, given.seed)
    after = measure(train(*where, given.matches, given.seed), *where, given.games, given.seed)
    sys.stdout.write(f"against random before: {before}\nafter {given.matches}: {after}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
