"""Two halls, one database: a file of SQLite is for one alone, PostgreSQL can be shared."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from greathall.client import Hall, HallRefused, Seat, take_apart
from greathall.research.cluster import MortalHall
from greathall.server.keys import hash_of
from greathall.server.sole_use import DatabaseInUse
from greathall.server.store import Store
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    ServedHall,
    eventually,
    play_on,
    refused,
    written_entries,
)
from server.test_lost_commits import kept
from server.test_store import is_whole

OpenHall = Callable[..., ServedHall]

# ------------------------------------------------------------------ SQLite


def test_a_file_is_opened_by_one_hall_alone(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").symlink_to(tmp_path / "tables.sqlite")
    addresses = [f"sqlite:///{tmp_path / name}.sqlite" for name in ("hall", "tables")]
    first = Store(addresses[0])
    for address in addresses:
        with pytest.raises(DatabaseInUse):
            Store(address)
    first.close()
    Store(addresses[1]).close()


async def test_a_second_hall_says_so_and_one_that_was_killed_is_not_in_the_way(
    tmp_path: Path,
) -> None:
    address = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    with (
        mortal_hall(address, tmp_path / "first") as first,
        mortal_hall(address, tmp_path / "second") as second,
    ):
        await asyncio.to_thread(first.start)
        with pytest.raises(AssertionError, match="the hall did not open"):
            await asyncio.to_thread(second.start)
        (said,) = second.log.read_text().splitlines()
        assert said.startswith(f"Another hall already keeps its tables in “{tmp_path}/hall.sqlite”")
        assert second.process.returncode == 2
        opened = await Hall(first.url).open_table(**DUEL)  # the first one is none the worse
        first.kill()
        await asyncio.to_thread(second.start)
        table = await Hall(second.url).table(opened["table"], opened["host_key"])
        assert table["state"] == "open"
        assert await asyncio.to_thread(second.stop) == 0


# ------------------------------------------------------------------ PostgreSQL


async def test_of_two_servers_only_one_wins_a_number(
    open_hall: OpenHall, shared_database: str
) -> None:
    one, other = open_hall(database=shared_database), open_hall(database=shared_database)
    opened = await one.open_table(**DUEL)
    links = tuple(opened["seat_links"].values())
    async with one.sit(*links) as here, other.sit(*links) as there:
        question = here.questions()[0]
        assert there.questions()[0] == question
        done = await asyncio.gather(
            here.answer(question, question["options"][0]),
            there.answer(question, question["options"][1]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in done) == ["HallRefused", "int"]
        await eventually(lambda: here.position["number"] == there.position["number"] == 15)
        assert here.questions() == there.questions()


async def test_two_servers_play_one_match_and_no_acknowledged_answer_is_lost(
    open_hall: OpenHall, shared_database: str
) -> None:
    halls = [open_hall(database=shared_database) for _ in range(2)]
    opened = await halls[0].open_table(**DUEL)
    links = tuple(opened["seat_links"].values())
    safe: Counter[str] = Counter()
    async with halls[0].sit(*links) as here, halls[1].sit(*links) as there:
        await asyncio.gather(compete(here, safe, 1), compete(there, safe, 2))
    entries = [entry for _, entry in written_entries(shared_database, opened["table"])]
    given = Counter(entry for entry in entries if not entry.startswith("chance "))
    assert given == safe
    assert is_whole(shared_database, opened["table"])


BEATEN = ("error-storage", "error-stale-answer", "error-not-playing")


async def compete(seat: Seat, safe: Counter[str], seed: int) -> None:
    """Answer for everybody, count what was acknowledged, and put up with being beaten to it."""
    rng = random.Random(seed)
    while not seat.is_over:
        for question in seat.questions():
            option = rng.choice(question["options"])
            try:
                await seat.answer(question, option)
            except HallRefused as beaten:
                if beaten.text not in BEATEN:
                    raise
                break
            safe[f"{question['actor']} {question['kind']} {spelled(option)}"] += 1
        await asyncio.sleep(0)


def spelled(option: Any) -> str:
    return " ".join(map(spelled, option)) or "-" if isinstance(option, list) else str(option)


async def test_a_seat_is_given_away_by_one_hall_alone(
    open_hall: OpenHall, shared_database: str
) -> None:
    """Whoever came second would have had a key that opens nothing, or shut the first one out."""
    one, other = (open_hall(database=shared_database) for _ in range(2))
    opened = await one.open_table(**DUEL)
    async with other.sit(opened["seat_links"][GANDALF]) as gandalf:  # it knows the table now
        link = await one.join(opened["table"], BALROG, "Olena")
        await eventually(lambda: "Olena" in [seat["name"] for seat in gandalf.table["seats"]])
        async with refused("error-seat-taken"):
            await other.join(opened["table"], BALROG, "Taras")
        names = {seat["seat"]: seat["name"] for seat in gandalf.table["seats"]}
        assert names[BALROG] == "Olena"
    keys = dict(kept(shared_database, "seats", "seat", "key_hash"))
    assert keys[BALROG] == hash_of(take_apart(link)[1])


async def test_two_processes_with_bots_share_a_match_and_one_survives_the_other(
    tmp_path: Path, shared_database: str
) -> None:
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(mortal_hall(shared_database, tmp_path / name, delay))
            for name, delay in (("one", 500), ("other", 50))
        )
        await asyncio.to_thread(one.start)
        bots = dict.fromkeys((GANDALF, BALROG), "random")
        opened = await Hall(one.url).open_table(**DUEL, bots=bots)
        await asyncio.to_thread(other.start)  # its bots sit down there, too
        async with Hall(other.url).sit(opened["watch_link"]) as watcher:
            number = watcher.position["number"]
            await eventually(lambda: watcher.position["number"] > number)
            one.kill()
            await play_on(watcher)
        assert await asyncio.to_thread(other.stop) == 0
        assert "Traceback" not in other.log.read_text()
    assert is_whole(shared_database, opened["table"])


@contextmanager
def mortal_hall(database: str, folder: Path, bot_delay: int = 0) -> Iterator[MortalHall]:
    """A process that does not outlive the story."""
    folder.mkdir(exist_ok=True)
    hall = MortalHall(database, folder, bot_delay)
    try:
        yield hall
    finally:
        hall.kill()
