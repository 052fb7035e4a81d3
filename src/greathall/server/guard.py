"""What stands at the door: origins, sizes, rates, and the headers that browsers obey."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.server.errors import ForeignOrigin, HallRefusal, TooFast, TooLarge, fields_told
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


READS_FOR_A_WRITE = 5  # looking at things is cheaper than changing them


class Bucket:
    """So many things a second, with a reserve for bursts."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: float) -> None:
        self.rate, self.left, self.since = rate, rate * 3, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * 3, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


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
        self.buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.encode(), v.encode()) for k, v in SECURE_HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._limited(receive), send_secured)
        except HallRefusal as refusal:
            await refusal_response(refusal)(scope, receive, send_secured)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        client = scope["client"][0] if scope.get("client") else ""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            if scope["path"].startswith("/api/"):
                self._count(f"read {client}", READS_FOR_A_WRITE * self.settings.requests_a_second)
            return
        if not is_own_origin(headers, self.settings):
            raise ForeignOrigin("this page may not talk to the hall")
        if int(headers.get("content-length") or 0) > self.settings.largest_body:
            raise TooLarge("that is too much at once", most=self.settings.largest_body)
        self._count(f"write {client}", self.settings.requests_a_second)

    def _count(self, what: str, rate: float) -> None:
        """Refuse more than so many requests a second of one kind from one address."""
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        if not self.buckets.setdefault(what, Bucket(rate)).take():
            raise TooFast("too many requests; wait a moment")

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
