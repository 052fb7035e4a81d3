"""Tab completes commands, games and shells, as the script of the shell asks for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall.cli.completion import ASKED, SHELLS
from greathall.games import games


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_its_script(terminal: Terminal, shell: str) -> None:
    shown = terminal.type(f"completion {shell}")
    assert (shown.code, shown.err) == (0, "")
    assert ASKED in shown.out
    assert f"complete_{shell}" in shown.out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("si", ["sit", "simulate"]), ("play ", list(games())), ("completion ", list(SHELLS))],
)
def test_bash_completes_what_is_typed(
    terminal: Terminal, tmp_path: Path, typed: str, offered: list[str]
) -> None:
    """A real bash: the function of the script is called as Tab would call it."""
    script = tmp_path / "completion"
    script.write_text(terminal.type("completion bash").out, encoding="utf-8")
    program = tmp_path / "greathall"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m greathall.cli "$@"\n')
    program.chmod(0o755)
    words = ["greathall", *typed.split(" ")]
    listed = " ".join(f"'{word}'" for word in words)
    pressed = (
        f"source {script}; COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1};"
        f' _greathall_completion {program}; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    bash = shutil.which("bash")
    assert bash
    told = subprocess.run(
        [bash, "-c", pressed], capture_output=True, text=True, check=True, env=os.environ
    )
    assert told.stdout.splitlines() == offered
