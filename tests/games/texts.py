"""Whether every text of a game has a class and a test: asked by the tests of each game."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path


def classes_in(module: str, texts: Mapping[str, object]) -> set[str]:
    """The names of the texts whose classes live in this module."""
    return {name for name, text in texts.items() if type(text).__module__ == module}


def untested(names: Iterable[str], file: Path) -> list[str]:
    """The names that no test in this file begins with."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tests = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [
        name
        for name in names
        if not any(test.startswith(f"test_{name.replace('-', '_')}_") for test in tests)
    ]
