"""How fast the engine is, next to references measured in the same run.

A figure on one machine says little, so each is also given in *refs*, the time of one turn of a
fixed loop of plain Python, and as a ratio to OpenSpiel's gin rummy: how many of these there are for
one decision of that game played at random. All times, of the references too, are CPU time of this
process: as good as the time on the clock where it is quiet, and without what others do where not.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any, NamedTuple

from greathall.builds import BUILD
from greathall.games import games
from greathall.research.measures import (
    GIN_RUMMY,
    Times,
    has_open_spiel,
    play_gin_rummy,
    played,
    sampled_positions,
    size_of_match,
    turn_reference_loop,
)
from greathall.research.simulate import Setting

ROUNDS = 5
PLAY, PLAY_OUT, REPLAY, MEMORY = "play", "play-out", "replay", "memory"
FORK, IMAGINE, VIEW, ENCODE = "fork", "imagine", "view", "encode"


class Effort(NamedTuple):
    """How much is measured in each round."""

    games: int  # played, replayed and kept in memory
    sampled: int  # games in which positions are sampled
    gin_games: int


FULL, QUICK = Effort(20, 4, 40), Effort(2, 1, 3)


class Figure(NamedTuple):
    """One thing measured: as it is, in refs, and against gin rummy where that is there."""

    name: str
    value: float
    unit: str  # "/s", "µs" or "KB"
    refs: float | None
    ratio: float | None


@dataclass
class Measures:
    """All figures of a run."""

    rounds: int
    reference_ns: float = 0.0
    gin_rummy: float | None = None  # decisions a second
    figures: dict[Setting, list[Figure]] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "python": platform.python_version(),
            "build": BUILD,
            "rounds": self.rounds,
            "reference_ns": round(self.reference_ns, 2),
            GIN_RUMMY: None if self.gin_rummy is None else round(self.gin_rummy),
            "settings": [
                {**setting._asdict(), "figures": {f.name: _as_json(f) for f in figures}}
                for setting, figures in self.figures.items()
            ],
        }


def _as_json(figure: Figure) -> dict[str, Any]:
    """Rounded to what the measurement is worth."""

    def rounded(value: float | None) -> float | None:
        return None if value is None else float(f"{value:.4g}")

    return {
        "value": rounded(figure.value),
        "unit": figure.unit,
        "refs": rounded(figure.refs),
        "ratio": rounded(figure.ratio),
    }


def bench(
    *, rounds: int = ROUNDS, quick: bool = False, progress: Callable[[], None] = lambda: None
) -> Measures:
    """Measure every scenario of every game with its usual number of players, on one core.

    `progress` is called `rounds` times for each scenario.
    """
    effort = QUICK if quick else FULL
    samples: dict[Setting, list[_Sample]] = {setting: [] for setting in settings()}
    for setting in samples:
        _measure(setting, "warm", QUICK)
    for number in range(rounds):
        for setting, taken in samples.items():
            taken.append(_measure(setting, str(number), effort))
            progress()
    every = [sample for taken in samples.values() for sample in taken]
    found = Measures(rounds, 1e9 * median(sample.reference for sample in every))
    gins = [sample.gin for sample in every if sample.gin is not None]
    found.gin_rummy = 1 / median(gins) if gins else None
    for setting, taken in samples.items():
        memory = size_of_match(setting, effort.games)
        found.figures[setting] = [*_figures(taken), Figure(MEMORY, memory / 1000, "KB", None, None)]
    return found


def settings() -> list[Setting]:
    """Every scenario of every game, with the number of players that comes first."""
    return [
        Setting(game.id, scenario, next(iter(counts)))
        for game in games().values()
        for scenario, counts in game.scenarios.items()
    ]


class _Sample(NamedTuple):
    """One round of one setting: seconds for one of each, and of the references beside them."""

    reference: float
    gin: float | None
    seconds: dict[str, float]


def _measure(setting: Setting, seed: str, effort: Effort) -> _Sample:
    """The references stand before, between and after what they are compared with."""
    gc.collect()
    loops = [turn_reference_loop()]
    gin = play_gin_rummy(seed, effort.gin_games) if has_open_spiel() else None
    seeds = [f"{seed}-{n}" for n in range(effort.games)]
    decision = played(setting, seeds)
    loops.append(turn_reference_loop())
    times = sampled_positions(setting, seeds[: effort.sampled])
    loops.append(turn_reference_loop())
    seconds = {PLAY: decision.play, PLAY_OUT: decision.play_out}
    seconds |= {**_of_positions(times), REPLAY: decision.replay}
    return _Sample(median(loops), gin, seconds)


def _of_positions(times: Times) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, taken in zip((FORK, IMAGINE, VIEW, ENCODE), times, strict=True):
        found[name] = median(taken)
        if name in (FORK, IMAGINE):
            found[f"{name}-p99"] = percentile_99(taken)
    return found


def percentile_99(values: Iterable[float]) -> float:
    """The value that 99 of 100 do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


def _figures(samples: list[_Sample]) -> Iterable[Figure]:
    """The median of all rounds, each compared with the references of its own round."""
    for name in samples[0].seconds:
        seconds = median(sample.seconds[name] for sample in samples)
        refs = median(sample.seconds[name] / sample.reference for sample in samples)
        ratios = [s.gin / s.seconds[name] for s in samples if s.gin is not None]
        rate = name in (PLAY, PLAY_OUT, REPLAY)
        value, unit = (1 / seconds, "/s") if rate else (seconds * 1e6, "µs")
        yield Figure(name, value, unit, refs, median(ratios) if ratios else None)
