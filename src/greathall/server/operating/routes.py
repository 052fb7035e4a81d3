"""The HTTP interface of operators; whoever is none is refused at the door."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, Connection, or_, select
from starlette.responses import PlainTextResponse, Response

from greathall.server.access import seats_of
from greathall.server.attempts import attempt
from greathall.server.bug_reports import NoSuchReport, Report, Reports, record_text
from greathall.server.errors import HallRefusal, StillSecret
from greathall.server.hall import Hall
from greathall.server.limits import in_slices, own_turn
from greathall.server.operating import deeds
from greathall.server.operating.deeds import (
    LONGEST_ANSWER,
    LONGEST_HOURS,
    LONGEST_LINE,
    LONGEST_REASON,
    Operator,
    UnknownReport,
)
from greathall.server.operating.schema import operators
from greathall.server.people.routes import Somebody
from greathall.server.people.schema import persons, sessions
from greathall.server.record_keeping import replaying
from greathall.server.room import OPEN, PLAYING
from greathall.server.routes import NO_NUL, RoomInSight, TableId, TheBearer, TheHall
from greathall.server.schema import absentees, reports, seats, tables
from greathall.server.store import Row

router = APIRouter()
FRESH_SECONDS = 12 * 3600.0  # so long after signing in an operator may act
MOST_TOLD = 200
Number = Annotated[int, Path(ge=1, le=2_000_000_000)]
Reason = Annotated[str, Field(min_length=1, max_length=LONGEST_REASON, pattern=NO_NUL)]
Hours = Annotated[float, Field(gt=0, le=LONGEST_HOURS)]
OF_A_TABLE = ("id", "game", "scenario", "title", "state", "public", "created_at", "active_at")
OF_A_SEAT = ("seat", "name", "person", "bot", "taken")


class NotAnOperator(HallRefusal):
    text, status = "error-not-an-operator", 403


class SignInAgain(HallRefusal):
    """A browser that was left somewhere does not operate a hall for ever."""

    text, status = "error-sign-in-again", 401


class RemovalWish(BaseModel):
    """Why a table goes, for those who sat there."""

    model_config = ConfigDict(extra="forbid")
    reason: Reason


class AnswerWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    text: str = Field(min_length=1, max_length=LONGEST_ANSWER, pattern=NO_NUL)


class SanctionWish(BaseModel):
    """Against a person by their code, an address or network, or a seat as `k7m2x9qd/saruman`."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["mute", "ban"]
    whom: str = Field(min_length=1, max_length=100, pattern=NO_NUL)
    hours: Hours
    reason: Reason


class AnnouncementWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    text: str = Field(min_length=1, max_length=LONGEST_LINE, pattern=NO_NUL)
    hours: Hours


class Made(BaseModel):
    number: int


class AnnouncementTold(BaseModel):
    id: int
    text: str
    until: float


async def operator(hall: TheHall, who: Somebody) -> Operator:
    """Who asks, if they may operate this hall and have shown so lately."""
    columns = select(persons.c.name, sessions.c.created_at, operators.c.person_id)
    here = columns.join(sessions).outerjoin(operators, operators.c.person_id == persons.c.id)
    query = here.where(sessions.c.id == who.session)
    row = await hall.store.run(lambda c: c.execute(query).mappings().first())
    if row is None or row["person_id"] is None:
        raise NotAnOperator("only operators of this hall may do that")
    if time.time() - row["created_at"] > FRESH_SECONDS:
        raise SignInAgain("operators sign in anew every day")
    return Operator(who.person, row["name"])


TheOperator = Annotated[Operator, Depends(operator)]


async def _write(hall: Hall, work: Any) -> Any:
    """Let an operator act: this hall follows at once, others of the same database soon."""
    result = await attempt(hall.store, work)
    await hall.oversight.look()
    return result


# ------------------------------------------------------------------ for everybody


@router.get("/api/announcements", tags=["the hall"])
async def list_announcements(hall: TheHall) -> list[AnnouncementTold]:
    """What every page shows now, and until when."""
    return [AnnouncementTold(**line) for line in hall.oversight.announced()]


@router.get("/api/tables/{table}/reports", tags=["the hall"])
async def own_reports(hall: TheHall, room: RoomInSight, bearer: TheBearer) -> list[dict[str, Any]]:
    """What one has reported at a table, with the answers."""
    keys = [room.occupants[seat].key_hash for seat in seats_of(room, bearer)]
    mine = reports.c.key_hash.in_([key for key in keys if key])
    where = (reports.c.table_id == room.id) & or_(mine, _by(bearer.person))
    return await _told_of(hall, where)


@router.get("/api/me/reports", tags=["people"])
async def reports_of_mine(hall: TheHall, who: Somebody) -> list[dict[str, Any]]:
    """What one has reported anywhere, with the answers."""
    return await _told_of(hall, _by(who.person))


def _by(person: str | None) -> ColumnElement[bool]:
    return reports.c.person.is_not(None) & (reports.c.person == person)


async def _told_of(hall: Hall, where: ColumnElement[bool]) -> list[dict[str, Any]]:
    shown = [reports.c[name] for name in ("id", "table_id", "text", "at", "answer", "answered_at")]
    query = select(*shown).where(where).order_by(reports.c.id.desc()).limit(MOST_TOLD)
    found = await hall.store.run(lambda c: c.execute(query).mappings().all())
    return [dict(row) for row in found]


# ------------------------------------------------------------------ tables


@router.get("/api/operate", tags=["operating"])
async def show_operator(by: TheOperator) -> dict[str, str]:
    """Whether one may operate this hall."""
    return {"name": by.name}


@router.get("/api/operate/tables", tags=["operating"])
async def list_all_tables(
    hall: TheHall,
    _: TheOperator,
    find: Annotated[str, Query(max_length=40, pattern=NO_NUL)] = "",
) -> list[dict[str, Any]]:
    """All tables, or those with this id or this in a title or a name; the latest first."""
    return await hall.store.run(partial(_tables, find))


def _tables(find: str, connection: Connection) -> list[dict[str, Any]]:
    query = select(*(tables.c[name] for name in OF_A_TABLE)).order_by(tables.c.active_at.desc())
    if find:
        named = select(seats.c.table_id).where(seats.c.name.icontains(find, autoescape=True))
        titled = tables.c.title.icontains(find, autoescape=True)
        query = query.where(or_(tables.c.id == find, titled, tables.c.id.in_(named)))
    rows = [dict(row) for row in connection.execute(query.limit(MOST_TOLD)).mappings()]
    people = select(seats.c.table_id, seats.c.name).where(
        seats.c.table_id.in_([row["id"] for row in rows]), seats.c.taken, seats.c.name != ""
    )
    names: dict[str, list[str]] = {row["id"]: [] for row in rows}
    for table, name in connection.execute(people.order_by(seats.c.place)):
        names[table].append(name)
    return [row | {"names": names[row["id"]]} for row in rows]


@router.get("/api/operate/tables/{table}", tags=["operating"])
async def show_any_table(hall: TheHall, _: TheOperator, table: TableId) -> dict[str, Any]:
    """Who sits at a table, and who looks on through this hall, with their addresses."""

    def look(connection: Connection) -> Row | None:
        columns = [tables.c[name] for name in OF_A_TABLE]
        found = connection.execute(select(*columns).where(tables.c.id == table)).mappings().first()
        if found is None:
            return None
        at_it = select(*(seats.c[name] for name in OF_A_SEAT)).where(seats.c.table_id == table)
        sitting = connection.execute(at_it.order_by(seats.c.place)).mappings()
        return dict(found) | {"seats": [dict(seat) for seat in sitting]}

    row = await hall.store.run(look)
    if row is None:
        raise deeds.NoTable(f"there is no table {table!r}", table=table)
    room = hall.rooms.get(table)
    viewers = room.audience.viewers if room else []
    here = [
        {"seats": v.seats, "name": v.name, "person": v.person, "address": v.address}
        for v in viewers
    ]
    return row | {"here": here}


@router.post("/api/operate/tables/{table}/removal", tags=["operating"], status_code=204)
async def remove_table(hall: TheHall, by: TheOperator, table: TableId, wish: RemovalWish) -> None:
    """Nobody sees this table any more; those who are there are told why."""
    await _write(hall, lambda c: deeds.remove_table(c, by, table, wish.reason))


# ------------------------------------------------------------------ reports


@router.get("/api/operate/reports", tags=["operating"])
async def list_reports(hall: TheHall, _: TheOperator) -> list[dict[str, Any]]:
    """What people have reported: what waits for an answer first, then the latest."""
    found = await hall.store.run(lambda c: Reports(c).find())
    found.sort(key=lambda report: (report.answer is not None, -report.number))
    return [_report(report) for report in found[:MOST_TOLD]]


def _report(report: Report) -> dict[str, Any]:
    told = report._asdict()
    header = told.pop("header")
    return told | {"game": header.game, "scenario": header.scenario}


@router.post("/api/operate/reports/{number}/answer", tags=["operating"], status_code=204)
async def answer_report(hall: TheHall, by: TheOperator, number: Number, wish: AnswerWish) -> None:
    """Whoever reported it reads this at their table and in their profile."""
    await _write(hall, lambda c: deeds.answer_report(c, by, number, wish.text))


@router.get("/api/operate/reports/{number}/record", tags=["operating"], response_class=Response)
async def download_position(hall: TheHall, by: TheOperator, number: Number) -> Response:
    """The match as it stood; of one that goes on, not for an operator who plays in it."""

    def look(connection: Connection) -> tuple[Report, list[str], bool]:
        kept = Reports(connection)
        (report,) = kept.find(number=number)
        return report, kept.answers_of(report), _plays(connection, by.person, report.table)

    try:
        report, answers, plays = await hall.store.run(look)
    except NoSuchReport as unknown:
        raise UnknownReport(str(unknown), number=number) from unknown
    if plays:
        raise StillSecret("an operator who plays sees no other hands")
    async with own_turn():
        replayed = await in_slices(replaying(report.header, answers))
    text = record_text(report, answers, replayed.match.outcome)
    await hall.store.write(lambda c: deeds.note_download(c, by, report.number, report.table))
    return PlainTextResponse(text)


def _plays(connection: Connection, person: str | None, table: str) -> bool:
    """Whether this person sits, or may sit down again, at a match that is not over."""
    alive = select(tables.c.id).where(tables.c.id == table, tables.c.state.in_((OPEN, PLAYING)))
    if connection.execute(alive).first() is None:
        return False
    theirs = (
        select(of.c.seat).where(of.c.table_id == table, of.c.person == person)
        for of in (seats, absentees)
    )
    return any(connection.execute(query).first() for query in theirs)


# ------------------------------------------------------------------ people


@router.get("/api/operate/sanctions", tags=["operating"])
async def list_sanctions(hall: TheHall, _: TheOperator) -> list[dict[str, Any]]:
    """Who is muted or banned now, until when and why."""
    return await hall.store.run(deeds.sanctions_in)


@router.post("/api/operate/sanctions", tags=["operating"], status_code=201)
async def impose(hall: TheHall, by: TheOperator, wish: SanctionWish) -> Made:
    """Mute or ban somebody for a time."""

    def work(connection: Connection) -> int:
        meant = deeds.whom(connection, wish.whom)
        return deeds.sanction(connection, by, wish.kind, meant, wish.hours, wish.reason)

    return Made(number=await _write(hall, work))


@router.delete("/api/operate/sanctions/{number}", tags=["operating"], status_code=204)
async def lift(hall: TheHall, by: TheOperator, number: Number) -> None:
    """Somebody may speak or come again."""
    await _write(hall, lambda c: deeds.lift(c, by, number))


# ------------------------------------------------------------------ the hall


@router.post("/api/operate/announcements", tags=["operating"], status_code=201)
async def announce(hall: TheHall, by: TheOperator, wish: AnnouncementWish) -> Made:
    """Every page shows this line for a time."""
    return Made(number=await _write(hall, lambda c: deeds.announce(c, by, wish.text, wish.hours)))


@router.delete("/api/operate/announcements/{number}", tags=["operating"], status_code=204)
async def withdraw(hall: TheHall, by: TheOperator, number: Number) -> None:
    """No page shows this line any more."""
    await _write(hall, lambda c: deeds.withdraw(c, by, number))


@router.get("/api/operate/acts", tags=["operating"])
async def list_acts(hall: TheHall, _: TheOperator) -> list[dict[str, Any]]:
    """What operators did, the latest first."""
    return await hall.store.run(lambda c: deeds.acts_in(c, MOST_TOLD))
