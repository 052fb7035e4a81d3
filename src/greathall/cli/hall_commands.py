"""The commands around the hall: serve it, and verify the dice of its records."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import signal
import socket
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from greathall.cli.files import read_text
from greathall.cli.wording import command, option, switch
from greathall.kernel import Refusal
from greathall.kernel.record import read_record
from greathall.texts import Texts

BOT_DELAY = 600  # milliseconds, so that people can follow what bots do
GRACE_SECONDS = 5  # how long open connections may take to end when the server stops


class PortTaken(Refusal):
    text = "error-port-taken"


def add_serve(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "serve", "--port 8000 --data hall-data")
    def serve(
        host: Annotated[str, option(texts, "--host", "host")] = "127.0.0.1",
        port: Annotated[int, option(texts, "--port", "number", 0)] = 8000,
        data: Annotated[Path, option(texts, "--data", "folder")] = Path("hall-data"),
        database: Annotated[str | None, option(texts, "--database", "url")] = None,
        bot_delay: Annotated[int, option(texts, "--bot-delay", "number", 0)] = BOT_DELAY,
        browser: Annotated[bool, switch(texts, "--open")] = False,
    ) -> None:
        settings = {"data": data, "database": database, "bot_delay": bot_delay / 1000}
        open_hall(texts, host, port, settings, browser=browser)


def open_hall(
    texts: Texts,
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Mapping[str, Any] | None = None,
    *,
    browser: bool = False,
) -> None:
    """Serve until somebody stops it; all who are connected get a moment to leave."""
    # A server is slow to import, and most commands need none.
    import uvicorn

    from greathall.server import Settings, create_app
    from greathall.server.logs import set_up_logs

    wished = Settings(**settings or {})
    check_port(host, port)
    set_up_logs()
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, _leave)  # before the server listens, and when it has closed
    address = f"http://{host}:{port}/"
    Console(stderr=True, highlight=False).print(texts("serve-open", address=address), markup=False)
    if browser:
        webbrowser.open(address)
    uvicorn.run(
        create_app(wished),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=2 * wished.largest_message,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )


def _leave(*_: object) -> None:
    raise SystemExit(0)


def check_port(host: str, port: int) -> None:
    """Refuse an address that somebody else listens at, or that is none, before anything begins."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as taken:
            raise PortTaken(f"cannot listen at {host}:{port}", host=host, port=port) from taken


def add_verify(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "verify", "wotr-cards-k7m2x9qd.record")
    def verify_files(
        files: Annotated[
            list[Path],
            typer.Argument(metavar=texts("metavar-files"), help=texts("help-files")),
        ],
    ) -> None:
        from greathall.server.fair_dice import verify

        console = Console(highlight=False, soft_wrap=True)
        for file in files:
            count = verify(read_record(read_text(file)))
            console.print(texts("verify-good", file=str(file), count=count), markup=False)
