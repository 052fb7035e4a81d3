"""What operators do, each in one transaction with its line in the log.

The commands on the machine and the page do the same things here; an open hall follows the log.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from greathall.server.errors import HallRefusal
from greathall.server.limits import household
from greathall.server.operating.schema import acts, announcements, operators, sanctions
from greathall.server.people.schema import persons
from greathall.server.schema import reports, seats, tables, talk
from greathall.server.store import Row

MUTE, BAN = "mute", "ban"
REMOVED = "removed"
ANSWERED = "notice-report-answered"
LARGEST_NETWORKS = {4: 8, 6: 16}  # by version: with fewer bits alike, half the world is meant
LONGEST_HOURS = 10 * 365 * 24.0  # whoever is to stay away for ever is told a year
LONGEST_REASON, LONGEST_LINE, LONGEST_ANSWER = 200, 300, 5_000


class UnknownWhom(HallRefusal):
    """It names no person, no address and no seat."""

    text, status = "error-unknown-whom", 404


class UnknownReport(HallRefusal):
    text, status = "error-no-such-report", 404


class NothingToLift(HallRefusal):
    text, status = "error-nothing-to-lift", 404


class NothingAnnounced(HallRefusal):
    text, status = "error-nothing-announced", 404


class NoTable(HallRefusal):
    text, status = "error-unknown-table", 404


class TooWide(HallRefusal):
    text, status = "error-network-too-wide", 400


class IsOperator(HallRefusal):
    """Operators are dismissed on the machine before they are muted or banned."""

    text = "error-is-operator"


class BansNoSeat(HallRefusal):
    """Whoever sits there could come back elsewhere."""

    text, status = "error-bans-no-seat", 400


class Operator(NamedTuple):
    """Who does it: a person, or whoever is at the machine."""

    person: str | None = None
    name: str = ""


class Whom(NamedTuple):
    """A person, the addresses of a network, or whoever sits on a seat."""

    person: str | None = None
    network: str | None = None
    table_id: str | None = None
    seat: str | None = None

    def __str__(self) -> str:
        return self.person or self.network or f"{self.table_id}/{self.seat}"


def whom(connection: Connection, text: str) -> Whom:
    """What is meant by a code, an address or network, or a table and a seat, as `k7m2x9qd/saruman`.

    >>> whom(None, "192.0.2.7"), str(whom(None, "2001:db8::7"))
    (Whom(person=None, network='192.0.2.7/32', table_id=None, seat=None), '2001:db8::/64')
    """
    if network := _network(text):
        return Whom(network=network)
    table, _, seat = text.partition("/")
    there = (seats.c.table_id == table) & (seats.c.seat == seat)
    if seat and connection.execute(select(seats.c.seat).where(there)).first():
        return Whom(table_id=table, seat=seat)
    if connection.execute(select(persons.c.id).where(persons.c.id == text)).first():
        return Whom(person=text)
    plain = f"{text!r} is no code of a person, no address and no seat of a table"
    raise UnknownWhom(plain, whom=text)


def _network(text: str) -> str:
    """An address or a network as it is kept, if it is one."""
    try:
        found = ipaddress.ip_network(text if "/" in text else household(text), strict=False)
    except ValueError:
        return ""
    if found.prefixlen < LARGEST_NETWORKS[found.version]:
        raise TooWide(f"{text} is too many addresses", whom=text)
    return str(found)


# ------------------------------------------------------------------ operators


def appoint(connection: Connection, by: Operator, person: str) -> str:
    """From now on this person may operate the hall; their name."""
    name = connection.execute(select(persons.c.name).where(persons.c.id == person)).scalar()
    if name is None:
        raise UnknownWhom(f"{person!r} is no code of a person", whom=person)
    if not is_operator(connection, person):
        connection.execute(insert(operators), {"person_id": person, "at": time.time()})
        _log(connection, by, "appoint", person)
    return str(name)


def dismiss(connection: Connection, by: Operator, person: str) -> None:
    gone = delete(operators).where(operators.c.person_id == person)
    if connection.execute(gone).rowcount == 0:
        raise UnknownWhom(f"{person!r} is no operator", whom=person)
    _log(connection, by, "dismiss", person)


def is_operator(connection: Connection, person: str) -> bool:
    query = select(operators.c.at).where(operators.c.person_id == person)
    return connection.execute(query).first() is not None


def operators_in(connection: Connection) -> list[Row]:
    """The persons who may operate the hall."""
    query = select(persons.c.id, persons.c.name, operators.c.at).join(persons)
    return [dict(row) for row in connection.execute(query.order_by(operators.c.at)).mappings()]


# ------------------------------------------------------------------ tables and reports


def remove_table(connection: Connection, by: Operator, table: str, reason: str) -> None:
    """Nobody sees it any more; it is forgotten with the old tables."""
    there = (tables.c.id == table) & (tables.c.state != REMOVED)
    if connection.execute(update(tables).where(there).values(state=REMOVED)).rowcount == 0:
        raise NoTable(f"there is no table {table!r}", table=table)
    _log(connection, by, "remove", table, reason=reason)


def answer_report(connection: Connection, by: Operator, number: int, answer: str) -> None:
    """Whoever wrote it reads the answer: at the table if they sat there, and in their profile."""
    query = select(reports).where(reports.c.id == number)
    report = connection.execute(query).mappings().first()
    if report is None:
        raise UnknownReport(f"there is no report {number}", number=number)
    given = {"answer": answer, "answered_at": time.time()}
    connection.execute(update(reports).where(reports.c.id == number).values(given))
    line = None
    if report["key_hash"] is not None:
        row = _private_notice(connection, dict(report), {"number": number, "answer": answer})
        done = connection.execute(insert(talk), row).inserted_primary_key
        line = done[0] if done else None
    _log(connection, by, "answer", str(number), table=report["table_id"], line=line, answer=answer)


def note_download(connection: Connection, by: Operator, number: int, table: str) -> None:
    """An operator has seen a match with all that is hidden in it."""
    _log(connection, by, "download", str(number), table=table)


def _private_notice(connection: Connection, report: Row, fields: Row) -> Row:
    """A line of the hall that only the person with this key reads."""
    there = (seats.c.table_id == report["table_id"]) & (seats.c.seat == report["seat"])
    who = connection.execute(select(seats.c.name, seats.c.person).where(there)).first()
    return {
        "table_id": report["table_id"],
        "seat": None,
        "name": "",
        "to_seat": report["seat"],
        "to_name": who.name if who else "",
        "to_person": who.person if who else None,
        "from_key": None,
        "to_key": report["key_hash"],
        "kind": "notice",
        "text": ANSWERED,
        "fields": fields,
        "position": None,
        "events": None,
        "at": time.time(),
    }


# ------------------------------------------------------------------ sanctions


def sanction(
    connection: Connection, by: Operator, kind: str, meant: Whom, hours: float, reason: str
) -> int:
    """Mute or ban somebody for some hours."""
    if meant.person is not None and is_operator(connection, meant.person):
        raise IsOperator(f"{meant.person} is an operator: dismiss them first", whom=meant.person)
    if kind == BAN and meant.seat is not None:
        raise BansNoSeat("a person or an address is banned; a seat is muted", whom=str(meant))
    now = time.time()
    row = {"kind": kind, "reason": reason, "at": now, "until": _end(now, hours), "lifted": False}
    done = connection.execute(insert(sanctions), meant._asdict() | row).inserted_primary_key
    number = int(done[0]) if done else 0
    _log(connection, by, kind, str(meant), number=number, reason=reason, hours=hours)
    return number


def lift(connection: Connection, by: Operator, number: int) -> None:
    meant = (sanctions.c.id == number) & ~sanctions.c.lifted & (sanctions.c.until > time.time())
    if connection.execute(update(sanctions).where(meant).values(lifted=True)).rowcount == 0:
        raise NothingToLift(f"nothing numbered {number} is in force", number=number)
    _log(connection, by, "lift", str(number))


def sanctions_in(connection: Connection) -> list[Row]:
    """Those in force, the latest first."""
    now_on = ~sanctions.c.lifted & (sanctions.c.until > time.time())
    columns = (sanctions, persons.c.name.label("name"))
    joined = select(*columns).outerjoin(persons, persons.c.id == sanctions.c.person)
    query = joined.where(now_on).order_by(sanctions.c.id.desc())
    return [dict(row) for row in connection.execute(query).mappings()]


# ------------------------------------------------------------------ announcements, and the log


def announce(connection: Connection, by: Operator, text: str, hours: float) -> int:
    """All pages show this line for some hours."""
    now = time.time()
    row = {"text": text, "at": now, "until": _end(now, hours)}
    done = connection.execute(insert(announcements), row).inserted_primary_key
    number = int(done[0]) if done else 0
    _log(connection, by, "announce", str(number), text=text, hours=hours)
    return number


def withdraw(connection: Connection, by: Operator, number: int) -> None:
    now = time.time()
    shown = (announcements.c.id == number) & (announcements.c.until > now)
    if connection.execute(update(announcements).where(shown).values(until=now)).rowcount == 0:
        raise NothingAnnounced(f"announcement {number} is not shown", number=number)
    _log(connection, by, "withdraw", str(number))


def announcements_in(connection: Connection) -> list[Row]:
    """What is shown now, the first one first."""
    query = select(announcements).where(announcements.c.until > time.time())
    ordered = query.order_by(announcements.c.id)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def acts_in(connection: Connection, most: int) -> list[Row]:
    """What operators did, the latest first."""
    query = select(acts).order_by(acts.c.id.desc()).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()]


def _end(now: float, hours: float) -> float:
    return now + min(hours, LONGEST_HOURS) * 3600


def _log(connection: Connection, by: Operator, act: str, about: str, **fields: Any) -> None:
    row = {"at": time.time(), "person": by.person, "name": by.name, "act": act, "about": about}
    connection.execute(insert(acts), row | {"fields": fields})
