"""The commands of whoever keeps a hall: its tables, copies, what is old; operating is beside."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from greathall.cli.files import NoSuchFile, writing
from greathall.cli.hall_settings import setting, settings_file
from greathall.cli.letters import printable
from greathall.cli.operating import (
    HERE,
    add_announcements,
    add_operators,
    add_sanctions,
    add_tables_and_reports,
)
from greathall.cli.reports import show_json
from greathall.cli.usage import HELP, PROGRAM, Program
from greathall.cli.wording import command, in_words, option, switch
from greathall.texts import Texts

if TYPE_CHECKING:
    from greathall.server.keeping import KeptTable

NAME = "hall"


def add_hall(program: typer.Typer, texts: Texts) -> None:
    keeping = typer.Typer(
        cls=in_words(Program, texts, f"{PROGRAM} {NAME} backup hall-copy.sqlite"),
        help=texts("command-hall"),
        context_settings={"help_option_names": HELP},
    )
    for add in (_add_tables, _add_backup, _add_restore, _add_forget):
        add(keeping, texts)
    for add_more in (add_tables_and_reports, add_operators, add_sanctions, add_announcements):
        add_more(keeping, texts, NAME)
    program.add_typer(keeping, name=NAME)


def _add_tables(keeping: typer.Typer, texts: Texts) -> None:
    @command(keeping, texts, "tables", "--data hall-data", within=NAME)
    def list_tables(
        data: Annotated[Path, setting(texts, "data", "folder")] = HERE,
        database: Annotated[str | None, setting(texts, "database", "url")] = None,
        settings: Annotated[Path | None, settings_file(texts)] = None,
        as_json: Annotated[bool, switch(texts, "--json")] = False,
    ) -> None:
        # The database is slow to import, and most commands need none.
        from greathall.server.keeping import connected, tables_in

        with connected(data, database) as connection:
            found = tables_in(connection)
        if as_json:
            show_json([_as_json(table) for table in found])
            return
        console = Console(highlight=False, soft_wrap=True)
        for table in found:
            console.print(_line(table, texts), markup=False)
        console.print(texts("hall-tables", number=len(found)), markup=False)


def _line(table: "KeptTable", texts: Texts) -> str:
    own = texts.of(table.game)
    return texts(
        "hall-table",
        table=table.id,
        game=own(f"game-{table.game}"),
        scenario=own(f"scenario-{table.scenario}"),
        state=texts(f"hall-state-{table.state}"),
        when=f"{datetime.fromtimestamp(table.active_at, UTC).astimezone():%Y-%m-%d %H:%M}",
        people=printable(", ".join(table.names) or "–"),
    )


def _as_json(table: "KeptTable") -> dict[str, Any]:
    times = {
        name: datetime.fromtimestamp(getattr(table, name), UTC).isoformat()
        for name in ("created_at", "active_at")
    }
    return table._asdict() | times


def _add_backup(keeping: typer.Typer, texts: Texts) -> None:
    @command(keeping, texts, "backup", "hall-copy.sqlite --data hall-data", within=NAME)
    def back_up_hall(
        copy: Annotated[
            Path, typer.Argument(metavar=texts("metavar-file"), help=texts("help-copy"))
        ],
        data: Annotated[Path, setting(texts, "data", "folder")] = HERE,
        database: Annotated[str | None, setting(texts, "database", "url")] = None,
        settings: Annotated[Path | None, settings_file(texts)] = None,
    ) -> None:
        from greathall.server.keeping import back_up

        with writing(copy):
            back_up(data, database, copy)
        _tell(texts("hall-backed-up", file=str(copy)))


def _add_restore(keeping: typer.Typer, texts: Texts) -> None:
    @command(keeping, texts, "restore", "hall-copy.sqlite --data new-hall", within=NAME)
    def restore_hall(
        copy: Annotated[
            Path, typer.Argument(metavar=texts("metavar-file"), help=texts("help-copy"))
        ],
        data: Annotated[Path, setting(texts, "data", "folder")] = HERE,
        settings: Annotated[Path | None, settings_file(texts)] = None,
    ) -> None:
        from greathall.server.keeping import restore

        if not copy.is_file():
            raise NoSuchFile(f"no file {copy}", file=str(copy))
        with writing(data):
            restore(copy, data)
        _tell(texts("hall-restored", folder=str(data)))


def _add_forget(keeping: typer.Typer, texts: Texts) -> None:
    @command(keeping, texts, "forget", "--days 90 --data hall-data", within=NAME)
    def forget_old_tables(
        days: Annotated[int, option(texts, "--days", "number", 1)],
        data: Annotated[Path, setting(texts, "data", "folder")] = HERE,
        database: Annotated[str | None, setting(texts, "database", "url")] = None,
        settings: Annotated[Path | None, settings_file(texts)] = None,
    ) -> None:
        from greathall.server.keeping import connected, forget_tables

        with connected(data, database) as connection:
            number = forget_tables(connection, days)
        _tell(texts("hall-forgotten", number=number))


def _tell(words: str) -> None:
    Console(highlight=False, soft_wrap=True).print(words, markup=False)
