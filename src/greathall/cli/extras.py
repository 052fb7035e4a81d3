"""What a command says when the part of Great Hall is missing that it needs.

The engine alone has no third-party package, and so neither typer nor Fluent: only Python is used
here, and the sentence has plain fields alone.
"""

from __future__ import annotations

import re
import sys
from importlib import resources
from importlib.metadata import version

from greathall.builds import BUILD
from greathall.texts import system_language

USAGE_ERROR = 2
OWN = "greathall"
NEEDED_BY = {
    "serve": "hall",
    "verify": "hall",
    "reports": "hall",
    "hall": "hall",
    "simulate": "lab",
    "arena": "lab",
    "balance": "lab",
    "bench": "lab",
}
TEXT = "error-needs-extra"


def without_its_extra(words: list[str], missing: ModuleNotFoundError) -> int:
    """Say in a sentence what to install; a module of our own that is missing is a mistake."""
    if (missing.name or OWN).partition(".")[0] == OWN:
        raise missing
    if words == ["--version"]:
        show_version()
        return 0
    sys.stderr.write(f"{sentence(words, system_language())}\n")
    return USAGE_ERROR


def show_version() -> None:
    sys.stdout.write(f"Great Hall {version(OWN)} ({BUILD} build)\n")


def sentence(words: list[str], language: str) -> str:
    """Which extra to install for this command.

    >>> sentence(["serve", "--open"], "en")
    'This needs a part of Great Hall that is not installed: pip install "greathall[hall]"'
    """
    file = resources.files(OWN) / "locales" / language / "cli.ftl"
    found = re.search(rf"^{TEXT} = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1].replace("{ $extra }", extra_for(words))


def extra_for(words: list[str]) -> str:
    """The part that a command needs; without one, the hall is opened.

    >>> extra_for([]), extra_for(["play"]), extra_for(["--lang", "uk", "bench"])
    ('hall', 'terminal', 'lab')
    """
    if not words:
        return NEEDED_BY["serve"]
    return next((NEEDED_BY[word] for word in words if word in NEEDED_BY), "terminal")
