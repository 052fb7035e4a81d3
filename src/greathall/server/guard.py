"""What stands behind the door: origins, sizes and rates."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.server.errors import BadMessage, ForeignOrigin, HallRefusal, TooLarge
from greathall.server.front_door import refusal_response
from greathall.server.limits import CHANGING, LOOKING, Visitors, afford, welcome
from greathall.server.settings import Settings

LENGTH = re.compile(r"[0-9]+")
MOST_DIGITS = 15  # of a length; more are too many for a number, too


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a browser's request comes from our own page, or from one that was allowed."""
    origin = headers.get("origin")
    if origin is None:  # no browser
        return True
    try:
        return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # such as http://[
        return False


def announced_length(headers: Headers) -> int:
    """How long the body is to be; nobody sends one so long that it is no number any more."""
    length = headers.get("content-length", "0")
    if not LENGTH.fullmatch(length):
        raise BadMessage("the length of the body is no number", why="content-length")
    return int(length[:MOST_DIGITS])


class Guard:
    """Refuses what is foreign, too much or too fast."""

    def __init__(self, app: ASGIApp, settings: Settings, visitors: Visitors) -> None:
        self.app, self.settings, self.visitors = app, settings, visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visitor = self.visitors.at(scope)
        hall = scope["app"].state.hall
        if scope["type"] == "websocket":
            welcome(visitor, visitor.messages)
            await self.app(scope, receive, send)
            return
        welcome(visitor, visitor.requests)
        try:
            if scope["path"].startswith("/api/"):  # the page itself says why nothing else comes
                hall.oversight.check_welcome(None, visitor.address)
            await self._check(scope)
            await self.app(scope, self._limited(receive), send)
        except HallRefusal as refusal:
            await refusal_response(refusal)(scope, receive, send)

    async def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await afford(LOOKING)
            return
        if not is_own_origin(headers, self.settings):
            raise ForeignOrigin("this page may not talk to the hall")
        if announced_length(headers) > self.settings.largest_body:
            raise TooLarge("that is too much at once", most=self.settings.largest_body)
        await afford(CHANGING)

    def _limited(self, receive: Receive) -> Receive:
        received = 0

        async def receive_limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.settings.largest_body:
                raise TooLarge("that is too much at once", most=self.settings.largest_body)
            return message

        return receive_limited
