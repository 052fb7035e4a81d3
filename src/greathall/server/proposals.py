"""What a table votes on: one proposal at a time, written down before anybody reads it."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from greathall.kernel import Seat
from greathall.server.errors import OtherProposal
from greathall.server.schema import proposals
from greathall.server.store import Store


class Proposal(msgspec.Struct):
    """Somebody's wish as others read it before they agree, and who has agreed so far."""

    number: int
    what: str
    to: int | None  # the position to go back to; None: nothing is taken back
    events: int | None  # how much of the chronicle stays
    by: Seat
    undo_epoch: int
    people: dict[Seat, str | None]  # who is asked, by the hashes of their keys
    expires_at: float
    absent: Seat | None = None  # for whom somebody else is to play on; they are not asked
    minutes: int | None = None  # of a pause, or of more time
    agreed: list[Seat] = []

    @property
    def has_all(self) -> bool:
        return all(seat in self.agreed for seat in self.people)


async def keep(store: Store, table: str, proposal: Proposal, instead_of: int | None) -> None:
    """Of two halls with the same table only one can have something proposed there."""
    row = {"table_id": table, "number": proposal.number, "proposal": msgspec.to_builtins(proposal)}

    def work(connection: Connection) -> bool:
        known = select(proposals.c.number).where(proposals.c.table_id == table)
        if connection.execute(known).scalar() not in (None, instead_of):
            return False
        connection.execute(delete(proposals).where(proposals.c.table_id == table))
        connection.execute(insert(proposals), row)
        return True

    if not await store.write(work):
        raise OtherProposal("something else is proposed now")


async def agree(store: Store, table: str, number: int, new: Collection[Seat]) -> list[Seat] | None:
    """Who has agreed by now, at whatever hall; None if it was decided elsewhere.

    With the last of them the proposal is closed: of two who are the last only one carries it out.
    """
    same = (proposals.c.table_id == table) & (proposals.c.number == number)

    def work(connection: Connection) -> list[Seat] | None:
        query = select(proposals.c.proposal).where(same).with_for_update()
        found = connection.execute(query).scalar()
        if found is None:
            return None
        proposal = msgspec.convert(found, Proposal)
        proposal.agreed += [seat for seat in new if seat not in proposal.agreed]
        if proposal.has_all:
            connection.execute(delete(proposals).where(same))
        else:
            kept = msgspec.to_builtins(proposal)
            connection.execute(update(proposals).where(same).values(proposal=kept))
        return proposal.agreed

    return await store.write(work)


async def drop(store: Store, table: str, number: int) -> bool:
    """Whether this proposal was still open; of two who decide it only one carries it out."""
    same = (proposals.c.table_id == table) & (proposals.c.number == number)
    return await store.write(partial(_delete, same)) == 1


def _delete(where: Any, connection: Connection) -> int:
    return int(connection.execute(delete(proposals).where(where)).rowcount)


async def proposal_at(store: Store, table: str) -> Proposal | None:
    """What was open when the table was last in memory."""
    query = select(proposals.c.proposal).where(proposals.c.table_id == table)
    found = await store.run(lambda c: c.execute(query).scalar())
    return None if found is None else msgspec.convert(found, Proposal)
