"""What stands at the door: origins, sizes, rates, and the headers that browsers obey."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.server.errors import ForeignOrigin, HallRefusal, TooLarge, fields_told
from greathall.server.limits import CHANGING, LOOKING, Visitors, afford, welcome
from greathall.server.metrics import REFUSALS
from greathall.server.settings import Settings
from greathall.server.viewers import encode

SECURE_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a browser's request comes from our own page, or from one that was allowed."""
    origin = headers.get("origin")
    if origin is None:  # no browser
        return True
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")


def refusal_response(refusal: HallRefusal) -> Response:
    REFUSALS.labels(refusal.text).inc()
    body = {"error": refusal.text, "fields": fields_told(refusal), "plain": str(refusal)}
    return Response(encode(body), refusal.status, media_type="application/json")


class Guard:
    """Refuses what is foreign, too much or too fast, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.visitors = Visitors(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visitor = self.visitors.at(scope)
        if scope["type"] == "websocket":
            welcome(visitor, visitor.messages)
            await self.app(scope, receive, send)
            return
        welcome(visitor, visitor.requests)

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.encode(), v.encode()) for k, v in SECURE_HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            await self._check(scope)
            await self.app(scope, self._limited(receive), send_secured)
        except HallRefusal as refusal:
            await refusal_response(refusal)(scope, receive, send_secured)

    async def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await afford(LOOKING)
            return
        if not is_own_origin(headers, self.settings):
            raise ForeignOrigin("this page may not talk to the hall")
        if int(headers.get("content-length") or 0) > self.settings.largest_body:
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
