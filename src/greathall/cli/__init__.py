"""The command `greathall`."""

from __future__ import annotations

import sys

from greathall.cli.commands import run


def app() -> None:
    """What the command starts."""
    sys.exit(run(sys.argv[1:]))


__all__ = ["app", "run"]
