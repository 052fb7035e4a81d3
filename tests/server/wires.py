"""A wire between a hall and PostgreSQL that loses what is said on it, or falls silent."""

from __future__ import annotations

import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

COMMIT = b"COMMIT\0"
READY = b"Z\x00\x00\x00\x05"  # the server is done and waits for the next command

# The reply to a commit that was done; the commit itself; or the reply, and the hall is cut
# off at once, while the server is still busy.
Loss = Literal["reply", "request", "busy"]


class Wire:
    """Carries bytes both ways; a test says what becomes of the next commits."""

    def __init__(self, server: Path) -> None:
        self.server = server
        self.to_lose: list[Loss | None] = []  # of the next commits; None comes through
        self.lost: Counter[Loss] = Counter()
        self.is_down = False  # nobody gets a connection
        self.speaks = threading.Event()
        self.speaks.set()
        self.entrance = socket.create_server(("127.0.0.1", 0))
        self.lines: list[Line] = []
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):  # the entrance was closed
            while True:
                hall, _ = self.entrance.accept()
                self._clear_up()
                try:
                    line = None if self.is_down else Line(self, hall)
                except OSError:  # the server is not there
                    line = None
                if line is None:
                    hall.close()
                else:
                    self.lines.append(line)

    def _clear_up(self) -> None:
        """Close lines on which nobody speaks any more."""
        over = [line for line in self.lines if line.is_over]
        self.lines = [line for line in self.lines if line not in over]
        for line in over:
            line.close()

    def cut(self) -> None:
        for line in self.lines:
            line.hang_up()

    def close(self) -> None:
        self.speaks.set()
        shut(self.entrance)
        self.entrance.close()
        for line in self.lines:
            line.close()


class Line:
    """One connection over the wire."""

    def __init__(self, wire: Wire, hall: socket.socket) -> None:
        self.wire, self.hall, self.server = wire, hall, socket.socket(socket.AF_UNIX)
        try:
            self.server.connect(str(wire.server))
        except OSError:
            self.server.close()
            raise
        self.is_deaf = False  # the hall hears nothing any more
        ways = (self._to_server, self._to_hall)
        self.threads = [threading.Thread(target=way, daemon=True) for way in ways]
        for thread in self.threads:
            thread.start()

    @property
    def is_over(self) -> bool:
        return not any(thread.is_alive() for thread in self.threads)

    def _to_server(self) -> None:
        with suppress(OSError):
            while said := self.hall.recv(1 << 16):
                self.wire.speaks.wait()
                loss = self._loss(said)
                if loss == "request":
                    break
                self.is_deaf = loss is not None
                self.server.sendall(said)
                if loss == "busy":
                    break
        self.hang_up()

    def _loss(self, said: bytes) -> Loss | None:
        if COMMIT not in said or not self.wire.to_lose:
            return None
        loss = self.wire.to_lose.pop(0)
        if loss is not None:
            self.wire.lost[loss] += 1
        return loss

    def _to_hall(self) -> None:
        with suppress(OSError):
            while said := self.server.recv(1 << 16):
                self.wire.speaks.wait()
                if not self.is_deaf:
                    self.hall.sendall(said)
                elif READY in said:
                    break
        self.hang_up()

    def hang_up(self) -> None:
        shut(self.hall)
        shut(self.server)

    def close(self) -> None:
        self.hang_up()
        for thread in self.threads:
            thread.join()
        self.hall.close()
        self.server.close()


def shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wire_to(address: str) -> Iterator[tuple[Wire, str]]:
    """A wire to this database, and the address of the database at its other end."""
    url = make_url(address)
    wire = Wire(Path(str(url.query["host"])) / ".s.PGSQL.5432")
    port = wire.entrance.getsockname()[1]
    through = url.set(host="127.0.0.1", port=port, query={"sslmode": "disable"})
    try:
        yield wire, through.render_as_string(hide_password=False)
    finally:
        wire.close()
