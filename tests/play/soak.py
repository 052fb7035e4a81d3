"""Play many random matches of every game and check them closely; tell what failed, and how often.

python tests/play/soak.py --games 10000             spread over all settings
python tests/play/soak.py --setting GAME-SCENARIO-PEOPLE --seed 7 --games 1
python tests/play/soak.py --setting GAME-SCENARIO-PEOPLE --option NAME=VALUE
python tests/play/soak.py --games 1000000 --one-in 20     look closely at one seed in so many
python tests/play/soak.py --games 1000000 --progress build/night.json     go on where it stopped
python tests/play/soak.py --progress build/night.json --report docs/random-games.md --minutes 15
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.conformance import (
    Options,
    Setting,
    conforms,
    every_setting,
    is_looked_at_closely,
    plays_out,
)

KEEP_SECONDS = 10.0
BEGINS, ENDS = "<!-- result -->", "<!-- end of the result -->"


class Plan(NamedTuple):
    """What is played of each setting, and how often it is looked at."""

    settings: list[Setting]
    first_seed: int
    closely: float
    one_in: int
    options: Options

    def __str__(self) -> str:
        names = " ".join(map(str, self.settings))
        how = f"closely {self.closely}, one in {self.one_in}"
        return f"seed {self.first_seed}, {how}, {self.options}, {names}"


class Task(NamedTuple):
    """One match."""

    setting: Setting
    seed: int
    closely: float
    one_in: int
    options: Options

    @property
    def is_close(self) -> bool:
        return is_looked_at_closely(self.seed, self.one_in)


class Result(NamedTuple):
    """How a match ended, or what failed: its kind, the whole story, how to play it again."""

    end: str
    failure: str = ""
    story: str = ""
    again: str = ""
    is_close: bool = True


def trials(plan: Plan) -> Iterator[Task]:
    """One match of every setting, then one of every setting with the next seed, and so on."""
    for seed in count(plan.first_seed):
        for setting in plan.settings:
            yield Task(setting, seed, plan.closely, plan.one_in, plan.options)


def attempt(task: Task) -> Result:
    """Play one match, close or fast."""
    setting, seed, closely, one_in, options = task
    try:
        if task.is_close:
            match = conforms(setting, seed, closely, options)
        else:
            match = plays_out(setting, seed, options, one_in)
    except Exception as failure:
        where = traceback.extract_tb(failure.__traceback__)[-1]
        kind = f"{type(failure).__name__} in {Path(where.filename).name}:{where.lineno}"
        story = "".join(traceback.format_exception(failure))
        return Result("", kind, story, failure.__notes__[-1], task.is_close)
    assert match.outcome is not None
    return Result(f"{setting} {match.outcome.how}", is_close=task.is_close)


class Progress:
    """How far it has come; kept in a file, so that what was stopped goes on from there."""

    def __init__(self, file: Path | None, kept: str) -> None:
        self.file, self.kept = file, kept
        self.done, self.closely, self.seconds = 0, 0, 0.0
        self.again: dict[str, str] = {}  # by kind of failure, the first of each
        self.ends: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        if file is not None and file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            if found["of"] != kept:
                raise SystemExit(f"{file} counts other games: {found['of']}")
            self.done, self.closely = found["done"], found["closely"]
            self.seconds, self.again = found["seconds"], found["again"]
            self.ends.update(found["ends"])
            self.failures.update(found["failures"])

    def count(self, result: Result) -> None:
        self.done += 1
        self.closely += result.is_close
        if result.failure:
            self.failures[result.failure] += 1
            self.again.setdefault(result.failure, result.again)
        else:
            self.ends[result.end] += 1

    def keep(self) -> None:
        """Whole or not at all, whenever this is stopped."""
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        found = {"of": self.kept, "done": self.done, "closely": self.closely}
        found |= {"seconds": self.seconds, "again": self.again}
        written = json.dumps(found | {"ends": self.ends, "failures": self.failures})
        unready = self.file.with_name(f"{self.file.name}.unready")
        unready.write_text(written, encoding="utf-8")
        unready.replace(self.file)

    def report(self, processes: int, closely: float) -> str:
        """What a document tells of it."""
        settings: dict[str, list[str]] = {}
        played: Counter[str] = Counter()
        for name, times in sorted(self.ends.items()):
            setting, _, how = name.partition(" ")
            played[setting] += times
            settings.setdefault(setting, []).append(f"{how} {times:,}")
        rows = [f"| `{s}` | {played[s]:,} | {', '.join(how)} |" for s, how in settings.items()]
        speed = self.done / self.seconds if self.seconds else 0
        head = (
            f"{self.done:,} random games of all titles in {self.seconds / 60:,.0f} minutes on"
            f" {processes} processes ({speed:.1f} a second): {self.closely:,} of them looked at"
            f" closely, each about {60 * closely:.0f} times, and {self.done - self.closely:,}"
            f" played out; {self.failures.total():,} failed."
        )
        return "\n".join(
            [
                head,
                "",
                "| game, scenario, people | games | how they ended |",
                "|---|---:|---|",
                *rows,
                *(
                    f"| failed | {times:,} | {kind}; {self.again[kind]} |"
                    for kind, times in self.failures.items()
                ),
                "",
            ]
        )


def read_words(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="how many matches in all")
    parser.add_argument("--seed", type=int, default=10_000, help="the first seed")
    parser.add_argument("--setting", help="only this game, scenario and number of people")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    parser.add_argument("--closely", type=float, default=1.0, help="how often to look; 0 is never")
    parser.add_argument(
        "--one-in", type=int, default=1, help="look at one seed in so many; play out the others"
    )
    parser.add_argument(
        "--option", action="append", default=[], help="name=value; any values if none is given"
    )
    parser.add_argument("--progress", type=Path, help="a file from which to go on")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so many")
    parser.add_argument("--report", type=Path, help="write the result into this document")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    given = read_words(words)
    options = dict(option.split("=", 1) for option in given.option)
    settings = [s for s in every_setting() if given.setting in (None, str(s))]
    console = Console()
    if not settings:
        console.print(f"no such setting; there are: {', '.join(map(str, every_setting()))}")
        return 2
    plan = Plan(settings, given.seed, given.closely, given.one_in, options)
    progress = Progress(given.progress, str(plan))
    play(progress, given, plan, console)
    for name, times in sorted(progress.ends.items()) + progress.failures.most_common():
        console.print(f"{times:7}  {name}", markup=False, highlight=False)
    failed = progress.failures.total()
    console.print(f"{progress.done} matches in {progress.seconds:.0f} s, {failed} failed")
    if given.report is not None:
        told = progress.report(given.jobs or os.cpu_count() or 1, given.closely)
        write_report(given.report, told)
    return 1 if progress.failures else 0


def play(progress: Progress, given: argparse.Namespace, plan: Plan, console: Console) -> None:
    """In their order, so that it is enough to know how many are done."""
    tasks = islice(trials(plan), progress.done, given.games)
    began = kept = time.monotonic()
    before = progress.seconds
    with Pool(given.jobs) as pool:
        for result in pool.imap(attempt, tasks, chunksize=4):
            if result.failure and not progress.failures[result.failure]:
                console.print(result.story, markup=False, highlight=False)
            progress.count(result)
            now = time.monotonic()
            progress.seconds = before + now - began
            if now - kept > KEEP_SECONDS:
                progress.keep()
                kept = now
            if now - began > given.minutes * 60:
                break
    progress.keep()


def write_report(document: Path, told: str) -> None:
    """Between the two marks; what stands around them is written by people."""
    text = document.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    document.write_text(f"{before}{BEGINS}\n\n{told}\n{ENDS}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
