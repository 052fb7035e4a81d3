"""The HTTP interface of ratings and reliability: what one reads of others before one sits down."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from greathall.server.people.routes import Somebody
from greathall.server.routes import RoomInSight, TheHall

router = APIRouter(tags=["people"])


class Rating(BaseModel):
    """How strong somebody plays a game; a newcomer has 1000."""

    game: str
    rating: int
    matches: int
    is_settled: bool = Field(description="whether there were enough matches to say so")


class ReliabilityTold(BaseModel):
    """How many turns somebody took, how many in time; how many matches they began and left."""

    turns: int
    in_time: int
    matches: int
    left: int


class Repute(BaseModel):
    """What everybody may know of somebody at a table."""

    rating: Rating | None = Field(description="of this game, if they want to have one")
    reliability: ReliabilityTold


class OwnRepute(BaseModel):
    """What others may know of oneself."""

    rated: bool = Field(description="whether one wants to have ratings")
    ratings: list[Rating]
    reliability: ReliabilityTold


class RatedWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rated: bool


@router.get("/api/tables/{table}/repute")
async def show_repute(hall: TheHall, room: RoomInSight) -> dict[str, Repute]:
    """Of everybody at a table who has a profile, by seat; one reads it before one sits down."""
    people = {chair.seat: chair.person for chair in room.people() if chair.person}
    told = {}
    for seat, person in people.items():
        ratings = await hall.ratings.of(person, room.header.game)
        reliability = ReliabilityTold(**await hall.reliability.of(person))
        rating = Rating(**ratings[0]) if ratings else None
        told[seat] = Repute(rating=rating, reliability=reliability)
    return told


@router.get("/api/me/repute")
async def show_own_repute(hall: TheHall, who: Somebody) -> OwnRepute:
    """One's own ratings and reliability."""
    return OwnRepute(
        rated=(await hall.people.person(who.person))["rated"],
        ratings=[Rating(**row) for row in await hall.ratings.of(who.person)],
        reliability=ReliabilityTold(**await hall.reliability.of(who.person)),
    )


@router.put("/api/me/repute", status_code=204)
async def want_ratings(hall: TheHall, who: Somebody, wish: RatedWish) -> None:
    """Have ratings from now on, or none; those of before are gone then."""
    await hall.ratings.want(who.person, wanted=wish.rated)
