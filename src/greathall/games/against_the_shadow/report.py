"""How often the Shadow of Against the Shadow wins: of each scenario and level many matches.

>>> rates = shadow_rates(games=1, scenarios=("fellowship",), bots=("random",))
>>> [(rate.level, rate.games) for rate in rates]
[('standard', 1), ('expert', 1), ('gentle', 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from greathall.games import game_called
from greathall.research.intervals import wilson
from greathall.research.simulate import simulate

GAME: Final = "against-the-shadow"


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
        """Where the true rate lies with 95 % confidence."""
        return wilson(self.won, self.games)


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
