"""Sizes, names and laws of the house style that a program can check."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from architecture.source import PACKAGE, ROOT, Module, imports, modules

LINES_OF_A_README = 10
LINES_OF_A_FUNCTION = 60
LINES_OF_A_MODULE = 450
LINES_OF_THE_KERNEL = 1500

WORDS_THAT_SAY_NOTHING = (
    "manager",
    "handler",
    "processor",
    "helper",
    "util",
    "misc",
    "common",
    "info",
)
VERBS_THAT_SAY_NOTHING = ("do", "process", "get")
UNDONE = re.compile(r"\b(T[O]DO|F[I]XME|X[X]X)\b")

# The same answers give the same game: nothing that differs from run to run.
NOT_IN_RULES = frozenset(
    [
        "asyncio",
        "datetime",
        "os",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "threading",
        "time",
        "uuid",
    ]
)
WITHOUT_ORDER = ("set", "frozenset")
ORDER_MATTERS = ("enumerate", "iter", "list", "next", "tuple", "zip")

every_module = pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
every_rule = pytest.mark.parametrize(
    "module",
    [module for module in modules() if module.folder in ("kernel", "games")],
    ids=lambda module: module.name,
)


@pytest.mark.parametrize(
    "folder",
    sorted({path.parent for path in PACKAGE.rglob("*.py")}),
    ids=lambda folder: str(folder.relative_to(PACKAGE.parent)),
)
def test_a_folder_says_in_a_few_lines_what_lives_there(folder: Path) -> None:
    readme = folder / "README.md"
    assert readme.is_file()
    assert 0 < len(readme.read_text(encoding="utf-8").splitlines()) <= LINES_OF_A_README


def test_the_kernel_is_an_afternoons_read() -> None:
    kernel = [module for module in modules() if module.folder == "kernel"]
    assert sum(len(module.text.splitlines()) for module in kernel) < LINES_OF_THE_KERNEL


@every_module
def test_a_module_is_a_short_read(module: Module) -> None:
    assert len(module.text.splitlines()) <= LINES_OF_A_MODULE


@every_module
def test_a_function_is_short(module: Module) -> None:
    assert long_functions(module) == []


@every_module
def test_names_say_something(module: Module) -> None:
    assert list(empty_names(module)) == []


@every_rule
def test_rules_have_no_clock_no_chance_and_no_input(module: Module) -> None:
    assert list(outside_world(module)) == []


@every_rule
def test_rules_do_not_depend_on_an_order_that_nobody_gave(module: Module) -> None:
    assert list(unordered(module)) == []


def test_nothing_is_left_for_later() -> None:
    kinds = ("*.py", "*.ftl", "*.md", "*.json", "*.toml")
    files = [*(file for kind in kinds for file in PACKAGE.rglob(kind)), *ROOT.glob("*.md")]
    assert [file.name for file in files if UNDONE.search(file.read_text(encoding="utf-8"))] == []


def test_a_long_function_is_noticed() -> None:
    body = "    pass\n" * LINES_OF_A_FUNCTION
    module = Module("greathall.kernel.match", f"async def win() -> None:\n{body}")
    assert long_functions(module) == [
        f"greathall.kernel.match:1: win has {LINES_OF_A_FUNCTION + 1} lines"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "class StateManager: ...",
        "def card_utils() -> None: ...",
        "def get_card() -> None: ...",
        "class Card:\n    def process_text(self) -> None: ...",
        "def play(helper: int) -> None: ...",
        "misc = 3",
        "def play(self) -> None:\n    self.info: int = 3",
        "for common in range(3): ...",
    ],
)
def test_a_name_that_says_nothing_is_noticed(text: str) -> None:
    assert len(list(empty_names(Module("greathall.kernel.match", text)))) == 1


def test_a_module_that_says_nothing_is_noticed() -> None:
    assert list(empty_names(Module("greathall.games.utils", ""))) == ["greathall.games.utils"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("greathall.games.draughts.rules", "import random"),
        ("greathall.games.draughts.rules", "from random import Random"),
        ("greathall.kernel.match", "from time import time"),
        ("greathall.kernel.match", "import os.path"),
        ("greathall.kernel.match", "from random import Random\nrng = Random(3)"),
        ("greathall.kernel.match", "import random\ndef f() -> float:\n    return random.random()"),
    ],
)
def test_a_clock_or_chance_is_noticed(name: str, text: str) -> None:
    assert len(list(outside_world(Module(name, text)))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "if TYPE_CHECKING:\n    from random import Random",
        "import random\ndef fork(rng: random.Random) -> None: ...",
        "from random import Random\ndef fork(rng: Random | None = None) -> Random: ...",
    ],
)
def test_the_kernel_may_name_the_type_of_a_random_source(text: str) -> None:
    assert list(outside_world(Module("greathall.kernel.match", text))) == []


@pytest.mark.parametrize(
    "text",
    [
        "for card in {1, 2}: ...",
        "for card in set(cards): ...",
        "found = [card for card in {c for c in cards}]",
        "first = next(iter(cards & set(hand)))",
        "hand = tuple(frozenset(cards))",
        "key = hash(card)",
    ],
)
def test_an_order_that_nobody_gave_is_noticed(text: str) -> None:
    assert len(list(unordered(Module("greathall.games.draughts.rules", text)))) == 1


def long_functions(module: Module) -> list[str]:
    return [
        f"{module.name}:{node.lineno}: {node.name} has {lines} lines"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > LINES_OF_A_FUNCTION
    ]


def empty_names(module: Module) -> Iterator[str]:
    """The names given in a module, its own included, that could stand for anything."""
    if says_nothing(module.name.split(".")[-1]):
        yield module.name
    for node in ast.walk(module.tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                empty = says_nothing(name) or words(name)[0] in VERBS_THAT_SAY_NOTHING
            case (
                ast.ClassDef(name=name)
                | ast.arg(arg=name)
                | ast.Name(id=name, ctx=ast.Store())
                | ast.Attribute(attr=name, ctx=ast.Store())
            ):
                empty = says_nothing(name)
            case _:
                continue
        if empty:
            yield f"{module.name}:{node.lineno}: {name}"


def says_nothing(name: str) -> bool:
    return any(word.removesuffix("s") in WORDS_THAT_SAY_NOTHING for word in words(name))


def words(name: str) -> list[str]:
    """`OrderToken` and `order_token` are the same two words."""
    return re.findall(r"[a-z0-9]+", re.sub(r"([A-Z])", r"_\1", name).lower()) or [name]


def outside_world(module: Module) -> Iterator[str]:
    """The imports of what differs from run to run. The kernel may name the type of a source."""
    annotations = {
        id(inner)
        for node in ast.walk(module.tree)
        for field in ("annotation", "returns")
        if isinstance(annotation := getattr(node, field, None), ast.expr)
        for inner in ast.walk(annotation)
    }
    for imported in imports(module):
        top = imported.name.split(".")[0]
        if top not in NOT_IN_RULES or imported.typing_only:
            continue
        only_named = module.folder == "kernel" and top == "random"
        for node in ast.walk(module.tree) if only_named else ():
            if isinstance(node, ast.Name) and node.id in ("random", "Random"):
                only_named = only_named and id(node) in annotations
        if not only_named:
            yield f"{module.name}:{imported.line} imports {imported.name}"


def unordered(module: Module) -> Iterator[str]:
    """Where a set is gone through, or a hash is taken: that order differs from run to run."""
    for node in ast.walk(module.tree):
        match node:
            case ast.For(iter=source) | ast.comprehension(iter=source):
                wrong = is_set(source)
            case ast.Call(func=ast.Name(id="hash")):
                source, wrong = node, module.folder == "games"
            case ast.Call(func=ast.Name(id=name), args=[source, *_]) if name in ORDER_MATTERS:
                wrong = is_set(source)
            case _:
                continue
        if wrong:
            yield f"{module.name}:{source.lineno}: {ast.unparse(node)}"


def is_set(node: ast.expr) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in WITHOUT_ORDER
        case ast.BinOp(
            left=left, op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor(), right=right
        ):
            return is_set(left) or is_set(right)
        case _:
            return False
