"""What the fields of the texts of Against the Shadow may be, over those of the card game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

EXACT: dict[str, Sequence[Any]] = {
    "event-walked-play to": ("moria",),
    "event-weighed playing": (None, "gimli"),
}
