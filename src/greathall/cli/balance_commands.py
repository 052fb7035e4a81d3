"""How even the games are: counted by matches of bots, and written as pages with plots."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import warnings
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from greathall.bots import bots
from greathall.bots.entrants import maker_of
from greathall.cli.balance_pages import DATA, PAGE, PLOT, write_pages
from greathall.cli.files import writing
from greathall.cli.reports import Bar
from greathall.cli.usage import PROGRAM
from greathall.cli.wording import command, option
from greathall.games import default_game, game_called, games
from greathall.research.balance import Count, Line, counts_of, is_of_today, lines_of
from greathall.texts import Texts


def add_balance(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "balance", f"{default_game()} --games 2000 --folder docs")
    def write_balance(
        some: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=texts("metavar-some-games"),
                help=texts("help-some-games", known=", ".join(games())),
                autocompletion=lambda: list(games()),
            ),
        ] = None,
        rivals: Annotated[str, _bots(texts)] = ",".join(levels()),
        matches: Annotated[int, option(texts, "--games", "number", 1)] = 2000,
        of_options: Annotated[int, option(texts, "--games-of-options", "number", 1)] = 400,
        seed: Annotated[str, option(texts, "--seed", "seed")] = "0",
        processes: Annotated[int, option(texts, "--processes", "number", 1)] = 1,
        folder: Annotated[Path, option(texts, "--folder", "folder")] = Path("docs"),
    ) -> None:
        names = rivals.split(",")
        for name in names:
            maker_of(name)  # an unknown one is refused before anything is played
        wanted = [
            line
            for game in some or games()
            for line in lines_of(game_called(game).id, names, matches, of_options)
        ]
        with writing(folder):
            (folder / PLOT).parent.mkdir(parents=True, exist_ok=True)
            known = read_counts(folder / DATA, seed)
        missing = [line for line in wanted if line not in known]
        # Ctrl-C may come just before a rule begins to run; that is nothing to warn of.
        warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
        total = sum(line.games for line in missing)
        with Bar(total, texts("simulate-progress")) as bar, writing(folder):
            for count in counts_of(missing, seed, processes, bar.step):
                known[count.line] = count
                keep_counts(folder / DATA, known)
        counts = [known[line] for line in wanted]
        again = (
            f"{PROGRAM} balance --bots {rivals} --games {matches} --games-of-options {of_options}"
        )
        with writing(folder):
            write_pages(folder, counts, f"{again} --seed {seed}", texts)
        Console(highlight=False).print(texts("balance-written", file=str(folder / PAGE)))


def read_counts(file: Path, seed: str) -> dict[Line, Count]:
    """What was counted before; not what today's bots would play in another way."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    counts = [count for count in map(Count.read, lines) if count.seed == seed]
    return {count.line: count for count in counts if is_of_today(count)}


def keep_counts(file: Path, counts: dict[Line, Count]) -> None:
    """All of them, or the file stays as it was."""
    text = "".join(f"{count.written()}\n" for _, count in sorted(counts.items()))
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def _bots(texts: Texts) -> Any:
    return option(texts, "--bots", "bots", known=", ".join(bots()))


def levels() -> list[str]:
    """The bots that people may choose, but for the one at random and those that search for long."""
    _, *others = bots()
    return [name for name in others if not hasattr(bots()[name], "with_budget")]
