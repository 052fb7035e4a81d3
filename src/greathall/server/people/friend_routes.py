"""The HTTP interface of friends: requests, consent, whom one does not want to meet, invitations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from greathall.server.people.routes import Somebody, ThingId
from greathall.server.routes import Key, TableId, TheHall, TheRoom

router = APIRouter(tags=["people"])
PersonId = Annotated[str, Field(max_length=16, pattern=r"^[a-z0-9]+$")]


class Acquaintance(BaseModel):
    """Somebody by their code and name."""

    person: str
    name: str


class InvitationTold(BaseModel):
    table: str
    by: str


class Society(BaseModel):
    """Whom one knows."""

    friends: list[Acquaintance]
    asked_me: list[Acquaintance]
    asked: list[Acquaintance]
    blocked: list[Acquaintance]
    invitations: list[InvitationTold]


class InviteWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    friends: Annotated[list[PersonId], Field(min_length=1, max_length=20)]


@router.get("/api/me/society")
async def show_society(hall: TheHall, who: Somebody) -> Society:
    """Friends, requests, those whom one does not want to meet, and invitations."""
    return Society(**await hall.friends.of(who.person))


@router.put("/api/me/friends/{person}", status_code=204)
async def befriend(hall: TheHall, who: Somebody, person: ThingId) -> None:
    """Ask somebody to be friends, or agree to their request."""
    await hall.friends.ask(who.person, person)


@router.delete("/api/me/friends/{person}", status_code=204)
async def part_ways(hall: TheHall, who: Somebody, person: ThingId) -> None:
    """Be friends no longer, take a request back, or decline one."""
    await hall.friends.part(who.person, person)


@router.put("/api/me/blocks/{person}", status_code=204)
async def block(hall: TheHall, who: Somebody, person: ThingId) -> None:
    """Meet somebody no more; they are not told."""
    await hall.friends.block(who.person, person)


@router.delete("/api/me/blocks/{person}", status_code=204)
async def unblock(hall: TheHall, who: Somebody, person: ThingId) -> None:
    """Somebody may ask again."""
    await hall.friends.unblock(who.person, person)


@router.post("/api/tables/{table}/invitations", status_code=204)
async def invite_friends(
    hall: TheHall, room: TheRoom, who: Somebody, wish: InviteWish, key: Key = ""
) -> None:
    """The host invites friends to a table that has not begun."""
    hall.check_host(room, key)
    async with room.lock:
        await hall.friends.invite(room, who.person, wish.friends)


@router.delete("/api/me/invitations/{table}", status_code=204)
async def decline_invitation(hall: TheHall, who: Somebody, table: TableId) -> None:
    """One does not come."""
    await hall.friends.decline(who.person, table)
