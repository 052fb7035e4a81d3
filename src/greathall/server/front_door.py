"""The outermost door: the names to which the hall answers, and the headers that browsers obey.

A page elsewhere may let its own name point at this machine, and a browser would take the hall for a
part of that page. So the hall answers to names that it knows, and to numbers, where it listens at
every address: no page can pretend to be a number.
"""

from __future__ import annotations

import ipaddress
import re

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greathall.server.errors import HallRefusal, UnknownHost, plain_fields
from greathall.server.metrics import REFUSALS
from greathall.server.settings import Settings
from greathall.server.viewers import FOREIGN, encode

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
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
NAME_AND_PORT = re.compile(r"(?:\[([^\[\]]+)\]|([^:\[\]]+))(?::\d*)?")


class FrontDoor:
    """Answers to names that the hall knows, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = {name.lower() for name in (*OWN_NAMES, settings.host, *settings.hosts)}
        self.is_wide = listens_everywhere(settings.host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = _secured(send)
        strange = [h for h in Headers(scope=scope).getlist("host") if not self._answers_to(h)]
        if not strange:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refusal_response(_unknown(strange[0]))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": FOREIGN})

    def _answers_to(self, host: str) -> bool:
        name = host_name(host)
        return name in self.names or (self.is_wide and is_number(name))


def _secured(send: Send) -> Send:
    async def send_secured(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(k.encode(), v.encode()) for k, v in SECURE_HEADERS.items()]
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return send_secured


def refusal_response(refusal: HallRefusal) -> Response:
    REFUSALS.labels(refusal.text).inc()
    fields = {name: _sayable(value) for name, value in plain_fields(refusal).items()}
    body = {"error": refusal.text, "fields": fields, "plain": _sayable(str(refusal))}
    return Response(encode(body), refusal.status, media_type="application/json")


def _sayable(value: str | int) -> str | int:
    """Half a character, which JSON lets somebody send, cannot be sent back."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


def _unknown(host: str) -> UnknownHost:
    name = host_name(host)
    plain = f"this hall does not answer to {name!r}; whoever runs it may allow it"
    return UnknownHost(f"{plain} with --host-name {name}", host=name)


def host_name(host: str) -> str:
    """The name in a header such as `hall.example:8000` or `[::1]:8000`."""
    found = NAME_AND_PORT.fullmatch(host)
    return (found[1] or found[2]).lower().removesuffix(".") if found else host


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def listens_everywhere(host: str) -> bool:
    """Whether this is no address of one machine, but stands for all that it has."""
    return not host or (is_number(host) and ipaddress.ip_address(host).is_unspecified)
