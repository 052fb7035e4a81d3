"""The load test: a real hall in a process of its own, and a crowd that plays at all its tables.

    python -m greathall.research.load --tables 250 --seconds 60 --rate 320
    python -m greathall.research.load --siege-seconds 60 --rush-seconds 0 --idle-seconds 0
    python -m greathall.research.load --subscribed --rush-seconds 0 --idle-seconds 0
    python -m greathall.research.load --cluster 3 --spread --rate 300
    python -m greathall.research.load --url http://127.0.0.1:8000

The time of an answer runs from the moment it was due to the moment the last tab at its table has
received the new position. Afterwards the crowd plays as fast as the hall lets it, then sits still.
In a siege it plays as in the paced part, while one hostile address asks for all that it may. The
decoy is the control for that: the same siege, but of another hall on the same machine. With
`--subscribed` everybody has a profile and is subscribed to messages; in the part called told they
play as in the paced one, while each of them is invited somewhere and told so. The part called
invited is the control for that: as many people are invited who are told nothing. With `--cluster`
the hall is of so many processes over PostgreSQL, behind nginx; with `--spread` those at one table
come to any of them. `--url` names a hall that is open already; what it has used is not known then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import multiprocessing
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from rich.console import Console
from rich.table import Table

from greathall.games import default_game
from greathall.research.cluster import Cluster, cpu_seconds, free_port
from greathall.research.crowd import Crowd
from greathall.research.hostile import Hostile
from greathall.research.measures import turn_reference_loop
from greathall.research.subscribers import HERE, Enrolled, cookie_of, enrol, invite
from greathall.server import Settings, create_app
from greathall.server.connections import serving
from greathall.server.logs import set_up_logs
from greathall.server.settings import Most

spawn = multiprocessing.get_context("spawn")
CPU_SECONDS = re.compile(r"^process_cpu_seconds_total (\S+)$", re.MULTILINE)
LIMITS = (*Most._fields, *(f"person_{name}" for name in Most._fields))
UNLIMITED: dict[str, Any] = {"bot_delay": 0} | dict.fromkeys(LIMITS, 1_000_000)
STARTING = 60.0  # seconds that a hall may take to open


@dataclass(frozen=True)
class Plan:
    """How many sit there, how fast they answer, and for how long."""

    tables: int = 250
    players: int = 4
    game: str = default_game()
    scenario: str | None = None
    rate: float = 320.0  # answers a second in the paced part
    seconds: float = 60.0  # of the paced part
    siege_seconds: float = 0.0  # of the paced part with a hostile client
    rush_seconds: float = 30.0  # of the part as fast as can be
    idle_seconds: float = 60.0
    processes: int = 1  # that the crowd is spread over
    subscribed: bool = False  # whether they have profiles, and are told things
    deflate: bool = True  # whether tabs ask for compression, as browsers do
    cluster: int = 0  # of how many processes the hall is, over PostgreSQL
    spread: bool = False  # whether those at one table come to different processes of it
    url: str = ""  # of a hall that is open already


class Played(NamedTuple):
    """What one process of the crowd saw in one part."""

    answers: int
    latencies: list[float]
    errors: list[str]
    tabs: int


@dataclass(frozen=True)
class Part:
    """One part of the load: what it was, and what it took."""

    name: str
    seconds: float
    answers: int
    answers_a_second: float
    p50_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    worst_ms: float | None
    server_cores: float  # share of one core that the hall's process used
    server_us_an_answer: float | None
    tabs: int
    errors: int


@dataclass(frozen=True)
class Report:
    plan: Plan
    reference_ns: float
    parts: tuple[Part, ...]
    first_errors: tuple[str, ...] = ()
    told: int = 0  # messages that arrived

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


# ------------------------------------------------------------------ the processes


def serve(data: str, port: int, limits: dict[str, Any]) -> None:
    """The hall, with these limits or the usual ones."""
    set_up_logs(logging.WARNING)
    # The crowd adds nothing to the dice, and nobody waits for it.
    settings = Settings(data=Path(data), share_seconds=0, **limits)
    uvicorn.run(
        create_app(settings),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        **serving(settings),
    )


def attend(orders: Any, url: str, plan: Plan, number: int, tokens: list[str]) -> None:
    """One process of the crowd: it sits down, then plays and rests on command."""
    runner = asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory())
    with runner:
        runner.run(_attend(orders, url, plan, number, tokens))


async def _attend(orders: Any, url: str, plan: Plan, number: int, tokens: list[str]) -> None:
    wish = {"game": plan.game, "scenario": plan.scenario, "players": plan.players}
    crowd = Crowd(url, wish, deflate=plan.deflate, seed=str(number))
    homes = (f"127.{number + 1}.{n // 250}.{n % 250 + 1}" for n in count())
    parties = range(number, plan.tables, plan.processes)
    cookies = [
        [cookie_of(token) for token in tokens[n * plan.players : (n + 1) * plan.players]]
        for n in (parties if plan.subscribed else ())
    ]
    await crowd.gather(len(parties), homes if plan.siege_seconds else None, cookies)
    orders.send(None)
    while order := await asyncio.to_thread(orders.recv):
        rate, seconds = order
        if rate is None:
            await asyncio.sleep(seconds)
        else:
            await crowd.play(rate / plan.processes, seconds)
        orders.send(Played(crowd.answered, crowd.latencies, crowd.errors, crowd.open_tabs()))
        crowd.answered, crowd.latencies, crowd.errors = 0, [], []
    await crowd.disperse()


def besiege(orders: Any, url: str) -> None:
    """The process of the hostile client: it prepares, then does its worst until it is stopped."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(_besiege(orders, url))


async def _besiege(orders: Any, url: str) -> None:
    hostile = Hostile(url)
    await hostile.prepare()
    orders.send(None)
    await asyncio.to_thread(orders.recv)
    async with hostile.besieging():
        await asyncio.to_thread(orders.recv)


class Hall:
    """The hall's process, as `with Hall() as hall`."""

    def __init__(self, limits: dict[str, Any]) -> None:
        self.data = tempfile.TemporaryDirectory(prefix="greathall-load-")
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        self.process = spawn.Process(target=serve, args=(self.data.name, port, limits))

    def __enter__(self) -> Hall:
        self.process.start()
        deadline = time.monotonic() + STARTING
        while True:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
            except httpx.TransportError:
                if time.monotonic() > deadline or not self.process.is_alive():
                    self.__exit__()
                    raise
                time.sleep(0.05)
            else:
                return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()
        self.data.cleanup()

    def cpu_seconds(self) -> float:
        """The processor time that the hall has used, by its own metrics."""
        return cpu_seconds(self.url)


class Elsewhere:
    """A hall that is open already; nothing is known of it but its address."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __enter__(self) -> Elsewhere:
        return self

    def __exit__(self, *_: object) -> None: ...

    def cpu_seconds(self) -> float:
        return 0.0


AnyHall = Hall | Cluster | Elsewhere


def hall_for(plan: Plan, limits: dict[str, Any]) -> AnyHall:
    if plan.url:
        return Elsewhere(plan.url)
    return Cluster(plan.cluster, spread=plan.spread) if plan.cluster else Hall(limits)


class Siege:
    """The process of a hostile client, which does its worst as long as this lasts."""

    def __init__(self, hall: AnyHall) -> None:
        self.orders, theirs = spawn.Pipe()
        self.process = spawn.Process(target=besiege, args=(theirs, hall.url))
        self.process.start()
        theirs.close()

    def __enter__(self) -> None:
        self.orders.recv()
        self.orders.send("begin")

    def __exit__(self, *_: object) -> None:
        self.orders.send("end")
        self.process.join()


class Invitations:
    """The process in which everybody is invited somewhere, and where the messages arrive."""

    def __init__(self, hall: AnyHall, plan: Plan, port: int, people: Enrolled, name: str) -> None:
        self.orders, theirs = spawn.Pipe()
        self.plan, self.heard = plan, 0
        codes, told = (people.told, len(people.told)) if name == "told" else (people.untold, 0)
        whom = (hall.url, port, codes, told, people.host)
        self.process = spawn.Process(target=invite, args=(theirs, *whom))
        self.process.start()
        theirs.close()

    def __enter__(self) -> None:
        self.orders.recv()
        wish = {"game": self.plan.game, "scenario": self.plan.scenario}
        self.orders.send((wish | {"players": self.plan.players}, self.plan.seconds))

    def __exit__(self, *_: object) -> None:
        self.orders.send("end")
        self.heard = self.orders.recv()
        self.process.join()


class Attendance:
    """The processes of the crowd, which do everything at the same time."""

    def __init__(self, hall: AnyHall, plan: Plan, tokens: Sequence[str] = ()) -> None:
        self.hall, self.pipes, self.processes = hall, [], []
        for number in range(plan.processes):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(
                target=attend, args=(theirs, hall.url, plan, number, list(tokens))
            )
            process.start()
            theirs.close()  # so that a process that dies is noticed
            self.pipes.append(ours)
            self.processes.append(process)

    def __enter__(self) -> Attendance:
        for pipe in self.pipes:
            pipe.recv()
        return self

    def __exit__(self, *_: object) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.send(None)
            process.join()

    def measure(self, name: str, rate: float | None, seconds: float) -> tuple[Part, list[str]]:
        """Let the crowd answer at this rate (0: as it can, None: not at all); look at the hall."""
        cpu, begun = self.hall.cpu_seconds(), time.perf_counter()
        for pipe in self.pipes:
            pipe.send((rate, seconds))
        played: list[Played] = [pipe.recv() for pipe in self.pipes]
        passed, cpu = time.perf_counter() - begun, self.hall.cpu_seconds() - cpu
        latencies = sorted(latency for each in played for latency in each.latencies)
        answers = sum(each.answers for each in played)
        errors = [error for each in played for error in each.errors]
        part = Part(
            name,
            round(passed, 1),
            answers,
            round(answers / seconds, 1),
            percentile(latencies, 0.5),
            percentile(latencies, 0.95),
            percentile(latencies, 0.99),
            percentile(latencies, 1.0),
            round(cpu / passed, 4),
            round(1e6 * cpu / len(latencies), 1) if latencies else None,
            sum(each.tabs for each in played),
            len(errors),
        )
        return part, errors


def percentile(ordered: list[float], share: float) -> float | None:
    """The milliseconds that this share of all answers did not exceed."""
    if not ordered:
        return None
    return round(1e3 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


# ------------------------------------------------------------------ the test and its report


@contextmanager
def meanwhile(part: str, hall: AnyHall) -> Iterator[None]:
    """What a hostile client does during a part: nothing, its worst here, or its worst elsewhere."""
    if part == "siege":
        with Siege(hall):
            yield
    elif part == "decoy":
        with Hall({}) as other, Siege(other):
            yield
    else:
        yield


def load(plan: Plan, progress: Callable[[str], None] = lambda _: None) -> Report:
    """Fill a hall, let the crowd play and rest, and say what that took."""
    parts: list[Part] = []
    errors: list[str] = []
    told = 0
    progress(f"{plan.tables} tables sit down")
    limits = {} if plan.siege_seconds else UNLIMITED  # a hostile client meets the usual ones
    port, people = free_port(), Enrolled("", [], [], [])
    if plan.subscribed:
        limits = limits | {"public_url": f"https://{HERE}", "own_network": (HERE,)}
    hall = hall_for(plan, limits)
    if plan.subscribed and isinstance(hall, Hall):
        people = enrol(Path(hall.data.name), plan.tables * plan.players, port)
    with hall, Attendance(hall, plan, people.tokens) as crowd:
        for name, rate, seconds in (
            ("paced", plan.rate, plan.seconds),
            ("decoy", plan.rate, plan.siege_seconds),
            ("siege", plan.rate, plan.siege_seconds),
            ("rush", 0.0, plan.rush_seconds),
            ("idle", None, plan.idle_seconds),
        ):
            if seconds:
                progress(f"{name}: {seconds:g} s")
                with meanwhile(name, hall):
                    part, wrong = crowd.measure(name, rate, seconds)
                parts.append(part)
                errors += wrong
        for name in ("invited", "told") if plan.subscribed else ():
            progress(f"{name}: {plan.seconds:g} s")
            with (invitations := Invitations(hall, plan, port, people, name)):
                part, wrong = crowd.measure(name, plan.rate, plan.seconds)
            told = invitations.heard
            parts.append(part)
            errors += wrong
    reference = min(turn_reference_loop() for _ in range(5))
    return Report(plan, round(1e9 * reference, 1), tuple(parts), tuple(errors[:5]), told)


def show(report: Report, console: Console) -> None:
    """A table with a row for each part; times are in milliseconds."""
    plan = report.plan
    title = f"{plan.tables} tables of {plan.players}, {plan.scenario or plan.game}; times in ms"
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    columns = ("", "answers/s", "p50", "p95", "p99", "worst", "cores", "µs each", "tabs", "errors")
    for column in columns:
        table.add_column(column, justify="right" if column else "left", no_wrap=True)
    for part in report.parts:
        times = (part.p50_ms, part.p95_ms, part.p99_ms, part.worst_ms)
        table.add_row(
            part.name,
            f"{part.answers_a_second:,.0f}",
            *("" if ms is None else f"{ms:.1f}" if ms < 100 else f"{ms:.0f}" for ms in times),
            f"{part.server_cores:.3f}",
            "" if part.server_us_an_answer is None else f"{part.server_us_an_answer:,.0f}",
            str(part.tabs),
            str(part.errors),
        )
    console.print(table)
    if plan.subscribed:
        console.print(f"{report.told} messages arrived")
    for error in report.first_errors:
        console.print(error, markup=False)


def read_plan(words: list[str]) -> Plan:
    usual = Plan()
    parser = argparse.ArgumentParser(prog="greathall.research.load", description="Load a hall.")
    for name in ("tables", "processes", "cluster"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    for name in ("rate", "seconds", "siege-seconds", "rush-seconds", "idle-seconds"):
        default = getattr(usual, name.replace("-", "_"))
        parser.add_argument(f"--{name}", type=float, default=default)
    parser.add_argument("--subscribed", action="store_true", help="everybody is told things")
    parser.add_argument("--spread", action="store_true", help="a table has no process of its own")
    parser.add_argument("--url", default=usual.url, help="of a hall that is open already")
    parser.add_argument("--deflate", action=argparse.BooleanOptionalAction, default=usual.deflate)
    return Plan(**vars(parser.parse_args(words)))


def main(words: list[str]) -> int:
    """Run the test; the table goes to the terminal and the figures, as JSON, to the output."""
    console = Console(stderr=True)
    report = load(read_plan(words), lambda text: console.print(f"[dim]{text} …[/dim]"))
    show(report, console)
    sys.stdout.write(json.dumps(report.as_json()) + "\n")
    return 1 if report.first_errors else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
