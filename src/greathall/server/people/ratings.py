"""Ratings: how strong somebody plays a game, by the matches that were opened to count.

Who sat there when the match began is rated, if they want that. Whoever has left before the end, or
let a bot play on until then, comes last, whatever became of their seat; whoever took it over is not
rated. A match that does not end counts for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select, update

from greathall.kernel import Player, Refusal, Seat
from greathall.matches import begin_match, checked_header
from greathall.server.errors import NotRated, RatedSeat
from greathall.server.new_tables import NewTable
from greathall.server.people.schema import persons, ratings, sittings
from greathall.server.record_keeping import header_of
from greathall.server.room import FINISHED, Room
from greathall.server.schema import seats, tables
from greathall.server.sides import team_of
from greathall.server.store import Row

if TYPE_CHECKING:
    from greathall.server.hall import Hall

MODEL = PlackettLuce()
SHOWN = 40  # a newcomer has 1000
SETTLED = 4.0  # the uncertainty below which a rating says something; a newcomer's is 8.3
FIRST, LATER, LEFT = 1, 2, 3  # places


@dataclass(frozen=True)
class Standing:
    """Who played a seat, and how it ended for them."""

    team: int
    place: int
    person: str | None = None  # None: they have deleted their profile since


class Ratings:
    """Counts the matches that are over."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        self.news = asyncio.Event()

    # ------------------------------------------------------------------ at the tables

    @staticmethod
    def checked(wish: NewTable) -> NewTable:
        """A wish for a rated match: there is somebody to lose against, and no bot helps."""
        header = checked_header(wish.game, wish.scenario, wish.players, wish.options)
        match = begin_match(header)
        sides = {team_of(players, _teams(match)) for players in match.seats.values()}
        if wish.bots or wish.guided or len(sides) < 2:
            raise NotRated("a rated match is for people alone, against each other")
        return replace(wish, hints="")

    async def check_seats(self, room: Room, person: str | None, wanted: Iterable[Seat]) -> None:
        """Whoever sits down at a rated match wants to be rated, and plays one seat."""
        theirs = {c.seat for c in room.occupants.values() if person and c.person == person}
        new = set(wanted) - theirs
        if not room.row["rated"] or room.state == FINISHED or not new:
            return
        query = select(persons.c.rated).where(persons.c.id == person)
        if len(new | theirs) > 1 or not await self.store.run(lambda c: c.execute(query).scalar()):
            raise RatedSeat("one sits down at a rated match with a profile that has ratings")

    def look_up(self, room: Room) -> None:
        """After every change."""
        if room.row["rated"] and room.state == FINISHED:
            self.news.set()

    async def count(self) -> None:
        """What is over and was not counted yet; of two halls one does it."""
        due = tables.c.rated & ~tables.c.counted & (tables.c.state == FINISHED)
        for row in await self.store.run(
            lambda c: c.execute(select(tables).where(due)).mappings().all()
        ):
            await self.store.write(partial(_count, dict(row)))

    # ------------------------------------------------------------------ of a person

    async def want(self, person: str, *, wanted: bool) -> None:
        """Have ratings from now on, or have none; those of before are gone then."""

        def work(connection: Connection) -> None:
            who = update(persons).where(persons.c.id == person)
            connection.execute(who.values(rated=wanted))
            if not wanted:
                connection.execute(delete(ratings).where(ratings.c.person_id == person))

        await self.store.write(work)

    async def of(self, person: str, game: str | None = None) -> list[Row]:
        """The ratings of a person, as they are shown."""
        theirs = select(ratings).where(ratings.c.person_id == person)
        if game is not None:
            theirs = theirs.where(ratings.c.game == game)
        found = await self.store.run(
            lambda c: c.execute(theirs.order_by(ratings.c.game)).mappings().all()
        )
        return [shown(dict(row)) for row in found]


def shown(row: Row) -> Row:
    """A rating in round numbers."""
    return {
        "game": row["game"],
        "rating": round(SHOWN * row["mu"]),
        "matches": row["matches"],
        "is_settled": row["sigma"] < SETTLED,
    }


# ------------------------------------------------------------------ how a match counts


def _teams(match: Any) -> tuple[tuple[Player, ...], ...]:
    return tuple(match.game.teams(match.state))


def rated(
    standings: list[Standing], known: dict[str, PlackettLuceRating]
) -> dict[str, PlackettLuceRating]:
    """The ratings after a match; who is not known plays as a newcomer.

    >>> won, lost = Standing(0, FIRST, "a"), Standing(1, LATER, "b")
    >>> after = rated([won, lost], {})
    >>> after["a"].mu > MODEL.rating().mu > after["b"].mu
    True
    """
    sides: dict[tuple[int, int], list[Standing]] = {}
    for standing in standings:  # whoever left is no part of their team any more
        sides.setdefault((standing.place, standing.team), []).append(standing)
    before = [
        [known.get(s.person or "") or MODEL.rating() for s in side] for side in sides.values()
    ]
    if len(before) < 2:
        return {}
    after = MODEL.rate(before, ranks=[place for place, _ in sides])
    pairs = [
        (standing.person, rating)
        for side, team in zip(sides.values(), after, strict=True)
        for standing, rating in zip(side, team, strict=True)
    ]
    return {person: rating for person, rating in pairs if person is not None}


def _count(row: Row, connection: Connection) -> None:
    """A match that is over counts once."""
    once = (tables.c.id == row["id"]) & ~tables.c.counted
    if connection.execute(update(tables).where(once).values(counted=True)).rowcount == 0:
        return
    try:
        standings = _standings(connection, row)
    except Refusal:  # of a game that is no more
        return
    people = [s.person for s in standings if s.person]
    theirs = ratings.c.person_id.in_(people) & (ratings.c.game == row["game"])
    found = connection.execute(select(ratings).where(theirs)).mappings().all()
    known = {r["person_id"]: MODEL.rating(mu=r["mu"], sigma=r["sigma"]) for r in found}
    played = {r["person_id"]: r["matches"] for r in found}
    willing = select(persons.c.id).where(persons.c.id.in_(people) & persons.c.rated)
    after = rated(standings, known)
    for person in connection.execute(willing).scalars():
        if person in after:
            new = {"mu": after[person].mu, "sigma": after[person].sigma}
            new["matches"] = played.get(person, 0) + 1
            mine = (ratings.c.person_id == person) & (ratings.c.game == row["game"])
            if connection.execute(update(ratings).where(mine).values(new)).rowcount == 0:
                which = {"person_id": person, "game": row["game"]}
                connection.execute(insert(ratings), which | new)


def _standings(connection: Connection, row: Row) -> list[Standing]:
    """Of every seat: who played it from the beginning, and how it ended for them."""
    match = begin_match(header_of(row))
    winners = row["outcome"].split(" ", 1)[0].split("+")
    here = sittings.c.table_id == row["id"]
    came = connection.execute(select(sittings).where(here)).mappings().all()
    first = {s["person_id"]: s for s in came if s["at"] <= row["began_at"]}
    gave_up = {s["gave_up"]: s["person_id"] for s in first.values() if s["gave_up"]}
    sides = [team_of(players, _teams(match)) for players in match.seats.values()]
    at_end = select(seats).where(seats.c.table_id == row["id"])
    found = []
    for seat in connection.execute(at_end).mappings():
        players = match.seats[seat["seat"]]
        stayed = seat["person"] in first and seat["seat"] not in gave_up
        won = any(player in winners for player in players)
        place = FIRST if won else LATER
        found.append(
            Standing(
                sides.index(team_of(players, _teams(match))),
                place if stayed and seat["bot"] is None else LEFT,
                seat["person"] if stayed else gave_up.get(seat["seat"]),
            )
        )
    return found
