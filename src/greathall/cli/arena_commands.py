"""The arena: typed, watched, shown, and written as a report with a plot."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import json
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from greathall.cli import INTERRUPTED
from greathall.cli.files import writing
from greathall.cli.narrow import show_table
from greathall.cli.reports import Bar, show_json
from greathall.cli.usage import PROGRAM, pairs
from greathall.cli.wording import command, number, switch
from greathall.cli.wording import option as option_of
from greathall.games import default_game, games
from greathall.research.plots import Point, Row, plot_shares
from greathall.texts import Texts

if TYPE_CHECKING:  # the arena rates with what only the laboratory brings
    from greathall.research.arena import Found
    from greathall.research.ratings import Share

REPORT: Final = "arena.md"
PLOT: Final = "arena.svg"
SUMMARY: Final = "arena.json"
OF_SHARES: Final = ("bot", "against", "side", "games", "won", "share", "interval", "even")
OF_RATINGS: Final = ("bot", "rating", "reach", "milliseconds")


def add_arena(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "arena", f"{default_game()} steward random --games 40 --folder found")
    def hold_contest(
        game: Annotated[
            str,
            typer.Argument(
                metavar=texts("metavar-game"),
                help=texts("help-game", known=", ".join(games())),
                autocompletion=lambda: list(games()),
            ),
        ],
        bots: Annotated[
            list[str], typer.Argument(metavar=texts("metavar-some-bots"), help=texts("help-rivals"))
        ],
        scenario: Annotated[str | None, option_of(texts, "--scenario", "scenario")] = None,
        players: Annotated[int | None, option_of(texts, "--players", "number", 1)] = None,
        matches: Annotated[int, option_of(texts, "--games", "number", 1)] = 100,
        seed: Annotated[str, option_of(texts, "--seed", "seed")] = "0",
        option: Annotated[list[str] | None, option_of(texts, "--option", "option")] = None,
        processes: Annotated[int, option_of(texts, "--processes", "number", 1)] = 1,
        ray: Annotated[str, option_of(texts, "--ray", "address")] = "",
        folder: Annotated[Path | None, option_of(texts, "--folder", "folder")] = None,
        as_json: Annotated[bool, switch(texts, "--json")] = False,
    ) -> int:
        from greathall.research import arena, ratings

        chosen = tuple(pairs(option or []).items())
        wish = arena.Contest(game, scenario or "", players or 0, tuple(bots), seed, chosen)
        contest = arena.settled(wish)
        total = sum(1 for _ in arena.bouts_of(contest, matches))
        # Ctrl-C may come just before a rule begins to run; that is nothing to warn of.
        warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
        with Bar(total, texts("simulate-progress")) as bar, writing(folder):
            found = arena.hold(
                contest, matches, processes=processes, ray=ray, folder=folder, progress=bar.step
            )
        own = texts.of(game)
        if folder is not None:
            with writing(folder):
                write_report(found, folder, again(found, matches), own)
        if as_json:
            show_json(ratings.as_json(found))
        else:
            show_contest(Console(highlight=False), own, found)
        return 0 if found.complete else INTERRUPTED


def again(found: "Found", matches: int) -> str:
    """What to type for the same matches."""
    contest = found.contest
    options = "".join(f" --option {name}={value}" for name, value in contest.options)
    who = f"{contest.game} {' '.join(contest.bots)}"
    what = f"--scenario {contest.scenario} --players {contest.players}{options}"
    return f"{PROGRAM} arena {who} {what} --games {matches} --seed {contest.seed}"


def show_contest(console: Console, texts: Texts, found: "Found") -> None:
    for columns, rows in tables(found, texts):
        table = Table()
        for column in columns:
            table.add_column(column)
        for row in rows:
            table.add_row(*row)
        show_table(console, table)
    if not found.complete:
        console.print(texts("arena-incomplete", games=len(found.played)))


def tables(found: "Found", texts: Texts) -> list[tuple[list[str], list[list[str]]]]:
    """The ratings, if there are any, and the shares: their columns and rows, in words."""
    from greathall.research import ratings

    rated = [
        [
            row.bot,
            number(texts, row.rating),
            f"± {number(texts, row.reach)}",
            number(texts, 1000 * row.seconds, 1),
        ]
        for row in ratings.ratings(found)
        if len(found.sides) > 1
    ]
    won = [cells(share, texts) for share in ratings.shares(found)]
    both = (OF_RATINGS, rated), (OF_SHARES, won)
    return [([texts(f"arena-{name}") for name in names], rows) for names, rows in both if rows]


def cells(share: "Share", texts: Texts) -> list[str]:
    low, high = share.interval
    return [
        share.bot,
        share.against or texts("arena-the-game"),
        share.side or texts("arena-all-sides"),
        str(share.games),
        str(share.won),
        percent(share.share, texts) if share.games else "",
        f"{percent(low, texts)} – {percent(high, texts)}",
        percent(share.even, texts) if share.even else "",
    ]


def percent(share: float, texts: Texts) -> str:
    return f"{number(texts, 100 * share, 1)} %"


def write_report(found: "Found", folder: Path, repeat: str, texts: Texts) -> None:
    """A table in Markdown with its plot, and all figures as JSON, beside the matches."""
    from greathall.research import ratings

    title = texts("arena-title", game=texts(f"game-{found.contest.game}"))
    lines = [f"# {title}", "", f"```sh\n{repeat}\n```", "", f"![{title}]({PLOT})", ""]
    for columns, rows in tables(found, texts):
        lines += [f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines.append("")
    lines += [texts("arena-reading"), ""]
    if not found.complete:
        lines += [texts("arena-incomplete", games=len(found.played)), ""]
    (folder / REPORT).write_text("\n".join(lines), encoding="utf-8")
    drawn = [
        Row(
            f"{share.bot} – {share.against or texts('arena-the-game')}",
            (Point(share.share, *share.interval),),
        )
        for share in ratings.shares(found)
        if not share.side
    ]
    (folder / PLOT).write_text(plot_shares(title, (texts("arena-share"),), drawn), encoding="utf-8")
    told = json.dumps(ratings.as_json(found), indent=2)
    (folder / SUMMARY).write_text(f"{told}\n", encoding="utf-8")
