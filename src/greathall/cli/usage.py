"""How the command line shows its help, and how it words what was typed wrong."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand, TyperGroup

from greathall.cli.extras import USAGE_ERROR
from greathall.cli.narrow import show_table
from greathall.games import games
from greathall.kernel import Refusal
from greathall.narration import Narrator
from greathall.reading import is_number
from greathall.texts import Texts

PROGRAM = "greathall"
ROOM = 14  # columns for what is said about an option, beside its longest word
HELP = ["-h", "--help"]


class UnknownCommand(Refusal):
    text = "error-unknown-command"


class TooManyWords(Refusal):
    text = "error-too-many-words"


class NeedsValue(Refusal):
    text = "error-option-needs-value"


class NotANumber(Refusal):
    text = "error-not-a-number"


class BadPair(Refusal):
    text = "error-bad-pair"


def whole_number(name: str, least: int) -> Any:
    """Read a number that is typed after an option."""

    def read(typed: str | int) -> int:
        word = str(typed)  # typer hands over the default as well
        if not is_number(word) or int(word) < least:
            plain = f"{name} is a number from {least} on, not {word!r}"
            raise NotANumber(plain, name=name, value=word, least=least)
        return int(word)

    return read


def pairs(words: list[str]) -> dict[str, str]:
    """Read what is typed as name=value."""
    for word in words:
        if "=" not in word:
            raise BadPair(f"{word!r} is not written name=value", value=word)
    return {name: value for name, _, value in (word.partition("=") for word in words)}


class _Shown:
    """What the help of commands and of the whole program has alike."""

    texts: Texts
    example: str

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help, in the language of the reader, straight to the terminal."""
        texts, console = self.texts, Console(highlight=False)
        command: Any = self
        arguments = [p for p in command.params if p.param_type_name == "argument"]
        words = [ctx.command_path, *(p.metavar for p in arguments), texts("help-some-options")]
        if isinstance(self, Program):
            words.insert(1, texts("metavar-command"))
        console.print(f"{texts('help-usage')}: {' '.join(words)}", markup=False)
        console.print(f"\n{command.help}\n", markup=False)
        console.print(f"{texts('help-example')}:\n  {self.example}", markup=False)
        for title, rows in self.rows(ctx):
            if rows:
                console.print(f"\n{title}:", markup=False)
                show_table(console, _two_columns(rows), ROOM)

    def rows(self, ctx: Any) -> list[tuple[str, list[tuple[str, str]]]]:
        command: Any = self
        shown = [p for p in command.params if not p.hidden]
        arguments = [(p.metavar, p.help) for p in shown if p.param_type_name == "argument"]
        options = [
            (" ".join([", ".join(p.opts), *([p.metavar] if p.metavar else [])]), p.help)
            for p in shown
            if p.param_type_name == "option"
        ]
        options.append((", ".join(HELP), self.texts("help-help")))
        texts = self.texts
        return [(texts("help-arguments"), arguments), (texts("help-options"), options)]


class Command(_Shown, TyperCommand):
    """One command, such as `greathall play`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise TooManyWords(f"too many words: {rest}", words=rest)
        return rest


class Program(_Shown, TyperGroup):
    """`greathall` itself."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            raise UnknownCommand(f"no command {args[0]!r}", command=args[0], known=known)
        return super().resolve_command(ctx, args)

    def rows(self, ctx: Any) -> list[tuple[str, list[tuple[str, str]]]]:
        commands = [(name, command.help or "") for name, command in self.commands.items()]
        return [(self.texts("help-commands"), commands), *super().rows(ctx)]


def _two_columns(rows: list[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2), pad_edge=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(_plain(left), _plain(right))
    return table


def _plain(words: str) -> str:
    return words.replace("[", "\\[")


def complain(words: str) -> int:
    """Say what is wrong where it belongs; the code with which the command ends."""
    console = Console(stderr=True, highlight=False)
    console.print(words, markup=False, soft_wrap=not console.is_terminal)
    return USAGE_ERROR


def sentence(problem: Exception, texts: Texts) -> str:
    """One sentence for what typer or a match refuses, in the words of its game if it has one."""
    if isinstance(problem, Refusal):
        game = problem.fields.get("game")
        words = texts.of(str(game)) if game in games() else texts
        return Narrator(words).message(problem.text, problem.fields)
    option = getattr(problem, "option_name", "")
    if type(problem).__name__ == "NoSuchOption":
        return texts("error-no-such-option", option=option)
    if type(problem).__name__ == "BadOptionUsage":
        return texts("error-option-needs-value", option=option)
    parameter = getattr(problem, "param", None)
    if parameter is not None:
        name = parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0]
        return texts("error-missing-word", name=name)
    return texts("error-not-understood")
