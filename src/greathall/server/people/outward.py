"""The way out of the process that sends: to the world, but never into the hall's own network.

Whoever chooses an address must not make the hall knock at doors behind it. Names are resolved by
whatever library sends, perhaps more than once, so it is the connection itself that is watched: the
address that a socket is about to connect to, after every redirect and every look-up.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import site
import socket
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
THREADS = 8
SECONDS = 30.0  # that sending may take; then it has failed
PROBED = 9  # a port at which nobody is asked anything
FORBIDDEN = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "socket.bind")
FILES = tuple(  # of Python and its libraries
    f"{Path(at).resolve()}{os.sep}"
    for at in (sys.prefix, sys.base_prefix, site.getusersitepackages())
)
_WORLD = ipaddress.ip_network("2000::/3")  # all that is given out of IPv6
_here = threading.local()


class NotReachable(OSError):
    """An address in the hall's own network, or none at all."""


def is_outside(address: str) -> bool:
    """Whether this is an address that everybody in the world would reach.

    >>> [is_outside(a) for a in ("93.184.215.14", "127.0.0.1", "10.0.0.7", "169.254.169.254")]
    [True, False, False, False]
    >>> [is_outside(a) for a in ("::1", "::ffff:10.0.0.7", "64:ff9b::a00:7", "localhost")]
    [False, False, False, False]
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_outside(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found not in _WORLD:
            return False
    return found.is_global and not found.is_multicast


def is_here(address: str) -> bool:
    """Whether this is an address of this machine itself, even one that the world knows.

    No firewall stands before it from here. Whoever writes to their own address writes from it;
    with this kind of socket nothing is sent to find that out.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((address, PROBED))
        return bool(probe.getsockname()[0] == probe.getpeername()[0])
    return False


def is_sending() -> bool:
    """Whether this is a thread that sends."""
    return getattr(_here, "allowed", None) is not None


def _is_of_python(file: Any) -> bool:
    """Whether this is a file that came with Python or a library, or one that is open already."""
    return isinstance(file, int) or os.path.realpath(file).startswith(FILES)


def _watch(event: str, args: tuple[Any, ...]) -> None:
    """Called for what any thread does; only those that send are held to anything."""
    allowed: frozenset[str] | None = getattr(_here, "allowed", None)
    if allowed is None:
        return
    if event in FORBIDDEN:
        raise NotReachable(f"a message does no {event}")
    if event == "open" and not _is_of_python(args[0]):
        raise NotReachable("a message opens no file of this machine")
    if event == "socket.connect":
        host = args[1][0] if isinstance(args[1], tuple) else ""
        if host not in allowed and not _is_elsewhere(str(host)):
            raise NotReachable(f"{host or 'this'} is no address outside")
        errand: Errand = _here.errand
        if errand.is_over:
            raise NotReachable("this took too long")
        errand.lines.append(args[0].dup())  # the same connection, whatever is laid over it


def _is_elsewhere(address: str) -> bool:
    """Whether this is outside, and not here; what is asked for that is no message."""
    allowed, _here.allowed = _here.allowed, None
    try:
        return is_outside(address) and not is_here(address)
    finally:
        _here.allowed = allowed


class Errand:
    """One message on its way out, with the connections that were made for it."""

    def __init__(self) -> None:
        self.lines: list[socket.socket] = []
        self.is_over = False

    def hang_up(self) -> None:
        """Whoever is slow keeps no thread: it reads that there is nothing more."""
        self.is_over = True
        for line in self.lines:
            with suppress(OSError):  # it has ended already
                line.shutdown(socket.SHUT_RDWR)
            line.close()


class Outward:
    """Sends in threads of its own, so that nobody waits for the world."""

    def __init__(self, own_network: Iterable[str], seconds: float = SECONDS) -> None:
        self.allowed, self.seconds = frozenset(own_network), seconds
        self.threads = ThreadPoolExecutor(THREADS, "outward", self._promise)
        self.free = asyncio.Semaphore(THREADS)
        _begin_watch()

    def _promise(self) -> None:
        _here.allowed = self.allowed

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in one of these threads; it fails when it takes too long, and hangs up."""
        loop, errand = asyncio.get_running_loop(), Errand()

        def begin() -> T:
            _here.errand = errand
            return work()

        async with self.free:  # what waits for a thread has not begun to take long
            try:
                working = loop.run_in_executor(self.threads, begin)
                return await asyncio.wait_for(working, self.seconds)
            finally:
                errand.hang_up()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


_watching = False


def _begin_watch() -> None:
    """An audit hook stays for ever: there is one for all halls of a process."""
    global _watching  # noqa: PLW0603
    if not _watching:
        _watching = True
        sys.addaudithook(_watch)
