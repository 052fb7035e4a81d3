"""What the commands show that play no game: the games there are, simulations, benchmarks."""

from __future__ import annotations

import json
import sys
from types import TracebackType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from greathall.builds import BUILD
from greathall.cli.narrow import show_table
from greathall.cli.wording import number
from greathall.games import games
from greathall.kernel import Game, Outcome
from greathall.narration import Narrator
from greathall.research.bench import Figure, Measures
from greathall.research.simulate import Summary
from greathall.texts import Texts

if TYPE_CHECKING:  # a server is slow to import
    from greathall.server.fair_dice import Proof

ROOM = 28  # columns for sentences, beside their longest word


class Bar:
    """A bar of progress, shown on a terminal only."""

    def __init__(self, total: int, title: str) -> None:
        console = Console(stderr=True)
        self.progress = Progress(console=console, transient=True, disable=not console.is_terminal)
        self.task = self.progress.add_task(title, total=total)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.progress.stop()

    def step(self) -> None:
        self.progress.advance(self.task)


def show_json(found: object) -> None:
    """One line; letters that the output does not have are spelled with their numbers."""
    has_all = sys.stdout.encoding.lower().startswith("utf")
    sys.stdout.write(json.dumps(found, ensure_ascii=not has_all) + "\n")


# ------------------------------------------------------------------ games


def show_games(console: Console, texts: Texts, as_json: bool) -> None:
    if as_json:
        show_json([_game_as_json(game, texts.of(game.id)) for game in games().values()])
        return
    for game in games().values():
        own = texts.of(game.id)
        console.print(f"[bold]{own(f'game-{game.id}')}[/bold]  {game.id}")
        console.print(own(f"game-{game.id}.summary"))
        for table in (_scenarios(game, own), _options(game, own)):
            show_table(console, table, ROOM)


def _game_as_json(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "id": game.id,
        "name": texts(f"game-{game.id}"),
        "rules": game.rules,
        "scenarios": [
            {
                "id": scenario,
                "name": texts(f"scenario-{scenario}"),
                "players": {str(n): {s: list(p) for s, p in counts[n].items()} for n in counts},
            }
            for scenario, counts in game.scenarios.items()
        ],
        "options": {name: list(values) for name, values in game.options.items()},
    }


def _scenarios(game: Game, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 1, 0), pad_edge=False)
    for column in ("scenario", "players", "seats", "about"):
        table.add_column(texts(f"games-{column}"), overflow="fold")
    for scenario, counts in game.scenarios.items():
        table.add_row(
            f"{texts(f'scenario-{scenario}')}\n[dim]{scenario}[/dim]",
            ", ".join(map(str, sorted(counts))),
            "\n".join(f"{n}: {', '.join(counts[n])}" for n in sorted(counts)),
            texts(f"scenario-{scenario}.summary"),
        )
    return table


def _options(game: Game, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 1, 0), pad_edge=False)
    for column in ("option", "values", "about"):
        table.add_column(texts(f"games-{column}"), overflow="fold")
    for name, values in game.options.items():
        shown = [f"{value} ({texts(f'option-{name}-{value}')})" for value in values]
        label = f"{texts(f'option-{name}')}\n[dim]{name}[/dim]"
        table.add_row(label, "\n".join(shown), texts(f"option-{name}.text"))
    return table


# ------------------------------------------------------------------ simulate


def show_summary(console: Console, texts: Texts, summary: Summary, as_json: bool) -> None:
    if as_json:
        show_json(summary.as_json())
        return
    seconds, rate = number(texts, summary.seconds, 1), round(summary.decisions_per_second)
    console.print(texts("simulate-games", games=summary.games, decisions=summary.decisions))
    console.print(texts("simulate-speed", seconds=seconds, rate=rate))
    for winner, won in sorted(summary.by_winner.items()):
        names = Narrator(texts).seats(winner.split("+"), "winner")
        console.print(texts("simulate-winner", **names, games=won))
    for how, ended in sorted(summary.by_end.items()):
        console.print(texts("simulate-end", how=texts(f"ending-{how}"), games=ended))
    digest = "simulate-digest" if summary.complete else "simulate-digest-so-far"
    console.print(texts(digest, digest=summary.digest), soft_wrap=True)


# ------------------------------------------------------------------ replay


def sentence_on_end(texts: Texts, file: str, outcome: Outcome | None) -> str:
    """How the match of a record ended."""
    if outcome is None:
        return texts("replay-unfinished", file=file)
    winner = Narrator(texts).seats(outcome.winners, "winner")
    return texts("replay-good", file=file, **winner, how=texts(f"ending-{outcome.how}"))


def sentence_on_proof(texts: Texts, file: str, proof: Proof) -> str:
    """What was proven of the dice of a record, and who had a share in them."""
    fields = {"file": file, "answers": proof.answers, "commitment": proof.commitment}
    if proof.begins:
        said = [texts("verify-good-from", begins=proof.begins, **fields)]
    else:
        said = [texts("verify-good", **fields)]
    if proof.shared:
        said.append(texts("verify-shared", **Narrator(texts).seats(proof.shared)))
    else:
        said.append(texts("verify-not-shared"))
    if proof.withheld:
        said.append(texts("verify-withheld", **Narrator(texts).seats(proof.withheld)))
    return " ".join(said)


# ------------------------------------------------------------------ bench


def show_bench(console: Console, texts: Texts, found: Measures) -> None:
    console.print(texts("bench-rounds", rounds=found.rounds))
    console.print(texts(f"bench-{BUILD}"))
    console.print(texts("bench-reference", time=number(texts, found.reference_ns, 1)))
    if found.gin_rummy is None:
        console.print(texts("bench-no-gin"))
    else:
        console.print(texts("bench-gin", rate=number(texts, found.gin_rummy)))
    for setting, figures in found.figures.items():
        name = texts.of(setting.game)(f"scenario-{setting.scenario}")
        title = texts("bench-title", game=setting.game, scenario=name, players=setting.players)
        table = Table(title=title, title_justify="left")
        table.add_column(texts("bench-figure"))
        for column in ("value", "refs", "ratio"):
            table.add_column(texts(f"bench-{column}"), justify="right")
        for figure in figures:
            table.add_row(*_row(figure, texts))
        show_table(console, table)


def _row(figure: Figure, texts: Texts) -> tuple[str, ...]:
    value = number(texts, figure.value, places=0 if figure.value >= 100 else 1)
    unit = texts(f"unit-{UNITS[figure.unit]}", value=value)
    refs = "" if figure.refs is None else number(texts, figure.refs)
    ratio = "" if figure.ratio is None else number(texts, figure.ratio, 2)
    return texts(f"figure-{figure.name}"), unit, refs, ratio


UNITS = {"/s": "per-second", "µs": "microseconds", "KB": "kilobytes"}
