"""The package's own source, as the architecture tests read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "greathall"


@dataclass(frozen=True)
class Module:
    """A module by its dotted name, and its text."""

    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def folder(self) -> str:
        """Where it lives: "kernel", "games", …, or "" for the front door `greathall` itself."""
        return self.name.split(".")[1] if "." in self.name else ""


@dataclass(frozen=True)
class Import:
    name: str
    line: int
    typing_only: bool


@cache
def modules() -> tuple[Module, ...]:
    return tuple(
        Module(_name(path), path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    )


def module_names() -> frozenset[str]:
    return frozenset(module.name for module in modules())


def imports(module: Module) -> Iterator[Import]:
    """What a module imports; of `from a import b`, the module `a.b` if there is one, else `a`."""
    typing_only = {
        id(inner)
        for block in ast.walk(module.tree)
        if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.unparse(block.test)
        for statement in block.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, id(node) in typing_only)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert not node.level, f"{module.name}:{node.lineno}: a relative import"
            for alias in node.names:
                inner_name = f"{node.module}.{alias.name}"
                name = inner_name if inner_name in module_names() else node.module
                yield Import(name, node.lineno, id(node) in typing_only)


def _name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
