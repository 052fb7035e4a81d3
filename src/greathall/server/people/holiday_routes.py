"""The HTTP interface of holidays."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from greathall.server.people.holidays import DAYS_A_YEAR, LONGEST, days_left
from greathall.server.people.routes import Somebody, ThingId
from greathall.server.routes import TheHall

router = APIRouter(tags=["people"])


class Holiday(BaseModel):
    id: str
    from_at: float
    until_at: float


class HolidaysTold(BaseModel):
    """The holidays that are not over, and how many days of the year are left."""

    holidays: list[Holiday]
    days_left: int
    days_a_year: int
    longest: int


class HolidayWish(BaseModel):
    model_config = ConfigDict(extra="forbid")
    from_at: float = Field(
        0, strict=True, ge=0, le=1e11, description="seconds since 1970; by default now"
    )
    days: Annotated[int, Field(ge=1, le=LONGEST)]


@router.get("/api/me/holidays")
async def show_holidays(hall: TheHall, who: Somebody) -> HolidaysTold:
    """When one is away, and how many days one has left."""
    taken, now = await hall.holidays.of(who.person), time.time()
    ahead = [Holiday(**{k: row[k] for k in ("id", "from_at", "until_at")}) for row in taken]
    return HolidaysTold(
        holidays=[holiday for holiday in ahead if holiday.until_at > now],
        days_left=days_left(taken, now),
        days_a_year=DAYS_A_YEAR,
        longest=LONGEST,
    )


@router.post("/api/me/holidays", status_code=204)
async def take_holiday(hall: TheHall, who: Somebody, wish: HolidayWish) -> None:
    """One's time stands at the tables where people may take days; the others see it."""
    await hall.holidays.take(who.person, wish.from_at, wish.days)


@router.delete("/api/me/holidays/{holiday}", status_code=204)
async def end_holiday(hall: TheHall, who: Somebody, holiday: ThingId) -> None:
    """One is back, or does not go."""
    await hall.holidays.end(who.person, holiday)
