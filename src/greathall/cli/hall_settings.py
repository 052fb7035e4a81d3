"""The settings of a hall: an option comes before the environment, and that before a file."""

# Typer reads the annotations of what it calls back.
import tomllib
from pathlib import Path
from typing import Any

import typer

from greathall.cli.files import read_text
from greathall.cli.wording import option
from greathall.kernel import Refusal
from greathall.texts import Texts

# All of them, by the names of their options: docs/operating.md lists them, and a test compares.
SETTINGS = (
    *("host", "port", "host-name", "proxy", "data", "database"),
    *("public-url", "mail", "own-network", "bot-delay"),
    *("requests-a-second", "messages-a-second", "tables-an-hour", "sockets-at-once"),
    "bots-at-once",
    *("person-requests-a-second", "person-messages-a-second", "person-tables-an-hour"),
    *("person-sockets-at-once", "person-bots-at-once", "redis"),
)
FILE = "--settings"


class BrokenSettings(Refusal):
    text = "error-broken-settings"


class UnknownSetting(Refusal):
    text = "error-unknown-setting"


class BadSetting(Refusal):
    text = "error-bad-setting"


def setting(texts: Texts, name: str, value: str, least: int | None = None) -> Any:
    """An option that the environment and the file of settings may set as well."""
    return option(texts, f"--{name}", value, least, variable=variable_of(name))


def variable_of(name: str) -> str:
    """The variable of the environment for an option.

    >>> variable_of("bot-delay"), variable_of("--settings")
    ('GREATHALL_BOT_DELAY', 'GREATHALL_SETTINGS')
    """
    return f"GREATHALL_{name.lstrip('-').replace('-', '_').upper()}"


def settings_file(texts: Texts) -> Any:
    """The option that names the file; what stands there is taken where nobody says otherwise."""

    def take(context: typer.Context, file: Path | None) -> Path | None:
        if file is not None:
            context.default_map = _by_parameter(context, file, settings_in(file))
        return file

    return typer.Option(
        FILE,
        metavar=texts("metavar-file"),
        help=texts("help-settings"),
        envvar=variable_of(FILE),
        is_eager=True,
        callback=take,
    )


def settings_in(file: Path) -> dict[str, Any]:
    """What a file sets, by the names of the options; what is none of them is refused."""
    try:
        found = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as problem:
        plain = f"{file} is not TOML: {problem}"
        raise BrokenSettings(plain, file=str(file), why=str(problem)) from None
    known = ", ".join(SETTINGS)
    for name in found:
        if name not in SETTINGS:
            plain = f"{file} sets {name!r}, which is none of: {known}"
            raise UnknownSetting(plain, file=str(file), name=name, known=known)
    return found


def _by_parameter(context: typer.Context, file: Path, found: dict[str, Any]) -> dict[str, Any]:
    """As typer wants it: by the names of the parameters that this command has."""
    taken: dict[str, Any] = {}
    parameters: Any = context.command.params
    for parameter in parameters:
        name = parameter.opts[0].removeprefix("--")
        if name not in found:
            continue
        several = parameter.multiple and isinstance(found[name], list)
        values = found[name] if several else [found[name]]
        if not all(type(value) in (str, int) for value in values):
            plain = f"{name} in {file} cannot be {found[name]!r}"
            raise BadSetting(plain, file=str(file), name=name, value=str(found[name]))
        words = [str(value) for value in values]
        taken[parameter.name] = words if parameter.multiple else words[0]
    return taken
