"""How often the Shadow of Against the Shadow wins: of each scenario and level many matches.

>>> rates = shadow_rates(games=1, scenarios=("fellowship",), bots=("random",))
>>> [(rate.level, rate.games) for rate in rates]
[('standard', 1), ('expert', 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from greathall.games import game_called
from greathall.research.simulate import simulate

GAME: Final = "against-the-shadow"
Z: Final = 1.96  # for an interval that holds the true rate in 95 of 100 such runs


class Rate(NamedTuple):
    """What came of the matches of one scenario and level against one kind of player."""

    scenario: str
    level: str
    bot: str  # who played the Free Peoples
    games: int
    won: int  # by the Shadow
    lead: float  # of the Shadow in victory points, on average
    digest: str

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence (Wilson's score interval).

        >>> low, high = Rate("trilogy", "expert", "random", 100, 100, 9.0, "").interval
        >>> round(low, 3), high
        (0.963, 1.0)
        """
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, round(middle + reach, 12))


def shadow_rates(
    games: int,
    seed: str = "0",
    jobs: int = 1,
    bots: Sequence[str] = ("random",),
    scenarios: Sequence[str] = (),
    progress: Callable[[], None] = lambda: None,
) -> list[Rate]:
    """Play so many matches of each scenario and level, one person or bot at the table."""
    return [
        _rate(scenario, level, bot, games, seed, jobs, progress)
        for bot in bots
        for scenario in scenarios or tuple(game_called(GAME).scenarios)
        for level in game_called(GAME).options["level"]
    ]


def _rate(
    scenario: str,
    level: str,
    bot: str,
    games: int,
    seed: str,
    jobs: int,
    progress: Callable[[], None],
) -> Rate:
    played = simulate(
        GAME,
        scenario=scenario,
        players=1,
        games=games,
        seed=seed,
        bots=(bot,),
        options={"level": level},
        jobs=jobs,
        progress=progress,
    )
    seats = game_called(GAME).scenarios[scenario][1]
    people = ["+".join(players) for players in seats.values()]
    won = sum(count for winner, count in played.by_winner.items() if winner not in people)
    lead = (played.points["shadow"] - played.points["free"]) / games
    return Rate(scenario, level, bot, games, won, lead, played.digest)
