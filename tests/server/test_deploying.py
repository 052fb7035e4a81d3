"""What `deploy/` offers is tried: a match through nginx, and a unit that systemd understands."""

from __future__ import annotations

import contextlib
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from architecture.source import ROOT
from greathall.client import Hall
from greathall.research.cluster import Cluster, Nginx, free_port, program
from samples import SAMPLE
from server.halls import ServedHall, eventually, play_all, sitting

DEPLOY = ROOT / "deploy"


def put(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@contextlib.contextmanager
def behind_nginx(hall: ServedHall, folder: Path) -> Iterator[str]:
    """The address of nginx in front of a hall, with our configuration and these ports."""
    port = free_port()
    own = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    own = put(own, "server 127.0.0.1:8000;", f"server {hall.url.removeprefix('http://')};")
    own = put(own, "listen 80;", f"listen 127.0.0.1:{port};")
    nginx = Nginx(own, folder, port)
    nginx.start()
    try:
        yield nginx.url
    finally:
        nginx.kill()


async def test_a_match_is_played_through_nginx(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path / "data", proxies=("127.0.0.1",))
    with behind_nginx(hall, tmp_path) as address:
        front = Hall(address)
        opened = await front.open_table(game=SAMPLE, scenario="fellowship", public=True)
        async with sitting(front, opened) as seats:
            await play_all(seats)
        assert (await front.table(opened["table"]))["state"] == "finished"
        foreign = httpx.post(f"{address}/api/tables", json={}, headers={"origin": "http://else"})
        assert foreign.status_code == httpx.codes.FORBIDDEN


async def test_a_match_is_played_at_several_processes_one_of_which_dies() -> None:
    """Whoever looks on comes back once, to another process, and the match goes on."""
    with Cluster(2) as cluster:
        front = Hall(cluster.url)
        opened = await front.open_table(game=SAMPLE, scenario="fellowship", public=True)
        async with sitting(front, opened) as seats:
            await play_all(seats, until=24)
            kept_by = [hall for hall in cluster.halls if viewers_of(hall.url)]
            assert len(kept_by) == 1  # those at one table meet at one process
            kept_by[0].kill()
            for seat in seats.values():
                await eventually(lambda seat=seat: seat._closed)
        async with sitting(front, opened) as seats:
            assert all(seat.position["number"] >= 24 for seat in seats.values())
            await play_all(seats)
        assert (await front.table(opened["table"]))["state"] == "finished"


def viewers_of(url: str) -> float:
    found = re.search(r"^greathall_viewers (\S+)$", httpx.get(f"{url}/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.mark.parametrize("name", ["greathall.service", "greathall@.service"])
def test_systemd_understands_the_unit(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    unit = tmp_path / name.replace("@", "@8001")
    installed = put(text, "/opt/greathall/bin/greathall", program("true"))
    unit.write_text(installed, encoding="utf-8")
    command = [program("systemd-analyze"), "verify", "--man=no", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    unit.write_text(installed.replace("ProtectHome=yes", "ProtectHome=perhaps"), encoding="utf-8")
    assert subprocess.run(command, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml"])
def test_what_was_not_tried_says_so(file: str) -> None:
    assert (DEPLOY / file).read_text(encoding="utf-8").startswith("# Not tried")
