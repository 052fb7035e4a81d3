"""Kill the processes of a hall, its database and its proxy, again and again, while people play.

Besides, commits or the replies to them are lost, and the disk of the database is full for a while.
Nothing that was acknowledged is lost, nothing happens twice, no table hangs.

python tests/server/soak_cluster.py --tables 60 --minutes 60
python tests/server/soak_cluster.py --tables 8 --kills 200 --only process --longest-life 1
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.client import Hall
from greathall.research.cluster import Cluster
from server.soak import open_tables
from server.wires import Loss, Wire, wire_to
from server.witnesses import PAUSE, Witness, attend, check_records

CHECKED_EVERY = 10  # kills
# Processes die most often.
DEEDS = ("process", "process", "commit", "postgres", "process", "disk", "proxy")
LOSSES: tuple[Loss, ...] = ("reply", "request", "busy")
LOST_AT_ONCE = 3


@dataclass(frozen=True)
class Plan:
    """How many tables, and what is done to the cluster, how often."""

    tables: int
    kills: int
    processes: int = 3
    deeds: tuple[str, ...] = DEEDS
    longest_life: float = 3.0  # seconds between two kills
    bot_delay: int = 30  # milliseconds
    seed: int = 0
    patience: float = 120.0  # seconds in which every table goes on after the last kill
    minutes: float = float("inf")


@dataclass
class Told:
    """What came of it."""

    done: Counter[str] = field(default_factory=Counter)
    witnesses: list[Witness] = field(default_factory=list)
    slowest_return: float = 0.0  # seconds until everybody was back after a kill
    most_returns: int = 0  # of anybody who watched when a process was killed

    def __str__(self) -> str:
        witnesses = self.witnesses
        done = ", ".join(f"{number} × {deed}" for deed, number in sorted(self.done.items()))
        safe, back = sum(len(w.safe) for w in witnesses), sum(w.taken_back for w in witnesses)
        said, came = sum(w.said.total() for w in witnesses), sum(w.came for w in witnesses)
        in_vain = sum(w.turned_away for w in witnesses)
        lines = (
            f"{self.done.total()} kills ({done})",
            f"{len(witnesses)} tables, {sum(w.is_over for w in witnesses)} of them to the end",
            f"{sum(w.told for w in witnesses)} answers told",
            f"{safe} acknowledged to people, {back} taken back, {said} lines said",
            "0 lost, 0 twice",
            f"{came} connections, {in_vain} attempts in vain",
            f"{self.most_returns} × at most somebody who watched came back for a killed process",
            f"{self.slowest_return:.1f} s at most until every table moved again",
        )
        return "\n".join(lines)


class Wires:
    """The wire between all halls and the database, once it is there."""

    def __init__(self) -> None:
        self.wire: Wire | None = None

    @contextmanager
    def between(self, database: str) -> Iterator[str]:
        with wire_to(database) as (self.wire, through):
            yield through

    async def lose(self, rng: random.Random, patience: float) -> None:
        """The next commits, or the replies to them, whoever makes them."""
        assert self.wire is not None
        self.wire.to_lose = [rng.choice(LOSSES) for _ in range(LOST_AT_ONCE)]
        async with asyncio.timeout(patience):
            while self.wire.to_lose:
                await asyncio.sleep(PAUSE)


async def soak(plan: Plan) -> Told:
    """Kill something, see that everything goes on, and check what is kept, again and again."""
    rng, told = random.Random(plan.seed), Told()
    wires = Wires()
    cluster = Cluster(plan.processes, spread=True, bot_delay=plan.bot_delay, wired=wires.between)
    await asyncio.to_thread(cluster.__enter__)
    present: list[asyncio.Task[None]] = []
    try:
        hall, begun = Hall(cluster.url), time.monotonic()
        while told.done.total() < plan.kills and time.monotonic() - begun < 60 * plan.minutes:
            await _keep_filled(hall, plan, told, present, rng)
            await asyncio.sleep(rng.uniform(0, plan.longest_life))
            deed = plan.deeds[told.done.total() % len(plan.deeds)]
            told.done[deed] += 1
            await _all_open(cluster)
            watchers = [(w, w.came) for w in told.witnesses if w.is_here and not w.plays]
            if deed == "commit":
                await wires.lose(rng, plan.patience)
            else:
                await _kill(cluster, deed, rng, plan.longest_life)
            await _goes_on(plan, told)
            if deed == "process":
                returns = (witness.came - came for witness, came in watchers)
                told.most_returns = max(told.most_returns, *returns, 0)
            if told.done.total() % CHECKED_EVERY == 0:  # while nobody sees anything new
                await _end(present)
                new = [witness for witness in told.witnesses if witness.seen or not witness.is_over]
                await asyncio.to_thread(check_records, cluster.postgres.url, new)
                alive = [witness for witness in told.witnesses if not witness.is_over]
                present += [asyncio.create_task(attend(hall, w, rng.random())) for w in alive]
    finally:
        await _end(present)
        try:  # whatever has gone wrong, no process stays behind
            await _all_open(cluster)
            codes = [await asyncio.to_thread(one.stop) for one in cluster.halls]
            await asyncio.to_thread(check_records, cluster.postgres.url, told.witnesses)
            for one in cluster.halls:
                assert "Traceback" not in one.log.read_text(), one.log.read_text()
        finally:
            await asyncio.to_thread(cluster.__exit__)
    assert codes == [0] * plan.processes, f"the halls ended with {codes}"
    assert told.most_returns <= 1, f"somebody had to come back {told.most_returns} times"
    return told


async def _end(present: list[asyncio.Task[None]]) -> None:
    for task in present:
        task.cancel()
    await asyncio.gather(*present, return_exceptions=True)
    present.clear()


async def _keep_filled(
    hall: Hall, plan: Plan, told: Told, present: list[asyncio.Task[None]], rng: random.Random
) -> None:
    """So many tables that are not over; whoever has finished gets another one."""
    missing = plan.tables - sum(not witness.is_over for witness in told.witnesses)
    if missing > 0:
        for witness in await open_tables(hall, missing, rng):
            present.append(asyncio.create_task(attend(hall, witness, len(told.witnesses))))
            told.witnesses.append(witness)


async def _kill(cluster: Cluster, deed: str, rng: random.Random, longest: float) -> None:
    if deed == "process":
        one = rng.choice(cluster.halls)
        one.kill()
        one.launch()  # until it is open, the others do what it did
    elif deed in {"postgres", "disk"}:
        if deed == "disk":  # until somebody makes room and starts it again
            cluster.postgres.fill_disk()
            await asyncio.sleep(rng.uniform(0, longest))
        await asyncio.to_thread(cluster.postgres.restart)
    else:
        cluster.proxy.kill()
        await asyncio.to_thread(cluster.proxy.start)


async def _all_open(cluster: Cluster) -> None:
    for one in cluster.halls:
        await asyncio.to_thread(one.wait_until_open)


async def _goes_on(plan: Plan, told: Told) -> None:
    """At every table something happens again."""
    before = [(witness, witness.told) for witness in told.witnesses]
    begun = time.monotonic()
    async with asyncio.timeout(plan.patience):
        while not all(w.is_over or w.told > number for w, number in before):
            await asyncio.sleep(PAUSE)
    told.slowest_return = max(told.slowest_return, time.monotonic() - begun)


def main() -> None:
    """The long version."""
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("--tables", type=int, default=30)
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--minutes", type=float, default=float("inf"))
    words.add_argument("--processes", type=int, default=3)
    words.add_argument("--longest-life", type=float, default=3.0, help="seconds between kills")
    words.add_argument("--bot-delay", type=int, default=30, help="milliseconds")
    words.add_argument("--only", choices=sorted(set(DEEDS)), help="kill nothing else")
    words.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    wish = words.parse_args()
    plan = Plan(
        wish.tables,
        wish.kills,
        wish.processes,
        (wish.only,) if wish.only else DEEDS,
        wish.longest_life,
        wish.bot_delay,
        wish.seed,
        minutes=wish.minutes,
    )
    console = Console(highlight=False)
    console.print(f"{plan.tables} tables at {plan.processes} processes, seed {plan.seed} …")
    begun = time.monotonic()
    told = asyncio.run(soak(plan))
    passed = time.monotonic() - begun
    console.print(f"{told}\n{passed:.0f} s, {passed / max(1, told.done.total()):.1f} s a kill")


if __name__ == "__main__":
    main()
