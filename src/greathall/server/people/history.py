"""What somebody has played: their matches, with whom, and how these ended."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, select

from greathall.games import games
from greathall.kernel import Player, Seat
from greathall.server.operating.deeds import REMOVED
from greathall.server.room import CANCELLED, FINISHED
from greathall.server.schema import seats, tables
from greathall.server.store import Row, Store

MOST_MATCHES = 200  # that are listed; all are counted
OF_A_TABLE = ("title", "game", "scenario", "players", "state", "created_at", "active_at")


async def history_of(store: Store, person: str) -> dict[str, Any]:
    """Matches, the latest first, and how often somebody won where, as whom, and against whom."""
    found = await store.run(lambda c: _matches(c, person))
    over = [match for match in found if match["won"] is not None]
    return {
        "matches": [_told(match) for match in found[:MOST_MATCHES]],
        "games": _by_game(over),
        "statistics": _by_player(over),
        "opponents": _by_opponent(over),
    }


def _matches(connection: Connection, person: str) -> list[Row]:
    mine = select(seats.c.table_id).where(seats.c.person == person)
    there = tables.c.id.in_(mine) & tables.c.state.not_in((CANCELLED, REMOVED)) & ~tables.c.guided
    latest = select(tables).where(there).order_by(tables.c.active_at.desc())
    rows = connection.execute(latest).mappings().all()
    sitting: dict[str, list[Row]] = defaultdict(list)
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(mine))).mappings():
        sitting[seat["table_id"]].append(dict(seat))
    return [_match(dict(row), sitting[row["id"]], person) for row in rows]


def _match(row: Row, sitting: list[Row], person: str) -> Row:
    mine = {s["seat"]: players_of(row, s["seat"]) for s in sitting if s["person"] == person}
    others = [s for s in sitting if s["person"] != person and s["key_hash"] is not None]
    return {
        "table": row["id"],
        **{name: row[name] for name in OF_A_TABLE},
        "seats": mine,
        "drawn": row["state"] == FINISHED and (row["outcome"] or "").startswith("nobody "),
        "won": _has_won(row, [player for players in mine.values() for player in players]),
        "others": [s["name"] for s in others if s["name"]],
        "codes": {s["name"]: s["person"] for s in others if s["name"] and s["person"]},
    }


def players_of(row: Row, seat: Seat) -> list[Player]:
    """The players of a seat of a table; none where the game is no more."""
    game = games().get(row["game"])
    by_people = game.scenarios.get(row["scenario"], {}) if game else {}
    return list(by_people.get(row["players"], {}).get(seat, ()))


def _has_won(row: Row, mine: list[Player]) -> bool | None:
    """Whether one of these players is among the winners; None if nobody knows yet."""
    if row["state"] != FINISHED or not row["outcome"]:
        return None
    winners = row["outcome"].split(" ", 1)[0].split("+")
    return any(player in winners for player in mine)


def _told(match: Row) -> Row:
    return {name: value for name, value in match.items() if name != "codes"}


def _by_game(over: list[Row]) -> list[Row]:
    counted: dict[str, Row] = {}
    for match in over:
        first = {"game": match["game"], "played": 0, "won": 0}
        _count(counted.setdefault(match["game"], first), match)
    return sorted(counted.values(), key=lambda row: (-row["played"], row["game"]))


def _by_player(over: list[Row]) -> list[Row]:
    counted: dict[tuple[str, Player], Row] = {}
    for match in over:
        for player in [player for players in match["seats"].values() for player in players]:
            first = {"game": match["game"], "player": player, "played": 0, "won": 0}
            _count(counted.setdefault((match["game"], player), first), match)
    return sorted(counted.values(), key=lambda row: (row["game"], -row["played"], row["player"]))


def _by_opponent(over: list[Row]) -> list[Row]:
    counted: dict[str, Row] = {}
    for match in over:
        for name in set(match["others"]):
            who = {"name": name, "person": match["codes"].get(name), "played": 0, "won": 0}
            _count(counted.setdefault(name, who), match)
    return sorted(counted.values(), key=lambda row: (-row["played"], row["name"]))


def _count(row: Row, match: Row) -> None:
    row["played"] += 1
    row["won"] += match["won"]
