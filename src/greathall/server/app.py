"""The hall as an application: doors, guard, housekeeping."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import version

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from greathall.kernel import Refusal
from greathall.server import documents, page, replay_routes, routes, sockets
from greathall.server.addresses import shown
from greathall.server.errors import BadMessage, HallFailed, HallRefusal
from greathall.server.front_door import SECURE_HEADERS, FrontDoor, refusal_response
from greathall.server.guard import Guard
from greathall.server.hall import Hall
from greathall.server.limits import Visitors
from greathall.server.memory import swept_gently
from greathall.server.operating import routes as operating_routes
from greathall.server.people import (
    friend_routes,
    holiday_routes,
    message_routes,
    standing_routes,
)
from greathall.server.people import routes as people_routes
from greathall.server.routes import Problem
from greathall.server.settings import Settings
from greathall.server.shared_limits import sharing
from greathall.server.store import StorageFailed, Store

log = structlog.get_logger()
HOUSEKEEPING_SECONDS = 60.0
COUNTING_SECONDS = 20.0
DOORS = (
    routes.router,
    replay_routes.router,
    people_routes.router,
    message_routes.router,
    friend_routes.router,
    standing_routes.router,
    holiday_routes.router,
    operating_routes.router,
    page.router,
    documents.router,
    sockets.router,
)


def create_app(settings: Settings) -> FastAPI:
    """The hall with these settings; it opens its store when it starts."""
    app = FastAPI(
        title="Great Hall",
        version=version("greathall"),
        description="Tables at which people and bots play. See docs/protocol.md for the websocket.",
        lifespan=_life,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        responses={
            code: {"model": Problem} for code in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
        },
    )
    app.state.settings = settings
    visitors = app.state.visitors = Visitors(settings)
    for door in DOORS:
        app.include_router(door)
    app.add_middleware(Guard, settings=settings, visitors=visitors)
    app.add_middleware(FrontDoor, settings=settings)  # added last, it is the outermost
    app.add_exception_handler(Refusal, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_input)
    app.add_exception_handler(HTTPException, _refuse_request)
    app.add_exception_handler(Exception, _admit_failure)
    return app


@contextlib.asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store(settings.url)
    hall = app.state.hall = Hall(store, settings)
    await hall.oversight.begin()
    if hall.company is not None:
        await hall.company.begin()
    async with swept_gently(), sharing(app.state.visitors, settings.redis):
        going_on = asyncio.create_task(hall.waking.go_on())
        keeping = asyncio.create_task(_keep_house(hall))
        telling = asyncio.create_task(hall.messenger.work())
        counting = asyncio.create_task(_count(hall))
        overseeing = asyncio.create_task(hall.oversight.keep_looking())
        log.info("hall-opened", database=shown(settings.url))
        yield
    tasks = (going_on, keeping, telling, counting, overseeing)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await hall.close()
    store.close()
    log.info("hall-closed")


async def _keep_house(hall: Hall) -> None:
    while True:
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        try:
            await hall.keep_house()
        except StorageFailed as failure:
            log.warning("housekeeping-failed", error=failure.text)


async def _count(hall: Hall) -> None:
    """Matches that are over count for ratings, and turns that were taken; no table waits for it."""
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hall.ratings.news.wait(), COUNTING_SECONDS)
        hall.ratings.news.clear()
        try:
            if hall.has_duty:
                await hall.ratings.count()
            await hall.reliability.write()
        except StorageFailed as failure:
            log.warning("counting-waits", error=failure.text)


async def _refuse(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    if isinstance(refusal, HallRefusal):
        return refusal_response(refusal)
    plain = HallRefusal(str(refusal), **refusal.fields)
    response = refusal_response(_with_text(plain, refusal.text))
    response.status_code = 503 if isinstance(refusal, StorageFailed) else 400
    return response


def _with_text(refusal: HallRefusal, text: str) -> HallRefusal:
    refusal.text = text
    return refusal


async def _refuse_input(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(map(str, first["loc"]))
    response = refusal_response(BadMessage(f"{where}: {first['msg']}", why=where))
    response.status_code = 422
    return response


async def _refuse_request(_: Request, wrong: Exception) -> Response:
    """An address or a method that is not there, or a body that could not even be read."""
    assert isinstance(wrong, HTTPException)
    if isinstance(wrong.__cause__, HallRefusal):  # such as a body that grew too large
        return refusal_response(wrong.__cause__)
    response = refusal_response(BadMessage(str(wrong.detail), why=str(wrong.status_code)))
    response.status_code = wrong.status_code
    response.headers.update(wrong.headers or {})
    return response


async def _admit_failure(_: Request, __: Exception) -> Response:
    """This answer goes out past every door; the server itself logs what went wrong."""
    response = refusal_response(HallFailed("the hall made a mistake; it is in its log"))
    response.headers.update(SECURE_HEADERS)
    return response
