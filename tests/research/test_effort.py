"""The guard of speed: what a decision, a view and an answer served cost is what they cost before.

`make effort` keeps it anew, for the Python that it runs; a change that makes every game dearer for
no reason shows here, on any machine and at any load.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from greathall.research.bytecodes import Count, bytecodes, counted, followed, version
from greathall.research.effort import changes, file_of, keep, kept_in

KEPT = Path(__file__).parents[1] / "games"


def test_nothing_costs_more_or_less_than_before() -> None:
    # In a process of its own: what other tests left in caches does not count.
    told = subprocess.run(
        [sys.executable, "-m", "greathall.research.effort"],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        check=True,
        text=True,
    )
    kept, found = kept_in(KEPT), json.loads(told.stdout)
    assert kept, f"nothing is kept for {version()}: run `make effort`"
    assert changes(kept, found) == []
    for game, ways in found.items():
        versions = json.loads(file_of(KEPT, game).read_text(encoding="utf-8"))
        assert any(counts.keys() == ways.keys() for counts in versions.values())


def test_the_same_work_is_the_same_count_and_more_work_is_more() -> None:
    def work(turns: int) -> None:
        sum(n * n for n in range(turns))

    assert bytecodes(lambda: work(100)) == bytecodes(lambda: work(100)) > bytecodes(lambda: work(9))


def test_waiting_is_not_counted_and_work_in_a_thread_that_is_followed_is() -> None:
    def work(turns: int) -> int:
        """So many bytecodes here, and all others in a thread, for which we wait."""
        ours, theirs = Count(), Count()
        with followed(theirs):
            thread = threading.Thread(target=lambda: begin.wait() and sum(n for n in range(turns)))
            begin = threading.Event()
            thread.start()
        with counted(ours, theirs):
            begin.set()
            thread.join()
        assert ours.bytecodes < 50
        return theirs.bytecodes

    assert work(1_000) - work(500) == work(500) - work(0) > 500


@pytest.mark.parametrize(("found", "noticed"), [(96, 1), (98, 0), (100, 0), (103, 0), (104, 1)])
def test_what_leaves_the_tolerance_is_noticed(found: int, noticed: int) -> None:
    kept = {"chess": {"answered": 100}}
    assert len(changes(kept, {"chess": {"answered": found}})) == noticed


def test_a_game_that_was_never_counted_is_noticed() -> None:
    assert len(changes({}, {"chess": {"answered": 100}})) == 1
    assert changes({"chess": {}}, {"chess": {"answered": 100}}) == []


def test_what_is_kept_for_other_versions_stays(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    file = tmp_path / "chess" / "efforts.json"
    file.write_text('{"cpython 2.7": {}}', encoding="utf-8")
    keep(tmp_path, {"chess": {"answered": 100}})
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == {"cpython 2.7": {}, version(): {"answered": 100}}
