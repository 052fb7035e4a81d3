from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cli.terminal import Terminal
from greathall.cli.reports import Bar
from greathall.research.cluster import free_port


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """An English terminal, wide enough, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def pressed_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Ctrl-C after so many steps of a bar."""

    def set_up(steps: int) -> None:
        left = [steps]
        step = Bar.step

        def press(bar: Bar) -> None:
            step(bar)
            left[0] -= 1
            if not left[0]:
                signal.raise_signal(signal.SIGINT)

        monkeypatch.setattr(Bar, "step", press)

    return set_up


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
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/healthz").status_code == httpx.codes.OK:
                break
        except httpx.TransportError:
            time.sleep(0.1)
    yield address
    hall.send_signal(signal.SIGTERM)
    assert hall.wait(60) == 0
