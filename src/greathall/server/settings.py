"""How a hall is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where it keeps its tables, and its limits."""

    data: Path = Path("hall-data")
    database: str | None = None  # an address; by default a SQLite file in `data`
    origins: tuple[str, ...] = ()  # other pages that may talk to this server
    bot_delay: float = 0.6  # seconds a bot waits before it answers, so that people can follow
    messages_a_second: float = 20
    requests_a_second: float = 10
    largest_message: int = 32 * 1024
    largest_body: int = 512 * 1024

    @property
    def url(self) -> str:
        """The address of the database."""
        if self.database:
            return self.database
        self.data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.data.resolve() / 'hall.sqlite'}"
