"""The websockets of a browser: a tab at a table says what it wants; all hear what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial
from typing import Any, TypeVar

import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from greathall.kernel import Refusal
from greathall.server import messages
from greathall.server.described import explained_message, notes_message
from greathall.server.errors import BadMessage, TooLarge, TooSlow, error_message
from greathall.server.guard import is_own_origin
from greathall.server.hall import Hall
from greathall.server.limits import (
    CHANGING,
    LOOKING,
    afford,
    household,
    one_more_socket,
    pay,
    pay_too,
)
from greathall.server.metrics import ANSWER_SECONDS, REFUSALS, VIEWERS
from greathall.server.room import Room
from greathall.server.settings import Settings
from greathall.server.viewers import FOREIGN, REFUSED, Viewer, encode

log = structlog.get_logger()
LARGE = 20_000  # bytes; such as a whole chronicle
T = TypeVar("T")
router = APIRouter()
_begun: set[asyncio.Task[Any]] = set()


@router.websocket("/api/tables/{table}/socket")
async def serve_tab(socket: WebSocket, table: str) -> None:
    """One tab at a table from its first message to its last."""
    hall, settings = socket.app.state.hall, socket.app.state.settings
    await _let_in(socket, settings, partial(_serve_seat, socket, hall, settings, table))


@router.websocket("/api/tables/socket")
async def serve_list(socket: WebSocket) -> None:
    """One tab that hears of every change in the list of public tables, and at its own ones."""
    hall, settings = socket.app.state.hall, socket.app.state.settings
    await _let_in(socket, settings, partial(_serve_list, socket, hall, settings))


async def _let_in(
    socket: WebSocket, settings: Settings, serve: Callable[[], Awaitable[None]]
) -> None:
    """Whoever is not let in, or is refused later, is told why."""
    if not is_own_origin(socket.headers, settings):
        await socket.close(FOREIGN)
        return
    try:
        with one_more_socket():
            await afford(CHANGING)
            await socket.accept()
            await serve()
    except Refusal as refusal:
        REFUSALS.labels(refusal.text).inc()
        await _say_goodbye(socket, refusal)
    except WebSocketDisconnect:
        pass


async def _say_goodbye(socket: WebSocket, refusal: Refusal) -> None:
    if socket.application_state == WebSocketState.CONNECTING:
        await socket.accept()  # otherwise a browser could not show why
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
            await socket.send_text(encode(error_message(refusal)).decode())
            await socket.close(REFUSED)


async def _serve_list(socket: WebSocket, hall: Hall, settings: Settings) -> None:
    with _signed_in(socket, viewer := await _viewer(socket, hall)), hall.listing.watched_by(viewer):
        await hall.listing.send_changes()
        sender = asyncio.create_task(_send_all(socket, hall, viewer))
        try:
            while True:
                text = await _receive(socket, settings)
                await afford(CHANGING)
                wish = messages.read_lobby_message(text)
                await hall.own_tables.follow(viewer, wish.tables)
        finally:
            hall.own_tables.forget(viewer)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _viewer(socket: WebSocket, hall: Hall) -> Viewer:
    """A tab that has come; it ends when its person is signed out."""
    viewer = Viewer()
    viewer.signed_in = await hall.people.sessions.whose(socket)
    viewer.address = household(socket.client.host if socket.client else "")
    hall.oversight.check_welcome(viewer.person, viewer.address)
    if hall.oversight.announced():
        hall.oversight.tell(viewer)
    hall.people.sessions.tabs.add(viewer)
    return viewer


@contextlib.contextmanager
def _signed_in(socket: WebSocket, viewer: Viewer) -> Iterator[None]:
    """Whoever is signed in pays too, and keeps only so many tabs open, wherever they are."""
    if viewer.person is None:
        yield
        return
    visitor = socket.app.state.visitors.person(viewer.person)
    pay_too(visitor, visitor.messages)
    with one_more_socket():
        yield


async def _serve_seat(socket: WebSocket, hall: Hall, settings: Settings, table: str) -> None:
    with _signed_in(socket, viewer := await _viewer(socket, hall)):
        room = await _sit_down(socket, hall, settings, table, viewer)
        await _talk(socket, hall, settings, room, viewer)


async def _sit_down(
    socket: WebSocket, hall: Hall, settings: Settings, table: str, viewer: Viewer
) -> Room:
    """The first message says with which keys; then the whole position is sent."""
    try:
        async with asyncio.timeout(settings.sit_seconds):
            first = messages.read_message(await _receive(socket, settings))
    except TimeoutError:
        raise TooSlow("whoever connects sits down soon") from None
    if not isinstance(first, messages.Sit):
        raise BadMessage("first sit down", why="sit")
    room = await hall.room(table)  # only now: meanwhile it may have left the memory
    async with room.lock:
        await hall.sit(room, viewer, first.keys, first.name)
        same_chronicle = first.era is None or first.era == room.undo_epoch
        known = min(max(0, first.since), room.match.log_length())
        viewer.known = known if same_chronicle else 0
        viewer.wants_changes = first.changes
        room.audience.join(viewer)
        viewer.send(await hall.talk.recent(room, viewer))
        viewer.send(hall.votes.message(room))
        viewer.send(notes_message(room, viewer))
        hall.absentees.tell(room, viewer)
        hall.standing.tell(room, viewer)
        hall.guide.look_up(room)
        hall.rematches.send(room, viewer)
    return room


async def _talk(
    socket: WebSocket, hall: Hall, settings: Settings, room: Room, viewer: Viewer
) -> None:
    VIEWERS.inc()
    sender = asyncio.create_task(_send_all(socket, hall, viewer))
    listener = asyncio.create_task(_listen(socket, hall, settings, room, viewer))
    try:
        await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.audience.part(viewer)
        VIEWERS.dec()
        for task in (sender, listener):
            task.cancel()
        _, wrong = await asyncio.gather(sender, listener, return_exceptions=True)
        if isinstance(wrong, Exception):
            log.error("tab-failed", table=room.id, exc_info=wrong)


async def _send_all(socket: WebSocket, hall: Hall, viewer: Viewer) -> None:
    while (message := await viewer.outbox.get()) is not None:
        if len(message) > LARGE:
            async with hall.large_message:  # one after the other, and others' turn in between
                await asyncio.sleep(0)
        await socket.send_text(message.decode())
    await socket.close(viewer.code)


async def _receive(socket: WebSocket, settings: Settings) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    if len(text) > settings.largest_message:
        raise TooLarge("that message is too large", most=settings.largest_message)
    return text


async def _listen(
    socket: WebSocket, hall: Hall, settings: Settings, room: Room, viewer: Viewer
) -> None:
    while True:
        ref: int | str | None = None
        try:
            text = await _receive(socket, settings)
            await afford(LOOKING)  # nothing more is read from this tab until there is enough
            message = messages.read_message(text)
            ref = message.ref
            pay(_cost(message) - LOOKING)
            number = await _see_through(_obey(hall, room, viewer, message))
        except WebSocketDisconnect:
            return
        except Refusal as refusal:
            REFUSALS.labels(refusal.text).inc()
            viewer.send(error_message(refusal, ref))
        else:
            viewer.send({"is": "done", "ref": ref, "number": number})


def _cost(message: messages.AnyMessage) -> float:
    match message:
        case messages.Answer():
            return LOOKING
        case messages.Answers(options=options):
            return LOOKING * len(options)
        case messages.Explain():
            return LOOKING
        case _:
            return CHANGING


async def _see_through(work: Coroutine[Any, Any, T]) -> T:
    """What was begun is finished and sent, even if its tab closes meanwhile."""
    task = asyncio.create_task(work)
    _begun.add(task)
    task.add_done_callback(_begun.discard)
    return await asyncio.shield(task)


async def _obey(hall: Hall, room: Room, viewer: Viewer, message: messages.AnyMessage) -> int | None:
    """Do what a tab asks, under the lock of its table."""
    if isinstance(message, messages.Hint):  # nobody waits while a bot thinks
        await hall.hints.give(room, viewer, message)
        return None
    begun = time.perf_counter()
    async with room.lock:
        match message:
            case messages.Answer(actor=actor, turn=turn, option=option):
                number = await room.answer(viewer, actor, turn, option)
                ANSWER_SECONDS.observe(time.perf_counter() - begun)
                return number
            case messages.Pledge(seat=seat, pledge=pledge):
                await hall.shares.pledge(room, viewer, seat, pledge)
            case messages.Share(seat=seat, share=share):
                await hall.shares.reveal(room, viewer, seat, share)
            case messages.Answers(actor=actor, turn=turn, options=options):
                return await room.answer_all(viewer, actor, turn, options)
            case messages.Undo(actor=actor, count=count):
                await room.undo(viewer, actor, count)
                await hall.standing.let_go(room)
            case messages.Explain(seat=seat, of=kind, id=thing):
                viewer.send(explained_message(room, viewer, seat, kind, thing, message.ref))
            case messages.Propose():
                await hall.votes.propose(room, viewer, message)
            case messages.Agree(number=number, yes=yes):
                await hall.votes.agree(room, viewer, number, yes=yes)
            case messages.Chat(text=text, to=to):
                hall.oversight.check_may_speak(room, viewer)
                await hall.talk.chat(room, viewer, text, to)
            case messages.Note(seat=seat, text=text):
                await hall.talk.note(room, viewer, seat, text)
            case _:
                await _change_seats(hall, room, viewer, message)
    return None


async def _change_seats(
    hall: Hall, room: Room, viewer: Viewer, message: messages.AnyMessage
) -> None:
    match message:
        case messages.HandOver(seat=seat, bot=bot):
            await hall.hand_over(room, viewer, seat, bot)
        case messages.TakeSeat(seat=seat):
            await hall.hand_over(room, viewer, seat, None)
        case messages.ComeBack(seat=seat):
            await hall.absentees.come_back(room, viewer, seat)
        case messages.SetStanding(seat=seat, answers=answers):
            await hall.standing.set(room, viewer, seat, answers)
        case messages.Leave(seat=seat):
            await hall.leave(room, viewer, seat)
        case messages.Waive(seat=seat):
            await hall.waive(room, viewer, seat)
        case messages.Read(lesson=lesson):
            await hall.guide.turn_page(room, viewer, lesson)
        case messages.Rematch(swap=swap):
            await hall.rematches.ask(room, viewer, swap=swap)
        case messages.Sit(keys=keys, name=name, changes=changes):
            before = room.keys_of(viewer)
            await hall.sit(room, viewer, keys, name)
            viewer.known, viewer.wants_changes, viewer.shown = 0, changes, None
            room.announce()
            room.audience.send_presence()
            viewer.send(notes_message(room, viewer))
            hall.absentees.tell(room, viewer)
            hall.standing.tell(room, viewer)
            await hall.talk.send_private(room, viewer, before)
