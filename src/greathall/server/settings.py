"""How a hall is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple


class Most(NamedTuple):
    """What one visitor may cost; requests and messages are counted in milliseconds of work."""

    requests_a_second: float
    messages_a_second: float
    tables_an_hour: int
    sockets_at_once: int
    bots_at_once: int


@dataclass(frozen=True)
class Settings:
    """Where it keeps its tables, and its limits."""

    data: Path = Path("hall-data")
    database: str | None = None  # an address; by default a SQLite file in `data`
    host: str = "127.0.0.1"  # the address it listens at
    hosts: tuple[str, ...] = ()  # names by which it is known besides
    origins: tuple[str, ...] = ()  # other pages that may talk to this server
    bot_delay: float = 0.6  # seconds a bot waits before it answers, so that people can follow
    share_seconds: float = 5.0  # that people get to add their share of the dice; 0: nobody is asked
    list_seconds: float = 1.0  # how old the list of tables may be
    # What one address may cost: requests and messages are counted in milliseconds of work.
    messages_a_second: float = 50
    requests_a_second: float = 50
    tables_an_hour: int = 60
    sockets_at_once: int = 40
    bots_at_once: int = 6
    # And what one person may who is signed in, from wherever they come.
    person_messages_a_second: float = 50
    person_requests_a_second: float = 50
    person_tables_an_hour: int = 60
    person_sockets_at_once: int = 40
    person_bots_at_once: int = 6
    redis: str = ""  # the address of a Redis through which several halls share these limits
    largest_message: int = 32 * 1024
    largest_body: int = 512 * 1024
    # How many seconds the hall waits for a client: for a whole request, to sit down, to read.
    ask_seconds: float = 20
    sit_seconds: float = 10
    read_seconds: float = 20
    # How people reach the hall from elsewhere; without it no message goes out.
    public_url: str = ""
    mail: str = (
        ""  # the mail server for messages, as Apprise writes it: mailtos://user:password@host
    )
    own_network: tuple[str, ...] = ()  # addresses here to which messages may go nevertheless
    proxies: tuple[str, ...] = ()  # whose word counts for where somebody comes from

    @property
    def of_an_address(self) -> Most:
        return Most(*(getattr(self, name) for name in Most._fields))

    @property
    def of_a_person(self) -> Most:
        return Most(*(getattr(self, f"person_{name}") for name in Most._fields))

    @property
    def url(self) -> str:
        """The address of the database."""
        if self.database:
            return self.database
        self.data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.data.resolve() / 'hall.sqlite'}"
