"""The commands around the hall: serve it, play at its tables, verify its dice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from greathall.cli import run
from greathall.client import Hall

PLENTY = "1\n" * 3000  # the first option, whatever is asked


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """A hall opened from the command line, and its address."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "greathall.cli",
        "serve",
        "--port",
        str(port),
        "--bot-delay",
        "0",
    ]
    hall = subprocess.Popen([*command, "--data", str(tmp_path / "data")], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/healthz").status_code == httpx.codes.OK:
                break
        except httpx.TransportError:
            time.sleep(0.1)
    yield address
    hall.send_signal(signal.SIGTERM)
    assert hall.wait(20) == 0


def at_the_terminal(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "greathall.cli", *words]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        timeout=240,
        env=environment,
        check=False,
    )


def test_a_served_table_is_played_from_the_terminal_and_its_dice_are_verified(
    served: str, tmp_path: Path
) -> None:
    hall = Hall(served)
    opened = asyncio.run(
        hall.open_table(game="wotr-cards", scenario="fellowship", bots={"balrog": "random"})
    )
    link = opened["seat_links"]["gandalf"]
    seat = ["play", "--server", served, "--seat", link, "--name", "Olena", "--plain"]
    played = at_the_terminal(*seat, typed=PLENTY)
    assert played.returncode == 0, played.stderr
    assert "You have" in played.stdout
    table = asyncio.run(hall.table(opened["table"]))
    assert [s["name"] for s in table["seats"] if s["seat"] == "gandalf"] == ["Olena"]

    record = tmp_path / "match.record"
    record.write_text(asyncio.run(hall.record(opened["table"])), encoding="utf-8")
    verified = at_the_terminal("verify", str(record))
    assert verified.returncode == 0
    assert "follow from the secret" in verified.stdout

    secret = next(line for line in record.read_text().splitlines() if line.startswith("secret: "))
    record.write_text(record.read_text().replace(secret, "secret: " + "0" * 64), encoding="utf-8")
    assert at_the_terminal("verify", str(record)).returncode == 2


def test_without_a_command_the_hall_opens(tmp_path: Path) -> None:
    with socket.socket() as busy:  # so that it says where it would have listened, and stops
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            busy.bind(("127.0.0.1", 8000))
            busy.listen()
        command = [sys.executable, "-m", "greathall.cli", "--lang", "en"]
        hall = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
        )
    assert "cannot listen at 127.0.0.1:8000" in hall.stderr
    assert hall.returncode == 2


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--server", "http://127.0.0.1:9"],
        ["play", "--server", "http://127.0.0.1:9", "--seat", "gandalf"],
        ["play", "--server", "http://127.0.0.1:9", "--seat", "/t/nowhere#key"],
        ["verify", "nowhere.record"],
        ["serve", "--port", "many"],
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip().count("\n") == 0


def test_a_record_without_a_secret_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plain.record"
    from greathall import new_match

    file.write_text(new_match("wotr-cards", seed=1).record.text, encoding="utf-8")
    assert run(["--lang", "en", "verify", str(file)]) == 2
    assert "no secret" in capsys.readouterr().err
