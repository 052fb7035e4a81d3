"""Ctrl-C in commands that take long: a clean stop, and what was found until then."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall.cli import app
from greathall.research.simulate import simulate
from greathall.texts import Texts, languages
from samples import SAMPLE

SIMULATE = f"simulate {SAMPLE} --scenario fellowship --games 100000 --seed 7"


def stopped(command: str, when: Callable[[], bool]) -> tuple[int, str, str]:
    """The code and the words of a command that is stopped as a terminal does it: all processes."""
    words = [sys.executable, "-m", "greathall.cli", "--lang", "en", *command.split()]
    with subprocess.Popen(
        words,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            while not when():
                assert running.poll() is None
                time.sleep(0.05)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        except BaseException:
            running.kill()  # or else its end would be waited for
            raise
    deadline = time.monotonic() + 30
    while _is_alive(running.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _is_alive(running.pid)
    return running.returncode, out, err


def _is_alive(group: int) -> bool:
    """Whether any process of it is."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_tells_what_was_played_until_it_was_stopped(tmp_path: Path, jobs: int) -> None:
    def some_are_over() -> bool:
        return len(list(tmp_path.iterdir())) >= 3

    command = f"{SIMULATE} --jobs {jobs} --records {tmp_path} --json"
    code, out, err = stopped(command, some_are_over)
    assert (code, err) == (130, "Stopped before the end.\n")
    told = json.loads(out)
    assert told["complete"] is False
    assert told["games"] == len(list(tmp_path.iterdir()))
    again = simulate(SAMPLE, scenario="fellowship", games=told["games"], seed="7")
    assert told["digest"] == again.digest
    assert told["outcomes"] == again.as_json()["outcomes"]


@pytest.mark.parametrize("language", languages())
def test_a_simulation_that_was_stopped_says_so(
    terminal: Terminal, pressed_after: Callable[[int], None], language: str
) -> None:
    pressed_after(2)
    shown = terminal.type(f"{SIMULATE} --lang {language}")
    texts = Texts(language)
    assert shown.code == 130
    assert shown.err == f"{texts('stopped')}\n"
    digest = simulate(SAMPLE, scenario="fellowship", games=2, seed="7").digest
    assert texts("simulate-digest-so-far", digest=digest) in shown.out


def test_the_benchmarks_stop_cleanly(
    terminal: Terminal, pressed_after: Callable[[int], None]
) -> None:
    pressed_after(1)
    shown = terminal.type("bench --quick")
    assert (shown.code, shown.out, shown.err) == (130, "", "Stopped before the end.\n")
    assert [file for file in Path().rglob("*") if file.is_file()] == []


def test_ctrl_c_never_cuts_a_match_in_two(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pressed while a record is being written, it is heard when the match is counted."""
    write = Path.write_text

    def press_and_write(file: Path, text: str, encoding: str) -> int:
        signal.raise_signal(signal.SIGINT)
        return write(file, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", press_and_write)
    told = json.loads(terminal.type(f"{SIMULATE} --records records --json").out)
    assert told["games"] == 1
    assert [file.read_text("utf-8")[-1] for file in Path("records").iterdir()] == ["\n"]


def test_a_command_is_stopped_before_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("greathall.cli.commands.run", press)
    with pytest.raises(SystemExit) as stop:
        app()
    assert stop.value.code == 130
