"""Which build of the engine runs: plain Python, or the same sources compiled."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from greathall.kernel.game import pick

COMPILED: Final = "compiled"
PLAIN: Final = "plain"
BUILD: Final = PLAIN if isinstance(pick, FunctionType) else COMPILED
