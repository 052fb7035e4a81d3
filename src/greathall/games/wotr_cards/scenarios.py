"""The four scenarios (pp. 20–22): who plays which deck, and what is special."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

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

ONCE_A_GAME, ONCE_A_ROUND = "once-a-game", "once-a-round"


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


@dataclass(frozen=True)
class Scenario:
    """One of the four ways to play."""

    id: str
    decks: dict[Player, Deck]
    turn_order: tuple[Player, ...]
    doubled: tuple[Side, ...]  # "each player" of this side means its one player, twice
    path_scoring: str
    last_path: int
    paths: tuple[Location, ...]
    battlegrounds_by_round: tuple[tuple[Location, ...], ...] = ()

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """In turn order, each once."""
        return tuple(dict.fromkeys(self.turn_order))

    @cached_property
    def side(self) -> dict[Player, Side]:
        return {player: deck.side for player, deck in self.decks.items()}

    @cached_property
    def enemies(self) -> dict[Player, tuple[Player, ...]]:
        return {
            player: tuple(p for p in self.players if self.side[p] != side)
            for player, side in self.side.items()
        }

    @cached_property
    def player_of(self) -> dict[Faction, Player]:
        """Texts call a player by a faction of their deck (p. 4)."""
        return {f: deck.player for deck in self.decks.values() for f in deck.factions}

    @cached_property
    def owner(self) -> dict[Card, Player]:
        """In every scenario a faction lies in one deck, so a card's title gives its owner."""
        return {
            card.id: self.player_of[card.faction]
            for card in CARDS.values()
            if card.faction in self.player_of
        }

    @cached_property
    def battlegrounds(self) -> dict[Side, tuple[Location, ...]]:
        listed = [b for of_round in self.battlegrounds_by_round for b in of_round]
        every = [b for b in LOCATIONS.values() if not b.is_path and (not listed or b.id in listed)]
        return {side: tuple(b.id for b in every if b.side == side) for side in SIDES}

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
    return Scenario(**{"paths": every} | row | {"decks": decks})


SCENARIOS: dict[str, Scenario] = {row["id"]: _scenario(row) for row in SCENARIO_FACTS.values()}
PEOPLE = {"trilogy": (4, 2, 3), "duel-2": (2,), "duel-3": (3,), "fellowship": (2,)}
