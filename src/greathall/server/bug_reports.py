"""The bug reports of a hall: kept at its tables, read while it is open or closed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import structlog
from sqlalchemy import Connection, insert, select

from greathall.kernel import Header, Refusal
from greathall.kernel.game import Outcome
from greathall.kernel.record import UNFINISHED
from greathall.server import record_keeping
from greathall.server.access import seats_of
from greathall.server.keeping import connected
from greathall.server.room import Room
from greathall.server.schema import entries, reports, tables
from greathall.server.store import Store
from greathall.server.viewers import Bearer

log = structlog.get_logger()


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
    seat: str | None = None  # where who reported it sat
    person: str | None = None  # and who they are, if they were signed in
    answer: str | None = None
    answered_at: float | None = None


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
                *(row[name] for name in Report._fields[3:]),
            )
            for row in rows
        ]
        if number is not None and not found:
            raise NoSuchReport(f"there is no report {number}", number=number)
        return found

    def record_of(self, report: Report) -> str:
        """The record as it stood when this was reported."""
        answers = self.answers_of(report)
        return record_text(report, answers, _end_of(report.header, answers))

    def answers_of(self, report: Report) -> list[str]:
        """Those that stood then; since then, some may be taken back."""
        until = (entries.c.table_id == report.table) & (entries.c.at <= report.at)
        query = select(entries.c.entry).where(until).order_by(entries.c.number)
        written = list(self.connection.execute(query).scalars())
        return record_keeping.answers_in(written)[: report.position]


def record_text(report: Report, answers: list[str], outcome: Outcome | None) -> str:
    """A record that ends so."""
    end = UNFINISHED if outcome is None else str(outcome)
    return "\n".join([str(report.header), "", *answers, "", f"end: {end}", ""])


def _end_of(header: Header, answers: list[str]) -> Outcome | None:
    """How the match had ended, if it had, as far as the rules of today can follow it."""
    playing = record_keeping.replaying(header, answers)
    while True:
        try:
            next(playing)
        except StopIteration as over:
            outcome: Outcome | None = over.value.match.outcome
            return outcome


async def keep_report(store: Store, room: Room, bearer: Bearer, text: str) -> int:
    """Keep what somebody reports with the position, and who may read the answer; play goes on."""
    seat = next(iter(seats_of(room, bearer)), None)
    row = {
        "table_id": room.id,
        "position": len(room.match),
        "text": text,
        "version": version("greathall"),
        "at": time.time(),
        "person": bearer.person,
        "seat": seat,
        "key_hash": None if seat is None else room.occupants[seat].key_hash,
    }
    done = await store.write(lambda c: c.execute(insert(reports), row).inserted_primary_key)
    log.info("bug-reported", table=room.id, position=row["position"])
    return int(done[0]) if done else 0


@contextmanager
def reports_in(data: Path, database: str | None) -> Iterator[Reports]:
    """The reports of the hall in this folder or database."""
    with connected(data, database) as connection:
        yield Reports(connection)
