"""How commands and their options get their words, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from fluent.runtime.types import fluent_number

from greathall.cli.usage import HELP, PROGRAM, Command, whole_number
from greathall.texts import Texts


def in_words(cls: type[Any], texts: Texts, example: str) -> type[Any]:
    return type(cls.__name__, (cls,), {"texts": texts, "example": example})


def command(
    program: typer.Typer, texts: Texts, name: str, example: str, within: str = ""
) -> Callable[[Callable[..., Any]], Any]:
    """A command of the program, or of a group of commands within it."""
    group = f"{within} " if within else ""
    return program.command(
        name,
        cls=in_words(Command, texts, f"{PROGRAM} {group}{name} {example}".rstrip()),
        help=texts(f"command-{name}"),
        context_settings={"help_option_names": HELP},
    )


def option(
    texts: Texts,
    name: str,
    value: str = "",
    least: int | None = None,
    variable: str | None = None,
    **fields: str,
) -> Any:
    """An option that takes a value; a number, if the least is given."""
    read = None if least is None else whole_number(name, least)
    metavar = texts(f"metavar-{value}")
    words = texts(f"help-{name[2:]}", **fields)
    return typer.Option(name, metavar=metavar, help=words, parser=read, envvar=variable)


def switch(texts: Texts, name: str) -> Any:
    return typer.Option(name, help=texts(f"help-{name[2:]}"))


def number(texts: Texts, value: float, places: int = 0) -> str:
    """A number as the language writes it.

    >>> number(Texts("en"), 1234.56, 1), number(Texts("pl"), 0.25, 2)
    ('1,234.6', '0,25')
    """
    rounded = round(value, places)
    digits = {"minimumFractionDigits": places, "maximumFractionDigits": places}
    return texts("a-number", value=fluent_number(rounded, **digits))
