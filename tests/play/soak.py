"""Play many random matches of every game and check them closely; tell what failed, and how often.

python tests/play/soak.py --games 10000             spread over all settings
python tests/play/soak.py --setting GAME-SCENARIO-PEOPLE --seed 7 --games 1
python tests/play/soak.py --setting GAME-SCENARIO-PEOPLE --option NAME=VALUE
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import Pool
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.conformance import Options, Setting, conforms, every_setting

Task = tuple[Setting, int, float, Options]


def trials(
    settings: list[Setting], first_seed: int, closely: float, options: Options
) -> Iterator[Task]:
    """One match of every setting, then one of every setting with the next seed, and so on."""
    for seed in count(first_seed):
        for setting in settings:
            yield setting, seed, closely, options


def attempt(task: Task) -> tuple[str, str, str]:
    """How a match ended, or what failed: (ending, kind of failure, the whole story)."""
    setting, seed, closely, options = task
    try:
        match = conforms(setting, seed, closely, options)
    except Exception as failure:
        where = traceback.extract_tb(failure.__traceback__)[-1]
        kind = f"{type(failure).__name__} in {Path(where.filename).name}:{where.lineno}"
        return "", kind, "".join(traceback.format_exception(failure))
    assert match.outcome is not None
    return f"{setting} {match.outcome.how}", "", ""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="how many matches in all")
    parser.add_argument("--seed", type=int, default=10_000, help="the first seed")
    parser.add_argument("--setting", help="only this game, scenario and number of people")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    parser.add_argument("--closely", type=float, default=1.0, help="how often to look; 0 is never")
    parser.add_argument(
        "--option", action="append", default=[], help="name=value; any values if none is given"
    )
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    settings = [s for s in every_setting() if given.setting in (None, str(s))]
    console = Console()
    if not settings:
        console.print(f"no such setting; there are: {', '.join(map(str, every_setting()))}")
        return 2
    tasks = islice(trials(settings, given.seed, given.closely, options), given.games)
    began = time.monotonic()
    ends: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    with Pool(given.jobs) as pool:
        for end, kind, story in pool.imap_unordered(attempt, tasks, chunksize=4):
            if kind and not failures[kind]:
                console.print(story, markup=False, highlight=False)
            failures.update([kind] if kind else [])
            ends.update([end] if end else [])
    for name, times in sorted(ends.items()) + failures.most_common():
        console.print(f"{times:7}  {name}", markup=False, highlight=False)
    seconds = time.monotonic() - began
    console.print(f"{given.games} matches in {seconds:.0f} s, {failures.total()} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
