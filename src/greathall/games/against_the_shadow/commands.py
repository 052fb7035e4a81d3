"""The report on how often the Shadow wins: a table and a plot, written by whoever wants to."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from greathall.bots import bots
from greathall.bots.entrants import maker_of
from greathall.cli.files import writing
from greathall.cli.reports import Bar
from greathall.cli.usage import PROGRAM
from greathall.cli.wording import command, number, option
from greathall.games import game_called
from greathall.games.against_the_shadow.report import GAME, Rate, shadow_rates
from greathall.research.plots import Point, Row, plot_shares
from greathall.texts import Texts

NAME: Final = "shadow-report"
FILE: Final = "shadow-win-rate.md"
PLOT: Final = "img/shadow-win-rate.svg"


def add_commands(program: typer.Typer, all_texts: Texts) -> None:
    texts = all_texts.of(GAME)

    @command(program, texts, NAME, "--games 2000 --bots random,steward --folder docs")
    def write_report(
        games: Annotated[int, option(texts, "--games", "number", 1)] = 2000,
        who: Annotated[str, option(texts, "--bots", "bots", known=", ".join(bots()))] = "random",
        seed: Annotated[str, option(texts, "--seed", "seed")] = "0",
        jobs: Annotated[int, option(texts, "--jobs", "number", 1)] = 1,
        folder: Annotated[Path, option(texts, "--folder", "folder")] = Path("docs"),
    ) -> None:
        names = who.split(",")
        for name in names:
            maker_of(name)  # an unknown one is refused before anything is played
        with writing(folder):
            (folder / PLOT).parent.mkdir(parents=True, exist_ok=True)
        game = game_called(GAME)
        total = len(names) * games * len(game.scenarios) * len(game.options["level"])
        with Bar(total, texts("simulate-progress")) as bar:
            rates = shadow_rates(games, seed, jobs, names, progress=bar.step)
        with writing(folder):
            (folder / PLOT).write_text(plot(rates, texts), encoding="utf-8")
            again = f"{PROGRAM} {NAME} --games {games} --bots {who} --seed {seed}"
            (folder / FILE).write_text(report(rates, again, texts), encoding="utf-8")
        Console(highlight=False).print(texts("report-written", file=str(folder / FILE)))


def report(rates: list[Rate], again: str, texts: Texts) -> str:
    """The whole report, in Markdown."""
    columns = [texts(f"report-{name}") for name in COLUMNS]
    lines = [
        f"# {texts('report-title')}",
        "",
        texts("report-about", games=rates[0].games),
        "",
        f"```sh\n{again}\n```",
        "",
        f"![{texts('report-title')}]({PLOT})",
        "",
        f"| {' | '.join(columns)} |",
        f"|{'---|' * len(columns)}",
        *(f"| {' | '.join(cells(rate, texts))} |" for rate in rates),
        "",
        texts("report-reading"),
        "",
    ]
    return "\n".join(lines)


COLUMNS: Final = ("scenario", "level", "people", "games", "won", "share", "interval", "lead")


def cells(rate: Rate, texts: Texts) -> list[str]:
    low, high = rate.interval
    return [
        texts(f"scenario-{rate.scenario}"),
        texts(f"option-level-{rate.level}"),
        texts("report-bot", bot=rate.bot),
        str(rate.games),
        str(rate.won),
        percent(rate.share, texts),
        f"{percent(low, texts)} – {percent(high, texts)}",
        f"{'-' if rate.lead < 0 else '+'}{number(texts, abs(rate.lead), 1)}",
    ]


def percent(share: float, texts: Texts) -> str:
    return f"{number(texts, 100 * share, 1)} %"


def plot(rates: list[Rate], texts: Texts) -> str:
    """One row for each scenario and kind of player, a point for each level."""
    levels = game_called(GAME).options["level"]
    rows: dict[str, list[Point]] = {}
    for rate in rates:
        who = texts("report-bot", bot=rate.bot)
        label = f"{texts(f'scenario-{rate.scenario}')}, {who}"
        rows.setdefault(label, []).append(Point(rate.share, *rate.interval))
    series = [texts(f"option-level-{level}") for level in levels]
    drawn = [Row(label, tuple(points)) for label, points in rows.items()]
    return plot_shares(texts("report-title"), series, drawn)
