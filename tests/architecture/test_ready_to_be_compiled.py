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
