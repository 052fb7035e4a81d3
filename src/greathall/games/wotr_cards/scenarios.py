"""The four scenarios (pp. 20–22): who plays which deck, and what is special."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from greathall.games.wotr_cards.facts import (
    CARDS,
    LOCATIONS,
    SCENARIO_FACTS,
    SIDES,
    Card,
    Faction,
    Location,
    Side,
)
from greathall.kernel import Player, Seats

ONCE_A_GAME: Final = "once-a-game"
ONCE_A_ROUND: Final = "once-a-round"


@dataclass(frozen=True)
class Deck:
    """One player's deck and what the scenario gives that player."""

    player: Player
    side: Side
    factions: tuple[Faction, ...]
    opening: dict[str, int]  # cards drawn and then discarded at the start
    draws: int
    ring_token: str | None
    cards: dict[Card, int] | None = None  # None: every card of its factions


@dataclass(frozen=True, slots=True)
class Scenario:
    """One of the four ways to play, with what follows from its decks."""

    id: str
    decks: dict[Player, Deck]
    turn_order: tuple[Player, ...]
    doubled: tuple[Side, ...]  # "each player" of this side means its one player, twice
    path_scoring: str
    last_path: int
    paths: tuple[Location, ...]
    players: tuple[Player, ...]  # in turn order, each once
    side: dict[Player, Side]
    enemies: dict[Player, tuple[Player, ...]]
    player_of: dict[Faction, Player]  # texts call a player by a faction of their deck (p. 4)
    # In every scenario a faction lies in one deck, so a card's title gives its owner.
    owner: dict[Card, Player]
    battlegrounds: dict[Side, tuple[Location, ...]]
    battlegrounds_by_round: tuple[tuple[Location, ...], ...] = ()

    def seats(self, people: int) -> Seats:
        """Who plays which decks, when there are fewer people than decks (p. 20)."""
        teams = {side: tuple(p for p in self.players if self.side[p] == side) for side in SIDES}
        shared = [side for side in reversed(SIDES) if len(teams[side]) > 1]
        shared = shared[: len(self.players) - people]  # three people: one plays both Shadow decks
        seats: dict[str, tuple[Player, ...]] = {}
        for player in self.players:
            side = self.side[player]
            seats |= {side: teams[side]} if side in shared else {player: (player,)}
        return seats


def _scenario(row: dict[str, Any]) -> Scenario:
    decks = {deck["player"]: Deck(**deck) for deck in row["decks"]}
    every = tuple(path.id for path in LOCATIONS.values() if path.is_path)
    players = tuple(dict.fromkeys(row["turn_order"]))
    side = {player: deck.side for player, deck in decks.items()}
    player_of = {faction: deck.player for deck in decks.values() for faction in deck.factions}
    found = {
        "decks": decks,
        "players": players,
        "side": side,
        "enemies": {p: tuple(q for q in players if side[q] != side[p]) for p in decks},
        "player_of": player_of,
        "owner": {c.id: player_of[c.faction] for c in CARDS.values() if c.faction in player_of},
        "battlegrounds": _battlegrounds(row.get("battlegrounds_by_round", ())),
    }
    return Scenario(**{"paths": every} | row | found)


def _battlegrounds(
    by_round: tuple[tuple[Location, ...], ...],
) -> dict[Side, tuple[Location, ...]]:
    """Those of each side: all, unless some are listed."""
    listed = [b for of_round in by_round for b in of_round]
    every = [b for b in LOCATIONS.values() if not b.is_path and (not listed or b.id in listed)]
    return {side: tuple(b.id for b in every if b.side == side) for side in SIDES}


SCENARIOS: Final[dict[str, Scenario]] = {
    row["id"]: _scenario(row) for row in SCENARIO_FACTS.values()
}
PEOPLE: Final = {"trilogy": (4, 2, 3), "duel-2": (2,), "duel-3": (3,), "fellowship": (2,)}
