"""The printed figures of a game, from the folder `data` of its package."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str, package: str) -> Any:
    """One of a game's data files, with lists made immutable."""
    return _frozen(json.loads((files(package) / "data" / name).read_text(encoding="utf-8")))


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return {key: _frozen(part) for key, part in value.items()}
    return value
