"""The commands that operate a hall from its machine; the page `/operate` does the same."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import inspect
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from greathall.cli.hall_settings import setting, settings_file
from greathall.cli.letters import printable
from greathall.cli.usage import whole_number
from greathall.cli.wording import command, option
from greathall.texts import Texts

if TYPE_CHECKING:
    from sqlalchemy import Connection

HERE = Path("hall-data")
Work = Callable[..., list[str]]


def deed(
    keeping: typer.Typer, texts: Texts, within: str, name: str, example: str
) -> Callable[[Work], None]:
    """A command that works in the database of a hall, open or closed, and says what came of it."""

    def add(work: Work) -> None:
        def run(data: Path, database: str | None = None, **given: Any) -> None:
            # The database is slow to import, and most commands need none.
            from greathall.server.keeping import connected

            given.pop("settings")
            with connected(data, database) as connection:
                lines = work(connection, **given)
            console = Console(highlight=False, soft_wrap=True)
            for line in lines:
                console.print(line, markup=False)

        own = list(inspect.signature(work).parameters.values())[1:]
        signature = inspect.Signature([*own, *_where(texts)])
        setattr(run, "__signature__", signature)  # noqa: B010 (a function has no such attribute)
        run.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
        command(keeping, texts, name, example, within)(run)

    return add


def _where(texts: Texts) -> list[inspect.Parameter]:
    """The options that say which hall is meant."""
    where: Mapping[str, tuple[Any, Any]] = {
        "data": (Annotated[Path, setting(texts, "data", "folder")], HERE),
        "database": (Annotated[str | None, setting(texts, "database", "url")], None),
        "settings": (Annotated[Path | None, settings_file(texts)], None),
    }
    kind = inspect.Parameter.KEYWORD_ONLY
    return [
        inspect.Parameter(name, kind, annotation=annotation, default=default)
        for name, (annotation, default) in where.items()
    ]


def _word(texts: Texts, metavar: str, name: str) -> Any:
    return typer.Argument(metavar=texts(f"metavar-{metavar}"), help=texts(f"help-{name}"))


def _number(texts: Texts, name: str) -> Any:
    metavar = texts("metavar-number")
    words = texts(f"help-{name}")
    return typer.Argument(metavar=metavar, help=words, parser=whole_number(metavar, 1))


def add_operators(keeping: typer.Typer, texts: Texts, within: str) -> None:
    """Who may operate the hall on its page, and what was done there."""

    @deed(keeping, texts, within, "operators", "--data hall-data")
    def list_operators(connection: "Connection") -> list[str]:
        from greathall.server.operating.deeds import operators_in

        found = operators_in(connection)
        told = [texts("hall-operator", person=o["id"], name=printable(o["name"])) for o in found]
        return told or [texts("hall-nobody")]

    @deed(keeping, texts, within, "appoint", "k7m2x9qdr4tw")
    def appoint(
        connection: "Connection", code: Annotated[str, _word(texts, "code", "code")]
    ) -> list[str]:
        from greathall.server.operating import deeds

        name = deeds.appoint(connection, deeds.Operator(), code)
        return [texts("hall-appointed", name=printable(name))]

    @deed(keeping, texts, within, "dismiss", "k7m2x9qdr4tw")
    def dismiss(
        connection: "Connection", code: Annotated[str, _word(texts, "code", "code")]
    ) -> list[str]:
        from greathall.server.operating import deeds

        deeds.dismiss(connection, deeds.Operator(), code)
        return [texts("hall-dismissed", person=code)]

    @deed(keeping, texts, within, "acts", "--most 20")
    def list_acts(
        connection: "Connection", most: Annotated[int, option(texts, "--most", "number", 1)] = 20
    ) -> list[str]:
        from greathall.server.operating.deeds import acts_in

        return [_act(act, texts) for act in acts_in(connection, most)] or [texts("operate-no-acts")]


def _act(act: dict[str, Any], texts: Texts) -> str:
    who = printable(act["name"]) or texts("operate-at-the-machine")
    word, about = texts(f"operate-act-{act['act']}"), printable(act["about"])
    return texts("hall-act", when=_time(act["at"]), who=who, act=word, about=about)


def _time(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC).astimezone():%Y-%m-%d %H:%M}"


def add_tables_and_reports(keeping: typer.Typer, texts: Texts, within: str) -> None:
    @deed(keeping, texts, within, "remove", 'k7m2x9qd --reason "A table of insults"')
    def remove(
        connection: "Connection",
        table: Annotated[str, _word(texts, "table", "which-table")],
        reason: Annotated[str, option(texts, "--reason", "text")],
    ) -> list[str]:
        from greathall.server.operating import deeds

        deeds.remove_table(connection, deeds.Operator(), table, reason)
        return [texts("hall-removed", table=table)]

    @deed(keeping, texts, within, "answer", '7 "Thank you, it is mended."')
    def answer(
        connection: "Connection",
        report: Annotated[int, _number(texts, "report")],
        text: Annotated[str, _word(texts, "text", "answer")],
    ) -> list[str]:
        from greathall.server.operating import deeds

        deeds.answer_report(connection, deeds.Operator(), report, text)
        return [texts("hall-answered", number=report)]


def add_sanctions(keeping: typer.Typer, texts: Texts, within: str) -> None:
    def add(name: str, example: str, done: str) -> None:
        @deed(keeping, texts, within, name, example)
        def impose(
            connection: "Connection",
            whom: Annotated[str, _word(texts, "whom", "whom")],
            hours: Annotated[int, option(texts, "--hours", "number", 1)],
            reason: Annotated[str, option(texts, "--reason", "text")],
        ) -> list[str]:
            from greathall.server.operating import deeds

            meant, by = deeds.whom(connection, whom), deeds.Operator()
            number = deeds.sanction(connection, by, name, meant, hours, reason)
            return [texts(done, whom=str(meant), number=number)]

    add("mute", 'k7m2x9qd/gandalf --hours 24 --reason "Insults"', "hall-muted")
    add("ban", '192.0.2.7 --hours 720 --reason "Spam"', "hall-banned")

    @deed(keeping, texts, within, "lift", "3")
    def lift(
        connection: "Connection", number: Annotated[int, _number(texts, "number")]
    ) -> list[str]:
        from greathall.server.operating import deeds

        deeds.lift(connection, deeds.Operator(), number)
        return [texts("hall-lifted", number=number)]

    @deed(keeping, texts, within, "sanctions", "--data hall-data")
    def list_sanctions(connection: "Connection") -> list[str]:
        from greathall.server.operating import deeds

        found = deeds.sanctions_in(connection)
        return [_sanction(row, texts) for row in found] or [texts("hall-nobody")]


def _sanction(row: dict[str, Any], texts: Texts) -> str:
    return texts(
        "hall-sanction",
        number=row["id"],
        whom=row["person"] or row["network"] or f"{row['table_id']}/{row['seat']}",
        kind=texts(f"operate-kind-{row['kind']}"),
        until=_time(row["until"]),
        reason=printable(row["reason"]),
    )


def add_announcements(keeping: typer.Typer, texts: Texts, within: str) -> None:
    @deed(keeping, texts, within, "announce", '"Back at noon." --hours 2')
    def announce(
        connection: "Connection",
        line: Annotated[str, _word(texts, "text", "line")],
        hours: Annotated[int, option(texts, "--hours", "number", 1)],
    ) -> list[str]:
        from greathall.server.operating import deeds

        number = deeds.announce(connection, deeds.Operator(), line, hours)
        return [texts("hall-announced", number=number)]

    @deed(keeping, texts, within, "withdraw", "3")
    def withdraw(
        connection: "Connection", number: Annotated[int, _number(texts, "number")]
    ) -> list[str]:
        from greathall.server.operating import deeds

        deeds.withdraw(connection, deeds.Operator(), number)
        return [texts("hall-withdrawn", number=number)]

    @deed(keeping, texts, within, "announcements", "--data hall-data")
    def list_announcements(connection: "Connection") -> list[str]:
        from greathall.server.operating import deeds

        return [
            texts(
                "hall-announcement",
                number=row["id"],
                until=_time(row["until"]),
                text=printable(row["text"]),
            )
            for row in deeds.announcements_in(connection)
        ] or [texts("operate-no-announcements")]
