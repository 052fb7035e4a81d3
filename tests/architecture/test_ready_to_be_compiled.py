"""What a compiler needs of the rules: constants that stay, class attributes that say so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from architecture.source import Module, modules

Function = ast.FunctionDef | ast.AsyncFunctionDef
RULES = [module for module in modules() if module.folder in ("kernel", "games")]
# Commands are made for a program and its texts; two decorators of the kernel make functions.
WITH_NESTED_FUNCTIONS = ("commands", "moments", "state")
MADE_OF_FIELDS = ("NamedTuple", "Protocol", "TypedDict")

every_rule = pytest.mark.parametrize("module", RULES, ids=lambda module: module.name)


@every_rule
def test_constants_are_final(module: Module) -> None:
    assert list(changeable_constants(module)) == []


def test_class_attributes_are_class_variables() -> None:
    # A refusal may get its text when it is made: a client repeats that of the hall.
    among = [module for module in RULES if not module.name.endswith(".errors")]
    declared = class_variables(among)
    assert [found for module in among for found in undeclared_attributes(module, declared)] == []


@every_rule
def test_a_property_is_not_cached(module: Module) -> None:
    assert "cached_property" not in module.text


@pytest.mark.parametrize(
    "module",
    [module for module in RULES if module.name.split(".")[-1] not in WITH_NESTED_FUNCTIONS],
    ids=lambda module: module.name,
)
def test_no_function_is_made_within_another(module: Module) -> None:
    assert list(nested_functions(module)) == []


@every_rule
def test_nothing_is_asked_that_a_compiled_class_lacks(module: Module) -> None:
    assert list(asked_of_interpreted_classes(module)) == []


# ------------------------------------------------ what is noticed


@pytest.mark.parametrize(
    "text", ["ROUNDS = 10", "ROUNDS: int = 10", "FREE, SHADOW = 'free', 'shadow'", "_ROWS = []"]
)
def test_a_constant_that_could_change_is_noticed(text: str) -> None:
    assert len(list(changeable_constants(written(text)))) == 1


@pytest.mark.parametrize(
    "text", ["ROUNDS: Final = 10", "T = TypeVar('T')", "Area = str", "__all__ = ['area']"]
)
def test_types_and_constants_that_stay_are_let_pass(text: str) -> None:
    assert list(changeable_constants(written(text))) == []


@pytest.mark.parametrize(
    "text",
    [
        "class Draughts:\n    men = 12",
        "class Draughts:\n    men: int",
        "class Draughts:\n    men, kings = 12, 0",
    ],
)
def test_a_class_attribute_that_nothing_declares_is_noticed(text: str) -> None:
    assert len(list(undeclared_attributes(written(text), {"kings"}))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "class Draughts:\n    men: ClassVar[int] = 12",
        "class Chess(Draughts):\n    kings = 2",
        "class Draughts:\n    __slots__ = ('men',)\n    men: int",
        "class Draughts(NamedTuple):\n    men: int = 12",
        "@state\nclass Draughts:\n    men: int = public()",
        "class Draughts:\n    jump = staticmethod(jump)",
    ],
)
def test_declared_attributes_and_fields_are_let_pass(text: str) -> None:
    assert list(undeclared_attributes(written(text), {"kings"})) == []


def test_a_function_within_another_is_noticed() -> None:
    within = written("def jump():\n    def land(): ...\n    return land")
    assert list(nested_functions(within)) == ["greathall.games.draughts.rules:2: land"]


@pytest.mark.parametrize(
    "text",
    [
        "twin = object.__new__(Match)",
        "names = Question.__slots__",
        "class Steps(dict):\n    def __call__(self): ...",
        "where in (HERE, *BEYOND)",
        "log[: history.pop()]",
    ],
)
def test_what_a_compiled_class_lacks_is_noticed(text: str) -> None:
    assert len(list(asked_of_interpreted_classes(written(text)))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "twin = Match.__new__(Match)",
        "class Question:\n    __slots__ = ('kind',)",
        "class Steps(dict):\n    def __len__(self): ...",
        "class Steps:\n    def __call__(self): ...",
        "where in (HERE, THERE)",
        "log[len(past) :]",
    ],
)
def test_what_a_compiled_class_has_is_let_pass(text: str) -> None:
    assert list(asked_of_interpreted_classes(written(text))) == []


def written(text: str) -> Module:
    return Module("greathall.games.draughts.rules", text)


# ------------------------------------------------ looking


def changeable_constants(module: Module) -> Iterator[str]:
    """Names in capitals that are not `Final`; type variables are no constants."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and not is_type_variable(node.value):
            names = [name for target in node.targets for name in names_in(target)]
        elif isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
            names = names_in(node.target)
        else:
            continue
        if any(name.isupper() for name in names):
            yield f"{module.name}:{node.lineno}: {', '.join(names)}"


def is_type_variable(value: ast.expr) -> bool:
    return ast.unparse(value).startswith(("TypeVar(", "ParamSpec("))


def names_in(target: ast.expr) -> list[str]:
    return [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]


def class_variables(among: list[Module]) -> set[str]:
    """The names that some class declares as its own; others may give them another value."""
    return {
        name
        for module in among
        for node in ast.walk(module.tree)
        if isinstance(node, ast.AnnAssign) and is_class_variable(node)
        for name in names_in(node.target)
    }


def is_class_variable(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith("ClassVar")


def undeclared_attributes(module: Module, declared: set[str]) -> Iterator[str]:
    for group in ast.walk(module.tree):
        if not isinstance(group, ast.ClassDef) or is_made_of_fields(group):
            continue
        known = declared | slots_of(group)
        for node in group.body:
            if isinstance(node, ast.Assign) and not is_static_method(node.value):
                names = [name for target in node.targets for name in names_in(target)]
            elif isinstance(node, ast.AnnAssign) and not is_class_variable(node):
                names = names_in(node.target)
            else:
                continue
            for name in names:
                if name not in known and not name.startswith("__"):
                    yield f"{module.name}:{node.lineno}: {name}"


def is_made_of_fields(group: ast.ClassDef) -> bool:
    """A record: its decorator or its base makes fields of what it declares."""
    bases = [ast.unparse(base) for base in group.bases]
    return bool(group.decorator_list) or any(base in MADE_OF_FIELDS for base in bases)


def slots_of(group: ast.ClassDef) -> set[str]:
    return {
        str(ast.literal_eval(name))
        for node in group.body
        if isinstance(node, ast.Assign)
        and names_in(node.targets[0]) == ["__slots__"]
        and isinstance(node.value, ast.Tuple)
        for name in node.value.elts
    }


def is_static_method(value: ast.expr) -> bool:
    return ast.unparse(value).startswith("staticmethod(")


def nested_functions(module: Module) -> Iterator[str]:
    for outer in ast.walk(module.tree):
        if isinstance(outer, Function):
            for inner in ast.walk(outer):
                if isinstance(inner, Function) and inner is not outer:
                    yield f"{module.name}:{inner.lineno}: {inner.name}"


def asked_of_interpreted_classes(module: Module) -> Iterator[str]:
    """What only an interpreted class answers, what the compiler cannot read or does twice."""
    for node in ast.walk(module.tree):
        what = ""
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            read = ast.unparse(node)
            what = read if read == "object.__new__" or node.attr == "__slots__" else ""
        elif isinstance(node, ast.ClassDef) and "dict" in map(ast.unparse, node.bases):
            calls = [inner for inner in node.body if getattr(inner, "name", "") == "__call__"]
            what = f"{node.name} is a dict that can be called" if calls else ""
        elif isinstance(node, ast.Compare):
            starred = [part for among in node.comparators for part in starred_in(among)]
            what = ", ".join(starred)
        elif isinstance(node, ast.Slice):
            what = ", ".join(call for call in calls_in(node) if call not in ("len", "max", "min"))
        if what:
            yield f"{module.name}:{getattr(node, 'lineno', 0)}: {what}"


def calls_in(bounds: ast.Slice) -> list[str]:
    """What the bounds of a slice ask for; the compiler may ask twice."""
    return [ast.unparse(node.func) for node in ast.walk(bounds) if isinstance(node, ast.Call)]


def starred_in(among: ast.expr) -> list[str]:
    """The `*` parts of a tuple or a list that something is looked for in."""
    parts = among.elts if isinstance(among, ast.Tuple | ast.List | ast.Set) else []
    return [ast.unparse(part) for part in parts if isinstance(part, ast.Starred)]
