"""A contest on a cluster of two machines, each of which is a process of Ray here."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from greathall.research.arena import Contest, hold
from greathall.research.over_ray import NeedsRay, NoCluster, spread_over_ray
from research.others import fail, machine
from samples import SAMPLE

DUEL = Contest(SAMPLE, "fellowship", 0, ("random", "research.others:Last"), "7")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Its address. The first machine only leads; two others have a processor each."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        small = {"object_store_memory": 100_000_000}  # bytes; by itself Ray would take much more
        leads = {"num_cpus": 0, "include_dashboard": False, **small}
        made = Cluster(initialize_head=True, head_node_args=leads)
        try:
            for _ in range(2):
                made.add_node(num_cpus=1, **small)
            yield made.address
        finally:
            made.shutdown()


def test_the_matches_of_a_cluster_are_those_of_one_process(cluster: str, tmp_path: Path) -> None:
    """Bots of others play there, too; and what was begun here goes on there."""
    alone = hold(DUEL, 8)
    hold(DUEL, 2, folder=tmp_path)
    steps: list[None] = []
    together = hold(DUEL, 8, ray=cluster, folder=tmp_path, progress=lambda: steps.append(None))
    assert [p.digest for p in together.played] == [p.digest for p in alone.played]
    assert (len(steps), together.complete) == (8, True)
    assert hold(DUEL, 8, folder=tmp_path).played == together.played


def test_every_task_is_done_once(cluster: str) -> None:
    found = list(spread_over_ray(machine, range(40), cluster, ["research"]))
    assert sorted(task for task, _ in found) == list(range(40))


def test_all_machines_have_work(cluster: str) -> None:
    """Sooner or later: a machine begins when its process has started."""
    machines = set[str]()
    with closing(spread_over_ray(machine, range(100_000), cluster, ["research"])) as found:
        for _, name in found:
            machines.add(name)
            if len(machines) == 2:
                break
    assert len(machines) == 2


def test_what_goes_wrong_there_is_told_here(cluster: str) -> None:
    with pytest.raises(KeyError):
        list(spread_over_ray(fail, range(3), cluster, ["research"]))
    assert not ray.is_initialized()


def test_nobody_waits_for_a_contest_that_was_stopped(cluster: str) -> None:
    def press() -> None:
        raise KeyboardInterrupt

    found = hold(DUEL, 40, ray=cluster, progress=press)
    assert (found.complete, len(found.played)) == (False, 1)
    assert not ray.is_initialized()


def test_an_address_where_no_cluster_is_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    with pytest.raises(NoCluster, match=str(port)):
        hold(DUEL, 2, ray=f"127.0.0.1:{port}")


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NeedsRay) as refused:
        hold(DUEL, 2, ray="127.0.0.1:1")
    assert refused.value.fields == {"extra": "ray"}
