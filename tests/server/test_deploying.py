"""What `deploy/` offers is tried: a match through nginx, and a unit that systemd understands."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from architecture.source import ROOT
from greathall.client import Hall
from greathall.research.load import free_port
from samples import SAMPLE
from server.halls import ServedHall, play_all, sitting

DEPLOY = ROOT / "deploy"
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/greathall.conf;
}}
"""


def program(name: str) -> str:
    """A program of the system; nginx lies where only root looks."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    assert found, f"{name} is missing: make proxy installs it"
    return found


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
    (folder / "greathall.conf").write_text(own, encoding="utf-8")
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = [
        program("nginx"),
        "-p",
        str(folder),
        "-e",
        str(folder / "error.log"),
        "-c",
        str(file),
    ]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    with subprocess.Popen(command) as nginx:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield f"http://127.0.0.1:{port}"
        finally:
            nginx.terminate()


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address).status_code == httpx.codes.OK:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens at {address}")


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


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "greathall.service").read_text(encoding="utf-8")
    unit = tmp_path / "greathall.service"
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
