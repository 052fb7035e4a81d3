"""Opening the hall: its storage is looked at first, then its port; it says so when it listens."""

from __future__ import annotations

import signal
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from greathall.kernel import Refusal
from greathall.server import Settings, create_app
from greathall.server.checked_storage import check_storage
from greathall.server.connections import serving
from greathall.server.logs import set_up_logs
from greathall.server.shared_limits import check_limits

GRACE_SECONDS = 5  # how long open connections may take to end when the server stops


class PortTaken(Refusal):
    text = "error-port-taken"


class Server(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_open()


def open_hall(
    port: int, settings: Settings, announce: Callable[[str], None], *, browser: bool
) -> None:
    """Serve until somebody stops it; all who are connected get a moment to leave."""
    check_storage(settings)
    check_limits(settings.redis)
    host = settings.host
    with bound(host, port) as listener:
        set_up_logs()
        for stopping in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stopping, _leave)  # before the server listens, and when it has closed
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}/"

        def on_open() -> None:
            announce(address)
            if browser:
                # In a thread: some browsers hold this terminal until they are left.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            **serving(settings),
        )
        Server(config, on_open).run([listener])


def _leave(*_: object) -> None:
    raise SystemExit(0)


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address; one where somebody else listens, or that is none, is refused."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except (OSError, OverflowError) as taken:
        listener.close()
        raise PortTaken(f"cannot listen at {host}:{port}", host=host, port=port) from taken
    return listener
