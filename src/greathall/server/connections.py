"""How the hall is served: by whose word it knows addresses, and how long it waits for clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from greathall.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application


class Deadline:
    """Ends a connection whose client lets the hall wait for too long."""

    def __init__(self, seconds: float, give_up: Callable[[], None]) -> None:
        self.seconds, self.give_up = seconds, give_up
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self.end()
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self.give_up)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpConnection(HttpToolsProtocol):
    """A request comes whole, and its answer is read, within some seconds."""

    def __init__(self, *args: Any, hall: Settings, **more: Any) -> None:
        super().__init__(*args, **more)
        self.asking = Deadline(hall.ask_seconds, self.give_up)
        self.reading = Deadline(hall.read_seconds, self.give_up)
        self.answering: RequestResponseCycle | None = None

    def give_up(self) -> None:
        """Without a goodbye, which would wait behind all that the client has not read."""
        self.stop_answering()
        self.transport.abort()

    def stop_answering(self) -> None:
        """Of several requests, uvicorn tells only the last that nothing can be written any more."""
        if self.answering is not None:
            self.answering.disconnected = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking.begin()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.asking.begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.asking.end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_answering()
        super().connection_lost(exc)
        self.asking.end()
        self.reading.end()


class Websocket(WebSocketsSansIOProtocol):
    """What the hall says is read within some seconds."""

    def __init__(self, *args: Any, hall: Settings, **more: Any) -> None:
        super().__init__(*args, **more)
        self.reading = Deadline(hall.read_seconds, self.give_up)

    def give_up(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.reading.begin()  # it is closed, once all was read that was said

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.end()


def serving(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve a hall with these settings."""
    return {
        "http": partial(HttpConnection, hall=settings),
        "ws": partial(Websocket, hall=settings),
        "ws_max_size": 2 * settings.largest_message,
        # Otherwise anybody on this machine could claim to come from anywhere.
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "server_header": False,
    }
