"""Every ledger of rules names functions and tests that exist, and both for every rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from architecture.source import PACKAGE, ROOT
from greathall.games import games

# A printed game has its ledger among the documents; a small one may keep it beside its rules.
LEDGERS = sorted([*(ROOT / "docs" / "rules").glob("*.md"), *PACKAGE.glob("games/*/RULES.md")])
TESTS = ROOT / "tests"
COLUMNS = ("Function", "Test")


def folder_of(ledger: Path) -> str:
    """The folder of its rules, under `games`; an expansion's may lie in that of its game."""
    name = ledger.parent.name if ledger.parent.parent.name == "games" else ledger.stem
    name = name.replace("-", "_")
    inside = [folder.parent.name for folder in PACKAGE.glob(f"games/*/{name}")]
    return f"{inside[0]}/{name}" if inside else name


every_ledger = pytest.mark.parametrize("ledger", LEDGERS, ids=folder_of)


@dataclass(frozen=True)
class Rule:
    """A row of a ledger: where it stands, and what it names."""

    line: int
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def test_every_game_has_a_ledger() -> None:
    assert {folder_of(ledger) for ledger in LEDGERS} >= {game.replace("-", "_") for game in games()}


@every_ledger
def test_every_rule_has_a_function_and_a_test(ledger: Path) -> None:
    rules = list(rules_in(ledger.read_text(encoding="utf-8")))
    assert rules != []
    assert [rule.line for rule in rules if not rule.functions or not rule.tests] == []


@every_ledger
def test_every_function_in_a_ledger_exists(ledger: Path) -> None:
    package = PACKAGE / "games" / folder_of(ledger)
    named = {name for rule in rules_in(ledger.read_text("utf-8")) for name in rule.functions}
    # An expansion has seams in the rules of its game.
    packages = (package, package.parent) if "/" in folder_of(ledger) else (package,)
    assert [name for name in sorted(named) if not any(is_defined(p, name) for p in packages)] == []


@every_ledger
def test_every_test_in_a_ledger_exists(ledger: Path) -> None:
    existing = every_test_in(TESTS / "games" / folder_of(ledger).split("/")[0])
    named = {name for rule in rules_in(ledger.read_text("utf-8")) for name in rule.tests}
    assert sorted(named - existing) == []


@pytest.mark.parametrize(
    ("cells", "functions", "tests"),
    [
        ("`a.b` | `test_x.py::test_a`", ("a.b",), ("test_x.py::test_a",)),
        ("`a.b`, `c.D.e` | `test_x.py::test_a`", ("a.b", "c.D.e"), ("test_x.py::test_a",)),
        ("– | `test_x.py::test_a`", (), ("test_x.py::test_a",)),
        ("`a.b` | later", ("a.b",), ()),
    ],
)
def test_a_row_is_taken_apart(
    cells: str, functions: tuple[str, ...], tests: tuple[str, ...]
) -> None:
    text = f"| Rule | Page | Function | Test |\n|---|---|---|---|\n| A rule | 3 | {cells} |\n"
    (rule,) = rules_in(text)
    assert rule == Rule(3, functions, tests)


def test_a_function_that_is_gone_is_noticed() -> None:
    assert is_defined(PACKAGE, "texts.languages")
    assert is_defined(PACKAGE, "kernel.match.Match.answer")
    assert is_defined(PACKAGE, "kernel.game.Player")
    assert not is_defined(PACKAGE, "texts.tongues")
    assert not is_defined(PACKAGE, "kernel.match.Match.reply")
    assert not is_defined(PACKAGE, "kernels.match.Match")


def test_a_test_that_is_gone_is_noticed() -> None:
    existing = every_test_in(TESTS / "architecture")
    assert "test_ledgers.py::test_a_test_that_is_gone_is_noticed" in existing
    assert "test_ledgers.py::test_that_never_was" not in existing


def rules_in(text: str) -> Iterator[Rule]:
    """The rows of all tables that have a column for functions and one for tests."""
    columns: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif set(line) - set("|-: ") and all(name in columns for name in COLUMNS):
            row = dict(zip(columns, cells, strict=True))
            yield Rule(
                number,
                tuple(re.findall(r"`([\w.]+)`", row["Function"])),
                tuple(re.findall(r"`(\w+\.py::\w+)`", row["Test"])),
            )


def is_defined(package: Path, name: str) -> bool:
    """Whether `module.function`, or `module.Class.method`, stands in the source of this package."""
    parts = name.split(".")
    for depth in range(len(parts) - 1, 0, -1):
        module = package.joinpath(*parts[:depth]).with_suffix(".py")
        if module.is_file():
            body = ast.parse(module.read_text(encoding="utf-8")).body
            for part in parts[depth:]:
                found = [node for node in body if part in names_given(node)]
                if not found:
                    return False
                body = getattr(found[0], "body", [])
            return True
    return False


def names_given(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case _:
            return []


@cache
def every_test_in(*folders: Path) -> frozenset[str]:
    """Every test under these folders, as `file::test`."""
    return frozenset(
        f"{file.name}::{node.name}"
        for folder in folders
        for file in folder.rglob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
