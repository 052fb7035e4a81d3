"""The command that reads the bug reports of a hall, and takes their matches out of it."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from greathall.cli.files import writing
from greathall.cli.hall_settings import setting, settings_file
from greathall.cli.letters import printable
from greathall.cli.narrow import behind
from greathall.cli.reports import show_json
from greathall.cli.usage import whole_number
from greathall.cli.wording import command, option, switch
from greathall.kernel import Refusal
from greathall.texts import Texts

if TYPE_CHECKING:
    from greathall.server.bug_reports import Report


class WhichReport(Refusal):
    text = "error-which-report"


def add_reports(program: typer.Typer, texts: Texts) -> None:
    metavar = texts("metavar-report")

    @command(program, texts, "reports", "7 --data hall-data --record bug.txt")
    def show_reports(
        number: Annotated[
            int | None,
            typer.Argument(
                metavar=metavar, help=texts("help-report"), parser=whole_number(metavar, 1)
            ),
        ] = None,
        data: Annotated[Path, setting(texts, "data", "folder")] = Path("hall-data"),
        database: Annotated[str | None, setting(texts, "database", "url")] = None,
        settings: Annotated[Path | None, settings_file(texts)] = None,
        table: Annotated[str | None, option(texts, "--table", "table")] = None,
        record: Annotated[Path | None, option(texts, "--record", "file")] = None,
        as_json: Annotated[bool, switch(texts, "--json")] = False,
    ) -> None:
        # The database is slow to import, and most commands need none.
        from greathall.server.bug_reports import reports_in

        if record is not None and number is None:
            raise WhichReport("--record needs the number of a report", option="--record")
        with reports_in(data, database) as kept:
            found = kept.find(table, number)
            if record is not None:
                with writing(record):
                    record.write_text(kept.record_of(found[0]), encoding="utf-8")
        if as_json:
            show_json([_as_json(report) for report in found])
        else:
            show(Console(highlight=False), texts, found)
        if record is not None and not as_json:
            Console(highlight=False).print(texts("play-saved", file=str(record)), markup=False)


def show(console: Console, texts: Texts, found: Sequence["Report"]) -> None:
    """Each with a line about it, and below it what was written."""
    if not found:
        console.print(texts("reports-none"), markup=False)
    for report in found:
        own = texts.of(report.header.game)
        head = texts(
            "reports-head",
            number=report.number,
            when=f"{datetime.fromtimestamp(report.at, UTC).astimezone():%Y-%m-%d %H:%M}",
            table=report.table,
            game=own(f"game-{report.header.game}"),
            scenario=own(f"scenario-{report.header.scenario}"),
            position=report.position,
            version=printable(report.version),
        )
        console.print(head, markup=False, style="bold")
        for line in report.text.splitlines():
            console.print(behind(console, Text("  "), printable(line)))
        if report.answer is not None:
            answer = texts("operate-answered", answer=printable(report.answer))
            console.print(behind(console, Text("  → "), answer))


def _as_json(report: "Report") -> dict[str, Any]:
    return {
        "report": report.number,
        "table": report.table,
        "game": report.header.game,
        "scenario": report.header.scenario,
        "position": report.position,
        "at": datetime.fromtimestamp(report.at, UTC).isoformat(),
        "version": report.version,
        "text": report.text,
        "answer": report.answer,
    }
