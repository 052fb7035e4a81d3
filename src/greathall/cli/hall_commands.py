"""The commands around the hall: serve it, and verify the dice of its records."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn
from rich.console import Console

from greathall.cli.files import read_text
from greathall.cli.wording import command, option, switch
from greathall.kernel.record import read_record
from greathall.server import Settings, create_app
from greathall.server.fair_dice import verify
from greathall.server.logs import set_up_logs
from greathall.texts import Texts

GRACE_SECONDS = 5  # how long open connections may take to end when the server stops


def add_serve(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "serve", "--port 8000 --data hall-data")
    def serve(
        host: Annotated[str, option(texts, "--host", "host")] = "127.0.0.1",
        port: Annotated[int, option(texts, "--port", "number", 0)] = 8000,
        data: Annotated[Path, option(texts, "--data", "folder")] = Path("hall-data"),
        database: Annotated[str | None, option(texts, "--database", "url")] = None,
        browser: Annotated[bool, switch(texts, "--open")] = False,
    ) -> None:
        open_hall(texts, Settings(data=data, database=database), host, port, browser=browser)


def open_hall(
    texts: Texts, settings: Settings, host: str, port: int, *, browser: bool = False
) -> None:
    """Serve until somebody stops it; all who are connected get a moment to leave."""
    set_up_logs()
    address = f"http://{host}:{port}/"
    Console(stderr=True, highlight=False).print(texts("serve-open", address=address), markup=False)
    if browser:
        webbrowser.open(address)
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.largest_message,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )


def add_verify(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "verify", "wotr-cards-k7m2x9qd.record")
    def verify_files(
        files: Annotated[
            list[Path],
            typer.Argument(metavar=texts("metavar-files"), help=texts("help-files")),
        ],
    ) -> None:
        console = Console(highlight=False, soft_wrap=True)
        for file in files:
            count = verify(read_record(read_text(file)))
            console.print(texts("verify-good", file=str(file), count=count), markup=False)
