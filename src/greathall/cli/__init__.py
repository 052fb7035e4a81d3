"""The command `greathall`."""

from __future__ import annotations

import sys

from greathall.cli.extras import without_its_extra
from greathall.cli.letters import show_every_letter

INTERRUPTED = 130  # what a command returns that Ctrl-C has stopped


def app() -> None:
    """What the command starts."""
    try:
        show_every_letter()
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # even before it has read its first word
        sys.exit(INTERRUPTED)


def run(words: list[str]) -> int:
    """Do what these words say, or say what they need that is not installed."""
    try:
        from greathall.cli.commands import run

        return run(words)
    except ModuleNotFoundError as missing:
        return without_its_extra(words, missing)


__all__ = ["INTERRUPTED", "app", "run"]
