"""Whole matches between bots: how they end, and a digest that shows whether anything changed.

>>> from greathall.games import default_game
>>> first = simulate(default_game(), games=2, seed="7")
>>> again = simulate(default_game(), games=2, seed="7")
>>> first.digest == again.digest
True
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from greathall import CHANCE, new_match
from greathall.bots import play_on
from greathall.bots.entrants import maker_of
from greathall.games import game_called
from greathall.research.spreading import spread, undisturbed

BATCH = 8  # matches that a process plays before it reports


class Setting(NamedTuple):
    """What is played, and by how many people."""

    game: str
    scenario: str
    players: int


class Task(NamedTuple):
    """One match of a simulation. Its number and the seed settle everything in it."""

    number: int
    setting: Setting
    seed: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]


class Played(NamedTuple):
    """One match that was played to its end."""

    number: int
    setting: Setting
    decisions: int
    winner: str
    how: str
    scores: tuple[tuple[str, int], ...]
    record: str

    @property
    def file_name(self) -> str:
        game, scenario, players = self.setting
        return f"{game}-{scenario}-{players}-{self.number:06}.txt"


@dataclass
class Summary:
    """What a simulation found."""

    game: str
    scenario: str | None
    players: int | None
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    by_winner: Counter[str] = field(default_factory=Counter)
    by_end: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)  # of all matches together, by side
    digest: str = ""
    complete: bool = True  # False if somebody stopped it

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "scenario": self.scenario,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "outcomes": {
                "by_winner": dict(sorted(self.by_winner.items())),
                "by_end": dict(sorted(self.by_end.items())),
            },
            "digest": self.digest,
            "complete": self.complete,
        }


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a simulation; what was found until then is here."""

    def __init__(self, summary: Summary) -> None:
        super().__init__()
        self.summary = summary


def settings_of(
    game: str, scenario: str | None = None, players: int | None = None
) -> list[Setting]:
    """What is played when one scenario, or one number of players, or neither is asked for.

    >>> from greathall.games import default_game
    >>> {setting.game for setting in settings_of(default_game())} == {default_game()}
    True
    """
    found = [
        Setting(game, name, count)
        for name, counts in game_called(game).scenarios.items()
        for count in counts
        if scenario in (None, name) and players in (None, count)
    ]
    if not found:
        new_match(game, scenario=scenario, players=players)  # says in its refusal what is wrong
    return found


def simulate(
    game: str,
    *,
    scenario: str | None = None,
    players: int | None = None,
    games: int = 100,
    seed: str = "0",
    bots: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Summary:
    """Play matches and sum them up; `progress` is called after each.

    The bots sit down in turn, the first on the first seat. Seeds are `seed-1`, `seed-2` and so on,
    so that the digest depends neither on the machine nor on the number of processes. Ctrl-C
    raises `Interrupted`, with a summary of the matches that are over.
    """
    settings = settings_of(game, scenario, players)
    for name in bots:
        maker_of(name)  # an unknown one is refused before anything is played
    new_match(game, options=options)
    chosen = tuple((options or {}).items())
    tasks = [
        Task(n, settings[(n - 1) % len(settings)], f"{seed}-{n}", tuple(bots), chosen)
        for n in range(1, games + 1)
    ]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    only = settings[0] if len(settings) == 1 else Setting(game, scenario or "", players or 0)
    summary = Summary(game, only.scenario or None, only.players or None)
    digest = hashlib.sha256()
    begun = perf_counter()
    try:
        with closing(spread(play_match, tasks, jobs, batch=BATCH)) as matches:
            for played in matches:
                with undisturbed():
                    _count(summary, played)
                    digest.update(played.record.encode())
                    if records is not None:
                        (records / played.file_name).write_text(played.record, encoding="utf-8")
                progress()
    except KeyboardInterrupt:
        summary.complete = False
    summary.seconds, summary.digest = perf_counter() - begun, digest.hexdigest()
    if not summary.complete:
        raise Interrupted(summary)
    return summary


def play_match(task: Task) -> Played:
    """One match from its beginning to its end."""
    game, scenario, players = task.setting
    options = dict(task.options)
    match = new_match(game, scenario=scenario, players=players, seed=task.seed, options=options)
    names = {seat: task.bots[n % len(task.bots)] for n, seat in enumerate(match.seats)}
    play_on(match, {seat: maker_of(name)(f"{task.seed}-{seat}") for seat, name in names.items()})
    record, outcome = match.record, match.outcome
    if outcome is None:
        raise RuntimeError(f"{task.setting} with seed {task.seed} stopped without an end")
    decisions = sum(answer.actor != CHANCE for answer in record.answers)
    winner = "+".join(outcome.winners) or "nobody"
    end = outcome.how, outcome.scores
    return Played(task.number, task.setting, decisions, winner, *end, record.text)


def _count(summary: Summary, played: Played) -> None:
    summary.games += 1
    summary.decisions += played.decisions
    summary.by_winner[played.winner] += 1
    summary.by_end[played.how] += 1
    summary.points.update(dict(played.scores))
