"""Ratings: who wants them has them, and only what was opened to count counts, once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from greathall.client import Json, Seat
from greathall.games import games
from greathall.matches import begin_match, checked_header
from greathall.server.hall import Hall
from greathall.server.people.ratings import (
    FIRST,
    LATER,
    LEFT,
    MODEL,
    Standing,
    _teams,
    rated,
    team_of,
)
from greathall.server.schema import tables
from samples import EXPANSION
from server.halls import BALROG, DUEL, GANDALF, PRIVATE_DUEL, ServedHall, play_all, refused
from server.passkeys import Device
from server.test_profiles import device, everything

RATED = PRIVATE_DUEL | {"rated": True}
OpenHall = Callable[..., ServedHall]


async def wants_ratings(person: Device, *, rated: bool = True) -> None:
    await person.ask("PUT", "/api/me/repute", 204, rated=rated)


@asynccontextmanager
async def rivals(hall: ServedHall) -> AsyncIterator[tuple[Device, Device]]:
    """Two who want to have ratings."""
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        await wants_ratings(olena)
        await wants_ratings(taras)
        yield olena, taras


@asynccontextmanager
async def rated_duel(
    hall: ServedHall, olena: Device, taras: Device, **wish: Any
) -> AsyncIterator[tuple[Json, dict[str, Seat]]]:
    opened = await hall.open_table(**RATED | wish)
    async with (
        olena.sit(opened["seat_links"][GANDALF]) as one,
        taras.sit(opened["seat_links"][BALROG]) as other,
    ):
        yield opened, {GANDALF: one, BALROG: other}


async def count(hall: ServedHall) -> None:
    await hall.inside(lambda inside: inside.ratings.count())


async def ratings(person: Device) -> list[Json]:
    found: list[Json] = (await person.ask("GET", "/api/me/repute"))["ratings"]
    return found


async def play_to_the_end(hall: ServedHall, olena: Device, taras: Device) -> bool:
    """Whether Olena has won."""
    async with rated_duel(hall, olena, taras) as (_, people):
        await play_all(people)
        won = GANDALF in people[GANDALF].position["outcome"]["winners"]
    await count(hall)
    return won


async def test_the_winner_goes_up_and_the_other_down(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        won = await play_to_the_end(hall, olena, taras)
        (hers,), (his,) = await ratings(olena), await ratings(taras)
        assert (hers["rating"] > 1000) == won
        assert (hers["rating"] > 1000) != (his["rating"] > 1000)
        assert (hers["game"], hers["matches"], hers["is_settled"]) == (DUEL["game"], 1, False)


async def test_a_match_counts_once(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        await play_to_the_end(hall, olena, taras)
        before = await ratings(olena)
        await count(hall)
        assert await ratings(olena) == before
        await play_to_the_end(hall, olena, taras)
        assert [row["matches"] for row in await ratings(olena)] == [2]


async def test_only_what_was_opened_as_rated_counts(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras, rated=False) as (_, people):
            await play_all(people)
        await count(hall)
        assert await ratings(olena) == await ratings(taras) == []


async def test_a_match_that_does_not_end_counts_for_nobody(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras):
            pass
        await count(hall)
        assert await ratings(olena) == []


async def test_one_sits_down_only_with_ratings_and_on_one_seat(hall: ServedHall) -> None:
    opened = await hall.open_table(**RATED | {"public": True})
    links = opened["seat_links"]
    async with device(hall, "Olena") as olena:
        for who in (hall.sit(links[GANDALF]), olena.sit(links[GANDALF])):
            async with refused("error-rated-seat"), who:
                pass
        join = f"/api/tables/{opened['table']}/seats/{GANDALF}"
        assert (await olena.ask("POST", join, 403))["error"] == "error-rated-seat"
        await wants_ratings(olena)
        async with refused("error-rated-seat"), olena.sit(links[GANDALF], links[BALROG]):
            pass
        await olena.ask("POST", join, 201)
        async with refused("error-rated-seat"), olena.sit(links[BALROG]):
            pass
        async with olena.sit(f"/t/{opened['table']}") as seat:
            assert seat.table["rated"]


@pytest.mark.parametrize(
    "wish",
    [
        {"bots": {BALROG: "steward"}},
        {"guided": True},
        {"game": EXPANSION, "scenario": "trilogy", "players": 2},  # both against the bot
    ],
)
async def test_a_rated_match_is_for_people_against_each_other(
    hall: ServedHall, wish: dict[str, Any]
) -> None:
    async with device(hall) as here:
        told = await here.ask("POST", "/api/tables", 409, **RATED | wish)
        assert told["error"] == "error-not-rated"


async def test_no_bot_and_no_hint_comes_to_a_rated_match(hall: ServedHall) -> None:
    opened = await hall.open_table(**RATED)
    async with device(hall) as here:
        here.http.headers["x-key"] = opened["host_key"]
        table = f"/api/tables/{opened['table']}"
        await here.ask("PATCH", f"{table}/seats/{GANDALF}", 409, bot="steward")
        await here.ask("POST", f"{table}/start", 409, bot="steward")
        assert (await here.ask("GET", table))["hints"] == ""


async def test_who_leaves_has_lost_whoever_wins_on_that_seat(
    hall: ServedHall,
) -> None:
    async with rivals(hall) as (olena, taras), device(hall, "Ivan") as ivan:
        await wants_ratings(ivan)
        async with rated_duel(hall, olena, taras, public=True) as (opened, people):
            await people[GANDALF].say("leave", seat=GANDALF)
            await ivan.ask("POST", f"/api/tables/{opened['table']}/seats/{GANDALF}", 201)
            async with ivan.sit(f"/t/{opened['table']}") as later:
                await play_all({GANDALF: later, BALROG: people[BALROG]})
        await count(hall)
        (hers,), (his,) = await ratings(olena), await ratings(taras)
        assert hers["rating"] < 1000 < his["rating"]
        assert await ratings(ivan) == []


async def test_who_comes_back_has_not_left(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras, public=True) as (opened, people):
            await people[GANDALF].say("leave", seat=GANDALF)
            await olena.ask("POST", f"/api/tables/{opened['table']}/seats/{GANDALF}", 201)
            async with olena.sit(f"/t/{opened['table']}") as again:
                await play_all({GANDALF: again, BALROG: people[BALROG]})
                won = GANDALF in again.position["outcome"]["winners"]
        await count(hall)
        (hers,) = await ratings(olena)
        assert (hers["rating"] > 1000) == won


async def test_who_lets_a_bot_play_to_the_end_has_lost(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras) as (_, people):
            await people[GANDALF].say("hand-over", seat=GANDALF, bot="random")
            await play_all({BALROG: people[BALROG]})
        await count(hall)
        (hers,), (his,) = await ratings(olena), await ratings(taras)
        assert hers["rating"] < 1000 < his["rating"]


async def test_who_wants_no_ratings_any_more_has_none(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras) as (_, people):
            await wants_ratings(olena, rated=False)
            await play_all(people)
        await count(hall)
        assert await ratings(olena) == []
        assert len(await ratings(taras)) == 1  # against a newcomer
        await wants_ratings(taras, rated=False)
        await wants_ratings(taras)
        assert await ratings(taras) == []


async def test_a_deleted_profile_leaves_no_rating_but_that_of_the_other(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        await play_to_the_end(hall, olena, taras)
        told = await olena.ask("GET", "/api/me/export")
        assert [row["matches"] for row in told["ratings"]] == [1]
        assert "hash" not in json.dumps(told)
        code = (await olena.ask("GET", "/api/me"))["person"]
        async with rated_duel(hall, olena, taras) as (_, people):
            await olena.ask("DELETE", "/api/me", 204)
            await play_all({BALROG: people[BALROG]})
        await count(hall)
        assert code not in everything(hall)
        assert [row["matches"] for row in await ratings(taras)] == [2]


async def test_others_read_a_rating_before_they_sit_down(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras), device(hall) as stranger:
        await play_to_the_end(hall, olena, taras)
        opened = await hall.open_table(**RATED)
        async with olena.sit(opened["seat_links"][GANDALF]):
            repute = f"/api/tables/{opened['table']}/repute"
            await stranger.ask("GET", repute, 403)
            stranger.http.headers["x-key"] = opened["watch_link"].split("#")[1]
            told = await stranger.ask("GET", repute)
        assert list(told) == [GANDALF]
        assert [told[GANDALF]["rating"]] == await ratings(olena)
        assert told[GANDALF]["reliability"]["matches"] == 1


async def test_a_draw_is_told_as_one_and_moves_nobody(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras) as (opened, _):
            pass
        drawn = {"state": "finished", "outcome": "nobody time"}
        await hall.inside(lambda inside: inside.store.change_table(opened["table"], **drawn))
        await count(hall)
        assert [row["rating"] for row in [*await ratings(olena), *await ratings(taras)]] == [
            1000
        ] * 2
        (match,) = (await olena.ask("GET", "/api/me/matches"))["matches"]
        assert (match["drawn"], match["won"]) == (True, False)


async def test_a_match_of_rules_that_are_no_more_counts_for_nobody(hall: ServedHall) -> None:
    async with rivals(hall) as (olena, taras):
        async with rated_duel(hall, olena, taras) as (opened, people):
            await play_all(people)

        async def forget_the_game(inside: Hall) -> None:
            gone = update(tables).where(tables.c.id == opened["table"])
            again = gone.values(game="chess", counted=False)
            await inside.store.write(lambda c: c.execute(again))
            await inside.ratings.count()
            counted = select(tables.c.counted).where(tables.c.id == opened["table"])
            assert await inside.store.run(lambda c: c.execute(counted).scalar())

        await hall.inside(forget_the_game)


# ------------------------------------------------------------------ teams and places


def test_a_team_wins_and_loses_together() -> None:
    won = [Standing(0, FIRST, "frodo"), Standing(0, FIRST, "aragorn")]
    lost = [Standing(1, LATER, "witch-king"), Standing(1, LATER, "saruman")]
    after = rated(won + lost, {})
    assert after["frodo"].mu == after["aragorn"].mu > MODEL.rating().mu
    assert after["saruman"].mu == after["witch-king"].mu < MODEL.rating().mu


def test_who_leaves_a_team_that_wins_has_lost_alone() -> None:
    standings = [Standing(0, FIRST, "frodo"), Standing(0, LEFT, "aragorn"), Standing(1, LATER, "x")]
    after = rated(standings, {})
    assert after["frodo"].mu > after["x"].mu > after["aragorn"].mu


def test_houses_that_did_not_win_are_equal_and_a_draw_changes_nobody() -> None:
    houses = [
        Standing(0, FIRST, "stark"),
        Standing(1, LATER, "tyrell"),
        Standing(2, LATER, "greyjoy"),
    ]
    after = rated(houses, {})
    assert after["tyrell"].mu == pytest.approx(after["greyjoy"].mu)
    drawn = rated([Standing(0, LATER, "a"), Standing(1, LATER, "b")], {})
    assert drawn["a"].mu == pytest.approx(drawn["b"].mu) == pytest.approx(MODEL.rating().mu)


def test_where_only_one_is_left_over_nothing_is_rated() -> None:
    assert rated([Standing(0, FIRST, "a")], {}) == {}


@pytest.mark.parametrize("game", sorted(games()))
def test_each_game_says_who_win_together(game: str) -> None:
    """Everybody is in one team, or nobody is in any; a seat plays for one side."""
    for scenario, by_people in games()[game].scenarios.items():
        for people in by_people:
            match = begin_match(checked_header(game, scenario, people, {}))
            teams = _teams(match)
            found = [player for team in teams for player in team]
            players = [player for seat in match.seats.values() for player in seat]
            assert len(found) == len(set(found))
            assert not teams or set(players) <= set(found)
            assert all(
                len({team_of([p], teams) for p in seat}) == 1 for seat in match.seats.values()
            )


def test_four_in_two_teams_and_everybody_for_themselves() -> None:
    sides = {
        len({team_of(seat, _teams(match)) for seat in match.seats.values()})
        for game in games().values()
        for scenario, by_people in game.scenarios.items()
        if max(by_people) > 3
        for match in [begin_match(checked_header(game.id, scenario, max(by_people), {}))]
    }
    assert sides == {2, 6}
