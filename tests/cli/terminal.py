"""A terminal for the tests: words in, what is shown and the code out."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from select import select

import pytest

from greathall.cli import run
from greathall.texts import Texts

CTRL_C = "^C"  # typed instead of a line


class Keyboard(io.StringIO):
    """Lines that somebody types, and Ctrl-C among them."""

    def readline(self, size: int | None = -1) -> str:
        line = super().readline(size)
        if line == f"{CTRL_C}\n":
            signal.raise_signal(signal.SIGINT)
        return line


@dataclass
class Shown:
    code: int
    out: str
    err: str


@dataclass
class Terminal:
    """Types a command, and lines of input if it asks for some."""

    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def type(self, command: str, *lines: str) -> Shown:
        return self.type_words(command.split(), *lines)

    def type_words(self, words: list[str], *lines: str) -> Shown:
        self.monkeypatch.setattr("sys.stdin", Keyboard("".join(f"{line}\n" for line in lines)))
        self.capsys.readouterr()
        code = run(words)
        shown = self.capsys.readouterr()
        return Shown(code, shown.out, shown.err)


def check_help(terminal: Terminal, command: str, texts: Texts) -> None:
    """A command has help in the language of the reader, with an example."""
    shown = terminal.type(f"--lang {texts.language} {command} --help")
    assert (shown.code, shown.err) == (0, "")
    assert texts(f"command-{command}") in shown.out
    assert f"{texts('help-example')}:\n  greathall {command}" in shown.out
    assert texts("help-help") in shown.out


# Ctrl-C goes to whom the terminal belongs, and is neither ignored nor blocked there.
AT_A_KEYBOARD = """
import fcntl, signal, termios
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from greathall.cli import app
app()
"""


@contextlib.contextmanager
def at_a_keyboard(folder: Path, *words: str) -> Iterator[Callable[[bytes, str], str]]:
    """Plays in a terminal of its own: type some keys, then read until some words are there."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"COLUMNS": "100", "LANG": "C.UTF-8", "TERM": "xterm"}
    with subprocess.Popen(
        [sys.executable, "-c", AT_A_KEYBOARD, *words],
        cwd=folder,
        env=environment,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    ) as playing:
        os.close(theirs)

        def type_keys(keys: bytes, until: str) -> str:
            # Like a person, a moment after the prompt: Python does not hear a Ctrl-C
            # between writing a prompt and waiting for the line.
            time.sleep(0.3 if keys else 0)
            os.write(ours, keys)
            shown, deadline = "", time.monotonic() + 60
            while until not in shown and select([ours], [], [], deadline - time.monotonic())[0]:
                try:
                    shown += os.read(ours, 65536).decode(errors="replace")
                except OSError:  # they have gone
                    break
            assert until in shown, shown
            return shown

        try:
            yield type_keys
            assert playing.wait(60) == 0
        finally:
            playing.kill()  # or else, should it still be there, its end would be waited for
            os.close(ours)
