"""Reading the bug reports of a hall, open or closed, without changing anything there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, select

from greathall.kernel import Header, Refusal
from greathall.kernel.record import UNFINISHED
from greathall.server import record_keeping
from greathall.server.keeping import connected
from greathall.server.schema import entries, reports, tables


class NoSuchReport(Refusal):
    text = "error-no-such-report"


class Report(NamedTuple):
    """What somebody has reported at a table, and where the match was then."""

    number: int
    table: str
    header: Header
    position: int  # how many answers had been given
    text: str
    version: str
    at: float


class Reports:
    """All reports of the hall whose database this is."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def find(self, table: str | None = None, number: int | None = None) -> list[Report]:
        """Those of one table, or the one of this number, or all, the oldest first."""
        about = (tables.c.game, tables.c.rules, tables.c.scenario, tables.c.players)
        query = select(reports, *about, tables.c.options).join(tables).order_by(reports.c.id)
        if table is not None:
            query = query.where(tables.c.id == table)
        if number is not None:
            query = query.where(reports.c.id == number)
        rows = self.connection.execute(query).mappings()
        found = [
            Report(
                row["id"],
                row["table_id"],
                record_keeping.header_of(dict(row)),
                *(row[name] for name in ("position", "text", "version", "at")),
            )
            for row in rows
        ]
        if number is not None and not found:
            raise NoSuchReport(f"there is no report {number}", number=number)
        return found

    def record_of(self, report: Report) -> str:
        """The record as it stood when this was reported; since then, some may be taken back."""
        until = (entries.c.table_id == report.table) & (entries.c.at <= report.at)
        query = select(entries.c.entry).where(until).order_by(entries.c.number)
        written = list(self.connection.execute(query).scalars())
        answers = record_keeping.answers_in(written)[: report.position]
        end = _end_of(report.header, answers)
        return "\n".join([str(report.header), "", *answers, "", f"end: {end}", ""])


def _end_of(header: Header, answers: list[str]) -> str:
    """How the match had ended, if it had, as far as the rules of today can follow it."""
    playing = record_keeping.replaying(header, answers)
    while True:
        try:
            next(playing)
        except StopIteration as over:
            outcome = over.value.match.outcome
            return UNFINISHED if outcome is None else str(outcome)


@contextmanager
def reports_in(data: Path, database: str | None) -> Iterator[Reports]:
    """The reports of the hall in this folder or database."""
    with connected(data, database) as connection:
        yield Reports(connection)
