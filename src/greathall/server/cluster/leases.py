"""Which hall moves a table on: its bots, its clocks, all that happens there by itself.

A table names the hall that keeps it. A hall lives as long as its lock is held, which ends with its
connection; what a dead one kept goes to those who have it in memory, or else to whoever looks.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, union, update

from greathall.server.room import OPEN, PLAYING
from greathall.server.schema import presence, seats, tables

MOST_AT_ONCE = 20  # tables that nobody has in memory, taken over with one look
ALIVE = tables.c.state.in_((OPEN, PLAYING))


class Inherited(NamedTuple):
    """Tables that are ours now: those that we have in memory, and those that are to be read."""

    here: list[str]
    to_wake: list[str]


def is_free(hall: int) -> ColumnElement[bool]:
    """Whether no other living hall keeps a table: whose lock can be had is no more."""
    keeper = tables.c.kept_by
    return or_(keeper.is_(None), keeper == hall, func.pg_try_advisory_xact_lock_shared(keeper))


def take(connection: Connection, hall: int, ids: Collection[str]) -> list[str]:
    """Those of these tables that this hall keeps from now on."""
    free = tables.c.id.in_(ids) & ALIVE & is_free(hall)
    return _keep(connection, hall, free)


def anything_left(connection: Connection, hall: int) -> bool:
    """Whether there is something to inherit: nothing is written as long as all live."""
    orphans = select(tables.c.id).where(tables.c.kept_by.is_(None) & tables.c.awake & ALIVE)
    return bool(_dead(connection, hall) or connection.execute(orphans.limit(1)).first())


def inherit(connection: Connection, hall: int, in_memory: Collection[str]) -> Inherited:
    """What halls that are no more have left behind."""
    dead = _dead(connection, hall)
    connection.execute(delete(presence).where(presence.c.hall.in_(dead)))
    left = or_(tables.c.kept_by.is_(None), tables.c.kept_by.in_(dead)) & tables.c.awake & ALIVE
    here = _keep(connection, hall, left & tables.c.id.in_(in_memory))
    alone = left & tables.c.id.not_in(select(presence.c.table_id))
    moves = tables.c.id.in_(
        select(seats.c.table_id).where(seats.c.bot.is_not(None) | seats.c.seconds_left.is_not(None))
    )
    over = tables.c.kept_by.in_(dead) & ~ALIVE
    asleep = update(tables).where(or_(alone & ~moves, over))
    connection.execute(asleep.values(awake=False, kept_by=None))
    some = select(tables.c.id).where(alone & moves).limit(MOST_AT_ONCE)
    ids = connection.execute(some.with_for_update(skip_locked=True)).scalars().all()
    return Inherited(here, _keep(connection, hall, tables.c.id.in_(ids)) if ids else [])


def _dead(connection: Connection, hall: int) -> list[int]:
    known = union(
        select(tables.c.kept_by.label("hall")).where(tables.c.kept_by.is_not(None)),
        select(presence.c.hall),
    ).subquery()
    gone = func.pg_try_advisory_xact_lock_shared(known.c.hall)
    query = select(known.c.hall).where((known.c.hall != hall) & gone)
    return list(connection.execute(query).scalars())


def _keep(connection: Connection, hall: int, which: ColumnElement[bool]) -> list[str]:
    kept = update(tables).where(which).values(kept_by=hall, awake=True)
    return list(connection.execute(kept.returning(tables.c.id)).scalars())


def let_sleep(connection: Connection, hall: int, ids: Collection[str]) -> None:
    """Nobody needs to move these tables on; whoever has them in memory may."""
    mine = (tables.c.kept_by == hall) & tables.c.id.in_(ids)
    connection.execute(update(tables).where(mine).values(kept_by=None, awake=False))


def depart(connection: Connection, hall: int) -> None:
    """The others have to go on without us; what is awake is left to them."""
    connection.execute(delete(presence).where(presence.c.hall == hall))
    connection.execute(update(tables).where(tables.c.kept_by == hall).values(kept_by=None))
