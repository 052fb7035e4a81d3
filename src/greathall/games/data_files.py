"""The printed figures of a game, from the folder `data` of its package."""

from __future__ import annotations

import json
from importlib.resources import files
from sys import intern
from typing import Any


def load(name: str, package: str) -> Any:
    """One of a game's data files, with lists made immutable.

    Equal names are one and the same string: then finding one in a table is faster.
    """
    return _frozen(json.loads((files(package) / "data" / name).read_text(encoding="utf-8")))


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    if isinstance(value, dict):
        return {intern(key): _frozen(part) for key, part in value.items()}
    return intern(value) if isinstance(value, str) else value
