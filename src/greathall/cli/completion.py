"""The command that writes what a shell needs to complete our words when Tab is pressed."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
from typing import Annotated

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete

from greathall.cli.usage import PROGRAM
from greathall.cli.wording import command
from greathall.kernel import Refusal
from greathall.texts import Texts

SHELLS = ("bash", "zsh", "fish", "powershell")
ASKED = f"_{PROGRAM.upper()}_COMPLETE"  # in the environment, when a shell wants to know


class UnknownShell(Refusal):
    text = "error-unknown-shell"


def add_completion(program: typer.Typer, texts: Texts) -> None:
    get_completion_inspect_parameters()  # typer learns here to speak with shells

    @command(program, texts, "completion", "bash")
    def write_completion(
        context: typer.Context,
        shell: Annotated[
            str,
            typer.Argument(
                metavar=texts("metavar-shell"),
                help=texts("help-shell", known=SHELLS),
                autocompletion=lambda: SHELLS,
            ),
        ],
    ) -> int:
        if shell not in SHELLS:
            known = ", ".join(SHELLS)
            raise UnknownShell(f"no shell {shell!r}; there are: {known}", shell=shell, known=known)
        return shell_complete(context.find_root().command, {}, PROGRAM, ASKED, f"source_{shell}")
