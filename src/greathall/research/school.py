"""Train a scholar for a game, by matches against stewards, itself and what it was before.

    python -m greathall.research.school GAME --minutes 30 --device cuda --folder school

It needs PyTorch, which is no part of Great Hall: `pip install torch`. In the folder lie the net as
bots read it (`learned.npz`), a checkpoint from which the same command goes on after a break, how it
went (`progress.json`) and a drawing of that (`progress.svg`). What is played follows from the seed
and from the weights; how many rounds there are follows from the minutes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
from collections import Counter, deque
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from greathall.games import game_called, games
from greathall.research.curves import RIVAL, plot_curves
from greathall.research.self_play import NOBODY, Batch, Lessons, Report, play
from greathall.research.simulate import Setting, settings_of

NET, CHECKPOINT, PROGRESS, DRAWING = "learned.npz", "school.pt", "progress.json", "progress.svg"
AHEAD: Final = 2  # batches that wait for a process
FORMER: Final = 20  # lessons after which a former self is kept, to play against
KEPT: Final = 8  # nets that are kept while batches may still be played with them
SAVED: Final = 20.0  # seconds between two checkpoints
LEAST: Final = 0.05  # of its first pace that the learning has left at the end
IMITATING: Final = 2e-3  # pace of learning from stewards
NO_TORCH: Final = "school needs PyTorch, which is no part of Great Hall: pip install torch\n"


class Course(NamedTuple):
    """What is to be learned, and how."""

    game: str
    settings: tuple[Setting, ...]
    varied: tuple[tuple[str, tuple[str, ...]], ...]
    folder: Path
    seed: int
    minutes: float
    imitation: float  # minutes of the whole, at its beginning
    processes: int
    matches: int  # of a batch
    batches: int  # that are learned from at once
    device: str
    rate: float
    openness: float


class School:
    """Processes play, this one learns from their batches, in the order of their numbers."""

    def __init__(self, course: Course) -> None:
        from greathall.research.teacher import Teacher

        self.course = course
        self.teacher = Teacher(course.seed, course.device, course.openness)
        self.lessons = self.batches = self.decisions = self.matches = 0
        self.before = 0.0  # seconds of former runs
        self.imitated = 0.0  # seconds of imitation, former runs counted in
        self.progress: list[dict[str, Any]] = []
        self.heard: list[Lessons] = []  # of this run's imitation
        self.rng = random.Random(course.seed)
        self.begun = self.saved = monotonic()
        course.folder.mkdir(parents=True, exist_ok=True)
        self._resume()

    # ------------------------------------------------ learning

    def run(self) -> None:
        """Learn until the time is over."""
        spawn = multiprocessing.get_context("spawn")
        self._keep_net()
        with ProcessPoolExecutor(self.course.processes, spawn) as pool:
            waiting: deque[Future[Report]] = deque()
            while self._left() > 0:
                while len(waiting) < self.course.processes + AHEAD:
                    waiting.append(pool.submit(play, self._batch()))
                count = min(len(waiting), self.course.batches)
                self._learn([waiting.popleft().result() for _ in range(count)])
            for each in waiting:
                each.cancel()
            self.save()
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.terminate()

    def _batch(self) -> Batch:
        course = self.course
        number, self.batches = self.batches, self.batches + 1
        net, former = ("", "") if self._imitates() else (self._net(self.lessons), self._former())
        settings, varied = course.settings, course.varied
        return Batch(number, course.seed, settings, varied, course.matches, net, former)

    def _learn(self, reports: list[Report]) -> None:
        for imitates in (True, False):
            heard = [report for report in reports if report.is_imitation == imitates]
            if heard:
                rate = IMITATING if imitates else self._rate()
                lessons = [each.lessons for each in heard]
                if imitates:
                    lessons = self._with_earlier(lessons)
                learned = self.teacher.learn(lessons, imitates, rate)
                self._note(heard, imitates, learned._asdict())
        self.lessons += 1
        self._keep_net()
        if monotonic() - self.saved > SAVED:
            self.save()

    def _rate(self) -> float:
        """How fast to learn: slower and slower."""
        return self.course.rate * max(LEAST, self._left() / (60 * self.course.minutes))

    def _with_earlier(self, lessons: list[Lessons]) -> list[Lessons]:
        """As many again of those heard before, so that nothing is learned by heart."""
        again = self.rng.sample(self.heard, min(len(self.heard), len(lessons)))
        self.heard += lessons
        return lessons + again

    def _imitates(self) -> bool:
        return self.imitated + monotonic() - self.begun < 60 * self.course.imitation

    def _left(self) -> float:
        return self.begun + 60 * self.course.minutes - monotonic()

    # ------------------------------------------------ what others see of it

    def _note(self, heard: list[Report], imitates: bool, learned: dict[str, float]) -> None:
        """Write down how it goes, and say so."""
        self.decisions += sum(len(each.lessons.counts) for each in heard)
        won, played = Counter[str](), Counter[str]()
        for report in heard:
            for (setting, rival), (times, of) in report.won.items():
                self.matches += of
                if rival != NOBODY:
                    won[f"{setting} {rival}"] += times
                    played[f"{setting} {rival}"] += of
        against = {name: (won[name], played[name]) for name in sorted(played)}
        line = {
            "lesson": self.lessons,
            "seconds": round(self.before + monotonic() - self.begun, 1),
            "imitates": imitates,
            "matches": self.matches,
            "decisions": self.decisions,
            **{name: round(value, 4) for name, value in learned.items()},
        }
        self.progress.append({**line, "won": against})
        told = [count for name, count in against.items() if name.endswith(RIVAL)]
        times, of = (sum(each) for each in zip(*told, (0, 0), strict=True))
        sys.stdout.write(f"{json.dumps(line)} won {times}/{of} against stewards\n")
        sys.stdout.flush()

    # ------------------------------------------------ keeping

    def _net(self, lesson: int) -> str:
        return str(self.course.folder / "nets" / f"{lesson:06}.npz")

    def _former(self) -> str:
        """One of those kept for good, in turn; at first there is the present one alone."""
        every = map(self._net, range(0, self.lessons, FORMER))
        kept = [net for net in every if Path(net).exists()] or [self._net(self.lessons)]
        return kept[self.batches % len(kept)]

    def _keep_net(self) -> None:
        """The weights of now, for the batches to come; those of a while ago go."""
        file = Path(self._net(self.lessons))
        file.parent.mkdir(exist_ok=True)
        self.teacher.save_weights(file)
        past = self.lessons - KEPT
        if past % FORMER or self._imitates():
            Path(self._net(past)).unlink(missing_ok=True)

    def save(self) -> None:
        """All that is needed to go on later, and what others may look at."""
        import torch

        folder, self.saved = self.course.folder, monotonic()
        numbers = self.lessons, self.batches, self.decisions, self.matches
        seconds = self.before + self.saved - self.begun
        imitated = min(60 * self.course.imitation, self.imitated + self.saved - self.begun)
        beside = folder / f"{CHECKPOINT}.part"
        state = {**self.teacher.state(), "numbers": numbers, "seconds": seconds}
        torch.save(state | {"imitated": imitated}, beside)
        beside.replace(folder / CHECKPOINT)
        self.teacher.save_weights(folder / NET, half=True)
        (folder / PROGRESS).write_text(json.dumps(self.progress, indent=0), encoding="utf-8")
        (folder / DRAWING).write_text(plot_curves(self.progress), encoding="utf-8")

    def _resume(self) -> None:
        """Go on where a former run ended, if there was one."""
        import torch

        folder = self.course.folder
        if not (folder / CHECKPOINT).exists():
            return
        state = torch.load(folder / CHECKPOINT, map_location=self.teacher.device)
        self.teacher.resume(state)
        self.lessons, self.batches, self.decisions, self.matches = state["numbers"]
        self.before, self.imitated = state["seconds"], state["imitated"]
        self.progress = json.loads((folder / PROGRESS).read_text(encoding="utf-8"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30.0, help="of this run")
    parser.add_argument("--imitation", type=float, default=2.0, help="minutes, of the first run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--matches", type=int, default=32, help="of a batch, played at once")
    parser.add_argument("--batches", type=int, default=4, help="that are learned from at once")
    parser.add_argument("--device", default="cpu", help="cuda, or cpu")
    parser.add_argument("--rate", type=float, default=1e-3, help="pace of learning, at first")
    parser.add_argument("--openness", type=float, default=0.01, help="worth of being undecided")
    parser.add_argument("--vary", action="append", default=[], help="an option of the game")
    parser.add_argument("--setting", action="append", default=[], help="one of those, or all")
    parser.add_argument("--folder", type=Path, required=True)
    return parser


def course_of(words: list[str] | None = None) -> Course:
    """What the command line asks for; a game is learned together with those that expand it."""
    parser = _parser()
    given = parser.parse_args(words)
    taught = [given.game, *(game.id for game in games().values() if game.expands == given.game)]
    every = {"-".join(map(str, s)): s for game in taught for s in settings_of(game)}
    unknown = [name for name in given.setting if name not in every]
    if unknown:
        parser.error(f"no setting {unknown[0]}; there are: {', '.join(every)}")
    settings = tuple(every[name] for name in given.setting or every)
    varied = tuple((name, game_called(given.game).options[name]) for name in given.vary)
    return Course(
        *(given.game, settings, varied, given.folder, given.seed, given.minutes, given.imitation),
        *(given.processes, given.matches, given.batches, given.device),
        *(given.rate, given.openness),
    )


def main(words: list[str] | None = None) -> int:
    course = course_of(words)
    try:
        school = School(course)
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        sys.stderr.write(NO_TORCH)
        return 2
    school.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
