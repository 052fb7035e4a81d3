"""A hall that is killed, or asked to stop, in the middle of everything."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from greathall.client import Hall
from greathall.research.cluster import MortalHall
from server import soak_cluster
from server.halls import BALROG, DUEL, GANDALF, eventually, play_on
from server.soak import Plan, open_tables, soak
from server.witnesses import check_records


async def test_a_hall_that_is_killed_loses_nothing_and_goes_on(
    database: str, tmp_path: Path
) -> None:
    """The short version of `make soak`."""
    plan = Plan(tables=8, kills=3, longest_life=1.2, bot_delay=30, until_all_are_over=False)
    witnesses = await soak(database, tmp_path, plan)
    assert sum(witness.told for witness in witnesses) > 8 * 14
    people = [witness for witness in witnesses if witness.safe]
    assert len(people) == 2
    assert all(witness.said.total() and witness.noted for witness in people)


async def test_a_hall_whose_disk_is_full_now_and_then_loses_nothing_and_goes_on(
    tmp_path: Path,
) -> None:
    plan = Plan(4, 3, 1.2, bot_delay=30, until_all_are_over=False, seed=2, fills=True)
    witnesses = await soak(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path, plan)
    people = [witness for witness in witnesses if witness.safe]
    assert len(people) == 1
    assert all(witness.said.total() and witness.noted for witness in people)


async def test_a_cluster_of_which_everything_is_killed_once_loses_nothing_and_goes_on() -> None:
    """The short version of the other half of `make soak`."""
    deeds = ("process", "commit", "postgres", "disk", "proxy")
    told = await soak_cluster.soak(
        soak_cluster.Plan(tables=3, kills=5, processes=2, deeds=deeds, longest_life=0.5)
    )
    assert set(told.done) == set(deeds)
    assert "0 lost, 0 twice" in str(told)
    assert sum(witness.told for witness in told.witnesses) > 3 * 14
    assert any(witness.safe for witness in told.witnesses)


async def test_a_hall_that_is_asked_to_stop_says_goodbye_and_ends_well(
    database: str, tmp_path: Path
) -> None:
    mortal = MortalHall(database, tmp_path, bot_delay=5)
    await asyncio.to_thread(mortal.start)
    hall = Hall(mortal.url)
    witnesses = await open_tables(hall, 4, random.Random(1))
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await eventually(gandalf.questions)
        for witness in witnesses[1:]:  # at the first table nobody sits
            async with hall.sit(witness.link) as watcher:
                await eventually(lambda: watcher.position["number"] > 30)
        assert await asyncio.to_thread(mortal.stop) == 0
        await eventually(lambda: gandalf._closed)
        assert gandalf._socket.close_code in (1001, 1012)
    assert [len(match) > 30 for match in check_records(database, witnesses)] == [False, *[True] * 3]
    log = mortal.log.read_text()
    assert "Traceback" not in log
    events = [json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")]
    assert (events[0], events[-1]) == ("hall-opened", "hall-closed")
    await asyncio.to_thread(mortal.start)  # and opens again
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await play_on(gandalf, until=30)
    assert await asyncio.to_thread(mortal.stop) == 0
