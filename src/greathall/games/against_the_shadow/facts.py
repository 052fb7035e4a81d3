"""What is printed on the cards of the expansion, and how its scenarios differ (pp. 1, 2, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from greathall.games.data_files import load
from greathall.games.wotr_cards.facts import CARDS, Card, FactionCard, Location
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.kernel import Player, Seats

RULEBOOK: Final = "rulebook"
ADAPTED: Final = "adapted"
PRINTED: Final = "printed"
STANDARD: Final = "standard"
EXPERT: Final = "expert"
GENTLE: Final = "gentle"  # ours: in the book the standard level is the easier one


@dataclass(frozen=True)
class Origin:
    """Where a text of ours comes from.

    The rulebook states something of it, the base card was adapted, or a printed card was read.
    """

    source: str
    stated: str = ""  # what the rulebook states of the card
    replaced: str = ""  # of a location: how likely it is among the six that are replaced


@dataclass(frozen=True)
class BotScenario:
    """What a scenario of the card game is like against bots."""

    id: str
    people: tuple[int, ...]  # the first is the default
    fewer_draws: dict[str, dict[Player, int]]  # by level, of each bot

    def seats(self, people: int) -> Seats:
        """The seats of people; bots have none (p. 1)."""
        base = SCENARIOS[self.id]
        free = tuple(player for player in base.players if base.side[player] == "free")
        if people < len(free):
            return {"free": free}
        return {player: (player,) for player in free}


def _split(row: dict[str, object]) -> tuple[dict[str, object], Origin]:
    about = {name: row[name] for name in ("source", "stated", "replaced") if name in row}
    return {n: v for n, v in row.items() if n not in about}, Origin(**about)  # type: ignore[arg-type]


_ROWS: Final = [_split(row) for row in load("bot-cards.json", __package__)]
_PLACES: Final = [_split(row) for row in load("bot-locations.json", __package__)]

BOT_CARDS: Final[dict[Card, FactionCard]] = {
    card.id: card
    for card in (FactionCard(**row) for row, _ in _ROWS)  # type: ignore[arg-type]
}
ORIGINS: Final[dict[Card, Origin]] = {str(row["id"]): origin for row, origin in _ROWS}
REPLACED_LOCATIONS: Final[dict[Location, Origin]] = {
    str(row["id"]): origin for row, origin in _PLACES
}
ALL_CARDS: Final = CARDS | BOT_CARDS
BOT_SCENARIOS: Final[dict[str, BotScenario]] = {
    row["id"]: BotScenario(**row) for row in load("scenarios.json", __package__)
}
