"""How commands and their options get their words, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from greathall.cli.usage import PROGRAM, Command, whole_number
from greathall.texts import Texts


def in_words(cls: type[Any], texts: Texts, example: str) -> type[Any]:
    return type(cls.__name__, (cls,), {"texts": texts, "example": example})


def command(
    program: typer.Typer, texts: Texts, name: str, example: str
) -> Callable[[Callable[..., Any]], Any]:
    return program.command(
        name,
        cls=in_words(Command, texts, f"{PROGRAM} {name} {example}".rstrip()),
        help=texts(f"command-{name}"),
    )


def option(texts: Texts, name: str, value: str = "", least: int | None = None) -> Any:
    """An option that takes a value; a number, if the least is given."""
    read = None if least is None else whole_number(name, least)
    metavar = texts(f"metavar-{value}")
    return typer.Option(name, metavar=metavar, help=texts(f"help-{name[2:]}"), parser=read)


def switch(texts: Texts, name: str) -> Any:
    return typer.Option(name, help=texts(f"help-{name[2:]}"))
