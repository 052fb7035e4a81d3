"""The HTTP interface of messages: when and by which channels somebody wants to be told."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, insert, select

from greathall.server.attempts import attempt_alone
from greathall.server.errors import BadMessage, MessagesOff, TooLarge, UnknownThing
from greathall.server.hall import Hall
from greathall.server.keys import new_id
from greathall.server.people.channels import checked_subscription, service_at
from greathall.server.people.routes import Label, Somebody, ThingId
from greathall.server.people.schema import channels
from greathall.server.people.wishes import wishes_in, zone_called
from greathall.server.routes import NO_NUL, TheHall
from greathall.server.store import Row

router = APIRouter(tags=["people"])
MOST_CHANNELS = 10
# Nothing that a mail server or Apprise may read as another address than it looks.
MAIL = re.compile(r"\w[\w.+=~-]*@\w([\w.-]*\w)?", re.ASCII)
Hour = Annotated[int, Field(ge=0, le=23)]


class Telling(BaseModel):
    """When somebody wants to be told; hours are those of their zone."""

    model_config = ConfigDict(extra="forbid")
    when: Literal["at-once", "delay", "digest"] = "at-once"
    delay_minutes: int = Field(30, ge=1, le=10_080)
    digest_hour: Hour = 8
    quiet_from: Hour = 0
    quiet_to: Hour = 0
    zone: str = Field("UTC", max_length=64, pattern=NO_NUL, examples=["Europe/Kyiv"])


class ChannelTold(BaseModel):
    id: str
    kind: str
    label: str
    confirmed: bool
    error: str = Field(description="why the last message did not go out, and a detail")


class Messages(BaseModel):
    on: bool = Field(description="whether messages go out from this hall")
    mail: bool = Field(description="whether it has a mail server")
    push_key: str
    telling: Telling
    channels: list[ChannelTold]


class ChannelWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: Literal["push", "mail", "apprise"]
    address: str = Field(min_length=1, max_length=2000, pattern=NO_NUL)
    label: Label = ""


class ChannelMade(BaseModel):
    id: str


class Tried(BaseModel):
    error: str = Field(description="why it did not go out, and a detail; empty if it did")


class Proof(BaseModel):
    model_config = ConfigDict(extra="forbid")
    proof: str = Field(max_length=64, pattern=NO_NUL)


@router.get("/api/me/messages")
async def show_messages(hall: TheHall, who: Somebody) -> Messages:
    """When and how one is told."""
    kept = wishes_in((await hall.people.person(who.person))["telling"])
    rows = await hall.messenger.channels_of(who.person)
    return Messages(
        on=hall.messenger.is_on,
        mail=bool(hall.messenger.mail),
        push_key=hall.messenger.push_public(),
        telling=Telling(**msgspec.structs.asdict(kept)),
        channels=[_told(row) for row in rows],
    )


def _told(row: Row) -> ChannelTold:
    """Without its address, which may be as good as a key."""
    return ChannelTold(**{name: row[name] for name in ChannelTold.model_fields})


@router.put("/api/me/messages", status_code=204)
async def settle_messages(hall: TheHall, who: Somebody, wish: Telling) -> None:
    """Settle when one wants to be told."""
    zone_called(wish.zone)
    await hall.people.settle_telling(who.person, wish.model_dump())


@router.post("/api/me/channels", status_code=201)
async def open_channel(hall: TheHall, who: Somebody, wish: ChannelWish) -> ChannelMade:
    """Add a channel; a mail address is asked first whether it is its reader's wish."""
    await _check_channel(hall, wish)
    row = wish.model_dump() | {
        "id": new_id(),
        "person_id": who.person,
        "confirmed": wish.kind != "mail",
        "error": "",
        "created_at": time.time(),
    }
    if not row["confirmed"]:
        hall.messenger.check_trial(who.person, row)
    await attempt_alone(hall.store, who.person, partial(_add_channel, row))
    if not row["confirmed"]:
        await hall.messenger.try_out(who.person, row)
    return ChannelMade(id=row["id"])


def _add_channel(row: Row, connection: Connection) -> None:
    theirs = select(channels.c.id).where(channels.c.person_id == row["person_id"])
    if len(connection.execute(theirs).all()) >= MOST_CHANNELS:
        raise TooLarge("that many channels are enough", most=MOST_CHANNELS)
    connection.execute(insert(channels), row)


async def _check_channel(hall: Hall, wish: ChannelWish) -> None:
    if not hall.messenger.is_on or (wish.kind == "mail" and not hall.messenger.mail):
        raise MessagesOff("this hall sends no such messages")
    if wish.kind == "push":
        checked_subscription(wish.address)
    elif wish.kind == "apprise":
        await asyncio.to_thread(service_at, wish.address)  # the first reads a hundred modules
    elif not MAIL.fullmatch(wish.address):
        raise BadMessage("this is no mail address", why="address")


async def _own(hall: Hall, person: str, channel: str) -> Row:
    found = await hall.messenger.channel(person, channel)
    if found is None:
        raise UnknownThing("you have no such channel")
    return found


@router.delete("/api/me/channels/{channel}", status_code=204)
async def close_channel(hall: TheHall, who: Somebody, channel: ThingId) -> None:
    """Remove a channel of one's own."""
    await _own(hall, who.person, channel)
    await hall.messenger.close_channel(channel)


@router.post("/api/me/channels/{channel}/trial")
async def try_channel(hall: TheHall, who: Somebody, channel: ThingId) -> Tried:
    """Send a message by this channel now."""
    row = await _own(hall, who.person, channel)
    if not hall.messenger.is_on:
        raise MessagesOff("this hall sends no messages")
    hall.messenger.check_trial(who.person, row)
    return Tried(error=await hall.messenger.try_out(who.person, row))


@router.post("/api/channels/{channel}/stop", status_code=204)
async def stop_channel(hall: TheHall, channel: ThingId, wish: Proof) -> None:
    """End a channel by the link that stands in each message."""
    if not hall.messenger.is_proven("stop", channel, wish.proof):
        raise UnknownThing("this link stops nothing")
    await hall.messenger.close_channel(channel)


@router.post("/api/channels/{channel}/confirm", status_code=204)
async def confirm_channel(hall: TheHall, channel: ThingId, wish: Proof) -> None:
    """Whoever reads at this address wants to be told there."""
    if not hall.messenger.is_proven("confirm", channel, wish.proof):
        raise UnknownThing("this link confirms nothing")
    await hall.messenger.confirm(channel)
