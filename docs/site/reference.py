"""The reference of the Python interface, from the docstrings of what a program may import."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

MODULES = ("greathall", "greathall.kernel", "greathall.bots", "greathall.client", "greathall.texts")


def reference() -> str:
    """All of it, as a document."""
    return "\n".join(
        [
            "# Python reference",
            "",
            "What a program may import, and what it says of itself.",
            "",
            *(line for name in MODULES for line in about_module(import_module(name))),
        ]
    )


def about_module(module: ModuleType) -> Iterator[str]:
    yield from (f"## {module.__name__}", "", told(module), "")
    for name, thing in offered(module).items():
        yield from (f"### {module.__name__}.{name}", "", signature(name, thing), "")
        yield from (told(thing), "")
        if inspect.isclass(thing):
            yield from about_members(name, thing)


def about_members(owner: str, thing: type[Any]) -> Iterator[str]:
    """The methods and properties of a class that say what they are for."""
    for name, member in vars(thing).items():
        told_here = inspect.getdoc(member) if callable(member) or is_property(member) else None
        if name.startswith("_") or not told_here:
            continue
        yield from (f"#### {owner}.{name}", "")
        if not is_property(member):
            yield from (signature(name, member), "")
        yield from (told(member), "")


def is_property(member: object) -> bool:
    return isinstance(member, property)


def offered(module: ModuleType) -> dict[str, Any]:
    """The classes and functions that a module offers: those it names, or those of its own."""
    names = getattr(module, "__all__", None) or [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", "").startswith(module.__name__)
    ]
    things = {name: getattr(module, name) for name in sorted(names)}
    return {
        name: thing
        for name, thing in things.items()
        if inspect.isclass(thing) or inspect.isfunction(thing)
    }


def signature(name: str, thing: Any) -> str:
    """How it is called, in a block of code."""
    try:
        words = str(inspect.signature(thing)).replace("'", "")
    except (TypeError, ValueError):
        words = ""
    return f"```python\n{name}{words}\n```"


def told(thing: object) -> str:
    """What a docstring says; its examples are code."""
    text = inspect.getdoc(thing) or ""
    return re.sub(r"(?m)((?:^>>> .*\n?(?:^(?!$).*\n?)*)+)", r"```python\n\1\n```\n", text)
