from __future__ import annotations

import random

import pytest

from greathall import new_match
from greathall.bots import BotSeat, UnknownBot, bot_called, bots, bots_for, play_on
from greathall.games import games, part_of
from samples import SAMPLE


def test_bots_are_found_by_name_the_weakest_first() -> None:
    assert list(bots()) == ["random", "squire", "knight", "steward", "scholar", "seer"]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'sauron'; there are: random, squire") as refusal:
        bot_called("sauron", "1")
    assert refusal.value.text == "error-unknown-bot"
    assert refusal.value.fields == {
        "bot": "sauron",
        "known": "random, squire, knight, steward, scholar, seer",
    }


def test_a_bot_seat_shows_what_its_person_may_see_and_no_match() -> None:
    match = new_match(SAMPLE, players=2, seed=3)
    seat = BotSeat(match, "free")
    assert (seat.game, seat.seat, seat.players) == (SAMPLE, "free", ("frodo", "aragorn"))
    assert seat.view() == match.view("free")
    assert seat.questions() == match.questions("free")
    assert seat.log() == match.log("free")
    assert seat.view()["hand"]["saruman"] == 7
    assert not [
        name for name in dir(seat) if getattr(seat, name, None) is match and "__" not in name
    ]


def test_a_bot_may_imagine_the_rest() -> None:
    match = new_match(SAMPLE, players=2, seed=3)
    imagined = BotSeat(match, "free").imagine(random.Random(1))
    assert imagined.view("free") == match.view("free")
    assert imagined.view("shadow") != match.view("shadow")


def test_play_stops_where_somebody_else_is_asked() -> None:
    match = new_match(SAMPLE, scenario="fellowship", seed=3)
    play_on(match, {"balrog": bot_called("random", "1")})
    assert {question.actor for question in match.questions()} == {"gandalf"}
    play_on(match, {"gandalf": bot_called("random", "1")})
    assert {question.actor for question in match.questions()} == {"balrog"}


@pytest.mark.parametrize("name", ["random", "steward"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def record(seed: str) -> str:
        match = new_match(SAMPLE, scenario="fellowship", seed=5)
        play_on(match, {seat: bot_called(name, f"{seed}-{seat}") for seat in match.seats})
        return match.record.text

    assert record("1") == record("1")
    assert record("1") != record("2")


def test_a_game_has_the_bots_that_find_in_it_what_they_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for game in games():
        taught = part_of(game, "learned")
        assert bots_for(game) == tuple(bot for bot in bots() if bot != "scholar" or taught)
    monkeypatch.setattr("greathall.bots.part_of", lambda *_: None)
    assert bots_for("a game without heuristics") == ("random",)
