"""Which modules are compiled, and what they are compiled from."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import remembering
from declarations import NEEDED, Declarations, import_besides

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "greathall"
FOLDERS: Final = ("kernel", "games")  # of the package

# Left to the interpreter: texts, whose moments are found by looking at classes, and what surrounds
# the rules and takes no time of theirs.
INTERPRETED: Final = re.compile(
    r"""/(__init__|errors|moments|record|packing
    |card_texts|bot_texts|faction_texts|locations|westeros_cards|wildling_cards
    |bot|people|hints\w*|explain\w*|lessons|advice|rulings
    |commands|data_files|mosaic|report|standing|terminal)\.py$
    |/(bot|cards|house_cards|locations|terminal)/""",
    re.VERBOSE,
)

# What the compiler is told of classes: which of them classes of others derive from, and which are
# made without `__init__`; those that do what it does not know remain ordinary classes.
EXTENDED: Final = "allow_interpreted_subclasses=True"
ORDINARY: Final = "native_class=False"
HINTS: Final = {
    "kernel/state.py": {"State": EXTENDED, "Struct": EXTENDED},
    "kernel/events.py": {"Event": EXTENDED},
    "kernel/questions.py": {"NoOptions": ORDINARY},
    "kernel/match.py": {"Match": EXTENDED},
    "kernel/unseen.py": {"Unseen": ORDINARY},
    "kernel/game.py": {"Game": ORDINARY},
    "games/against_the_shadow/bot_rules.py": {"Bots": ORDINARY},
}
# `choose` is another name of a class; under its own the compiler makes it without a detour.
CHOICE: Final = re.compile(
    r"^(from greathall\.kernel import \(?(?:\s*\w+,)*\s*)choose\b", re.MULTILINE
)
MADE_CHOICE: Final = r"\1Question as choose"
# What runs the rules calls the match `Any`, since the match imports it. The compiler is told what
# it is: fields of a class that it knows it finds at once.
RUNNING: Final = "kernel/flow.py"
THE_MATCH: Final = """\
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from greathall.kernel.match import Match
"""
# A decorator for type checkers, which marks functions; compiled ones cannot be marked.
FOR_CHECKERS: Final = "@dataclass_transform("
COMPILER_HINTS: Final = '''\
"""What a class tells the compiler: nothing where there is none."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda made: made
'''
NOT_COPIED: Final = ("__pycache__", "static", "site")


def is_compiled(module: Path) -> bool:
    """Whether this file of the package is compiled."""
    inner = module.relative_to(PACKAGE).as_posix()
    return inner.split("/")[0] in FOLDERS and not INTERPRETED.search("/" + inner)


def name_of(module: Path) -> str:
    parts = module.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def written_out() -> dict[Path, str]:
    """The text of every module that has declarations, with the classes that they make."""
    paths = {name_of(path): path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")}
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
    declarations = Declarations(texts)
    made = {path: declarations.written_out(name) for name, path in paths.items()}
    return {path: text for path, text in made.items() if text != texts[name_of(path)]}


def copied_to(place: Path) -> list[Path]:
    """Copy the package to a place, ready for the compiler; the modules there to compile."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(PACKAGE, place / PACKAGE.name, ignore=shutil.ignore_patterns(*NOT_COPIED))
    (place / PACKAGE.name / "compiler_hints.py").write_text(COMPILER_HINTS, encoding="utf-8")
    for path, text in written_out().items():
        (place / path.relative_to(PACKAGE.parent)).write_text(text, encoding="utf-8")
    chosen = [path for path in sorted(PACKAGE.rglob("*.py")) if is_compiled(path)]
    compiled = [place / path.relative_to(PACKAGE.parent) for path in chosen]
    for module in compiled:
        text = module.read_text(encoding="utf-8")
        text = remembering.written_out(CHOICE.sub(MADE_CHOICE, text))
        module.write_text(text, encoding="utf-8")
    running = place / PACKAGE.name / RUNNING
    text = running.read_text(encoding="utf-8").replace("match: Any", "match: Match")
    running.write_text(text.replace("\n\n\n", f"\n{THE_MATCH}\n\n", 1), encoding="utf-8")
    for inner, hinted in HINTS.items():
        module = place / PACKAGE.name / inner
        module.write_text(_with_hints(module.read_text(encoding="utf-8"), hinted), encoding="utf-8")
    return compiled


def _with_hints(text: str, hinted: Mapping[str, str]) -> str:
    """The blank line above each of these classes tells the compiler something."""
    lines = ["" if line.startswith(FOR_CHECKERS) else line for line in text.splitlines()]
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name in hinted:
            above = min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 2
            assert not lines[above], f"{node.name}: no blank line above it"
            lines[above] = f"@_hint({hinted[node.name]})"
            for statement in node.body:
                if isinstance(statement, ast.Assign) and len(statement.targets) > 1:
                    lines[statement.lineno - 1] = _one_by_one(statement)
    import_besides(lines, NEEDED)
    return "\n".join(lines) + "\n"


def _one_by_one(statement: ast.Assign) -> str:
    """The compiler takes no `a = b = c` in the body of a class."""
    value = ast.unparse(statement.value)
    return "    " + "; ".join(f"{ast.unparse(target)} = {value}" for target in statement.targets)
