"""The commands around the hall: serve it, and verify the dice of its records."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from greathall.cli.extras import USAGE_ERROR
from greathall.cli.files import check_records
from greathall.cli.hall_settings import setting, settings_file
from greathall.cli.reports import sentence_on_proof
from greathall.cli.wording import command, option, switch
from greathall.client import Json
from greathall.games import default_game
from greathall.narration import Narrator
from greathall.reading import WrittenRecord
from greathall.texts import Texts

BOT_DELAY = 600  # milliseconds, so that people can follow what bots do


def add_serve(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "serve", "--port 8000 --data hall-data")
    def serve(
        host: Annotated[str, setting(texts, "host", "host")] = "127.0.0.1",
        port: Annotated[int, setting(texts, "port", "number", 0)] = 8000,
        names: Annotated[list[str] | None, setting(texts, "host-name", "name")] = None,
        data: Annotated[Path, setting(texts, "data", "folder")] = Path("hall-data"),
        database: Annotated[str | None, setting(texts, "database", "url")] = None,
        bot_delay: Annotated[int, setting(texts, "bot-delay", "number", 0)] = BOT_DELAY,
        proxy: Annotated[list[str] | None, setting(texts, "proxy", "host")] = None,
        public_url: Annotated[str, setting(texts, "public-url", "url")] = "",
        mail: Annotated[str, setting(texts, "mail", "url")] = "",
        own_network: Annotated[list[str] | None, setting(texts, "own-network", "host")] = None,
        requests: Annotated[int | None, setting(texts, "requests-a-second", "number", 1)] = None,
        messages: Annotated[int | None, setting(texts, "messages-a-second", "number", 1)] = None,
        tables: Annotated[int | None, setting(texts, "tables-an-hour", "number", 1)] = None,
        sockets: Annotated[int | None, setting(texts, "sockets-at-once", "number", 1)] = None,
        bots: Annotated[int | None, setting(texts, "bots-at-once", "number", 1)] = None,
        own_requests: Annotated[int | None, _own(texts, "requests-a-second")] = None,
        own_messages: Annotated[int | None, _own(texts, "messages-a-second")] = None,
        own_tables: Annotated[int | None, _own(texts, "tables-an-hour")] = None,
        own_sockets: Annotated[int | None, _own(texts, "sockets-at-once")] = None,
        own_bots: Annotated[int | None, _own(texts, "bots-at-once")] = None,
        redis: Annotated[str, setting(texts, "redis", "url")] = "",
        file: Annotated[Path | None, settings_file(texts)] = None,
        browser: Annotated[bool, switch(texts, "--open")] = False,
    ) -> None:
        # A server is slow to import, and most commands need none.
        from greathall.cli.opening import open_hall
        from greathall.server import Settings
        from greathall.server.front_door import listens_everywhere

        def announce(address: str) -> None:
            console = Console(stderr=True, highlight=False, soft_wrap=True)
            console.print(texts("serve-open", address=address), markup=False)
            if listens_everywhere(host):
                console.print(texts("serve-wide"), markup=False)

        of_an_address = (requests, messages, tables, sockets, bots)
        of_a_person = (own_requests, own_messages, own_tables, own_sockets, own_bots)
        settings = Settings(
            host=host,
            hosts=tuple(names or ()),
            data=data,
            database=database,
            bot_delay=bot_delay / 1000,
            proxies=tuple(proxy or ()),
            public_url=public_url,
            mail=mail,
            own_network=tuple(own_network or ()),
            redis=redis,
            **_limits(of_an_address),
            **_limits(of_a_person, "person_"),
        )
        open_hall(port, settings, announce, browser=browser)


def add_sit(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "sit", "https://hall.example/t/k7m2x9qd#key --bot my_bots:Shy")
    def sit(
        links: Annotated[
            list[str], typer.Argument(metavar=texts("metavar-links"), help=texts("help-links"))
        ],
        bot: Annotated[str, option(texts, "--bot", "bot")] = "steward",
        seed: Annotated[str, option(texts, "--seed", "seed")] = "0",
        name: Annotated[str, option(texts, "--name", "name")] = "",
    ) -> None:
        import asyncio

        from greathall.bots.entrants import maker_of
        from greathall.research.sitting import sit_down

        if "" not in sys.path:
            sys.path.insert(0, "")  # where bots of others are, as for `python -m`
        console = Console(highlight=False, soft_wrap=True)
        game = default_game()

        def tell(table: Json, seats: list[str]) -> None:
            nonlocal game
            game = table["game"]
            names = Narrator(texts.of(game)).seats(seats)
            console.print(texts("sit-seated", table=table["table"], **names), markup=False)

        outcome = asyncio.run(sit_down(links, maker_of(bot), seed, name or bot, tell))
        own = texts.of(game)
        if outcome.winners:
            winner = Narrator(own).seats(outcome.winners, "winner")
            end = own("sit-over", **winner, how=own(f"ending-{outcome.how}"))
        else:
            end = own("sit-drawn")
        console.print(end, markup=False)


def _limits(given: tuple[int | None, ...], whose: str = "") -> dict[str, Any]:
    """As the settings name them; what nobody has set stays as it is."""
    from greathall.server.settings import Most

    named = zip(Most._fields, given, strict=True)
    return {f"{whose}{name}": most for name, most in named if most is not None}


def _own(texts: Texts, name: str) -> Any:
    """The limit of a person who is signed in, wherever they come from."""
    return setting(texts, f"person-{name}", "number", 1)


def add_verify(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "verify", f"{default_game()}-k7m2x9qd.record")
    def verify_files(
        files: Annotated[
            list[Path],
            typer.Argument(metavar=texts("metavar-files"), help=texts("help-files")),
        ],
        commitment: Annotated[str, option(texts, "--commitment", "commitment")] = "",
    ) -> int:
        from greathall.server.fair_dice import verify

        def verdict(file: str, written: WrittenRecord) -> str:
            own = texts.of(written.header.game)
            return sentence_on_proof(own, file, verify(written, commitment))

        return USAGE_ERROR if check_records(files, texts, verdict) else 0
