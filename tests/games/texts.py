"""What the tests of each game ask of its texts: has each a class and a test; which words?"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

from architecture.messages import bundles


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


def words_of(game: str, language: str) -> str:
    """All that a game says in one language, as it is written."""
    files = sorted((bundles()[game] / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
