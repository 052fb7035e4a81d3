"""The HTTP interface: open, list, join, share, import, continue, report."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Header, Path, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, ConfigDict, Field

from greathall.bots import bots, bots_for
from greathall.games import default_game, game_called, games
from greathall.kernel import EVERYBODY
from greathall.matches import playing_again
from greathall.reading import read_record
from greathall.server.access import check_sight, seats_of
from greathall.server.bug_reports import keep_report
from greathall.server.described import table_message
from greathall.server.errors import BadMessage
from greathall.server.hall import Hall
from greathall.server.keys import link
from greathall.server.limits import CHANGING, LOOKING, in_slices, own_turn, pay_too
from greathall.server.moment_links import link_to_moment
from greathall.server.new_tables import HINTS_BY, THREE_DAYS, NewTable
from greathall.server.room import Room
from greathall.server.time_control import TimeControl
from greathall.server.viewers import WATCH, Bearer, SignedIn, encode

router = APIRouter()
TableId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$", examples=["k7m2x9qd"])]
Key = Annotated[
    str,
    Header(alias="x-key", max_length=64, description="The key of a seat, the host or a watcher"),
]
SeatId = Annotated[str, Path(max_length=64)]
Position = Annotated[int, Path(ge=0, le=1_000_000)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL keeps no text with a NUL in it
Name = Annotated[str, Field(max_length=40, pattern=NO_NUL, examples=["Olena"])]
OWN_THINGS, OWN_DEVICES = ("/api/me", "/api/me/export", "/api/me/reports"), "/api/me/sessions"
EXAMPLE = game_called(default_game())
SCENARIO, TABLES = next(iter(EXAMPLE.scenarios.items()))
SEAT = next(iter(TABLES[min(TABLES)]))


class Problem(BaseModel):
    """How every refusal looks: the id of a sentence, its fields, and plain English."""

    error: str = Field(examples=["error-unknown-table"])
    fields: dict[str, str | int] = Field(examples=[{"table": "nowhere"}])
    plain: str = Field(examples=["there is no table 'nowhere'"])


class TimeControlWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: Literal["none", "bank", "move"] = "none"
    seconds: float = Field(0, ge=0, le=30 * 24 * 3600)
    increment: float = Field(0, ge=0, le=24 * 3600)
    when_out: Literal["wait", "bot"] = "wait"


class TableWish(BaseModel):
    """A table to open: seats named in `bots` are theirs, the others wait for people."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=64, examples=[EXAMPLE.id])
    scenario: str | None = Field(None, max_length=64, examples=[SCENARIO])
    players: int | None = Field(None, ge=1, le=10)
    options: dict[str, str] = Field(default_factory=dict, max_length=50)
    bots: dict[str, str] = Field(default_factory=dict, max_length=20, examples=[{SEAT: "steward"}])
    title: str = Field("", max_length=120, pattern=NO_NUL)
    language: Literal["en", "uk", "pl"] = "en"
    public: bool = False
    hands_shown: bool = False
    private_chat: bool = True
    watch_chat: bool = Field(True, description="whether watchers may talk among themselves")
    hints: str = Field(HINTS_BY, max_length=32, description="the bot that gives hints; '' for none")
    guided: bool = Field(False, description="a first match with lessons; all else is prepared")
    by_lot: bool = Field(False, description="whether seats are dealt when the match begins")
    rated: bool = Field(False, description="whether it counts for ratings, without bots and hints")
    absence: float = Field(
        THREE_DAYS, ge=3600, le=30 * 24 * 3600, description="seconds until a bot may play on"
    )
    pace: TimeControlWish = Field(default_factory=lambda: TimeControlWish(seconds=0, increment=0))


class Opened(BaseModel):
    """The links are shown once; keep them."""

    table: str
    host_key: str
    watch_link: str
    seat_links: dict[str, str]


class Joined(BaseModel):
    link: str


class JoinWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: Name = ""


class Settling(BaseModel):
    model_config = ConfigDict(extra="forbid")
    public: bool | None = None
    private_chat: bool | None = None
    watch_chat: bool | None = None
    hints_on: Literal[False] | None = Field(None, description="only all people turn them on again")


class ChairWish(BaseModel):
    """Who shall sit on a chair: this bot, or whoever gets its new link."""

    model_config = ConfigDict(extra="forbid")
    bot: str | None = Field(max_length=64, examples=["steward"])


class Chair(BaseModel):
    link: str | None = Field(description="of a chair that is free now")


class SwapWish(BaseModel):
    """The other chair of two whose sitters change places."""

    model_config = ConfigDict(extra="forbid")
    other: str = Field(max_length=64, examples=[SEAT])


class StartWish(BaseModel):
    """The bot that sits down on every chair that is still free."""

    model_config = ConfigDict(extra="forbid")
    bot: str = Field("steward", max_length=64)


class ContinueWish(BaseModel):
    """Go on from a position of a finished match as a new table."""

    model_config = ConfigDict(extra="forbid")
    at: int = Field(ge=0)
    bots: dict[str, str] = Field(default_factory=dict, max_length=20)
    public: bool = False


class ShareWish(BaseModel):
    """Through whose eyes others may see a moment; while the match goes on, as watchers do."""

    model_config = ConfigDict(extra="forbid")
    seat: str = Field(WATCH, max_length=64)


class ReportWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    text: str = Field(min_length=1, max_length=10_000, pattern=NO_NUL)


class Reported(BaseModel):
    report: int


class Imported(BaseModel):
    table: str


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]


async def room_of(hall: TheHall, table: TableId) -> Room:
    return await hall.room(table)


TheRoom = Annotated[Room, Depends(room_of)]


async def signed_in(hall: TheHall, request: Request) -> SignedIn | None:
    """Who asks, if they are signed in; whoever is banned may still see and take what is theirs."""
    who = await hall.people.sessions.whose(request)
    if who is not None and not _is_about_oneself(request):
        hall.oversight.check_welcome(who.person, "")
    if who is not None:
        visitor = request.app.state.visitors.person(who.person)
        await visitor.requests.afford(LOOKING if request.method == "GET" else CHANGING)
        pay_too(visitor, visitor.requests)
    return who


def _is_about_oneself(request: Request) -> bool:
    """Reading one's profile, signing out, deleting it."""
    path, method = request.url.path, request.method
    return path in OWN_THINGS or (method == "DELETE" and path.startswith(OWN_DEVICES))


MaybePerson = Annotated[SignedIn | None, Depends(signed_in)]


async def bearer_of(who: MaybePerson, key: Key = "") -> Bearer:
    return Bearer((key,), who and who.person)


TheBearer = Annotated[Bearer, Depends(bearer_of)]


async def room_in_sight(room: TheRoom, bearer: TheBearer) -> Room:
    """The room of a table that who asks may see."""
    check_sight(room, bearer)
    return room


RoomInSight = Annotated[Room, Depends(room_in_sight)]


@router.get("/healthz", tags=["the hall"])
async def healthz(hall: TheHall, response: Response) -> dict[str, bool]:
    """Whether the hall and its database are well."""
    well = await hall.store.healthy()
    response.status_code = 200 if well else 503
    return {"well": well}


@router.get("/metrics", tags=["the hall"], response_class=Response)
async def metrics() -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games", tags=["the hall"])
async def list_games() -> dict[str, Any]:
    """The games, the default first, with their scenarios, seats and options, and the bots."""
    return {
        "games": [
            {
                "id": game.id,
                "expands": game.expands,
                "names": list(game.names),
                "scenarios": {
                    name: {
                        str(people): {s: list(p) for s, p in seats.items()}
                        for people, seats in by.items()
                    }
                    for name, by in game.scenarios.items()
                },
                "options": {name: list(values) for name, values in game.options.items()},
                "bots": list(bots_for(game.id)),
            }
            for game in sorted(games().values(), key=lambda game: not game.is_default)
        ],
        "bots": list(bots()),
        "version": version("greathall"),
    }


@router.get("/api/tables", tags=["tables"])
async def list_tables(hall: TheHall) -> Response:
    """The public tables that wait for people or are being played."""
    return Response(await hall.listing.as_json(), media_type="application/json")


@router.post("/api/tables", tags=["tables"], status_code=201)
async def open_table(hall: TheHall, wish: TableWish, who: MaybePerson) -> Opened:
    """Open a table; the answer holds one secret link a seat and one to watch."""
    fields = wish.model_dump()
    pace = TimeControl(**fields.pop("pace"))
    keys = await hall.open_table(NewTable(**fields, pace=pace, opened_by=who and who.person))
    return Opened(**keys.links())


@router.get("/api/tables/{table}", tags=["tables"])
async def show_table(room: RoomInSight, bearer: TheBearer) -> dict[str, Any]:
    """Who sits where, and what everybody may know about a table."""
    return table_message(room) | {"mine": seats_of(room, bearer)}


@router.patch("/api/tables/{table}", tags=["tables"], status_code=204)
async def settle_table(hall: TheHall, room: TheRoom, wish: Settling, key: Key = "") -> None:
    """The host decides who may watch, and whether two may talk alone."""
    values = {k: v for k, v in wish.model_dump().items() if v is not None}
    await hall.settle(room, key, **values)


@router.delete("/api/tables/{table}", tags=["tables"], status_code=204)
async def cancel_table(hall: TheHall, room: TheRoom, key: Key = "") -> None:
    """The host gives a table up before it has begun; everybody there is told."""
    async with room.lock:
        await hall.waiting_room.cancel(room, key)


@router.post("/api/tables/{table}/start", tags=["tables"], status_code=204)
async def start_table(hall: TheHall, room: TheRoom, wish: StartWish, key: Key = "") -> None:
    """The host waits for nobody else: bots sit down on all free chairs."""
    async with room.lock:
        await hall.waiting_room.start(room, key, wish.bot)


@router.patch("/api/tables/{table}/seats/{seat}", tags=["tables"])
async def refill_chair(
    hall: TheHall, room: TheRoom, table: TableId, seat: SeatId, wish: ChairWish, key: Key = ""
) -> Chair:
    """Before the match the host lets a bot sit down, or frees a chair where no person sits."""
    async with room.lock:
        if wish.bot is not None:
            await hall.waiting_room.fill(room, key, seat, wish.bot)
            return Chair(link=None)
        return Chair(link=link(table, await hall.waiting_room.free(room, key, seat)))


@router.post("/api/tables/{table}/seats/{seat}/swap", tags=["tables"], status_code=204)
async def swap_chairs(
    hall: TheHall, room: TheRoom, seat: SeatId, wish: SwapWish, key: Key = ""
) -> None:
    """Before the match the host lets those on two chairs change places; one may be free."""
    async with room.lock:
        await hall.waiting_room.swap(room, key, seat, wish.other)


@router.post("/api/tables/{table}/seats/{seat}", tags=["tables"], status_code=201)
async def join_table(
    hall: TheHall, room: TheRoom, table: TableId, seat: SeatId, wish: JoinWish, who: MaybePerson
) -> Joined:
    """Take a free seat at a public table; the answer is your secret link."""
    async with room.lock:
        return Joined(link=link(table, await hall.join(room, seat, wish.name, who and who.person)))


@router.post("/api/tables/{table}/seats/{seat}/links", tags=["tables"], status_code=201)
async def ask_in(hall: TheHall, room: TheRoom, seat: SeatId, bearer: TheBearer) -> Joined:
    """People at the table ask somebody in, to play on for a person who is absent."""
    async with room.lock:
        return Joined(link=await hall.absentees.link(room, bearer, seat))


@router.get("/api/tables/{table}/talk", tags=["replay"])
async def list_talk(hall: TheHall, room: RoomInSight, bearer: TheBearer) -> Response:
    """What was said at a table and where, as far as the one who asks may read it."""
    return Response(encode(await hall.talk.whole(room, bearer)), media_type="application/json")


@router.post("/api/tables/{table}/moments/{at}/links", tags=["replay"], status_code=201)
async def share_moment(room: RoomInSight, at: Position, wish: ShareWish) -> Joined:
    """A link to this moment for people who have no key of the table."""
    if wish.seat not in (WATCH, EVERYBODY):
        room.match.players_of(wish.seat)  # refuses an unknown seat
    async with room.lock:
        return Joined(link=link_to_moment(room, at, wish.seat))


@router.post("/api/records", tags=["replay"], status_code=201)
async def import_record(
    hall: TheHall, text: Annotated[bytes, Body(media_type="text/plain")]
) -> Imported:
    """A record from elsewhere, to look at and to go on from."""
    try:
        written = read_record(text.decode())
    except UnicodeDecodeError as wrong:
        raise BadMessage("a record is text", why="utf-8") from wrong
    async with own_turn():
        match = await in_slices(playing_again(written))
    return Imported(table=await hall.import_match(match))


@router.post("/api/tables/{table}/continuations", tags=["replay"], status_code=201)
async def continue_table(hall: TheHall, room: RoomInSight, wish: ContinueWish) -> Opened:
    """Go on from any position of a finished match, as a new table."""
    keys = await hall.continue_from(room, wish.at, wish.bots, public=wish.public)
    return Opened(**keys.links())


@router.post("/api/tables/{table}/reports", tags=["the hall"], status_code=201)
async def report_bug(
    hall: TheHall, room: RoomInSight, bearer: TheBearer, wish: ReportWish
) -> Reported:
    """Keep a bug report together with the position; play goes on."""
    return Reported(report=await keep_report(hall.store, room, bearer, wish.text))
