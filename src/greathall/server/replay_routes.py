"""The HTTP interface of looking back: moments, shared ones, the story of a match and its record."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Header, Path, Query, Response

from greathall.server.access import seats_of
from greathall.server.limits import in_slices, own_turn
from greathall.server.moment_links import check_shared, shared_table
from greathall.server.replays import (
    Draw,
    draws_of,
    explained_at,
    moment_of,
    position_of_event,
    record_text,
    story_of,
)
from greathall.server.room import Room
from greathall.server.routes import Position, RoomInSight, TableId, TheBearer, TheHall, TheRoom
from greathall.server.viewers import WATCH, encode

router = APIRouter()
JSON = "application/json"
Eyes = Annotated[
    str, Query(max_length=64, description="whose viewpoint; 'everybody' when it is over")
]
Kind = Annotated[str, Query(alias="of", max_length=64, examples=["card"])]
Thing = Annotated[str, Query(alias="id", max_length=64, description="its id")]
Proof = Annotated[str, Header(alias="x-key", max_length=64)]
Found = TypeVar("Found")


async def recalled(room: Room, ask: Callable[[], Generator[Any, None, Found]]) -> Found:
    """Ask under the table's lock, since nobody sees an answer before it is safe; recall outside."""
    async with room.lock:
        recall = ask()
    async with own_turn():
        return await in_slices(recall)


@router.get("/api/tables/{table}/moments/{at}", tags=["replay"])
async def show_moment(
    hall: TheHall,
    room: RoomInSight,
    at: Position,
    bearer: TheBearer,
    seat: Eyes = "",
) -> Response:
    """The position after `at` answers, as a seat, a watcher, or at the end everybody saw it."""
    own, reading = seats_of(room, bearer), hall.library.reading
    moment = await recalled(room, lambda: moment_of(reading(room), room, at, seat, own))
    return Response(moment, media_type=JSON)


@router.get("/api/tables/{table}/moments/{at}/explained", tags=["replay"])
async def explain_at_moment(
    hall: TheHall,
    room: RoomInSight,
    at: Position,
    kind: Kind,
    thing: Thing,
    bearer: TheBearer,
    seat: Eyes = "",
) -> Response:
    """What the same eyes could have been told of a thing then."""
    own, reading, asked = seats_of(room, bearer), hall.library.reading, (kind, thing)
    told = await recalled(room, lambda: explained_at(reading(room), room, at, seat, own, asked))
    return Response(told, media_type=JSON)


@router.get("/api/tables/{table}/shared/{at}", tags=["replay"])
async def show_shared(
    hall: TheHall,
    room: TheRoom,
    at: Position,
    seat: Eyes = WATCH,
    key: Proof = "",
) -> Response:
    """A moment that somebody has shared, with who sat at the table; the key is that of its link."""
    async with room.lock:
        check_shared(room, at, seat, key)
        recall = moment_of(hall.library.reading(room), room, at, seat, ())
        about = encode(shared_table(room, at))
    async with own_turn():
        moment = await in_slices(recall)
    body = b'{"table":%b,"moment":%b}' % (about, moment)
    return Response(body, media_type=JSON)


@router.get("/api/tables/{table}/shared/{at}/explained", tags=["replay"])
async def explain_at_shared(
    hall: TheHall,
    room: TheRoom,
    at: Position,
    kind: Kind,
    thing: Thing,
    seat: Eyes = WATCH,
    key: Proof = "",
) -> Response:
    """What the eyes of a moment that somebody has shared could have been told of a thing."""
    async with room.lock:
        check_shared(room, at, seat, key)
        tell = explained_at(hall.library.reading(room), room, at, seat, (), (kind, thing))
    async with own_turn():
        return Response(await in_slices(tell), media_type=JSON)


@router.get("/api/tables/{table}/story", tags=["replay"])
async def tell_story(hall: TheHall, room: RoomInSight) -> Response:
    """Where its events happened, how it stood after each round, and where hints were taken."""
    async with room.lock:
        follow = story_of(hall.library.reading(room), room, await hall.hints.taken(room))
    async with own_turn():
        return Response(encode(await in_slices(follow)), media_type=JSON)


@router.get("/api/tables/{table}/events/{event}", tags=["replay"])
async def find_event(
    hall: TheHall, room: RoomInSight, event: Annotated[int, Path(ge=0, le=1_000_000)]
) -> dict[str, int]:
    """The position after which an event of the chronicle happened."""
    reading = hall.library.reading
    return {"at": await recalled(room, lambda: position_of_event(reading(room), room, event))}


@router.get("/api/tables/{table}/record", tags=["replay"], response_class=Response)
async def export_record(room: RoomInSight, table: TableId) -> Response:
    """The record of a finished match, with the secret of its dice."""
    name = f'attachment; filename="{room.header.game}-{table}.record"'
    async with room.lock:
        text = record_text(room)
    headers = {"content-disposition": name}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/tables/{table}/draws", tags=["replay"])
async def list_draws(hall: TheHall, room: RoomInSight) -> list[Draw]:
    """All that chance answered in a finished match: its position, which option, of how many."""
    return await recalled(room, lambda: draws_of(hall.library.reading(room), room))
