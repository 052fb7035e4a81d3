"""Kill a hall again and again while its tables are played: nothing is lost, all goes on.

On SQLite its disk is also full for a while before each kill.

python tests/server/soak.py --tables 100 --kills 20
python tests/server/soak.py --database postgresql --seed 7
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from sqlalchemy import make_url

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.bots import bots
from greathall.client import Hall, HallRefused
from greathall.games import games
from greathall.research.cluster import STARTING, MortalHall
from server.halls import own_database, postgres_server
from server.witnesses import PAUSE, Witness, attend, check_records


async def open_tables(hall: Hall, count: int, rng: random.Random) -> list[Witness]:
    """Tables of every scenario; at every fourth a person plays with the bots."""
    companies = [
        (game.id, scenario, players, list(seats))
        for game in games().values()
        for scenario, by_players in game.scenarios.items()
        for players, seats in by_players.items()
    ]
    witnesses: list[Witness] = []
    while len(witnesses) < count:
        game, scenario, players, seats = companies[len(witnesses) % len(companies)]
        seated = {seat: rng.choice(sorted(bots())) for seat in seats}
        person = rng.choice(seats) if len(witnesses) % 4 == 0 else ""
        seated.pop(person, None)
        wish = {"game": game, "scenario": scenario, "players": players, "bots": seated}
        try:
            opened = await hall.open_table(**wish)
        except HallRefused:  # too fast
            await asyncio.sleep(PAUSE)
            continue
        link = opened["seat_links"].get(person, opened["watch_link"])
        witnesses.append(Witness(opened["table"], link, plays=bool(person)))
    return witnesses


# ------------------------------------------------------------------ the story


@dataclass(frozen=True)
class Plan:
    """How many tables, how often the hall dies, and after how many seconds at most."""

    tables: int
    kills: int
    longest_life: float
    bot_delay: int = 0  # milliseconds
    until_all_are_over: bool = True
    seed: int = 0
    patience: float = 60.0
    fills: bool = False  # whether the disk is full for a while before each kill


async def soak(database: str, folder: Path, plan: Plan) -> list[Witness]:
    """Kill the hall while its tables are played; at the end all goes on, or comes to an end."""
    rng = random.Random(plan.seed)
    mortal = MortalHall(database, folder, plan.bot_delay)
    await asyncio.to_thread(mortal.start)
    hall = Hall(mortal.url)
    witnesses = await open_tables(hall, plan.tables, rng)
    present = [asyncio.create_task(attend(hall, w, seed)) for seed, w in enumerate(witnesses)]
    before: list[int] = []
    try:
        for _ in range(plan.kills):
            await asyncio.sleep(rng.uniform(0, plan.longest_life))
            if plan.fills:
                await be_full(mortal, database, rng, plan.longest_life)
            mortal.kill()
            matches = await asyncio.to_thread(check_records, database, witnesses)
            before = [len(match) for match in matches]
            await asyncio.to_thread(mortal.start)

        def goes_on(witness: Witness, number: int) -> bool:
            is_enough = witness.told > number and witness.has_done_everything
            return witness.is_over or (is_enough and not plan.until_all_are_over)

        async with asyncio.timeout(plan.patience):
            while not all(map(goes_on, witnesses, before)):
                await asyncio.sleep(PAUSE)
    finally:
        for task in present:
            task.cancel()
        await asyncio.gather(*present, return_exceptions=True)
        code = await asyncio.to_thread(mortal.stop)
    assert code == 0, f"the hall ended with {code}"
    check_records(database, witnesses)
    assert "Traceback" not in mortal.log.read_text(), mortal.log.read_text()
    return witnesses


async def be_full(mortal: MortalHall, database: str, rng: random.Random, longest: float) -> None:
    """The disk is full for a while. The hall says so, and is well again when there is room.

    One time in three it is killed before there is.
    """
    file = make_url(database).database
    with closing(sqlite3.connect(str(file))) as connection:  # or the log has room of its own
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    mortal.fill_disk(Path(f"{file}-wal"))
    await wait_for(mortal, well=False)
    await asyncio.sleep(rng.uniform(0, longest / 2))
    if rng.random() < 1 / 3:
        return
    mortal.make_room()
    await wait_for(mortal, well=True)
    await asyncio.sleep(rng.uniform(0, longest / 2))


async def wait_for(mortal: MortalHall, *, well: bool) -> None:
    async with asyncio.timeout(STARTING):
        while await asyncio.to_thread(mortal.is_well) != well:
            await asyncio.sleep(PAUSE)


def main() -> None:
    """The long version, on SQLite and on PostgreSQL."""
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--kills", type=int, default=20)
    words.add_argument("--longest-life", type=float, default=6.0, help="seconds between kills")
    words.add_argument("--bot-delay", type=int, default=50, help="milliseconds")
    words.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    words.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    wish = words.parse_args()
    plan = Plan(
        wish.tables, wish.kills, wish.longest_life, wish.bot_delay, seed=wish.seed, patience=1800.0
    )
    often = {"sqlite": replace(plan, fills=True), "postgresql": plan}
    console = Console(highlight=False)
    for kind in wish.database or ("sqlite", "postgresql"):
        console.print(f"{kind}: {plan.tables} tables, {plan.kills} kills, seed {plan.seed} …")
        begun = time.monotonic()
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = f"sqlite:///{folder / 'hall.sqlite'}"
            if kind == "postgresql":
                home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
                server = stack.enter_context(postgres_server(Path(stack.enter_context(home))))
                database = stack.enter_context(own_database(server))
            witnesses = asyncio.run(soak(database, folder, often[kind]))
        told = sum(witness.told for witness in witnesses)
        safe = sum(len(witness.safe) for witness in witnesses)
        said = sum(witness.said.total() for witness in witnesses)
        notes = sum(witness.noted for witness in witnesses)
        taken_back = sum(witness.taken_back for witness in witnesses)
        seconds = time.monotonic() - begun
        console.print(
            f"{kind}: all {len(witnesses)} matches came to their end in {seconds:.0f} s; "
            f"{told} answers told, {safe} acknowledged to people, {taken_back} taken back, "
            f"{said} lines said, {notes} notes; none lost, none changed."
        )


if __name__ == "__main__":
    main()
